import { lazy, Suspense, useState } from 'react';
import type { PageModule } from '../../app/page-modules.ts';
import { loadChunk } from '../../browser/load-chunk.ts';
import { ClearTraces } from '../../components/clear-traces/clear-traces.tsx';
import { KeptHtml } from '../../components/kept-html/kept-html.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { clinic } from '../../content/clinic.ts';
import { pageTexts } from '../../content/pages.ts';
import { href, TRACES_ID } from '../../routes.ts';
// Of the sections, whose code comes later than their HTML: here, so that the document links it.
import '../../components/prose/prose.css';
import style from './legal-page.module.css';

const text = pageTexts.privacy;

/** Row ROUTE-15: terms and privacy are one content under two addresses, of which one is canonical. */
export const head: PageModule['head'] = ({ name }) => ({
  title: `${clinic.name.value} | ${text.heading}`,
  description: text.lead,
  ...(name === 'terms' && { canonicalPath: href('privacy') }),
});

/** Terms and privacy: nine sections, each with an address of its own (rows LEGAL-01 to LEGAL-10). */
export function Page() {
  return (
    <>
      <PageIntro {...text} />
      <div className={style.columns}>
        <Sections />
      </div>
      <div id={TRACES_ID}>
        <ClearTraces />
      </div>
    </>
  );
}

const ID = 'legal-sections';
const load = async () => (await import('./legal-sections.tsx')).LegalSections;
const OnServer = import.meta.env.SSR ? await load() : null;
const Fetched = lazy(async () => ({ default: await loadChunk(load) }));

/** A long text that never moves: the document brings it along as HTML, and its words as script only follow a navigation to here. */
function Sections() {
  const [inDocument] = useState(() => import.meta.env.SSR || document.getElementById(ID) !== null);
  if (inDocument) return <KeptHtml id={ID} className={style.kept} content={OnServer} />;
  return (
    <div id={ID} className={style.kept}>
      <Suspense fallback={null}>
        <Fetched />
      </Suspense>
    </div>
  );
}
