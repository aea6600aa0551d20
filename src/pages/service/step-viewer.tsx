import { useState } from 'react';
import * as buttons from '#words/buttons';
import * as words from '#words/service';
import { RoundButton } from '../../components/button/button.tsx';
import { useImageViewer } from '../../components/image-viewer/use-image-viewer.tsx';
import { SensitiveCover } from '../../components/sensitive-notice/sensitive-cover.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import type { ServiceViewer } from '../../content/schema/service.ts';
import type { PictureEntry } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { IllustrationMark } from '../../media/picture-slots.tsx';
import { useArrival } from './local-menu.tsx';
import { useServiceRow, ViewerLink, viewerSource } from './service-pictures.tsx';
import style from './step-viewer.module.css';
import { stepName } from './text-parts.tsx';

const THUMBNAIL_PX = 320;
/** Five or six share the width of a phone, said to be narrower than they are: the densest screens take the narrowest file as well. */
const THUMBNAIL_SIZES = '(max-width: 47.99rem) 12vw, 7rem';

interface StepViewerProps {
  viewer: ServiceViewer;
  /** Of the service. */
  label: string;
}

/**
 * Featured picture with thumbnails, and full-screen (rows SVP-25, SVP-30, SVP-43 to SVP-45, VIEW-01 to VIEW-07). Arriving at
 * Information opens it at the first picture, at Why Us at the last (SVC-06, SVC-07); withheld pictures open nothing.
 */
export function StepViewer({ viewer: { kind, pictures: texts }, label }: StepViewerProps) {
  const { agreed } = useSensitiveConsent();
  const pictures = useServiceRow('viewer', texts.length);
  const [at, setAt] = useState(0);
  const sensitive = pictures.some((picture) => picture.sensitive);
  const withheld = sensitive && !agreed;
  const { linkProps, open, viewer } = useImageViewer(
    withheld ? [] : pictures.map((picture, index) => viewerSource(picture, texts[index])),
    { label: words.picturesOf({ label }), onReached: setAt },
  );
  useArrival((part) => {
    if (part === 'information') open('first');
    if (part === 'why-us') open('last');
  });
  const shown = pictures[at];
  if (!shown) return null;
  const step = (by: number): void => setAt((at + by + pictures.length) % pictures.length);
  return (
    <div className={style.viewer} data-print="none">
      <div className={style.stage}>
        {sensitive && <SensitiveCover low />}
        <ViewerLink className={style.featured} link={linkProps(at)}>
          <Picture of={shown} revealed={agreed} />
        </ViewerLink>
        {!withheld && <IllustrationMark of={shown} />}
        <p className={style.place} aria-live="polite">
          {words.place({ name: stepName(kind, at + 1), total: pictures.length })}
        </p>
        {!withheld && pictures.length > 1 && (
          <div className={style.arrows} data-print="none">
            <RoundButton icon="chevron-left" flip label={buttons.previousPicture} onClick={() => step(-1)} />
            <RoundButton icon="chevron-right" flip label={buttons.nextPicture} onClick={() => step(1)} />
          </div>
        )}
      </div>
      {!withheld && <Thumbnails kind={kind} pictures={pictures} at={at} select={setAt} />}
      {/* No browser that runs script shows what stands here, so its part need not contain it. */}
      <noscript>{import.meta.env.SSR && !withheld && <PlainThumbnails kind={kind} pictures={pictures} />}</noscript>
      {viewer}
    </div>
  );
}

interface ThumbnailsProps {
  kind: ServiceViewer['kind'];
  pictures: readonly PictureEntry[];
  at: number;
  select: (index: number) => void;
}

const Thumbnails = ({ kind, pictures, at, select }: ThumbnailsProps) => (
  <ol className={style.thumbnails} aria-label={words.pictures}>
    {pictures.map((picture, index) => (
      <li key={picture.key}>
        <button type="button" className={style.thumbnail} aria-current={index === at || undefined} onClick={() => select(index)}>
          <Picture of={picture} alt="" revealed inLink sizes={THUMBNAIL_SIZES} maxWidth={THUMBNAIL_PX} />
          {stepName(kind, index + 1)}
        </button>
      </li>
    ))}
  </ol>
);

/** Without script each leads to the picture's own file. */
const PlainThumbnails = ({ kind, pictures }: Pick<ThumbnailsProps, 'kind' | 'pictures'>) => (
  <ol className={style.thumbnails} aria-label={words.pictures}>
    {pictures.map((picture, index) => (
      <li key={picture.key}>
        <a className={style.thumbnail} href={viewerSource(picture).src}>
          <Picture of={picture} alt="" revealed inLink sizes={THUMBNAIL_SIZES} maxWidth={THUMBNAIL_PX} />
          {stepName(kind, index + 1)}
        </a>
      </li>
    ))}
  </ol>
);
