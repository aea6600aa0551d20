import type { Picture } from '../../content/records.ts';
import { offeredUpload } from './offered-upload.ts';
import { OnTap, type OnTapProps } from './on-tap.tsx';

/** Where the content system does not say the size: the shape of most photographs. */
const UNKNOWN_SHAPE = { width: 300, height: 200 };

/** A picture of the content system on a lean page. */
export function SaverUpload({ of, fit, className }: { of: Picture; className?: string | undefined } & Pick<OnTapProps, 'fit'>) {
  const { width, height } = of.width && of.height ? { width: of.width, height: of.height } : UNKNOWN_SHAPE;
  return (
    <OnTap
      key={of.src}
      picture={offeredUpload(of)}
      alt={of.alt}
      width={width}
      height={height}
      {...(fit && { fit })}
      className={className}
    />
  );
}
