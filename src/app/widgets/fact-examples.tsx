import { FactStrip } from '../../components/fact-strip/fact-strip.tsx';
import { Section } from '../../components/section/section.tsx';
import { factNames, kindOf } from '../../content/facts/fact-kinds.ts';
import { showFacts } from '../../content/facts/show-facts.ts';
import type { FactRecord } from '../../content/schema/facts.ts';

const OWNED = { source: 'Example', owner: 'nobody', reviewed: '2026-11-01', expires: '2099-11-01' };

/** A value of the form that an editor writes, as long as values get. */
function exampleOf(fact: FactRecord['fact']): FactRecord {
  const { form, units } = kindOf(fact);
  if (form === 'price') return { fact, value: 'INR 120000 to 180000', priced: '2026-11-01', ...OWNED };
  if (form === 'list') return { fact, value: ['Surgeon and anaesthetist', 'Theatre and one night at the clinic'], ...OWNED };
  return { fact, value: form === 'text' ? 'Local, with sedation' : `10 to 14 ${units?.[0]}`, ...OWNED };
}

const strip = (count: number) => showFacts({ example: true, facts: factNames.slice(0, count).map(exampleOf) }, '2026-11-22');

/** The strip of figures with none, some and all of the facts there are. */
export function FactExamples() {
  return (
    <Section heading="Fact strip">
      {[0, 1, 5, factNames.length].map((count) => (
        <div key={count} id={`facts-${count}`}>
          <FactStrip facts={strip(count).facts} label={`${count} figures`} />
        </div>
      ))}
      <div className="derm">
        <FactStrip {...strip(3)} />
      </div>
    </Section>
  );
}
