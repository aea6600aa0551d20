import { useEffect, useState } from 'react';
import { FILM_RESIZE_DEBOUNCE_MS, type FilmShape, filmShape } from './film-shape.ts';

/**
 * The film that fits the window, chosen again after a resize; while it is shown nothing changes, or turning a phone would
 * fetch a second film. On the server and in the first render: wide.
 */
export function useFilmShape(shown: boolean): FilmShape {
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
