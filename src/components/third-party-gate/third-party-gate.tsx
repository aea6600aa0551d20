import { type MouseEvent, type ReactNode, useState } from 'react';
import * as buttons from '#words/buttons';
import * as words from '#words/third-party';
import { Button } from '../button/button.tsx';
import { ContactLines } from '../contact-lines.tsx';
import { allow, allowed, type ThirdParty, ThirdPartyFrame } from './third-party-frame.tsx';
import style from './third-party-gate.module.css';

export interface ThirdPartyGateProps {
  kind: ThirdParty;
  /** Name of the frame, for example "Map of the clinic". */
  title: string;
  /** Who receives the visit once it is allowed, for example "Google Maps". */
  provider: string;
  /** The frame's address: the provider's own, or one of our `/embed/*` documents. */
  src: string;
  /** Does the same job without the frame. */
  link: { href: string; label: string };
  /** Stands in the reserved space until then, for example a drawn map. */
  picture?: ReactNode;
}

/**
 * Room for something of a third party. Nothing of it loads before the visitor allows it, once for the visit and kind
 * (rows HOME-50 to HOME-52, CONT-03, API-10, API-11, API-14). The room is reserved, so nothing moves.
 */
export function ThirdPartyGate({ kind, title, provider, src, link, picture }: ThirdPartyGateProps) {
  const shown = allowed.use().includes(kind);
  const [failed, setFailed] = useState(false);
  const again = ({ currentTarget }: MouseEvent): void => {
    const room = currentTarget.closest('figure');
    setFailed(false);
    allow(kind);
    // The button that was pressed is gone.
    requestAnimationFrame(() => room?.querySelector('iframe')?.focus());
  };
  return (
    <figure className={style.gate} data-print="none">
      <div className={`${style.room} ${style[kind]}`}>
        {shown && !failed ? (
          <ThirdPartyFrame src={src} title={title} onFailed={() => setFailed(true)} />
        ) : (
          <>
            {picture}
            <div className={style.words} role={failed ? 'alert' : undefined}>
              <p>{failed ? words.unreachable({ provider }) : words.before({ provider })}</p>
              <Button onClick={again}>{failed ? buttons.tryAgain : kind === 'map' ? words.showMap : words.showReviews}</Button>
              {failed && <ContactLines />}
            </div>
          </>
        )}
      </div>
      <figcaption>
        <a href={link.href}>{link.label}</a>
      </figcaption>
    </figure>
  );
}
