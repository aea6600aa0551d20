import { type ComponentType, lazy, Suspense, useState } from 'react';
import * as words from '#words/lead-answer';
import { enquiryText, otherChannels } from '../../leads/enquiry-text.ts';
import { forgetEnquiry, type Kept, keptName } from './kept-enquiry.ts';
import style from './lead-form.module.css';
import type { Sending, UnsentEnquiry } from './use-sending.ts';
import type { FormFields } from './visit-drafts.ts';

/** Asked for by few: only where the clinic has configured it and a network is crowded. The form and its other ways stay without it. */
const ChallengeFrame = lazy(async (): Promise<{ default: ComponentType<{ onPassed: (answer: string) => void }> }> => {
  const part = await import('./challenge-frame.tsx').catch(() => null);
  return { default: part?.ChallengeFrame ?? (() => null) };
});

interface LeadUnsentProps extends Pick<Sending, 'sendAgain'> {
  unsent: UnsentEnquiry;
}

/** Keeps an enquiry on the visitor's device, or no longer. Answers false where the device refuses. */
function keepEnquiry(fields: FormFields, on: boolean): boolean {
  if (!on) forgetEnquiry(fields);
  try {
    if (on) localStorage.setItem(keptName(fields), JSON.stringify({ at: Date.now(), fields } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

function isKept(fields: FormFields): boolean {
  try {
    return localStorage.getItem(keptName(fields)) !== null;
  } catch {
    return false;
  }
}

/** What happens by itself, as long as the page stays open. */
export function nextOf(reason: UnsentEnquiry['reason']): string {
  if (reason === 'line') return words.nextLine;
  return reason === 'server' ? words.nextServer : words.nextBusy;
}

/** What can be done about an enquiry that did not go out: wait, keep it on this device, or send it in another way with one tap. */
export function LeadUnsent({ unsent, sendAgain }: LeadUnsentProps) {
  const { fields } = unsent;
  const [kept, setKept] = useState(() => isKept(fields));
  const [refused, setRefused] = useState(false);
  return (
    <div className={style.box}>
      <p>{`${words.nothingLost} ${nextOf(unsent.reason)}`}</p>
      {unsent.challenge && (
        <Suspense fallback={null}>
          <ChallengeFrame onPassed={(answer) => void sendAgain(answer)} />
        </Suspense>
      )}
      <div className={style.tick}>
        {/* No name: it is about this device and is never posted. */}
        <input
          id="keep-enquiry"
          type="checkbox"
          checked={kept}
          onChange={(event) => {
            event.stopPropagation();
            const on = event.currentTarget.checked;
            const done = keepEnquiry(fields, on);
            setKept(on && done);
            setRefused(!done);
          }}
        />
        <label htmlFor="keep-enquiry">{words.keep}</label>
      </div>
      {refused && <p className="error">{words.cannotKeep}</p>}
      <OtherWays fields={fields} />
    </div>
  );
}

/** One tap each, with the visitor's words ready. */
export function OtherWays({ fields }: { fields: FormFields }) {
  return (
    <>
      <p>{words.otherWays}</p>
      <ul className={style.steps}>
        {otherChannels(enquiryText(fields)).map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
