import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { Button } from '../../components/button/button.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { Field } from '../../components/lead-form/field.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { EnquiryView, ShownEnquiry } from '../../leads/enquiry-view.ts';
import { href } from '../../routes.ts';
import { Act, MessageField } from './act.tsx';
import style from './enquiry-page.module.css';
import { isDone, notices, problems, statusTexts } from './enquiry-texts.ts';
import { Times, typedWith } from './times.tsx';

export const head: PageModule['head'] = () => ({ noindex: true });

const LEAD =
  'See what became of an enquiry you sent us, choose a time we propose, take the enquiry back, or have it erased. All you need is its reference.';

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

function Ask({ reference, problem, kept }: Extract<EnquiryView, { step: 'ask' }>) {
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
      {kept && <input type="hidden" name="action" value={kept.action} />}
      {kept?.time && <input type="hidden" name="time" value={kept.time} />}
      {kept?.text && <MessageField label="What you wrote" typed={kept.text} />}
      <p>
        <Button type="submit">{kept ? 'Send it again' : 'Look it up'}</Button>
      </p>
    </form>
  );
}

function Status(view: ShownEnquiry) {
  const { reference, status, since, next, notice, times, kept } = view;
  const isOpen = status !== 'withdrawn';
  return (
    <div className={style.view}>
      <h2>
        Reference <span className={style.reference}>{reference}</span>
      </h2>
      {notice && (
        <p
          className={isDone(notice) ? style.notice : `${style.notice} ${style.refused}`}
          role={isDone(notice) ? 'status' : 'alert'}
        >
          {notices[notice]}
        </p>
      )}
      {notice === 'closed' && kept?.text && (
        <>
          <p>What you wrote:</p>
          <blockquote className={style.words}>{kept.text}</blockquote>
        </>
      )}
      <p role="status">{statusTexts[status]}</p>
      <p>We received it on {since}, India time.</p>
      {(status === 'received' || status === 'delivered') && <p>{next}</p>}
      {!isOpen && times.calendar && (
        <p>
          <a href={times.calendar} download="consultation.ics">
            Take the consultation out of your calendar
          </a>
        </p>
      )}
      {isOpen && <Times {...view} />}
      {isOpen && <Talk {...view} />}
      {isOpen && <h2>Take it back</h2>}
      <div className={style.actions}>
        {isOpen && <Act reference={reference} action="withdraw" button="Withdraw it: please do not contact me" />}
        <Act reference={reference} action="erase" button="Erase everything of it …" />
      </div>
    </div>
  );
}

function Confirm({ reference }: { reference: string }) {
  return (
    <div className={style.view}>
      <h2>Erase enquiry {reference}?</h2>
      <p>
        Your name, phone number, e-mail address and everything else of it are erased at once, also a time we have agreed on and
        what we wrote to each other. This cannot be undone.
      </p>
      <div className={style.actions}>
        <Act reference={reference} action="erase-confirmed" button="Erase it now" variant="solid" />
        <Act reference={reference} action="look" button="Keep it" />
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

/** One question and its answer, whichever side asks. What was written is shown as it is: no links, no markup. */
function Talk({ reference, talk, kept }: Pick<ShownEnquiry, 'reference' | 'talk' | 'kept'>) {
  const typed = typedWith('message', kept);
  const asksUs = talk?.askedBy === 'visitor';
  return (
    <section className={style.view} aria-labelledby="talk">
      <h2 id="talk">{talk?.askedBy === 'team' ? 'Our question to you' : 'Your question to us'}</h2>
      {talk && <blockquote className={style.words}>{talk.question}</blockquote>}
      {talk?.answer && (
        <>
          <h3>{asksUs ? 'Our answer' : 'Your answer'}</h3>
          <blockquote className={style.words}>{talk.answer}</blockquote>
        </>
      )}
      {asksUs && !talk.answer && <p>We answer here, or call you.</p>}
      {!talk && (
        <Act reference={reference} action="message" button="Send the question">
          <MessageField label="Your question" typed={typed} isRequired />
        </Act>
      )}
      {talk && !asksUs && !talk.answer && (
        <Act reference={reference} action="message" button="Send the answer" variant="solid">
          <MessageField label="Your answer" typed={typed} isRequired />
        </Act>
      )}
      {talk?.answer && <p>For anything else please call or write to us.</p>}
    </section>
  );
}
