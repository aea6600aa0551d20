import * as homeWords from '#words/home';
import { useSeed } from '../../browser/page-context.ts';
import { ButtonRow } from '../../components/button/button.tsx';
import { BookingLink, ButtonLink } from '../../components/button/button-link.tsx';
import { HeroFilm, type HeroFilmProps } from '../../components/hero-film/hero-film.tsx';
import { homeTexts } from '../../content/home.ts';
import captions from '../../media/film/hero.vtt?url';
import tall from '../../media/film/hero-tall.mp4?url';
import wide from '../../media/film/hero-wide.mp4?url';
import style from './hero.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** The first view: picture, three words, tagline; what to do first, our own form, then the booking service, then the film (rows HOME-02 to HOME-08). */
export function Hero() {
  const { hidesPlaceholders } = useSeed();
  const { words, tagline, ask, exploreVideo, filmTitle } = homeTexts.hero;
  return (
    <section className={style.hero} aria-labelledby="home-heading" data-full="">
      <PictureSlot name="hero/wide" tall="hero/tall" first />
      <div className={`wrap ${style.text}`}>
        <h1 id="home-heading">
          {words.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        {!(tagline.placeholder && hidesPlaceholders) && <p>{tagline.value}</p>}
        <ButtonRow>
          <ButtonLink to="#consultation">{ask}</ButtonLink>
          <BookingLink department="plasticSurgery" variant="line" />
          <HeroFilm {...heroFilm()} title={filmTitle}>
            {exploreVideo}
          </HeroFilm>
        </ButtonRow>
      </div>
    </section>
  );
}

/** The film of the first view: wide from 768 px up, tall below (row HOME-02). */
const heroFilm = () =>
  ({
    wide: [{ src: wide, type: 'video/mp4' }],
    tall: [{ src: tall, type: 'video/mp4' }],
    captions: { src: captions, lang: 'en', label: homeWords.captions },
    size: homeWords.filmSize,
  }) satisfies Omit<HeroFilmProps, 'title'>;
