import { useEffect } from 'react';
import * as words from '#words/legal';
import { useSeed } from '../../browser/page-context.ts';
import { scrollToSection } from '../../browser/whole-page.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { PostalAddress } from '../../components/postal-address.tsx';
import { withParts } from '../../components/with-parts.ts';
import { clinic } from '../../content/clinic.ts';
import { type LegalPart, type LegalSection, legalFacts, legalSections } from '../../content/legal.ts';
import style from './legal-page.module.css';

/** Contents and the nine sections. */
export function LegalSections() {
  const { version } = legalFacts;
  useEffect(() => {
    // The text came after the navigation that named a part of it.
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (part) scrollToSection(part);
  }, []);
  return (
    <>
      <nav aria-labelledby="legal-contents" className={style.contents}>
        <h2 id="legal-contents">{words.contents}</h2>
        <ol className={style.list}>
          {legalSections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.sections}>
        <p className={style.version}>
          {withParts(words.version, { date: <LongDate iso={version.date} /> })}
          {` ${version.note}`}
        </p>
        {legalSections.map((section) => (
          <LegalText key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}

function LegalText({ section: { id, heading, parts } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${style.section} prose`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {parts.map((part) => (
        <Part key={part.heading ?? part.text} part={part} />
      ))}
      {id === 'privacy' && <GrievanceOfficer />}
      {id === 'contact' && <Contact />}
    </section>
  );
}

function Part({ part: { heading, text, points } }: { part: LegalPart }) {
  return (
    <>
      {heading && <h3>{heading}</h3>}
      {text && <p>{text}</p>}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Row LEGAL-06. */
function GrievanceOfficer() {
  const { hidesPlaceholders } = useSeed();
  const { officer, complaints } = legalFacts;
  const { name, email } = officer.value;
  const isUnnamed = hidesPlaceholders && officer.placeholder;
  return (
    <>
      <h3>{words.officer}</h3>
      <p>
        {!isUnnamed && `${name}, `}
        <a href={`mailto:${email}`}>{email}</a>
        {`. ${complaints}`}
      </p>
    </>
  );
}

function Contact() {
  const { email } = clinic;
  return (
    <>
      <PostalAddress />
      <p>
        <a href={`mailto:${email.value}`}>{email.value}</a>
      </p>
      <ContactLines text={words.chat} />
    </>
  );
}
