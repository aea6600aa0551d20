import { servicePage } from '#records/service-page';
import * as words from '#words/service';
import { Fold } from '../../components/fold/fold.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import type { ServiceGuide } from '../../content/schema/service.ts';
import style from './guide.module.css';
import { BulletList } from './text-parts.tsx';

interface GuideProps {
  guide: ServiceGuide;
  /** The part above stands on the page's own ground; this one takes another. */
  shaded: boolean;
}

/** Who it is for, how it goes, recovery, risks, and what to ask: the same questions answered on every page. */
export function Guide({ guide, shaded }: GuideProps) {
  return (
    <>
      <Section label={words.isItForYou} {...(shaded && { ground: 'shell' })}>
        <div className={style.columns}>
          <Fold heading={words.suits}>
            <BulletList items={guide.suits} />
          </Fold>
          <Fold heading={words.unsuitable}>
            <BulletList items={guide.unsuitable} />
          </Fold>
          <Fold heading={words.preparation}>
            <BulletList items={guide.preparation} />
          </Fold>
          <Fold heading={words.procedure}>
            <ol className={style.order}>
              {guide.procedure.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Fold>
        </div>
      </Section>
      <Section ground="soft" heading={words.recovery}>
        <Recovery stages={guide.recovery} />
        <Risks risks={guide.risks} />
      </Section>
      <Section label={words.beforeYouDecide}>
        <div className={style.columns}>
          <Fold heading={words.alternatives}>
            <BulletList items={guide.alternatives} />
          </Fold>
          <Fold heading={words.questionsToAsk}>
            <BulletList items={guide.questions} />
          </Fold>
        </div>
      </Section>
    </>
  );
}

function Recovery({ stages }: { stages: ServiceGuide['recovery'] }) {
  return (
    <ol className={style.stages}>
      {stages.map(({ when, text }) => (
        <li key={when}>
          <Fold as="h3" heading={when}>
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}

function Risks({ risks: { common, serious, callUs } }: { risks: ServiceGuide['risks'] }) {
  return (
    <>
      <div className={style.columns}>
        <Fold as="h3" heading={words.usualRisks}>
          <BulletList items={common} />
        </Fold>
        <Fold as="h3" heading={words.seriousRisks}>
          <BulletList items={serious} />
        </Fold>
      </div>
      <p className={style.call}>
        <Icon name="triangle-alert" />
        <span>
          <span>{callUs}</span>
          <br />
          <span>{servicePage.emergency}</span>
        </span>
      </p>
    </>
  );
}
