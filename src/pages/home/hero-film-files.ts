import type { HeroFilmProps } from '../../components/hero-film/hero-film.tsx';

/** The film of the first view: wide from 768 px up, tall below (row HOME-02). */
export const heroFilm = {
  wide: [{ src: '/film/hero-wide.mp4', type: 'video/mp4' }],
  tall: [{ src: '/film/hero-tall.mp4', type: 'video/mp4' }],
  captions: { src: '/film/hero.en.vtt', lang: 'en', label: 'English' },
  size: '0.5 MB',
} satisfies Omit<HeroFilmProps, 'title'>;
