import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { NextSteps, Reference } from '../../components/lead-form/lead-answer.tsx';
import { Link } from '../../components/link.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { href } from '../../routes.ts';

export const head: PageModule['head'] = () => ({ noindex: true });

/** Where a form that was posted without script ends, once the enquiry is stored (rows FORM-15, CBM-11, INTL-19). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found' || data.content.kind !== 'thank-you') return null;
  const { reference, form, slot, call, next } = data.content;
  return (
    <>
      <PageIntro heading={form === 'international' ? 'Form submitted!' : 'Thank you! Your message has been sent.'} />
      <Reference reference={reference} />
      {call && <p>We will call {call}.</p>}
      <p>{next}</p>
      <NextSteps reference={reference} slot={slot ?? { date: '', time: '' }} />
      <p>
        <Link to={href('home')}>Go to Home</Link>
      </p>
      <ContactLines text={reference ? `Hello, I have sent an enquiry. My reference is ${reference}.` : undefined} />
    </>
  );
}
