import { serviceNames } from '#records/service-names';
import * as words from '#words/plan-your-stay';
import { Button } from '../../components/button/button.tsx';
import type { TreatmentStay } from '../../content/facts/stay-facts.ts';
import { clocks, type StayChoice } from '../../content/stay/stay-choice.ts';
import { href } from '../../routes.ts';
import style from './plan-your-stay-page.module.css';

/** Where the page opens after its form was posted: at the plan, or at the form where something is wrong with it. */
export const ANSWER_ID = 'stay-answer';

interface StayFormProps {
  treatments: readonly TreatmentStay[];
  /** What was posted, when the form is shown again. */
  chosen: StayChoice | null;
  /** Sentences by field. */
  problems: Partial<Record<string, string>>;
  onChoose: (form: HTMLFormElement) => void;
}

const GROUPS = ['plasticSurgery', 'dermatology'] as const;

/** What the plan is made of. A plain form that works without script. */
export function StayForm({ treatments, chosen, problems, onChoose }: StayFormProps) {
  return (
    <form
      className={style.form}
      method="post"
      action={`${href('planYourStay')}#${ANSWER_ID}`}
      id={Object.keys(problems).length > 0 ? ANSWER_ID : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(event.currentTarget);
      }}
    >
      {GROUPS.map((department, group) => (
        <fieldset key={department} aria-describedby={problems['treatment'] && 'stay-treatment-error'}>
          <legend>{department === 'dermatology' ? words.dermatology : words.plasticSurgery}</legend>
          {group === 0 && <Problem name="treatment" text={problems['treatment']} />}
          <div className={style.boxes}>
            {treatments
              .filter((each) => each.department === department)
              .map(({ slug }, index) => (
                <label key={slug} className={style.box}>
                  <input
                    type="checkbox"
                    name="treatment"
                    value={slug}
                    defaultChecked={chosen?.treatments.includes(slug)}
                    aria-invalid={problems['treatment'] && group + index === 0 ? true : undefined}
                  />
                  {serviceNames[slug]}
                </label>
              ))}
          </div>
        </fieldset>
      ))}
      <div className={style.fields}>
        <DayField name="arrival" label={words.arrivalDay} value={chosen?.arrival} problem={problems['arrival']} />
        <DayField
          name="treatment_day"
          label={words.treatmentDay}
          value={chosen?.treatmentDay}
          problem={problems['treatment_day']}
        />
        <div className={style.field}>
          <label htmlFor="stay-clock">{words.clock}</label>
          <select id="stay-clock" name="clock" defaultValue={chosen?.clock}>
            <option value="">{words.ownClock}</option>
            {Object.entries(clocks()).map(([zone, places]) => (
              <option key={zone} value={zone}>
                {places}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Button type="submit">{words.show}</Button>
    </form>
  );
}

interface DayFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  problem: string | undefined;
}

function DayField({ name, label, value, problem }: DayFieldProps) {
  const id = `stay-${name}`;
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
      />
      <Problem name={name} text={problem} />
    </div>
  );
}

const Problem = ({ name, text }: { name: string; text: string | undefined }) =>
  text && (
    <p id={`stay-${name}-error`} className="error">
      {text}
    </p>
  );
