import { servicePage } from '#records/service-page';
import * as words from '#words/service';
import { useSeed } from '../../browser/page-context.ts';
import { ButtonRow } from '../../components/button/button.tsx';
import { BookingLink } from '../../components/button/button-link.tsx';
import { Link } from '../../components/link.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { Section } from '../../components/section/section.tsx';
import { withParts } from '../../components/with-parts.ts';
import type { Department } from '../../content/clinic.ts';
import { type Placeholder, shown } from '../../content/placeholder.ts';
import type { MedicalReview, TextPart } from '../../content/schema/service.ts';
import { href } from '../../routes.ts';
import { Paragraphs, Points } from './text-parts.tsx';
import style from './why-us.module.css';

interface WhyUsProps {
  part: TextPart;
  department: Department | null;
  review: Placeholder<MedicalReview>;
}

/** Why here, and who answers for the text of the page. */
export function WhyUs({ part, department, review }: WhyUsProps) {
  return (
    <Section id="why-us" ground="soft" label={part.heading}>
      <div className={style.text}>
        <h2>{part.heading}</h2>
        <Paragraphs of={part} />
        <Points of={part} />
        <ButtonRow>
          <BookingLink department={department ?? 'plasticSurgery'} />
        </ButtonRow>
        <Review review={shown<MedicalReview>(review)} />
      </div>
    </Section>
  );
}

/** Where nobody has read the page yet, the public is not told of a name that is to come: the launch check is. */
function Review({ review: { reviewer, date } }: { review: MedicalReview }) {
  const { hidesPlaceholders } = useSeed();
  return (
    <p className={style.review}>
      {reviewer && date
        ? withParts(words.readBy, { reviewer, date: <LongDate iso={date} /> })
        : !hidesPlaceholders && servicePage.unreviewed}
      {` ${servicePage.note} `}
      <Link to={href('doctors')}>{words.doctors}</Link>
    </p>
  );
}
