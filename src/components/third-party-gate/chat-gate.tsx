import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as contact from '#words/contact-lines';
import * as words from '#words/third-party';
import { visitMemory } from '../../browser/visit-memory.ts';
import { whatsappLink } from '../../content/clinic.ts';
import { CHAT_PATH } from '../../endpoints.ts';
import { buttonClass, RoundButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { isPlainClick } from '../link.tsx';
import style from './chat-gate.module.css';
import { ThirdPartyFrame } from './third-party-frame.tsx';

export interface ChatGateProps {
  /** Who receives the visit once it is asked for. */
  provider: string;
  /** Our own document that carries the provider's script and the client identifier. */
  src?: string;
}

/**
 * The chat of the home page (rows HOME-55 to HOME-57, API-12). Rendered by the home page alone, so leaving it removes it. A
 * tap on Chat allows it for the visit; then, and on later arrivals unless it was closed, it loads once the page has stood
 * for a second. Without script the control is a link to WhatsApp.
 */
export function ChatGate({ provider, src = CHAT_PATH }: ChatGateProps) {
  const wish = chatWish.use();
  const [ripe, setRipe] = useState(false);
  const launcher = useRef<HTMLAnchorElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const byHand = useRef(false);
  const open = ripe && wish === 'open';

  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), CHAT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  // The control that was pressed goes away; what comes by itself takes no focus.
  useEffect(() => {
    if (byHand.current) (open ? closer : launcher).current?.focus();
    byHand.current = false;
  }, [open]);

  function launch(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    byHand.current = true;
    chatWish.set('open');
  }
  function dismiss(): void {
    byHand.current = true;
    chatWish.set('dismissed');
  }
  if (!open) {
    return (
      <a
        ref={launcher}
        className={`${buttonClass('night')} ${style.launcher}`}
        href={whatsappLink(contact.question)}
        onClick={launch}
        data-print="none"
      >
        <Icon name="message-circle" />
        <span>{words.chatWith({ provider })}</span>
      </a>
    );
  }
  return <ChatPanel src={src} closer={closer} dismiss={dismiss} />;
}

interface ChatPanelProps {
  src: string;
  closer: RefObject<HTMLButtonElement | null>;
  dismiss: () => void;
}

/** A layer beside the page, not above it: nothing is trapped or dimmed. */
function ChatPanel({ src, closer, dismiss }: ChatPanelProps) {
  return (
    <aside className={style.panel} aria-label={words.chat} data-print="none">
      <div className={style.head}>
        <a href={whatsappLink(contact.question)}>{words.chatInstead}</a>
        <RoundButton
          ref={closer}
          icon="x"
          label={words.closeChat}
          onClick={dismiss}
          onKeyDown={({ key }) => key === 'Escape' && dismiss()}
        />
      </div>
      <ThirdPartyFrame src={src} title={words.chat} onFailed={() => console.warn('The chat could not be loaded.')} />
    </aside>
  );
}

/** Row HOME-55: the chat waits this long after the home page has mounted. */
const CHAT_DELAY_MS = 1000;

/** `waiting`: never asked for. `open`: asked for. `dismissed`: closed again; it does not come back by itself in this visit (row HOME-57). */
const chatWish = visitMemory<'waiting' | 'open' | 'dismissed'>('waiting');
