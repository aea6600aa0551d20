import { useSyncExternalStore } from 'react';
import * as words from '#words/enquiry';
import { withParts } from '../../components/with-parts.ts';
import { clinic } from '../../content/clinic.ts';
import type { KeptReply, ShownEnquiry } from '../../leads/enquiry-view.ts';
import { shownInstant, visitorTime } from '../../leads/slots.ts';
import { ownZone } from '../../leads/time-zone.ts';
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
      <h2 id="times">{words.consultation}</h2>
      <Stage {...{ stage, agreedAt, isOver, zone }} isAsked={proposed.length > 0} />
      {calendar && !isOver && (
        <p>
          {isAgreed ? (
            withParts(words.intoCalendar, { link: <CalendarLink calendar={calendar} text={words.intoCalendarLink} /> })
          ) : (
            <CalendarLink calendar={calendar} text={words.outOfCalendar} />
          )}
        </p>
      )}
      {proposed.length > 0 && <Choice {...{ reference, proposed, zone, kept }} isMove={isAgreed} />}
      {mayAsk && (
        <Act reference={reference} action="others" button={isAgreed ? words.giveUp : words.askForOthers}>
          <MessageField label={words.whichTimes} typed={typedWith('others', kept)} />
        </Act>
      )}
      {(isAgreed || proposed.length > 0) && (
        <Act reference={reference} action="cancel" button={isAgreed ? words.cancelTime : words.cancelAll} />
      )}
    </section>
  );
}

const CalendarLink = ({ calendar, text }: { calendar: string; text: string }) => (
  <a href={calendar} download="consultation.ics">
    {text}
  </a>
);

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
    return <p>{withParts(isOver ? words.wasOn : words.expected, { moment: <Clocks instant={agreedAt} zone={zone} /> })}</p>;
  if (stage === 'called-off' && agreedAt !== null)
    return <p>{withParts(words.cannotKeep, { moment: <Clocks instant={agreedAt} zone={zone} /> })}</p>;
  if (stage === 'others-wanted' && !isAsked) return <p>{words.askedForOthers}</p>;
  if (stage === 'cancelled') return <p>{words.youCancelled}</p>;
  return isAsked ? null : <p>{words.takenBack}</p>;
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
      <legend>{isMove ? words.proposeMove : words.propose}</legend>
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
            {!free && ` ${words.timeTaken}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
  if (!isAnyFree) return options;
  return (
    <Act reference={reference} action="pick" button={words.takeTime} variant="solid">
      {options}
    </Act>
  );
}

/** An instant on the clinic's clock, and on the visitor's where that differs. */
function Clocks({ instant, zone }: { instant: number; zone: string }) {
  const theirs = zone && visitorTime(instant, zone);
  return (
    <>
      {withParts(words.moment, { moment: <strong>{shownInstant(instant, timeZone)}</strong> })}
      <span className={style.clock}>{theirs && words.momentForYou({ moment: theirs })}</span>
    </>
  );
}

/** The zone of the visitor's device; until that is known, and without script, the one that the team has for this visitor. */
const useVisitorZone = (known: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => ownZone() || known,
    () => known,
  );

const neverChanges = () => () => undefined;
