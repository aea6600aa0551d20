import { type MouseEvent, type TouchEvent, use, useRef, useState } from 'react';
import * as words from '#words/gallery';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { BeforeAfter } from '../../components/before-after/before-after.tsx';
import { BeforeAfterSlider } from '../../components/before-after-slider/before-after-slider.tsx';
import { Button, RoundButton } from '../../components/button/button.tsx';
import { SaverContext } from '../../components/data-saver/saver-context.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { type LinkProps, useImageViewer } from '../../components/image-viewer/use-image-viewer.tsx';
import { isPlainClick } from '../../components/link.tsx';
import { SensitiveCover } from '../../components/sensitive-notice/sensitive-cover.tsx';
import { AgreedContext, useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import { caseTitle } from '../../content/gallery/case-words.ts';
import { categoryName } from '../../content/gallery/category-names.ts';
import type { GalleryCase, GalleryImage } from '../../content/gallery/gallery-records.ts';
import { isEnglish, markedEnglish } from '../../current-language.ts';
import { unpackPicture } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { CaseLink } from './case-link.tsx';
import style from './gallery-page.module.css';
import type { Gallery } from './use-gallery.ts';
import { ownAlt, pictureName, viewerPictures } from './viewer-pictures.ts';

/** Rows GAL-06 to GAL-08, GAL-14 to GAL-16: the main image, its comparison, the arrows and the full-screen viewer. */
export function GalleryStage({ gallery }: { gallery: Gallery }) {
  const { content, current, image, view, position, images, step } = gallery;
  const { agreed, hide } = useSensitiveConsent();
  const hydrated = useHydrated();
  const withoutScript = use(AgreedContext);
  // On a lite page each picture has a control of its own, which neither a slider nor a viewer may cover.
  const lite = use(SaverContext) !== null;
  const [compare, setCompare] = useState(false);
  const { pictures, indexOf, placeOf } = viewerPictures(agreed ? content.cases : []);
  const { linkProps, open, viewer } = useImageViewer(pictures, {
    label: words.resultsOf({ category: categoryName(content.category) }),
    minimum: 1,
    onReached: (index) => {
      const place = placeOf(index);
      if (place) gallery.reach(place.one, place.view);
    },
  });
  const swipe = useSwipe(step);
  if (!current || !image) return null;

  const label = `${caseTitle(current)}${image.angle && (import.meta.english || isEnglish()) ? `, ${image.angle}` : ''}`;
  const first = indexOf(current, view);
  const shown = image.pictures;
  const [before, after] = [shown[0], shown.length > 1 ? shown.at(-1) : undefined];
  const pair = before && after;
  const of = (index: number) => (
    <StagePicture
      one={current}
      {...(shown.at(index) ?? {})}
      link={agreed && !compare ? linkProps(first + (index < 0 ? shown.length - 1 : index)) : null}
    />
  );
  const Comparison = compare && agreed ? BeforeAfterSlider : BeforeAfter;
  return (
    <div className={style.stage} data-print="none">
      <h2 className={style.results}>{words.results}</h2>
      <div className={style.frame} {...(compare ? {} : swipe)}>
        {pair ? (
          <Comparison
            key={`${compare}`}
            className={compare ? undefined : style.pair}
            label={label}
            before={of(0)}
            after={of(-1)}
            illustration={unpackPicture(before.picture).placeholder}
          />
        ) : (
          <figure className={style.single} aria-label={label}>
            {of(0)}
          </figure>
        )}
        <SensitiveCover />
      </div>
      <div className={style.controls}>
        {/* Another element for another image: translated by the browser, its text would stay as it was. */}
        <p key={position} className={style.position}>
          {position} / {images}
          {image.angle && (
            <span className={style.angle} {...(import.meta.english ? {} : markedEnglish())}>
              {image.angle}
            </span>
          )}
        </p>
        <StageArrows gallery={gallery} onExpand={agreed && !lite ? () => open(first) : null} />
        {agreed && hydrated && (
          <div className={style.buttons}>
            {pair && !lite && (
              <Button variant="line" aria-pressed={compare} onClick={() => setCompare(!compare)}>
                {words.compare}
              </Button>
            )}
            <Button variant="line" onClick={hide} aria-keyshortcuts="Escape">
              {words.hide} <kbd>Esc</kbd>
            </Button>
          </div>
        )}
      </div>
      {withoutScript && <OtherImages one={current} />}
      {viewer}
    </div>
  );
}

interface StageArrowsProps {
  gallery: Gallery;
  /** Null while nothing may be shown. */
  onExpand: (() => void) | null;
}

/** Script adds the viewer; the arrows are links to the cases before and after, which script turns into steps from image to image. */
function StageArrows({ gallery: { content, step }, onExpand }: StageArrowsProps) {
  const hydrated = useHydrated();
  const move = (by: 1 | -1) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void step(by);
  };
  return (
    <div className={style.buttons}>
      {hydrated && onExpand && <RoundButton icon="expand" label={words.fullScreen} aria-haspopup="dialog" onClick={onExpand} />}
      <CaseLink
        category={content.category}
        slug={content.previous}
        label={words.previousImage}
        className={style.arrow}
        onClick={move(-1)}
      >
        <Icon name="chevron-left" flip />
      </CaseLink>
      <CaseLink category={content.category} slug={content.next} label={words.nextImage} className={style.arrow} onClick={move(1)}>
        <Icon name="chevron-right" flip />
      </CaseLink>
    </div>
  );
}

