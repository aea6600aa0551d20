import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import type { NumberedPoints } from '../../content/schema/service.ts';
import { Figures } from './figures.tsx';
import style from './numbered.module.css';

/** Numbered points, with the page's pictures beside them (rows SVP-24, SVP-27, SVP-28). */
export function Numbered({ heading, points, figures = 0 }: NumberedPoints & { figures?: number | undefined }) {
  return (
    <Section ground="shell" label={heading}>
      <div className={figures ? style.columns : undefined}>
        <div className={style.text}>
          <h2>{heading}</h2>
          <ol className={figures ? style.points : `${style.points} ${style.wide}`}>
            {points.map(({ title, text }) => (
              <li key={title}>
                <Fold as="h3" heading={title}>
                  <p>{text}</p>
                </Fold>
              </li>
            ))}
          </ol>
        </div>
        <Figures count={figures} />
      </div>
    </Section>
  );
}
