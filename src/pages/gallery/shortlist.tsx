import { useLocation } from 'react-router-dom';
import * as words from '#words/gallery';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Link } from '../../components/link.tsx';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { gallerySlug } from '../../gallery-categories.ts';
import { href } from '../../routes.ts';
import style from './gallery-page.module.css';
import { fragmentOf, placeName, placesOfFragment, type SavedPlace, useShortlist } from './use-shortlist.ts';

/** The cases a visitor has put aside, or those of a link they were given. Nothing of it is sent but in the visitor's own message. */
export function Shortlist() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const { places: kept, has, add, clear } = useShortlist();
  const linked = hydrated ? placesOfFragment(hash) : [];
  const isForeign = linked.some(({ saved }) => !has(saved));
  const places = isForeign ? linked : kept;
  if (!places.length) return null;
  return (
    <section className={style.shortlist} aria-labelledby="shortlist">
      <h2 id="shortlist">{isForeign ? words.linkedCases : words.shortlist}</h2>
      <ul className={style.links}>
        {places.map((place) => (
          <li key={place.saved}>
            <Link to={href('galleryCase', { category: gallerySlug(place.category), case: place.slug })} preventScrollReset>
              {placeName(place)}
            </Link>
          </li>
        ))}
      </ul>
      <p className={style.note}>{isForeign ? words.linkedNote : words.shortlistNote}</p>
      <ButtonRow>
        {isForeign ? <Button onClick={() => add(linked)}>{words.keep}</Button> : <Share places={places} />}
        {!isForeign && (
          <Button
            variant="line"
            onClick={({ currentTarget }) => {
              const before = currentTarget.closest('section')?.previousElementSibling;
              clear();
              // The list goes with its button: whoever goes on by the keyboard goes on from what stood before it.
              if (!(before instanceof HTMLElement)) return;
              before.tabIndex = -1;
              before.focus({ preventScroll: true });
            }}
          >
            {words.clear}
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}

function Share({ places }: { places: readonly SavedPlace[] }) {
  const text = words.chat({ cases: places.map(placeName).join('; ') });
  return (
    <>
      <ButtonLink href={whatsappLink(text)} icon="message-circle">
        {words.askByChat}
      </ButtonLink>
      <ButtonLink href={`mailto:${clinic.email.value}?body=${encodeURIComponent(text)}`} variant="line" icon="mail">
        {words.askByMail}
      </ButtonLink>
      <ButtonLink to={href('gallery') + fragmentOf(places)} variant="line">
        {words.linkToList}
      </ButtonLink>
    </>
  );
}
