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
