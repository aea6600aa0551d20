import { CardGrid } from '../../components/cards/card-grid.tsx';
import { ReasonCard } from '../../components/cards/reason-card.tsx';
import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { whyUsReasons } from '../../content/why-us.ts';

/** Six reasons (row HOME-23). */
export function Reasons() {
  return (
    <Section heading={homeTexts.reasons.heading}>
      <CardGrid>
        {whyUsReasons.value.map(({ title, text }) => (
          <ReasonCard key={title} title={title} text={text} />
        ))}
      </CardGrid>
    </Section>
  );
}
