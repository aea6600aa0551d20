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
      <Section label="Is it for you" {...(shaded && { ground: 'shell' })}>
        <div className={style.columns}>
          <Fold heading="Who it may suit">
            <BulletList items={guide.suits} />
          </Fold>
          <Fold heading="When it is better to wait or not to do it">
            <BulletList items={guide.unsuitable} />
          </Fold>
          <Fold heading="Before the treatment">
            <BulletList items={guide.preparation} />
          </Fold>
          <Fold heading="How it goes">
            <ol className={style.order}>
              {guide.procedure.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Fold>
        </div>
      </Section>
      <Section ground="soft" heading="Recovery and risks">
        <Recovery stages={guide.recovery} />
        <Risks risks={guide.risks} />
      </Section>
      <Section label="Before you decide">
        <div className={style.columns}>
          <Fold heading="What else could be done">
            <BulletList items={guide.alternatives} />
          </Fold>
          <Fold heading="Questions to ask">
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
        <Fold as="h3" heading="Usual and passing">
          <BulletList items={common} />
        </Fold>
        <Fold as="h3" heading="Rare or serious">
          <BulletList items={serious} />
        </Fold>
      </div>
      <p className={style.call}>
        <Icon name="triangle-alert" />
        <span>{callUs}</span>
      </p>
    </>
  );
}
