/** Rows HOME-02 and HOME-03. */
export const FILM_BREAKPOINT_PX = 768;
export const FILM_RESIZE_DEBOUNCE_MS = 100;

export type FilmShape = 'wide' | 'tall';

export const filmShape = (windowWidthPx: number): FilmShape => (windowWidthPx < FILM_BREAKPOINT_PX ? 'tall' : 'wide');
