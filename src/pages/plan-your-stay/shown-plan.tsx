import { serviceNames } from '#records/service-names';
import * as times from '#words/clinic-time';
import { comma } from '#words/language';
import * as words from '#words/plan-your-stay';
import { Button } from '../../components/button/button.tsx';
import { withParts } from '../../components/with-parts.ts';
import { visaPortal } from '../../content/abroad.ts';
import { clinic } from '../../content/clinic.ts';
import { clocks, type StayChoice } from '../../content/stay/stay-choice.ts';
import { bringAlways, stayTexts } from '../../content/stay/stay-texts.ts';
import { clockOffset, hoursOnClock } from './clock-hours.ts';
import type { PlanStep, StayPlan } from './plan-stay.ts';
import style from './plan-your-stay-page.module.css';
import { ANSWER_ID } from './stay-form.tsx';

const { name, phones, email, hours } = clinic;

interface ShownPlanProps {
  choice: StayChoice;
  plan: StayPlan;
  /** The day on which the plan was asked for. */
  today: string;
  /** The device's own clock may be read: not on the server, nor in the first render, which has to say the same. */
  ownClock: boolean;
}

/** The plan, on paper one sheet. */
export function ShownPlan({ choice, plan, today, ownClock }: ShownPlanProps) {
  return (
    <section className={style.plan} id={ANSWER_ID} aria-labelledby="stay-plan">
      <h2 id="stay-plan" tabIndex={-1}>
        {withParts(words.planHeading, {
          treatments: choice.treatments.map((slug) => serviceNames[slug]).join(comma),
        })}
      </h2>
      {plan.example && <p className={style.note}>{words.example}</p>}
      <p>{stayTexts.draft}</p>
      {choice.treatments.length > 1 && <p>{stayTexts.several}</p>}
      <ol className={style.steps}>
        {plan.steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <Hours choice={choice} today={today} ownClock={ownClock} />
      <h3>{words.bring}</h3>
      <ul>
        {[...bringAlways, ...plan.bring].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{withParts(words.visaRules, { link: <a href={visaPortal.href}>{visaPortal.label}</a> })}</p>
      <p className={style.reach}>{words.reach({ name: name.value, phone: phones.general.value.shown, email: email.value })}</p>
      <span className={style.print}>
        <Button variant="line" onClick={() => print()}>
          {words.print}
        </Button>
      </span>
    </section>
  );
}

function Step({ step: { title, lines } }: { step: PlanStep }) {
  return (
    <li>
      <h3>{title}</h3>
      {lines.map(({ of, text }) => (
        <p key={of ?? title}>
          {of && <strong>{words.about({ what: of })} </strong>}
          {text}
        </p>
      ))}
    </li>
  );
}

/** When the clinic can be reached, by its clock and by the visitor's on the day of arrival. */
function Hours({ choice: { clock, arrival }, today, ownClock }: Pick<ShownPlanProps, 'choice' | 'today' | 'ownClock'>) {
  const offset = clock || ownClock ? clockOffset(clock, arrival || today) : null;
  const theirs = offset === null ? null : hoursOnClock(offset);
  return (
    <>
      <h3>{words.open}</h3>
      <p>
        {times.hours({ days: hours.days, shown: hours.shown, zone: hours.zoneName, closed: hours.closed })}
        {theirs &&
          ` ${clock ? words.byClockOf({ place: clocks()[clock] ?? '', hours: theirs }) : words.byOwnClock({ hours: theirs })}`}
      </p>
    </>
  );
}
