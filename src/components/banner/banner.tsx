import { type ReactNode, use } from 'react';
import { mediaSet } from '../../content/media-set.ts';
import type { BannerPicture } from '../../content/schema/picture.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import style from './banner.module.css';

interface BannerProps {
  heading: string;
  lead?: string;
  /** A `<picture>` element, decorative and loaded first; its start side is calm. */
  picture?: ReactNode;
  /** What WordPress says in its place: a photograph. */
  upload?: BannerPicture | undefined;
  /** Set for photographs: lays a veil between picture and type. Drawn placeholders need none. */
  photograph?: boolean;
  /** A band of a third of the height, where visitors come for what stands below it. */
  low?: boolean;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** Full-width head of a page with its h1: 600 px high, 450 px below 768 px, more when the text needs it. */
export function Banner({ heading, lead, picture, upload, photograph = false, low = false, children }: BannerProps) {
  const classes = [style.banner, (photograph || upload) && style.photograph, low && style.low];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-full="">
      {upload ? <Upload of={upload} /> : picture}
      <div className={`wrap ${style.text}`}>
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

/** On phones the picture is as wide as the banner's height makes it; a file of some 1,000 pixels is sharp enough behind type. */
const SIZES = '(max-width: 47.99rem) and (min-resolution: 2.5dppx) 340px, (max-width: 47.99rem) 500px, 100vw';

/** A picture of WordPress, with what its editor wants to stay in view. */
function Upload({ of }: { of: BannerPicture }) {
  const saver = use(SaverContext);
  const { src, width, height, alt, focus } = of;
  const sides = focus?.split(' ').map((side) => style[side]);
  const className = sides && [style.focused, ...sides].filter(Boolean).join(' ');
  if (saver) return <saver.Upload of={of} fit="behind" className={className} />;
  return (
    <picture className={className}>
      <img src={src} {...mediaSet(of, SIZES)} width={width} height={height} alt={alt} fetchPriority="high" decoding="async" />
    </picture>
  );
}
