import { useEffect } from 'react';
import * as answer from '#words/lead-answer';
import * as forms from '#words/lead-form';
import * as pages from '#words/pages';
import * as words from '#words/thank-you';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { NextSteps, Reference } from '../../components/lead-form/lead-answer.tsx';
import { enquirySent, forgetDraft } from '../../components/lead-form/visit-drafts.ts';
import { Link } from '../../components/link.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { PageData } from '../../documents/page-data.ts';
import { type StoredView, whatNext } from '../../leads/enquiry-view.ts';
import { href } from '../../routes.ts';
import { defaultTitle } from '../../seo/head.ts';

const storedOf = (data: PageData) => (data.status === 'found' && data.content.kind === 'thank-you' ? data.content : null);

/** Nobody is thanked who has sent nothing, in the title neither. */
export const head: PageModule['head'] = ({ data }) => ({
  noindex: true,
  ...(!storedOf(data)?.form && { title: defaultTitle(words.nothingHere) }),
});

/**
 * A form that was posted before its code had come could note nothing itself: no callback is offered after it (row CBM-13), and its
 * words are forgotten. Of whoever opens this page without having sent anything no form is known.
 */
function useStoredNote(stored: StoredView | null): void {
  const form = stored?.form;
  useEffect(() => {
    if (!form) return;
    enquirySent.note();
    forgetDraft(form);
  }, [form]);
}

/** Where a form that was posted without script ends, once the enquiry is stored (rows FORM-15, CBM-11, INTL-19). */
export function Page() {
  const { data } = useCurrentPage();
  const stored = storedOf(data);
  useStoredNote(stored);
  if (!stored) return null;
  const { reference, form, slot, call, at } = stored;
  if (!form) return <NothingHere />;
  return (
    <>
      <PageIntro heading={form === 'international' ? forms.submitted : forms.sent} />
      <Reference reference={reference} />
      {call && <p>{words.willCall({ number: call })}</p>}
      <p>{whatNext(at)}</p>
      <NextSteps reference={reference} slot={slot ?? { date: '', time: '' }} />
      <p>
        <Link to={href('home')}>{words.home}</Link>
      </p>
      <ContactLines text={reference ? answer.chatWithReference({ reference }) : undefined} />
    </>
  );
}

/** Nothing is said to have been sent that this browser has not sent (row CBM-11). */
const NothingHere = () => (
  <>
    <PageIntro heading={words.nothingHere} lead={words.nothingWhy} />
    <p>
      <Link to={href('contact')}>{pages.contact}</Link>
    </p>
    <ContactLines />
  </>
);
