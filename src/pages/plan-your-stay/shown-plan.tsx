import { Button } from '../../components/button/button.tsx';
import { visaPortal } from '../../content/abroad.ts';
import { clinic } from '../../content/clinic.ts';
import { clocks, type StayChoice } from '../../content/stay/stay-choice.ts';
import { bringAlways, stayTexts } from '../../content/stay/stay-texts.ts';
import { serviceLabels } from '../../routes.ts';
import { clockOffset, hoursOnClock } from './clock-hours.ts';
import type { PlanStep, StayPlan } from './plan-stay.ts';
import style from './plan-your-stay-page.module.css';

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
    <section className={style.plan} aria-labelledby="stay-plan">
      <h2 id="stay-plan" tabIndex={-1}>
        Your stay: {choice.treatments.map((slug) => serviceLabels[slug]).join(', ')}
      </h2>
      {plan.example && <p className={style.note}>Example: some of these figures show the design and are nobody’s.</p>}
      <p>{stayTexts.draft}</p>
      {choice.treatments.length > 1 && <p>{stayTexts.several}</p>}
      <ol className={style.steps}>
        {plan.steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <Hours choice={choice} today={today} ownClock={ownClock} />
      <h3>What to bring</h3>
      <ul>
        {[...bringAlways, ...plan.bring].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>
        Visa rules change: <a href={visaPortal.href}>{visaPortal.label}</a>.
      </p>
      <p className={style.reach}>
        {name.value}: {phones.general.value.shown}, {email.value}
      </p>
      <span className={style.print}>
        <Button variant="line" onClick={() => print()}>
          Print this plan
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
          {of && <strong>{of}: </strong>}
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
      <h3>When we are open</h3>
      <p>
        {hours.days}, {hours.shown} {hours.zoneName}. {hours.closed}.
        {theirs && ` By ${clock ? `the clock of ${clocks[clock]}` : 'your device’s clock'}: ${theirs}.`}
      </p>
    </>
  );
}
