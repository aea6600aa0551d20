import style from './page-intro.module.css';

/** The one h1 of a page and the sentence below it. */
export function PageIntro({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <>
      <h1>{heading}</h1>
      {lead && <p className={style.lead}>{lead}</p>}
    </>
  );
}