/** Without script the arrows lead from case to case, so the other images of this one stand below it. */
const OtherImages = ({ one }: { one: GalleryCase }) =>
  one.images.slice(1).map(({ angle, pictures }) => (
    <figure key={angle} className={style.other}>
      {pictures.map(({ stage, picture }) => (
        <StagePicture key={picture[0]} one={one} stage={stage} picture={picture} link={null} />
      ))}
      <figcaption {...(import.meta.english ? {} : markedEnglish())}>{angle}</figcaption>
    </figure>
  ));

const HALF = '(min-width: 64rem) 27rem, (min-width: 48rem) 46vw, 92vw';

interface StagePictureProps {
  one: GalleryCase;
  stage?: GalleryImage['pictures'][number]['stage'];
  picture?: GalleryImage['pictures'][number]['picture'];
  /** Of the link that opens the viewer; without script it leads to the file. */
  link: LinkProps | null;
}

/** One picture of the stage. Nothing of it is in the document before the visitor has agreed. */
function StagePicture({ one, stage, picture, link }: StagePictureProps) {
  const { agreed } = useSensitiveConsent();
  if (!picture) return null;
  const of = unpackPicture(picture);
  const alt = ownAlt(pictureName(one, stage)) ?? of.alt;
  const shown = <Picture of={of} alt={alt} sizes={HALF} loading="eager" deferred revealed={agreed} />;
  return link?.href ? <a {...link}>{shown}</a> : shown;
}

/** Shorter moves are taps, steeper ones scroll the page. Pixels. */
const MIN_SWIPE = 48;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** One finger across the stage goes to the next or previous image; the buttons do the same (WCAG 2.5.7). */
function useSwipe(step: (by: 1 | -1) => Promise<void>): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }) {
      const first = touches[0];
      start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd({ changedTouches, currentTarget }) {
      const last = changedTouches[0];
      const from = start.current;
      start.current = null;
      // On a page that is zoomed in, a finger moves the page.
      if (!from || !last || (visualViewport && visualViewport.scale > 1)) return;
      const [across, down] = [last.clientX - from.x, last.clientY - from.y];
      if (Math.abs(across) >= MIN_SWIPE && Math.abs(across) > 2 * Math.abs(down))
        void step(across < 0 === currentTarget.matches(':dir(rtl)') ? -1 : 1);
    },
  };
}
