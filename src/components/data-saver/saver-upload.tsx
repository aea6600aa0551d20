import type { Picture } from '../../content/records.ts';
import { offeredUpload } from './offered-upload.ts';
import { OnTap } from './on-tap.tsx';
import type { UploadProps } from './saver-context.ts';

/** Where neither page nor CMS says the size: the shape of most photographs. */
const UNKNOWN_SHAPE = { width: 300, height: 200 };

const ownShape = ({ width, height }: Picture) => (width && height ? { width, height } : UNKNOWN_SHAPE);

/** A picture of WordPress on a lite page. */
export function SaverUpload({ of, shape = ownShape(of), className }: UploadProps) {
  return <OnTap key={of.src} picture={offeredUpload(of)} alt={of.alt} {...shape} className={className} />;
}
