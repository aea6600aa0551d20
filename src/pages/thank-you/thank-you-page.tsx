import { Link } from 'react-router-dom';
import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { href } from '../../routes.ts';

export const head: PageModule['head'] = () => ({ noindex: true });

/** Where a form that was posted without script ends, once the enquiry is stored. */
export function Page() {
  const { data } = useCurrentPage();
  const reference = data.status === 'found' && data.content.kind === 'thank-you' ? data.content.reference : null;
  return (
    <>
      <PageIntro heading="Thank you! Your message has been sent." />
      {reference && (
        <p>
          Your reference is <strong>{reference}</strong>. Please keep it in case you want to ask about your enquiry.
        </p>
      )}
      <p>We answer Monday to Saturday, 9:00 AM to 8:00 PM India time.</p>
      <p>
        <Link to={href('home')}>Go to Home</Link>
      </p>
      <ContactLines text={reference ? `Hello, I have sent an enquiry. My reference is ${reference}.` : undefined} />
    </>
  );
}
