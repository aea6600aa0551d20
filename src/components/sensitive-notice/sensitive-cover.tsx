import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#words/sensitive-notice';
import { AGREEMENT_PATH } from '../../endpoints.ts';
import { href } from '../../routes.ts';
import { Button, ButtonRow } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import style from './sensitive-notice.module.css';
import { useSensitiveConsent } from './use-sensitive-consent.ts';

/**
 * The agreement as a disclosure in the place of pictures that are withheld: the first thing in a positioned box that holds them. Gone
 * once the visitor has agreed. It is a form, so it works before and without script: the answer is the same page with its
 * pictures. (`<details>` with lazy pictures would not do: without script browsers load lazy pictures at once.) It stays mounted when
 * the pictures are shown, for Escape hides them again. `low`: on phones it alone stands there, without the empty places.
 */
export function SensitiveCover({ low = false }: { low?: boolean }) {
  const { agreed, hidden, agree, hide } = useSensitiveConsent();
  const { pathname } = useLocation();
  const cover = useRef<HTMLDivElement>(null);

  useHideKey(agreed, hide);
  // What had the focus went with the pictures.
  useEffect(() => {
    if (hidden && document.activeElement === document.body)
      cover.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hidden]);
  if (agreed) return null;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const place = cover.current?.parentElement;
    agree();
    // The button goes; focus stays where the pictures come.
    takeFocus(place);
  }
  return (
    <div className={low ? `${style.cover} ${style.low}` : style.cover} ref={cover} data-print="none">
      <details className={style.disclosure}>
        <summary>{words.hidden}</summary>
        <p>{words.what}</p>
        <p className={style.choice}>{words.choice}</p>
        <form method="post" action={AGREEMENT_PATH} onSubmit={onSubmit}>
          <input type="hidden" name="page" value={pathname} />
          <ButtonRow>
            <Button type="submit">{words.agree}</Button>
            <ButtonLink to={href('home')} variant="line">
              {words.decline}
            </ButtonLink>
          </ButtonRow>
        </form>
      </details>
    </div>
  );
}

function takeFocus(place: HTMLElement | null | undefined): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/** Layers that Escape closes first. */
const LAYERS = 'dialog[open], :popover-open, .yarl__portal';
const FIELDS = 'input:not([type="range"]), textarea, select';

/** Escape hides all pictures at once, for whoever is suddenly not alone. A layer or a field that uses the key itself goes first. */
function useHideKey(active: boolean, hide: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
    if (document.querySelector(LAYERS) || (event.target instanceof Element && event.target.closest(FIELDS))) return;
    hide();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}
