import type { PictureProps } from '../../media/picture.tsx';
import type { PictureEntry, PictureFormat } from '../../media/picture-entry.ts';
import { lightFile } from './light-file.ts';
import { type OfferedPicture, OnTap } from './on-tap.tsx';

/** A picture of the catalogue on a lite page. Pictures with a tall form stand behind type, where a box of their shape would be in the way. */
export function SaverPicture({ of, tall, alt = of.alt, className }: PictureProps) {
  return (
    // Another picture in the same place has not been asked for.
    <OnTap
      key={of.key}
      picture={offered(of)}
      tall={tall && offered(tall)}
      alt={alt}
      width={of.width}
      height={of.height}
      fit={tall ? 'behind' : 'box'}
      className={className}
    />
  );
}

function offered({ sources, kilobytes }: PictureEntry): OfferedPicture {
  const file = (format: PictureFormat) => ({
    type: `image/${format}`,
    src: lightFile(sources[format])?.src ?? '',
    kilobytes: kilobytes[format],
  });
  return [file('avif'), file('webp')];
}
