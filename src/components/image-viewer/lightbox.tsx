import YetAnotherLightbox, { useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import style from './lightbox.module.css';
import type { PictureSource } from './use-image-viewer.tsx';

interface LightboxProps {
  pictures: readonly PictureSource[];
  /** Null: closed. */
  at: number | null;
  label: string;
  onClose: () => void;
}

/** The library with our words. Its own counter plugin is hidden from assistive technology and cannot say "View 1 of 6". */
export function Lightbox({ pictures, at, label, onClose }: LightboxProps) {
  const single = pictures.length < 2;
  return (
    <YetAnotherLightbox
      open={at !== null}
      index={at ?? 0}
      close={onClose}
      slides={pictures.map(({ src, alt, width, height, srcSet }) => ({
        src,
        alt,
        width,
        height,
        ...(srcSet && { srcSet: [...srcSet] }),
      }))}
      plugins={[Zoom]}
      className={style.lightbox}
      labels={{ Lightbox: label, 'Photo gallery': label, Previous: 'Previous picture', Next: 'Next picture' }}
      carousel={{ finite: single }}
      zoom={{ scrollToZoom: true }}
      render={{
        controls: () => <Counter pictures={pictures} />,
        ...(single && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function Counter({ pictures }: Pick<LightboxProps, 'pictures'>) {
  const { currentIndex, slides } = useLightboxState();
  const note = pictures[currentIndex]?.note;
  return (
    <p className={style.counter}>
      View {currentIndex + 1} of {slides.length}
      {note && <span> · {note}</span>}
    </p>
  );
}
