import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#words/callback';
import * as form from '#words/lead-form';
import { RoundButton } from '../button/button.tsx';
import { TextField } from '../lead-form/field.tsx';
import { EnquiryForm, type Stage } from '../lead-form/lead-form.tsx';
import { EmailField, NameField } from '../lead-form/person-fields.tsx';
import { PhoneField } from '../lead-form/phone-field.tsx';
import style from './callback.module.css';
import { layerOpen, noteClosed } from './may-ask.ts';

/** A live region is read when it changes, so its words come a moment after it. */
const ANNOUNCE_AFTER_MS = 100;

/**
 * The callback form (rows CBM-05 to CBM-15). It comes unasked, so it takes nothing: no focus, no trap, no scroll; it stands after the
 * footer, and the page makes room for it. Escape closes it while no other layer is open, and so does whoever begins another form.
 */
export function CallbackPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [sent, setSent] = useState(false);
  const [announced, setAnnounced] = useState('');
  // Closed while its enquiry is on its way, or waits to go again, it stays out of sight, and comes back if that was not sent.
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(false);

  function close(): void {
    if (panel.current?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    if (held) {
      noteClosed(Date.now());
      setHidden(true);
    } else onClose();
  }
  function reached(stage: Stage): void {
    setHeld(stage === 'sending' || stage === 'unsent');
    if (stage === 'stored' && hidden) onClose();
    else if (stage !== 'sending') setHidden(false);
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hidden && event.key === 'Escape' && !event.defaultPrevented && !layerOpen()) close();
  });
  const onInput = useEffectEvent(({ target }: Event) => {
    if (!hidden && target instanceof Element && target.closest('form') && !panel.current?.contains(target)) close();
  });
  useEffect(() => {
    before.current = document.activeElement;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !panel.current?.contains(target)) before.current = target;
    };
    const timer = setTimeout(() => setAnnounced(words.announced), ANNOUNCE_AFTER_MS);
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
    addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
      removeEventListener('focusin', onFocus);
      removeEventListener('input', onInput);
    };
  }, []);

  return (
    <div
      className={hidden ? undefined : style.panel}
      hidden={hidden}
      ref={panel}
      role="dialog"
      aria-label={words.heading}
      data-callback=""
      data-print="none"
    >
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={style.head}>
        {!sent && <h2>{words.heading}</h2>}
        <RoundButton icon="x" label={words.close({ heading: words.heading })} onClick={close} />
      </div>
      <EnquiryForm
        name="callback"
        submit={words.submit}
        sent={form.sent}
        chatText={words.chat}
        onStored={() => {
          // Row CBM-06: the form closes here; its answer stays until it has been read.
          noteClosed(Date.now());
          setSent(true);
        }}
        onStage={reached}
      >
        {({ errors, typed }) => (
          <>
            <NameField errors={errors} typed={typed} />
            <PhoneField label={form.phoneNumber} typed={typed} error={errors.phone_number} />
            <EmailField errors={errors} typed={typed} />
            <TextField
              label={form.describeRequirement}
              name="requirement"
              required
              defaultValue={typed['requirement']}
              error={errors.requirement}
            />
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
