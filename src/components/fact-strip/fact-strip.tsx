import { useSyncExternalStore } from 'react';
import { servicePage } from '#records/service-page';
import { comma } from '#words/language';
import * as words from '#words/service';
import { useSeed } from '../../browser/page-context.ts';
import { clinicDate } from '../../content/clinic.ts';
import {
  type FactSource,
  isCurrent,
  partFacts,
  type ShownFact,
  type ShownFacts,
  sourcesOf,
} from '../../content/facts/shown-facts.ts';
import { Icon } from '../icon/icon.tsx';
import { LongDate } from '../long-date.tsx';
import { withParts } from '../with-parts.ts';
import style from './fact-strip.module.css';

/**
 * What people decide by, under the banner: the six figures that matter most, and below them, on demand, the others with source, owner
 * and dates of all. What the clinic has not supplied is not there; without any fact there is no strip. A fact that no doctor answers for yet
 * comes from a row of our specification, which tells a patient nothing: its source is hidden with the placeholders.
 */
export function FactStrip({ example, facts, label = words.inFigures }: ShownFacts & { label?: string }) {
  const today = useToday();
  const { hidesPlaceholders } = useSeed();
  const current = facts.filter((fact) => isCurrent(fact, today));
  if (current.length === 0) return null;
  const { strip, further } = partFacts(current);
  const sources = sourcesOf(current).filter((source) => isChecked(source) || !hidesPlaceholders);
  return (
    <section className={style.strip} aria-label={label} data-full="" data-first="">
      <div className="wrap">
        {example && <p className={style.example}>{words.exampleFigures}</p>}
        <Facts facts={strip} />
        {further.length || sources.length ? (
          <details className={style.more}>
            <summary>
              {further.length ? words.moreFigures : words.whereFrom}
              <Icon name="plus" />
            </summary>
            <Facts facts={further} />
            <p className={style.note}>{servicePage.figures}</p>
            <ul className={style.sources}>
              {sources.map((source) => (
                <Source key={source.labels[0]} of={source} only={sources.length === 1} />
              ))}
            </ul>
          </details>
        ) : (
          <p className={style.alone}>{servicePage.figures}</p>
        )}
      </div>
    </section>
  );
}

const neverChanges = (): (() => void) => () => undefined;

/**
 * The day up to which facts count. The document's own until the page is alive, so that both say the same; then that of the moment, which is
 * later where a page stayed open or came from a copy. The clinic's, as in the Worker: by another clock a fact would come back.
 */
function useToday(): string {
  const { today = '' } = useSeed();
  return useSyncExternalStore(
    neverChanges,
    () => clinicDate(Date.now()),
    () => today,
  );
}

function Facts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={style.facts}>
      {facts.map(({ label, value, long, priced, expires }) => (
        <div key={label} className={long ? style.long : undefined} data-until={expires}>
          <dt>{label}</dt>
          {typeof value === 'string' ? <dd>{value}</dd> : value.map((each) => <dd key={each}>{each}</dd>)}
          {priced && <dd className={style.priced}>{withParts(words.pricedOn, { date: <LongDate iso={priced} /> })}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Somebody answers for it, and says since when and until when. */
const isChecked = (source: FactSource): source is Required<FactSource> =>
  Boolean(source.owner && source.reviewed && source.expires);

function Source({ of: source, only }: { of: FactSource; only: boolean }) {
  return (
    <li>
      {!only && <strong>{source.labels.join(comma)}. </strong>}
      {`${source.source}. `}
      {isChecked(source)
        ? withParts(words.checked, {
            owner: source.owner,
            date: <LongDate iso={source.reviewed} />,
            expires: <LongDate iso={source.expires} />,
          })
        : servicePage.unchecked}
    </li>
  );
}
