import { HeroFilm } from '../../components/hero-film/hero-film.tsx';
import { homeTexts } from '../../content/home.ts';
import style from './hero.module.css';
import { heroFilm } from './hero-film-files.ts';
import { PictureSlot } from './picture-slot.tsx';

/** The first view: picture, three words, tagline and the film (rows HOME-02 to HOME-08). */
export function Hero() {
  const { words, tagline, exploreVideo, filmTitle } = homeTexts.hero;
  return (
    <section className={style.hero} aria-labelledby="home-heading" data-full="">
      <PictureSlot name="hero/wide" tall="hero/tall" first />
      <div className={`wrap ${style.text}`}>
        <h1 id="home-heading">
          {words.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <p>{tagline.value}</p>
        <div>
          <HeroFilm {...heroFilm} title={filmTitle}>
            {exploreVideo}
          </HeroFilm>
        </div>
      </div>
    </section>
  );
}
