import type { HeroFilmProps } from '../../components/hero-film/hero-film.tsx';
import captions from '../../media/film/hero.vtt?url';
import tall from '../../media/film/hero-tall.mp4?url';
import wide from '../../media/film/hero-wide.mp4?url';

/** The film of the first view: wide from 768 px up, tall below (row HOME-02). */
export const heroFilm = {
  wide: [{ src: wide, type: 'video/mp4' }],
  tall: [{ src: tall, type: 'video/mp4' }],
  captions: { src: captions, lang: 'en', label: 'English' },
  size: '0.5 MB',
} satisfies Omit<HeroFilmProps, 'title'>;
