import type { ReactNode } from 'react';
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
          <Part heading="Who it may suit">
            <BulletList items={guide.suits} />
          </Part>
          <Part heading="When it is better to wait or not to do it">
            <BulletList items={guide.unsuitable} />
          </Part>
          <Part heading="Before the treatment">
            <BulletList items={guide.preparation} />
          </Part>
          <Part heading="How it goes">
            <ol className={style.order}>
              {guide.procedure.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
        </div>
      </Section>
      <Section ground="soft" heading="Recovery and risks">
        <Recovery stages={guide.recovery} />
        <Risks risks={guide.risks} />
      </Section>
      <Section label="Before you decide">
        <div className={style.columns}>
          <Part heading="What else could be done">
            <BulletList items={guide.alternatives} />
          </Part>
          <Part heading="Questions to ask">
            <BulletList items={guide.questions} />
          </Part>
        </div>
      </Section>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={style.part}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

function Recovery({ stages }: { stages: ServiceGuide['recovery'] }) {
  return (
    <ol className={style.stages}>
      {stages.map(({ when, text }) => (
        <li key={when}>
          <h3>{when}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Risks({ risks: { common, serious, callUs } }: { risks: ServiceGuide['risks'] }) {
  return (
    <>
      <div className={style.columns}>
        <div className={style.part}>
          <h3>Usual and passing</h3>
          <BulletList items={common} />
        </div>
        <div className={style.part}>
          <h3>Rare or serious</h3>
          <BulletList items={serious} />
        </div>
      </div>
      <p className={style.call}>
        <Icon name="triangle-alert" />
        <span>{callUs}</span>
      </p>
    </>
  );
}
