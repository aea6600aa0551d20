import { Section } from '../../components/section/section.tsx';
import { internationalTexts, sights } from '../../content/international.ts';
import style from './sights.module.css';

const { heading, lead } = internationalTexts.sights;

/** What there is to see (row INTL-09). */
export function Sights() {
  return (
    <Section heading={heading} lead={lead}>
      <ul className={style.sights}>
        {sights.value.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
