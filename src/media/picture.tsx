import { use } from 'react';
import { SaverContext } from '../components/data-saver/saver-context.ts';
import type { PictureEntry, PictureFormat } from './packed-picture.ts';
import styles from './picture.module.css';

export interface PictureProps {
  of: PictureEntry;
  /** Shown instead below 48rem. */
  tall?: PictureEntry;
  /** Overrides the catalogue's text, for example with the name of the person or the affiliation. */
  alt?: string;
  /** How wide the picture is laid out; the class's default otherwise. */
  sizes?: string;
  /** The one picture the first view waits for: loaded at once and before others. */
  priority?: boolean;
  loading?: 'lazy' | 'eager';
  /** Offers no file wider than this, in pixels: a tile never needs the stage's file. */
  maxWidth?: number;
  /** Requests nothing until `revealed`. Always so for sensitive pictures (rows SENS-07, SVC-21). */
  deferred?: boolean;
  /** The visitor has agreed. */
  revealed?: boolean;
  /** On the outermost element. */
  className?: string;
  /** Stands inside a link or button, which can hold no control: on a lite page its place stays empty. */
  inLink?: boolean;
}

// Not as ranges, `(width < 48rem)`: those are unknown to Safari before 16.4, which took the wide picture for a phone.
const TALL = '(max-width: 47.99rem)';
/** Phones keep the file that is sharp enough for them, whatever their density: by `sizes` alone they would take the widest. */
const PHONE = '(max-width: 37.49rem)';
const PHONE_PX = 640;

/**
 * A picture in AVIF and WebP that keeps its place while it loads; an empty box of its shape while it may not be shown; on a lite
 * page, a control that shows it.
 */
export function Picture(props: PictureProps) {
  const { of, tall, deferred = false, revealed = false, inLink = false } = props;
  const saver = use(SaverContext);
  const withheld = (deferred || of.sensitive || tall?.sensitive) && !revealed;
  if (withheld || (saver && inLink)) return <EmptyBox {...props} />;
  return saver ? <saver.Picture {...props} /> : <LoadedPicture {...props} />;
}

function LoadedPicture({
  of,
  tall,
  alt = of.alt,
  sizes = of.sizes,
  priority = false,
  loading = 'lazy',
  maxWidth,
  className,
}: PictureProps) {
  return (
    <picture className={joined(styles['picture'], className)}>
      {tall && <Sources of={tall} media={PHONE} maxWidth={PHONE_PX} />}
      {tall && <Sources of={tall} media={TALL} formats={['avif', 'webp']} />}
      <Sources of={of} sizes={sizes} maxWidth={maxWidth} />
      <img
        src={widest(of, maxWidth)}
        srcSet={srcSet(of, 'webp', maxWidth)}
        sizes={sizes}
        width={of.width}
        height={of.height}
        alt={alt}
        loading={priority ? 'eager' : loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

interface SourcesProps {
  of: PictureEntry;
  /** As wide as the window where it is not given. */
  sizes?: string;
  formats?: readonly PictureFormat[];
  media?: string | undefined;
  maxWidth?: number | undefined;
}

/** Width and height belong to each source, so that a tall picture keeps its own place. */
const Sources = ({ of, formats = ['avif'], maxWidth, ...where }: SourcesProps) =>
  formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={srcSet(of, format, maxWidth)}
      {...where}
      width={of.width}
      height={of.height}
    />
  ));

/** Holds the place without an address of the picture anywhere in the document; the shape comes from an empty SVG. */
function EmptyBox({ of: { width, height }, className }: PictureProps) {
  return (
    <span className={joined(styles['withheld'], className)} aria-hidden="true">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} />
    </span>
  );
}

/** The files up to `maxWidth`, which stand narrowest first; the first stays when all are wider. */
const offered = (of: PictureEntry, format: PictureFormat, maxWidth = Number.POSITIVE_INFINITY) =>
  of.sources[format].filter(({ w }, i) => !i || w <= maxWidth);

const srcSet = (of: PictureEntry, format: PictureFormat, maxWidth: number | undefined): string =>
  offered(of, format, maxWidth)
    .map(({ w, src }) => `${src} ${w}w`)
    .join(', ');

const widest = (of: PictureEntry, maxWidth: number | undefined): string | undefined => offered(of, 'webp', maxWidth).at(-1)?.src;

const joined = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
