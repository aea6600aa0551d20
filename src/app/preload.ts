/** To ask for a file takes an old phone some 10 ms: each is asked for in a task of its own. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

let queue = Promise.resolve();

/** Has modules fetched, one after the other, and not yet run. */
export function preloadModules(hrefs: readonly string[]): void {
  for (const href of hrefs) queue = queue.then(() => preloadModule(href));
}

async function preloadModule(href: string): Promise<void> {
  await nextTask();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * What Vite calls round the first script's `import()`, with the files that the imported chunk needs (`build/one-file-boot.ts`). The
 * style sheets among them came with the document.
 */
export function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const module = load();
  preloadModules(files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`));
  return module;
}

/**
 * Addresses of ours that are no page for everybody, in any language (two letters lead those); as in `links-in-view.ts`, which would make
 * this script two files.
 */
const NO_PAGE = /^(\/..)?\/(api|assets|p|media|ops|enquiry|thank-you|preview)(\/|$)|\.\w+$/;

/** Fetches the page behind a link, where it is one of ours for everybody. */
export function prefetchDocument(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.search || link.target) return;
  const { pathname: href } = link;
  if (href === location.pathname || NO_PAGE.test(href)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document', href }));
}
