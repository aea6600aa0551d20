/** One encoding of the film. */
export interface FilmFile {
  src: string;
  /** For example `video/mp4; codecs="av01.0.05M.08"`. */
  type: string;
}

/** The film in one shape, best encoding first; the last one is what every browser plays and what the link leads to. */
export type FilmFiles = readonly [FilmFile, ...FilmFile[]];

export interface HeroFilmProps {
  /** From 768 px up. */
  wide: FilmFiles;
  /** Below 768 px (row HOME-02). */
  tall: FilmFiles;
  /** WebVTT file of ours. */
  captions: { src: string; lang: string; label: string };
  /** Shown in words where the browser asks to save data, for example "0.4 MB". */
  size: string;
  /** Accessible name of the overlay. */
  title: string;
}

/** The Explore Video control; the hero's picture, which is the poster, belongs to the page. */
export function HeroFilm({ wide }: HeroFilmProps) {
  return <a href={wide.at(-1)?.src}>Explore Video</a>;
}
