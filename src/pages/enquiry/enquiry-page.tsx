import * as words from '#words/enquiry';
import * as pages from '#words/pages';
import * as shell from '#words/shell';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { Button } from '../../components/button/button.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { Field } from '../../components/lead-form/field.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { withParts } from '../../components/with-parts.ts';
import { clinic } from '../../content/clinic.ts';
import type { PageData } from '../../documents/page-data.ts';
import { ENQUIRY_VIEW_ID, type EnquiryView, enquiryAction, type ShownEnquiry, whatNext } from '../../leads/enquiry-view.ts';
import { shownInstant } from '../../leads/slots.ts';
import { defaultTitle } from '../../seo/head.ts';
import { Act, MessageField } from './act.tsx';
import style from './enquiry-page.module.css';
import { isDone, noticeText, problemText, statusText } from './enquiry-texts.ts';
import { Times, typedWith } from './times.tsx';

const { timeZone } = clinic.hours;

const viewIn = (data: PageData): EnquiryView | null =>
  data.status === 'found' && data.content.kind === 'enquiry' ? data.content.view : null;

export const head: PageModule['head'] = ({ data }) => {
  const view = viewIn(data);
  const isRefused = view?.step === 'ask' && view.problem;
  return { noindex: true, ...(isRefused && { title: shell.errorTitle({ title: defaultTitle(pages.enquiry) }) }) };
};

/** An enquiry by its reference, without an account: where it stands, withdraw, erase. Plain forms, with and without script. */
export function Page() {
  const { data } = useCurrentPage();
  const view = viewIn(data);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <div id={ENQUIRY_VIEW_ID}>{view && <View view={view} />}</div>
      <ContactLines text={words.chat} />
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
    <form className={style.form} method="post" action={enquiryAction()}>
      <Field
        label={words.reference}
        name="reference"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={reference}
        hint={words.referenceHint}
        error={problem ? problemText(problem) : undefined}
      />
      {kept && <input type="hidden" name="action" value={kept.action} />}
      {kept?.time && <input type="hidden" name="time" value={kept.time} />}
      {kept?.text && <MessageField label={words.whatYouWrote} typed={kept.text} />}
      <p>
        <Button type="submit">{kept ? words.sendAgain : words.lookUp}</Button>
      </p>
    </form>
  );
}

function Status(view: ShownEnquiry) {
  const { reference, status, since, at, notice, times, kept } = view;
  const isOpen = status !== 'withdrawn';
  return (
    <div className={style.view}>
      <h2>{withParts(words.referenceHeading, { reference: <span className={style.reference}>{reference}</span> })}</h2>
      {notice && (
        <p
          className={isDone(notice) ? style.notice : `${style.notice} ${style.refused}`}
          role={isDone(notice) ? 'status' : 'alert'}
        >
          {noticeText(notice)}
        </p>
      )}
      {notice === 'closed' && kept?.text && (
        <>
          <p>{words.whatYouWroteColon}</p>
          <blockquote className={style.words}>{kept.text}</blockquote>
        </>
      )}
      <p role="status">{statusText(status)}</p>
      <p>{words.receivedOn({ moment: shownInstant(since, timeZone) })}</p>
      {(status === 'received' || status === 'delivered') && <p>{whatNext(at)}</p>}
      {!isOpen && times.calendar && (
        <p>
          <a href={times.calendar} download="consultation.ics">
            {words.consultationOutOfCalendar}
          </a>
        </p>
      )}
      {isOpen && <Times {...view} />}
      {isOpen && <Talk {...view} />}
      {isOpen && <h2>{words.takeBack}</h2>}
      <div className={style.actions}>
        {isOpen && <Act reference={reference} action="withdraw" button={words.withdraw} />}
        <Act reference={reference} action="erase" button={words.erase} />
      </div>
    </div>
  );
}

function Confirm({ reference }: { reference: string }) {
  return (
    <div className={style.view}>
      <h2>{words.eraseHeading({ reference })}</h2>
      <p>{words.eraseWarning}</p>
      <div className={style.actions}>
        <Act reference={reference} action="erase-confirmed" button={words.eraseNow} variant="solid" />
        <Act reference={reference} action="look" button={words.keep} />
      </div>
    </div>
  );
}

function Receipt({ reference, receipt, at, delivered }: Extract<EnquiryView, { step: 'erased' }>) {
  return (
    <div className={style.view}>
      <h2>{words.erased}</h2>
      <p role="status">
        {withParts(words.erasedOn, {
          reference,
          moment: shownInstant(at, timeZone),
          receipt: <strong className={style.reference}>{receipt}</strong>,
        })}
      </p>
      {delivered && <p>{words.erasedDelivered}</p>}
      <p>{words.erasedCopies}</p>
    </div>
  );
}

/** What somebody typed, in whatever language: it runs as its first letter does. */
const AS_WRITTEN = { dir: 'auto' };

/** One question and its answer, whichever side asks. What was written is shown as it is: no links, no markup. */
function Talk({ reference, talk, kept }: Pick<ShownEnquiry, 'reference' | 'talk' | 'kept'>) {
  const typed = typedWith('message', kept);
  const asksUs = talk?.askedBy === 'visitor';
  const ours = talk?.ours ?? AS_WRITTEN;
  return (
    <section className={style.view} aria-labelledby="talk">
      <h2 id="talk">{talk?.askedBy === 'team' ? words.ourQuestion : words.yourQuestionToUs}</h2>
      {talk && (
        <blockquote className={style.words} {...(asksUs ? AS_WRITTEN : ours)}>
          {talk.question}
        </blockquote>
      )}
      {talk?.answer && (
        <>
          <h3>{asksUs ? words.ourAnswer : words.yourAnswer}</h3>
          <blockquote className={style.words} {...(asksUs ? ours : AS_WRITTEN)}>
            {talk.answer}
          </blockquote>
        </>
      )}
      {asksUs && !talk.answer && <p>{words.weAnswer}</p>}
      {!talk && (
        <Act reference={reference} action="message" button={words.sendQuestion}>
          <MessageField label={words.yourQuestion} typed={typed} isRequired />
        </Act>
      )}
      {talk && !asksUs && !talk.answer && (
        <Act reference={reference} action="message" button={words.sendAnswer} variant="solid">
          <MessageField label={words.yourAnswer} typed={typed} isRequired />
        </Act>
      )}
      {talk?.answer && <p>{words.anythingElse}</p>}
    </section>
  );
}
