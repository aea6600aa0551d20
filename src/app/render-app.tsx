import { outlines } from 'virtual:picture-outlines';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as words from '#words/shell';
import { withoutArticle } from '../browser/article-html.ts';
import { RefusedFormContext, SeedContext, ViewContext } from '../browser/page-context.ts';
import { SaverContext } from '../components/data-saver/saver-context.ts';
import { saver as saverParts } from '../components/data-saver/saver-picture.tsx';
import { addServerPart } from '../components/island/island.tsx';
import { ConsultationForm } from '../components/lead-form/consultation-form.tsx';
import * as formExtras from '../components/lead-form/form-extras.ts';
import { GalleryLeadForm } from '../components/lead-form/gallery-lead-form.tsx';
import { InternationalForm } from '../components/lead-form/international-form.tsx';
import { provideFormExtras } from '../components/lead-form/use-form-extras.ts';
import { AgreedContext } from '../components/sensitive-notice/use-sensitive-consent.ts';
import { withOverlay } from '../content/with-overlay.ts';
import type { DocumentData, RenderContext } from '../documents/document-data.ts';
import { inLanguage } from '../languages/in-language.ts';
import { ENGLISH } from '../languages/saying.ts';
import { splitLanguage } from '../languages.ts';
import { completeHead } from '../seo/head.ts';
import { manifestKeys } from './page-modules.ts';
import { pageHeadOf } from './seo.tsx';
import { Shell } from './shell.tsx';
import { loadView, type View } from './view.ts';

interface RenderRequest extends RenderContext {
  /** Canonical path, with the prefix of its language. */
  path: string;
}

/** What a document says of its language. */
export interface DocumentLanguage {
  code: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924. */
  script: string;
}

export interface RenderedApp {
  html: string;
  document: DocumentData;
  /** Absent in English. */
  language?: DocumentLanguage | undefined;
  /** Modules of the page shown, by their names in the build's manifest, for its preloads. */
  modules: string[];
}

/** Key in the build's manifest of what only lite documents need. */
const SAVER_MODULE = 'src/components/data-saver/saver-picture.tsx';
/** And what a document with texts of WordPress needs before it is hydrated. */
const OVERLAY_MODULE = 'src/content/apply-overlay.ts';

/** Renders a page to HTML. Throws what a page throws: a broken page fails the build, and at the edge becomes a 500. */
export async function renderApp({ path, search = '', data, overlay, ...request }: RenderRequest): Promise<RenderedApp> {
  const { language, path: english } = splitLanguage(path);
  const view = await loadView({ url: new URL(english + search, 'http://render.local'), given: data ?? { status: 'static' } });
  if (!('Page' in view)) throw new Error(`Rendering ${path} answered a redirect`);
  const shown = () => {
    const { html, document } = renderView(view, { path, search, ...request });
    // A copy: what it took from records changes back with them.
    return { html, document: overlay || language ? structuredClone({ ...document, ...(overlay && { overlay }) }) : document };
  };
  // What WordPress says is in the language of the page already.
  const rendered = inLanguage(language?.code ?? ENGLISH, () => withOverlay(overlay?.records, shown));
  const { saver = false } = request;
  return {
    ...rendered,
    language: language ? { code: language.code, direction: language.direction, script: language.script } : undefined,
    modules: [
      ...manifestKeys(view.folder, view.handle.name),
      ...(saver ? [SAVER_MODULE] : []),
      ...(overlay ? [OVERLAY_MODULE] : []),
    ],
  };
}

/** Without a wait in it: other requests of the isolate render other texts. */
function renderView(
  view: View,
  {
    path,
    search,
    origin,
    form,
    agreed = false,
    saver = false,
    today,
    hidesPlaceholders = false,
  }: Omit<RenderRequest, 'data' | 'overlay'>,
): Omit<RenderedApp, 'modules'> {
  const { handle } = view;
  const pageHead = pageHeadOf(handle, view.data, path, hidesPlaceholders);
  const label = handle.label();
  const complete = completeHead(pageHead, { path, label, origin });
  // Read first by a screen reader, and shown in the tab: without script nothing else says that the form was not sent.
  const head = form ? { ...complete, title: words.errorTitle({ title: complete.title }) } : complete;
  const html = renderToString(
    <StaticRouter location={path + search}>
      <SeedContext value={{ origin, head, today, hidesPlaceholders }}>
        <RefusedFormContext value={form ?? null}>
          <AgreedContext value={agreed}>
            <SaverContext value={saver ? { ...saverParts, outlines } : null}>
              <ViewContext value={view}>
                <Shell />
              </ViewContext>
            </SaverContext>
          </AgreedContext>
        </RefusedFormContext>
      </SeedContext>
    </StaticRouter>,
  );
  return {
    html,
    document: {
      path,
      label,
      origin,
      pageHead,
      head,
      ...(today && { today }),
      ...(hidesPlaceholders && { hidesPlaceholders }),
      ...(view.data.status !== 'static' && { data: withoutArticle(view.data) }),
    },
  };
}

/** What the server writes into documents while the browser fetches its code later, or never. */
addServerPart('consultation', ConsultationForm);
addServerPart('enquiry-from-abroad', InternationalForm);
addServerPart('plain-gallery-form', GalleryLeadForm);
provideFormExtras(formExtras);
