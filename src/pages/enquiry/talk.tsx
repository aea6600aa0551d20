import type { ShownEnquiry } from '../../leads/enquiry-view.ts';
import { Act, MessageField } from './act.tsx';
import style from './enquiry-page.module.css';
import { typedWith } from './times.tsx';

/** One question and its answer, whichever side asks. What was written is shown as it is: no links, no markup. */
export function Talk({ reference, talk, kept }: Pick<ShownEnquiry, 'reference' | 'talk' | 'kept'>) {
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
