import * as footer from '#words/footer';
import * as stay from '#words/international';
import * as words from '#words/service';
import { ButtonRow } from '../../components/button/button.tsx';
import { BookingLink, ButtonLink } from '../../components/button/button-link.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { ServiceContent } from '../../content/schema/service.ts';
import { href } from '../../routes.ts';
import style from './information.module.css';
import { Figures } from './numbered.tsx';
import { StepViewer } from './step-viewer.tsx';
import { Paragraphs, Points, StepTexts } from './text-parts.tsx';

/** What the treatment is, beside its pictures; then the text that the old site showed as pictures (rows SVC-06, SVC-19). */
export function Information({ service }: { service: ServiceContent }) {
  const { information, viewer, numbered, figures = 0, department } = service;
  const beside = viewer ? <StepViewer viewer={viewer} label={service.label} /> : !numbered && <Figures count={figures} />;
  return (
    <Section id="information" label={information.heading}>
      <div className={beside ? style.columns : undefined}>
        <div className={style.text}>
          <h2>{information.heading}</h2>
          <Paragraphs of={information} />
          <Points of={information} />
          <ButtonRow>
            <ButtonLink to="#consultation">{department ? words.ask : footer.ask}</ButtonLink>
            <BookingLink department={department ?? 'plasticSurgery'} variant="line" />
          </ButtonRow>
          <p data-print="none">
            <Link to={href('planYourStay')}>{stay.plan}</Link>
          </p>
        </div>
        {beside}
      </div>
      {viewer && <StepTexts viewer={viewer} />}
    </Section>
  );
}
