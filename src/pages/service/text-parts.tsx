import * as words from '#words/service';
import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import type { ServiceViewer, TextPart } from '../../content/schema/service.ts';
import stepTextsStyle from './step-texts.module.css';
import style from './text-parts.module.css';

/** Headed texts and lists of a page: advantages, wrinkle areas, types of scars, uses (rows SVP-29 to SVP-40). */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  return (
    <Section ground="soft" label={words.moreAbout}>
      <div className={style.parts}>
        {parts.map((part) => (
          <Fold key={part.heading} heading={part.heading}>
            <div className={style.part}>
              <Paragraphs of={part} />
              <Points of={part} />
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  );
}

export const Paragraphs = ({ of }: { of: TextPart }) =>
  of.paragraphs?.map((paragraph) => <p key={paragraph}>{paragraph}</p>) ?? null;

export const Points = ({ of }: { of: TextPart }) => (of.points?.length ? <BulletList items={of.points} /> : null);

export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={style.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Name of picture `n` of a viewer: `Step 2` (rows SVP-43, SVP-44). */
export const stepName = (kind: ServiceViewer['kind'], n: number): string =>
  kind === 'steps' ? words.step({ number: n }) : words.view({ number: n });

/** The text of every picture, so that nothing is said in pictures alone (row SVC-19). */
export function StepTexts({ viewer: { kind, pictures } }: { viewer: ServiceViewer }) {
  return (
    <ol className={stepTextsStyle.steps}>
      {pictures.map(({ title, text }, index) => (
        <li key={title}>
          <Fold
            as="h3"
            heading={
              <>
                <span className={stepTextsStyle.name}>{stepName(kind, index + 1)}</span>
                {` ${title}`}
              </>
            }
          >
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
