import { Section } from '../../components/section/section.tsx';
import { aboutTexts } from '../../content/about.ts';
import style from './story.module.css';

const { about, vision, mission } = aboutTexts;

/** Who the clinic is, what it hopes for and what it does (row ABOUT-06). */
export function Story() {
  return (
    <Section ground="shell" label={about.heading}>
      <div className={style.story}>
        <h2>{about.heading}</h2>
        <div className={style.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {[vision, mission].map(({ heading, text }) => (
          <section key={heading} className={style.aim} aria-labelledby={heading.toLowerCase()}>
            <h3 id={heading.toLowerCase()}>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Section>
  );
}
