import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#words/lead-form';
import * as leadMessages from '#words/lead-messages';
import { clinic } from '../../content/clinic.ts';
import { TIME } from '../../leads/lead-values.ts';
import { isClosedDay, nextOpenSlot, type Slot, shownTime, slotInstant, slotTimes, visitorTime } from '../../leads/slots.ts';
import { ownZone } from '../../leads/time-zone.ts';
import { withParts } from '../with-parts.ts';
import { Field, SelectField } from './field.tsx';
import style from './lead-form.module.css';
import type { FieldsState } from './lead-form.tsx';

/** What only the visitor's browser knows: what the requested times are on the visitor's clock. */
interface Now {
  local: (string | null)[];
  /** A Sunday is told as soon as it is chosen. */
  closed: boolean[];
}

const PAIRS = [
  { date: 'date', time: 'time', isRequired: true },
  { date: 'alternative_date', time: 'alternative_time', isRequired: false },
] as const;

/**
 * The two requested times (rows FORM-06, FORM-08, FORM-13, FORM-14): half hours within the opening hours. Once there is
 * a first choice, the alternative is the next open slot after it until the visitor chooses another; left empty, the Worker does the same.
 * Beside a time stands what it is on the visitor's clock.
 * Nothing here asks the device what day it is: its clock may be wrong. The days that can be chosen come with the note (`form-token.ts`).
 */
export function SlotFields({ errors, typed }: FieldsState) {
  const place = useRef<HTMLDivElement>(null);
  const ownAlternative = useRef(Boolean(typed['alternative_date']));
  const { days, zoneName } = clinic.hours;
  const [now, setNow] = useState<Now>({ local: [], closed: [] });

  function follow(): void {
    const controls = place.current;
    if (!controls) return;
    const requested = slotInstant(slotIn(controls, 0));
    if (!ownAlternative.current && !Number.isNaN(requested)) writeSlot(controls, nextOpenSlot(requested));
    const zone = ownZone();
    const slots = [slotIn(controls, 0), slotIn(controls, 1)];
    const instants = slots.map(slotInstant);
    setNow({
      local: instants.map((instant) => (zone && !Number.isNaN(instant) ? visitorTime(instant, zone) : null)),
      closed: slots.map(({ date }) => isClosedDay(date)),
    });
  }
  const wake = useEffectEvent(() => {
    // The browser may have restored the fields itself, as on the way back to a page: only our own proposal still follows the first choice.
    if (place.current) ownAlternative.current ||= hasOwnAlternative(place.current);
    follow();
  });
  useEffect(() => wake(), []);

  return (
    <div
      className="contents"
      ref={place}
      onChange={({ target }) => {
        if (target instanceof HTMLElement && target.getAttribute('name')?.startsWith('alternative'))
          ownAlternative.current = true;
        follow();
      }}
    >
      {PAIRS.map(({ date, time, isRequired }, index) => (
        <div className={style.pair} key={date}>
          <Field
            label={isRequired ? words.preferredDate : words.alternativeDate}
            name={date}
            type="date"
            required={isRequired}
            defaultValue={typed[date]}
            error={errors[date] ?? (now.closed[index] ? leadMessages.sunday : undefined)}
            hint={isRequired ? words.daysHint({ days }) : words.alternativeHint}
          />
          <SelectField
            label={isRequired ? words.preferredTime : words.alternativeTime}
            name={time}
            required={isRequired}
            defaultValue={typed[time] ?? ''}
            error={errors[time]}
            hint={
              <span className={style.localTime}>
                {withParts(words.zoneHint, { zone: zoneName })}
                {now.local[index] && <span data-late="">{` ${words.forYou({ moment: now.local[index] })}`}</span>}
              </span>
            }
          >
            <option value="">{words.chooseTime}</option>
            {slotTimes().map((begin) => (
              <option key={begin} value={begin}>
                {shownTime(begin)}
              </option>
            ))}
            {/* A form that is shown again is the server's alone: it keeps a time that the list has not got (any more). */}
            {import.meta.env.SSR && unlistedTime(typed[time] ?? '')}
          </SelectField>
        </div>
      ))}
    </div>
  );
}

function hasOwnAlternative(place: HTMLElement): boolean {
  const requested = slotInstant(slotIn(place, 0));
  const { date, time } = slotIn(place, 1);
  const proposed = Number.isNaN(requested) ? null : nextOpenSlot(requested);
  return date !== '' && (date !== proposed?.date || time !== proposed.time);
}

function unlistedTime(time: string) {
  if (time === '' || slotTimes().includes(time)) return null;
  return <option value={time}>{TIME.test(time) ? shownTime(time) : time}</option>;
}

function controlOf(place: HTMLElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  return place.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
}

function slotIn(place: HTMLElement, pair: 0 | 1): Slot {
  const { date, time } = PAIRS[pair];
  return { date: controlOf(place, date)?.value ?? '', time: controlOf(place, time)?.value ?? '' };
}

function writeSlot(place: HTMLElement, slot: Slot): void {
  const [date, time] = [controlOf(place, PAIRS[1].date), controlOf(place, PAIRS[1].time)];
  if (date) date.dataset['given'] = date.value = slot.date;
  if (time) time.dataset['given'] = time.value = slot.time;
}
