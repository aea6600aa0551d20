import { use } from 'react';
import type { Picture } from '../../content/records.ts';
import type { PictureEntry, PictureFormat } from '../../media/packed-picture.ts';
import type { PictureProps } from '../../media/picture.tsx';
import { lightFile, offeredUpload } from './light-file.ts';
import { liteArticle } from './lite-article.ts';
import { type OfferedPicture, OnTap } from './on-tap.tsx';
import { type Saver, SaverContext, type UploadProps } from './saver-context.ts';

/** A picture of the catalogue on a lite page. Pictures with a tall form stand behind type, where a box of their shape would be in the way. */
function SaverPicture({ of, tall, alt = of.alt, className }: PictureProps) {
  const outlines = use(SaverContext)?.outlines;
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
      outline={outlines?.[of.key]}
      {...(tall && { tallShape: { width: tall.width, height: tall.height, outline: outlines?.[tall.key] } })}
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

/** Where neither page nor CMS says the size: the shape of most photographs. */
const UNKNOWN_SHAPE = { width: 300, height: 200 };

const ownShape = ({ width, height }: Picture) => (width && height ? { width, height } : UNKNOWN_SHAPE);

/** A picture of WordPress on a lite page. */
function SaverUpload({ of, shape = ownShape(of), fit, className }: UploadProps) {
  return <OnTap key={of.src} picture={offeredUpload(of)} alt={of.alt} {...shape} {...(fit && { fit })} className={className} />;
}

/** All that only lite pages need: a chunk and a style sheet of their own. */
export const saver: Saver = { Picture: SaverPicture, Upload: SaverUpload, article: liteArticle };
