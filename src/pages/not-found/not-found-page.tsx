import * as words from '#words/not-found';
import type { PageModule } from '../../app/page-modules.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Link } from '../../components/link.tsx';
import { whatsappLink } from '../../content/clinic.ts';
import { href, type RouteName, routes } from '../../routes.ts';
import style from './not-found-page.module.css';
import lines from './parted-lines.svg';

export const head: PageModule['head'] = () => ({ missing: true });

const popular = [
  'services',
  'rhinoplasty',
  'hair-transplant',
  'acne-and-scars',
  'laser-hair-removal',
  'gallery',
  'doctors',
  'blogs',
  'contact',
] as const satisfies readonly RouteName[];

const SIDE_PX = 800;

/** Rows NF-01 to NF-04. The second text says little, so ways onward stand below it. */
export function Page() {
  return (
    <div className={style.page}>
      <div className={style.picture}>
        {/* Low: React would preload it otherwise, and a slow browser complained that the preload was not used. */}
        <img src={lines} width={SIDE_PX} height={SIDE_PX} alt="" fetchPriority="low" />
        <p>404</p>
      </div>
      <div className={style.text}>
        <h1>{words.heading}</h1>
        <p className={style.status}>{words.status}</p>
        <p>{words.explanation}</p>
        <ButtonRow>
          <ButtonLink to={href('home')}>{words.home}</ButtonLink>
          <ButtonLink href={whatsappLink(words.chatText)} variant="line" icon="message-circle">
            {words.chat}
          </ButtonLink>
        </ButtonRow>
        <Search />
        <nav aria-labelledby="popular">
          <h2 id="popular">{words.popular}</h2>
          <ul className={style.popular}>
            {popular.map((name) => (
              <li key={name}>
                <Link to={href(name)}>{routes[name].label()}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** A plain GET form: it works without script, and the answer has an address. */
function Search() {
  return (
    <search>
      <form action={href('blogs')} className={style.search}>
        <label htmlFor="q">{words.searchLabel}</label>
        <input id="q" name="q" type="search" required maxLength={100} />
        <Button type="submit" variant="line" icon="search">
          {words.search}
        </Button>
      </form>
    </search>
  );
}
