import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { Button } from '../../components/button/button.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { Field } from '../../components/lead-form/field.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { EnquiryAction, EnquiryView, ReferenceProblem } from '../../leads/enquiry-view.ts';
import { href } from '../../routes.ts';
import style from './enquiry-page.module.css';

export const head: PageModule['head'] = () => ({ noindex: true });

type Shown = Extract<EnquiryView, { step: 'shown' }>;

const LEAD = 'See what became of an enquiry you sent us, take it back, or have it erased. All you need is its reference.';

const problems: Record<ReferenceProblem, string> = {
  malformed: 'A reference has eight letters and digits, such as 7KQM-3XWP.',
  unknown: 'We have no enquiry with this reference. Please check it, letter by letter.',
  busy: 'Many references were asked for from your network. Please wait a minute and try again.',
  unavailable: 'Your enquiry could not be looked up just now. Please try again.',
};

const statusTexts: Record<Shown['status'], string> = {
  received: 'Received. It is stored safely and on its way to our team.',
  delivered: 'Delivered. It is with our team, who will call you or write back.',
  answered: 'Answered. Our team has marked it as answered. If you have heard nothing, please call us.',
  withdrawn: 'Withdrawn. Our team will not contact you about it.',
};

/** An enquiry by its reference, without an account: where it stands, withdraw, erase. Plain forms, with and without script. */
export function Page() {
  const { data } = useCurrentPage();
  const view: EnquiryView | null = data.status === 'found' && data.content.kind === 'enquiry' ? data.content.view : null;
  return (
    <>
      <PageIntro heading="Your enquiry" lead={LEAD} />
      {view && <View view={view} />}
      <ContactLines text="Hello, I have a question about an enquiry I sent." />
    </>
  );
}

function View({ view }: { view: EnquiryView }) {
  switch (view.step) {
    case 'ask':
      return <Ask {...view} />;
    case 'shown':
      return <Status {...view} />;
    case 'confirm':
      return <Confirm {...view} />;
    case 'erased':
      return <Receipt {...view} />;
  }
}

function Ask({ reference, problem }: Extract<EnquiryView, { step: 'ask' }>) {
  return (
    <form className={style.form} method="post" action={href('enquiry')}>
      <Field
        label="Reference*"
        name="reference"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={reference}
        hint="Eight letters and digits, such as 7KQM-3XWP. You were given it when you sent the enquiry."
        error={problem ? problems[problem] : undefined}
      />
      <p>
        <Button type="submit">Look it up</Button>
      </p>
    </form>
  );
}

function Status({ reference, status, since, next }: Shown) {
  return (
    <div className={style.view}>
      <h2>
        Reference <span className={style.reference}>{reference}</span>
      </h2>
      <p role="status">{statusTexts[status]}</p>
      <p>We received it on {since}, India time.</p>
      {(status === 'received' || status === 'delivered') && <p>{next}</p>}
      <div className={style.actions}>
        {status !== 'withdrawn' && (
          <Act reference={reference} action="withdraw">
            Withdraw it: please do not contact me
          </Act>
        )}
        <Act reference={reference} action="erase">
          Erase everything of it …
        </Act>
      </div>
    </div>
  );
}

function Confirm({ reference }: { reference: string }) {
  return (
    <div className={style.view}>
      <h2>Erase enquiry {reference}?</h2>
      <p>Your name, phone number, e-mail address and everything else of it are erased at once. This cannot be undone.</p>
      <div className={style.actions}>
        <Act reference={reference} action="erase-confirmed">
          Erase it now
        </Act>
        <Act reference={reference} action="look">
          Keep it
        </Act>
      </div>
    </div>
  );
}

function Receipt({ reference, receipt, at, delivered }: Extract<EnquiryView, { step: 'erased' }>) {
  return (
    <div className={style.view}>
      <h2>Erased</h2>
      <p role="status">
        Everything of enquiry {reference} was erased on {at}, India time. The receipt is{' '}
        <strong className={style.reference}>{receipt}</strong>.
      </p>
      {delivered && (
        <p>
          Your name, phone number and subject had been passed to the clinic’s own system before. Our team has been told to erase
          them there, too.
        </p>
      )}
      <p>
        For up to 30 days an encrypted safety copy of the whole storage may still hold it. Nobody reads it but to restore after a
        fault.
      </p>
    </div>
  );
}

/** One button that is a form: what it does to an enquiry is posted, never linked. */
function Act({ reference, action, children }: { reference: string; action: EnquiryAction; children: string }) {
  return (
    <form method="post" action={href('enquiry')}>
      <input type="hidden" name="reference" value={reference} />
      <Button type="submit" name="action" value={action} variant={action === 'erase-confirmed' ? 'solid' : 'line'}>
        {children}
      </Button>
    </form>
  );
}
