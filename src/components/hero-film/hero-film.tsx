import { type MouseEvent, useEffect, useState } from 'react';
import * as buttons from '#words/buttons';
import * as words from '#words/hero-film';
import { prefersReducedData } from '../../browser/visitor-preferences.ts';
import { Button, buttonClass } from '../button/button.tsx';
import { ContactLines } from '../contact-lines.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { isPlainClick } from '../link.tsx';
import style from './hero-film.module.css';

/** One encoding of the film. */
interface FilmFile {
  src: string;
  /** For example `video/mp4; codecs="av01.0.05M.08"`. */
  type: string;
}

/** The film in one shape, best encoding first; the last one is what every browser plays and what the link leads to. */
type FilmFiles = readonly [...FilmFile[], FilmFile];

export interface HeroFilmProps {
  /** From 768 px up. */
  wide: FilmFiles;
  /** Below 768 px (row HOME-02). */
  tall: FilmFiles;
  /** WebVTT file of ours. */
  captions: { src: string; lang: string; label: string };
  /** Said where data is saved, for example "0.4 MB". */
  size: string;
  /** Accessible name of the overlay. */
  title: string;
  /** Words on the control. */
  children?: string;
}

/**
 * The Explore Video control and its overlay (rows HOME-02, HOME-03, HOME-06 to HOME-08). The hero's picture, which belongs
 * to the page, is the poster. Without script the control is a link to the file. Nothing of a film is fetched before a press.
 */
export function HeroFilm({ wide, tall, captions, size, title, children = words.explore }: HeroFilmProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'playing'>('closed');
  const shape = useFilmShape(step !== 'closed');
  const files = shape === 'tall' ? tall : wide;
  const close = (): void => setStep('closed');
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setStep(prefersReducedData() ? 'asking' : 'playing');
  };
  return (
    <>
      <a className={`${buttonClass('night')} ${style.control}`} href={mainFile(files)} aria-haspopup="dialog" onClick={onClick}>
        <span className={style.disc}>
          <Icon name="play" />
        </span>
        {children}
      </a>
      <Dialog open={step !== 'closed'} onClose={close} label={title} variant="film" backCloses>
        {step === 'asking' ? (
          <div className={style.words}>
            <p>{words.saving({ size })}</p>
            <Button onClick={() => setStep('playing')}>{words.play}</Button>
          </div>
        ) : (
          <Film files={files} captions={captions} onEnded={close} />
        )}
      </Dialog>
    </>
  );
}

const mainFile = (files: FilmFiles): string | undefined => files.at(-1)?.src;

function Film({ files, captions, onEnded }: Pick<HeroFilmProps, 'captions'> & { files: FilmFiles; onEnded: () => void }) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  if (failed) {
    const again = (): void => {
      setAttempt(attempt + 1);
      setFailed(false);
    };
    return (
      <div className={style.words} role="alert">
        <p>{words.failed}</p>
        <Button onClick={again}>{buttons.tryAgain}</Button>
        <a href={mainFile(files)}>{words.openFile}</a>
        <ContactLines />
      </div>
    );
  }
  return (
    <video key={attempt} className={style.film} controls autoPlay playsInline onEnded={onEnded} onError={() => setFailed(true)}>
      {files.map(({ src, type }, index) => (
        <source key={src} src={src} type={type} onError={index === files.length - 1 ? () => setFailed(true) : undefined} />
      ))}
      <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
    </video>
  );
}

/**
 * The film that fits the window, chosen again after a resize; while it is shown nothing changes, or turning a phone would
 * fetch a second film. On the server and in the first render: wide.
 */
function useFilmShape(shown: boolean): FilmShape {
  const [shape, setShape] = useState<FilmShape>('wide');
  useEffect(() => {
    if (shown) return;
    let timer = 0;
    const choose = (): void => setShape(filmShape(innerWidth));
    const onResize = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(choose, FILM_RESIZE_DEBOUNCE_MS);
    };
    choose();
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, [shown]);
  return shape;
}

/** Rows HOME-02 and HOME-03. */
const FILM_BREAKPOINT_PX = 768;
export const FILM_RESIZE_DEBOUNCE_MS = 100;

type FilmShape = 'wide' | 'tall';

export const filmShape = (windowWidthPx: number): FilmShape => (windowWidthPx < FILM_BREAKPOINT_PX ? 'tall' : 'wide');
