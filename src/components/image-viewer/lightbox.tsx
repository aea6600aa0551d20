import { type RefObject, useEffect, useRef } from 'react';
import YetAnotherLightbox, { type ControllerRef, type Labels, useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import * as buttons from '#words/buttons';
import * as carousel from '#words/carousel';
import * as words from '#words/image-viewer';
import style from './lightbox.module.css';
import type { PictureSource } from './use-image-viewer.tsx';

/** The same file may stand for several pictures, so a slide carries its own words. */
declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    title?: string | undefined;
    text?: string | undefined;
  }
}

interface LightboxProps {
  pictures: readonly PictureSource[];
  /** Null: closed. */
  at: number | null;
  label: string;
  onClose: () => void;
  /** Called with every picture that is shown. */
  onView: (index: number) => void;
}

/** Drawings stay sharp at twice their size; without this, zooming would do nothing where a picture fits its window. */
const ZOOM = { scrollToZoom: true, maxZoomPixelRatio: 2 };

/** The library with our words. Its own counter plugin is hidden from assistive technology and cannot say "View 1 of 6". */
export function Lightbox({ pictures, at, label, onClose, onView }: LightboxProps) {
  const single = pictures.length < 2;
  const controller = useRef<ControllerRef>(null);
  useLayerKeys(at !== null, controller);
  return (
    <YetAnotherLightbox
      open={at !== null}
      index={at ?? 0}
      close={onClose}
      on={{ view: ({ index }) => onView(index) }}
      controller={{ ref: controller }}
      slides={pictures.map(({ srcSet, ...picture }) => ({ ...picture, ...(srcSet && { srcSet: [...srcSet] }) }))}
      plugins={[Zoom]}
      className={`${style.lightbox}`}
      labels={labelsOf(label)}
      carousel={{ finite: single }}
      zoom={ZOOM}
      render={{
        controls: () => <Place />,
        slideFooter: ({ slide }) => 'title' in slide && <Caption title={slide.title} text={slide.text} />,
        ...(single && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** For each of the library's own words one of ours, in the language of the page. */
const labelsOf = (label: string): Labels => ({
  Lightbox: label,
  'Photo gallery': label,
  Carousel: carousel.carousel,
  Slide: carousel.slide,
  '{index} of {total}': words.view({ number: '{index}', total: '{total}' }),
  Previous: buttons.previousPicture,
  Next: buttons.nextPicture,
  Close: buttons.close,
  'Zoom in': words.zoomIn,
  'Zoom out': words.zoomOut,
});

function Place() {
  const { currentIndex, slides } = useLightboxState();
  return <p className={style.counter}>{words.view({ number: currentIndex + 1, total: slides.length })}</p>;
}

/** Below the picture, on a line of its own. */
const Caption = ({ title, text }: Pick<PictureSource, 'title' | 'text'>) =>
  title && (
    <div className={style.caption}>
      <p className={style.title}>{title}</p>
      {text && <p>{text}</p>}
    </div>
  );

const LAYER = '.yarl__portal';
const CONTROLS = 'button:not(:disabled)';

/**
 * Holds the keyboard in the open viewer (rows VIEW-04, VIEW-07). The library listens inside its layer only: with the focus on the page's
 * body, where Tab used to lead from the last button and where a press on a disabled one leaves it, Escape and the arrows did nothing.
 */
function useLayerKeys(isOpen: boolean, controller: RefObject<ControllerRef | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      const layer = document.querySelector(LAYER);
      if (!layer) return;
      if (event.key === 'Tab') holdTab(event, layer);
      else if (!layer.contains(document.activeElement)) act(event.key, controller.current, layer.matches(':dir(rtl)'));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, controller]);
}

function holdTab(event: KeyboardEvent, layer: Element): void {
  const controls = [...layer.querySelectorAll<HTMLElement>(CONTROLS)];
  const end = event.shiftKey ? controls[0] : controls.at(-1);
  const start = event.shiftKey ? controls.at(-1) : controls[0];
  const inside = layer.contains(document.activeElement);
  const onControl = controls.some((control) => control === document.activeElement);
  if (inside && document.activeElement !== end && (onControl || !event.shiftKey)) return;
  event.preventDefault();
  start?.focus();
}

/** As the library: from right to left, the next picture is to the left. */
function act(key: string, viewer: ControllerRef | null, rtl: boolean): void {
  if (key === 'Escape') viewer?.close();
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) viewer?.prev();
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) viewer?.next();
}
