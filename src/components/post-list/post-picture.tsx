import { use } from 'react';
import { filesBeside, mediaSet } from '../../content/media-set.ts';
import type { Picture } from '../../content/records.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import lines from './lines.svg';
import style from './post-list.module.css';

const FALLBACK = { src: lines, width: 300, height: 200 };
/** The style sheet crops to it. */
const SHAPE = { width: 300, height: 200 };
/** On phones less than its true width: a list has a dozen of them, and drawings are sharp enough with 1.3 pixels for each of CSS, as portraits are. */
const SIZES = '(min-width: 68rem) 26rem, (min-width: 46rem) 45vw, (min-width: 30rem) 92vw, (min-resolution: 2.5dppx) 36vw, 55vw';

interface PostPictureProps {
  picture: Picture | null;
  /** Read at once rather than when it comes near. */
  eager?: boolean;
  /** The one that the first view waits for. */
  priority?: boolean;
}

/** The picture of an article in lists; drawn lines where it has none (row BLOG-12). Decorative: the title says what the article is. */
export function PostPicture({ picture, eager = false, priority = false }: PostPictureProps) {
  const saver = use(SaverContext);
  const { src, width, height } = picture ?? FALLBACK;
  if (saver && picture) {
    return (
      <div className={style.plate}>
        <saver.Upload of={{ ...picture, alt: '' }} shape={SHAPE} />
      </div>
    );
  }
  return (
    <picture className={style.plate}>
      {picture?.avif && <source type="image/avif" srcSet={filesBeside(src, picture.avif)} sizes={SIZES} />}
      <img
        src={src}
        {...(picture && mediaSet(picture, SIZES))}
        width={width ?? FALLBACK.width}
        height={height ?? FALLBACK.height}
        alt=""
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
