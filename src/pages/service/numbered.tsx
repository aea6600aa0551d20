import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import { SensitiveCover } from '../../components/sensitive-notice/sensitive-cover.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import type { NumberedPoints } from '../../content/schema/service.ts';
import { Picture } from '../../media/picture.tsx';
import { IllustrationMark } from '../../media/picture-slots.tsx';
import style from './figures.module.css';
import numberedStyle from './numbered.module.css';
import { useServiceRow } from './service-pictures.tsx';

/** Pictures beside a text, one below the other. */
export function Figures({ count }: { count: number }) {
  const { agreed } = useSensitiveConsent();
  const pictures = useServiceRow('figure', count);
  if (count === 0) return null;
  return (
    <div className={style.figures} data-print="none">
      {pictures.some(({ sensitive }) => sensitive) && <SensitiveCover low />}
      {pictures.map((picture) => (
        <div key={picture.key} className={style.figure}>
          <Picture of={picture} revealed={agreed} />
          {(!picture.sensitive || agreed) && <IllustrationMark of={picture} />}
        </div>
      ))}
    </div>
  );
}

/** Numbered points, with the page's pictures beside them (rows SVP-24, SVP-27, SVP-28). */
export function Numbered({ heading, points, figures = 0 }: NumberedPoints & { figures?: number | undefined }) {
  return (
    <Section ground="shell" label={heading}>
      <div className={figures ? numberedStyle.columns : undefined}>
        <div className={numberedStyle.text}>
          <h2>{heading}</h2>
          <ol className={figures ? numberedStyle.points : `${numberedStyle.points} ${numberedStyle.wide}`}>
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
