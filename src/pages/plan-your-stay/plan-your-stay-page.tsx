import { treatments } from 'virtual:stay';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as pages from '#words/pages';
import * as words from '#words/plan-your-stay';
import * as shell from '#words/shell';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { Link } from '../../components/link.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { ENQUIRY_ID } from '../../content/abroad.ts';
import { clinicDate } from '../../content/clinic.ts';
import { readStayChoice, type StayChoice } from '../../content/stay/stay-choice.ts';
import { stayTexts } from '../../content/stay/stay-texts.ts';
import type { PageData } from '../../documents/page-data.ts';
import { href } from '../../routes.ts';
import { defaultTitle } from '../../seo/head.ts';
import { planStay, stayProblems } from './plan-stay.ts';
import style from './plan-your-stay-page.module.css';
import { ShownPlan } from './shown-plan.tsx';
import { StayForm } from './stay-form.tsx';

export const head: PageModule['head'] = ({ data }) => ({
  description: stayTexts.description,
  ...(hasProblem(postedIn(data)) && { title: shell.errorTitle({ title: defaultTitle(pages.planYourStay) }) }),
});

/** A choice, and the day on which it was made. */
interface Chosen {
  choice: StayChoice;
  today: string;
}

const postedIn = (data: PageData): Chosen | null =>
  data.status === 'found' && data.content.kind === 'stay' ? data.content : null;

const hasProblem = (chosen: Chosen | null): boolean =>
  chosen !== null && Object.keys(stayProblems(chosen.choice, chosen.today)).length > 0;

/**
 * A stay planned from the facts of treatments. With script nothing of what is entered leaves the device; without, the form is posted and
 * this page is the answer, which nobody keeps.
 */
export function Page() {
  const { data } = useCurrentPage();
  const posted = postedIn(data);
  const [chosen, setChosen] = useState(posted);
  const hydrated = useHydrated();
  const problems = chosen ? stayProblems(chosen.choice, chosen.today) : {};
  const isPlanned = chosen !== null && !hasProblem(chosen);
  const choose = (form: HTMLFormElement): void => {
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setChosen({ choice: readStayChoice(fields), today: clinicDate(Date.now()) });
  };
  return (
    <div className={style.page}>
      <PageIntro heading={words.heading} lead={stayTexts.lead} />
      <StayForm treatments={treatments} chosen={posted?.choice ?? null} problems={problems} onChoose={choose} />
      <p className={style.note}>{stayTexts.privacy}</p>
      <Result focus={chosen !== posted ? chosen : null}>
        {isPlanned && (
          // A new plan in new elements: in a page that the browser has translated, React would write into texts that stand there no more, and
          // the dates would stay those of the plan before.
          <ShownPlan
            key={JSON.stringify(chosen)}
            choice={chosen.choice}
            plan={planStay(chosen.choice, treatments, chosen.today)}
            today={chosen.today}
            ownClock={hydrated}
          />
        )}
      </Result>
      <p data-print="none">
        <Link to={`${href('international')}#${ENQUIRY_ID}`}>{words.askForLetter}</Link>
      </p>
    </div>
  );
}

/** Takes the focus when a plan was made on this page, so that it is read out; where the form has a fault, its field takes it. */
function Result({ focus, children }: { focus: Chosen | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) return;
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid]');
    if (wrong) return wrong.focus();
    const heading = place.current?.querySelector('h2');
    // By itself WebKit leaves what it focuses at the window's end, and the plan below it.
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [focus]);
  return <div ref={place}>{children}</div>;
}
