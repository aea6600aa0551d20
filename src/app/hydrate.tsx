// The style sheets come with the document; named here so that the build knows them as the application's.
import '../styles/global.css';
import { startTransition } from 'react';
import { hydrateTyped } from '../browser/hydrate-typed.ts';
import { HydrationContext, SeedContext } from '../browser/page-context.ts';
import { isLite } from '../browser/visitor-preferences.ts';
import { SaverContext } from '../components/data-saver/saver-context.ts';
import { DATA_ID, type DocumentData } from '../documents/document-data.ts';
import { createNavigation } from './navigation/navigation.ts';
import { loadHeadCode } from './shell.tsx';
import { SiteRouter } from './site-router.tsx';
import { loadView } from './view.ts';

const parsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined;

/**
 * The document's style sheets stand where its first part ends (decision 039). React knows nothing of them there, and the next page
 * needs them too: their text, from the browser's cache, goes into the head's own sheet within one task. Links that are copied would
 * have the whole page styled and laid out twice more, and rules read from the sheet lose what browsers cannot write (a `font` with
 * variables). Fonts stay as the head names them: named anew, every text would be laid out again. The links stay, switched off, for
 * code that looks whether a sheet is there. None is left in the body: a next page's sheet, with layers in it, would come before another,
 * and Chromium then names all fonts anew and lays the whole page out.
 */
async function takeSheetsOut(): Promise<void> {
  const [own] = document.styleSheets;
  const links = [...document.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]')];
  // A lite page has its sheets in the head.
  if (!links[0]?.closest('#root')) return;
  const texts = await Promise.all(links.map(({ href }) => textOfSheet(href)));
  own?.insertRule(`@media all{${texts.join('').replace(/@font-face{.*?}/g, '')}}`, own.cssRules.length);
  for (const link of links) link.disabled = true;
  document.head.append(...links);
  for (const left of document.querySelectorAll('#root > style, #root script')) left.remove();
}

/** Throws where it is no sheet, but what says that there is none: with it, those that the browser has would be lost as well. */
async function textOfSheet(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.headers.get('Content-Type')?.startsWith('text/css')) throw new Error(`No style sheet: ${href}`);
  return answer.text();
}

/**
 * Brings the document to life. The page's code is loaded before React looks at the HTML; otherwise hydration would find an empty page
 * where the text stands. `isLineGood`: what comes next may be fetched before anybody asks.
 */
export async function hydrate(isLineGood: boolean): Promise<void> {
  await parsed();
  // Before anything of the page is read: an article's own HTML may hold the place where the sheets stand.
  await takeSheetsOut();
  const block = document.getElementById(DATA_ID);
  const root = document.getElementById('root');
  if (!block?.textContent || !root) throw new Error('No page data');
  const { origin, head, path, data, today, overlay, hidesPlaceholders } = JSON.parse(block.textContent) as DocumentData;
  if (overlay) (await import('../content/apply-overlay.ts')).takeOverlay(overlay);
  const given = data
    ? (await import('../browser/article-html.ts')).restoreArticle(data, document)
    : { status: 'static' as const };
  const view = await loadView({ url: new URL(path, location.origin), given });
  if (!('Page' in view)) throw new Error('No page');
  const saver = isLite() ? (await import('../components/data-saver/saver-picture.tsx')).saver : null;
  const navigation = createNavigation(view, async (request) => {
    const [next] = await Promise.all([loadView(request), loadHeadCode()]);
    return next;
  });
  // A transition yields to the visitor between its parts; without one React would work through the whole page in one go.
  startTransition(() => {
    hydrateTyped(
      root,
      <SeedContext value={{ origin, head, today, hidesPlaceholders }}>
        <HydrationContext value={hydrateTyped}>
          <SaverContext value={saver}>
            <SiteRouter navigation={navigation} />
          </SaverContext>
        </HydrationContext>
      </SeedContext>,
      // As an error of the window, it is counted where the page is measured; React would only write it to the console.
      { onCaughtError: reportError },
    );
  });
  import('./offline-copies.ts').then(({ afterHydration }) => afterHydration(navigation, isLineGood), console.warn);
}
