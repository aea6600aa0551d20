import { useSyncExternalStore } from 'react';
import { clinic } from '../../content/clinic.ts';
import type { KeptReply, ShownEnquiry } from '../../leads/enquiry-view.ts';
import { shownInstant, visitorTime } from '../../leads/slots.ts';
import { Act, MessageField } from './act.tsx';
import style from './enquiry-page.module.css';

const { timeZone } = clinic.hours;

type TimesProps = Pick<ShownEnquiry, 'reference' | 'times' | 'kept'>;

/** Times that the team proposed and what has become of them: choose one, ask for others, or cancel. Plain forms. */
export function Times({ reference, times, kept }: TimesProps) {
  const { stage, proposed, agreedAt, isOver, calendar } = times;
  const zone = useVisitorZone(times.zone);
  const isAgreed = stage === 'agreed' && agreedAt !== null && !isOver;
  if (stage === 'open' && proposed.length === 0 && !calendar) return null;
  const mayAsk = proposed.length > 0 || stage !== 'others-wanted';
  return (
    <section className={style.view} aria-labelledby="times">
      <h2 id="times">Your consultation</h2>
      <Stage {...{ stage, agreedAt, isOver, zone }} isAsked={proposed.length > 0} />
      {calendar && !isOver && (
        <p>
          <a href={calendar} download="consultation.ics">
            {isAgreed ? 'Put it into your calendar' : 'Take it out of your calendar'}
          </a>
          {isAgreed && ', where it replaces an entry of ours that you have added before.'}
        </p>
      )}
      {proposed.length > 0 && <Choice {...{ reference, proposed, zone, kept }} isMove={isAgreed} />}
      {mayAsk && (
        <Act
          reference={reference}
          action="others"
          button={isAgreed ? 'Give this time up and ask for others' : 'Ask for other times'}
        >
          <MessageField label="Which times suit you? (optional)" typed={typedWith('others', kept)} />
        </Act>
      )}
      {(isAgreed || proposed.length > 0) && (
        <Act reference={reference} action="cancel" button={isAgreed ? 'Cancel this time' : 'Cancel: I want no appointment'} />
      )}
    </section>
  );
}

/** What was typed with this action, when it was not taken. */
export const typedWith = (action: KeptReply['action'], kept: KeptReply | null): string =>
  kept?.action === action ? kept.text : '';

interface StageProps {
  stage: ShownEnquiry['times']['stage'];
  agreedAt: number | null;
  isOver: boolean;
  zone: string;
  isAsked: boolean;
}

function Stage({ stage, agreedAt, isOver, zone, isAsked }: StageProps) {
  if (stage === 'agreed' && agreedAt !== null)
    return (
      <p>
        {isOver ? 'Your consultation was on ' : 'We expect you on '}
        <Clocks instant={agreedAt} zone={zone} />
      </p>
    );
  if (stage === 'called-off' && agreedAt !== null)
    return (
      <p>
        We are sorry: we cannot keep the time we had agreed on, <Clocks instant={agreedAt} zone={zone} />
      </p>
    );
  if (stage === 'others-wanted' && !isAsked) return <p>You have asked us for other times. We propose them here, or call you.</p>;
  if (stage === 'cancelled') return <p>You have cancelled. Nothing is agreed between us.</p>;
  return isAsked ? null : <p>The times we had proposed have passed or were taken back.</p>;
}

interface ChoiceProps extends Pick<ShownEnquiry, 'reference' | 'kept'> {
  proposed: ShownEnquiry['times']['proposed'];
  zone: string;
  /** A time is agreed already; picking another moves it. */
  isMove: boolean;
}

function Choice({ reference, proposed, zone, kept, isMove }: ChoiceProps) {
  const isAnyFree = proposed.some(({ free }) => free);
  const options = (
    <fieldset className={style.times}>
      <legend>{isMove ? 'We propose to move it to one of these times' : 'We propose these times'}</legend>
      {proposed.map(({ startsAt, free }) => (
        <label key={startsAt} className={style.time}>
          <input
            type="radio"
            name="time"
            value={startsAt}
            required
            disabled={!free}
            defaultChecked={free && kept?.time === String(startsAt)}
          />
          <span>
            <Clocks instant={startsAt} zone={zone} />
            {!free && ' Somebody else has taken this time.'}
          </span>
        </label>
      ))}
    </fieldset>
  );
  if (!isAnyFree) return options;
  return (
    <Act reference={reference} action="pick" button="Take this time" variant="solid">
      {options}
    </Act>
  );
}

/** An instant on the clinic's clock, and on the visitor's where that differs. */
function Clocks({ instant, zone }: { instant: number; zone: string }) {
  const theirs = zone && visitorTime(instant, zone);
  return (
    <>
      <strong>{shownInstant(instant, timeZone)}</strong>, India time.
      <span className={style.clock}>{theirs && `For you it is ${theirs}.`}</span>
    </>
  );
}

/** The zone of the visitor's device; until that is known, and without script, the one that the team has for this visitor. */
const useVisitorZone = (known: string): string => useSyncExternalStore(neverChanges, ownZone, () => known);

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const neverChanges = () => () => undefined;
