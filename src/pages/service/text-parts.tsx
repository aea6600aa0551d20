import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import type { TextPart } from '../../content/schema/service.ts';
import style from './text-parts.module.css';

/** Headed texts and lists of a page: advantages, wrinkle areas, types of scars, uses (rows SVP-29 to SVP-40). */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  return (
    <Section ground="soft" label="More about this treatment">
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
