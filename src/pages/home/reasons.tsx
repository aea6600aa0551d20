import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { whyUsReasons } from '../../content/why-us.ts';
import style from './reasons.module.css';

/** Six reasons (row HOME-23). */
export function Reasons() {
  return (
    <Section heading={homeTexts.reasons.heading}>
      <ul className={style.reasons}>
        {whyUsReasons.value.map(({ title, text }) => (
          <li key={title}>
            <Fold as="h3" heading={title}>
              <p>{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
