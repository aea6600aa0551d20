/** Files of the site that a document names; paths without the slash at their front, in document order, each once. */
export interface DocumentFiles {
  /** `<script src>`: run before anybody touches the page. */
  scripts: string[];
  /** `<link rel="modulepreload">`: fetched, but not run. */
  preloads: string[];
  /** `data-hydrate` of the root: the page's own chunks, fetched by the boot together with the application. */
  deferred: string[];
  /** `<link rel="stylesheet">`. */
  styles: string[];
}

const TAG = /<(script|link|div)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

/** Reads the HTML that our own build wrote; a comment or a text that shows such a tag would count as one. */
export function documentFiles(html: string): DocumentFiles {
  const files = {
    scripts: new Set<string>(),
    preloads: new Set<string>(),
    deferred: new Set<string>(),
    styles: new Set<string>(),
  };
  for (const [, tag = '', text = ''] of html.matchAll(TAG)) {
    const { src, href, rel = '', 'data-hydrate': deferred = '' } = attributes(text);
    const relations = rel.toLowerCase().split(/\s+/);
    for (const file of deferred.split(' ')) add(files.deferred, file);
    if (tag.toLowerCase() === 'script') add(files.scripts, src);
    else if (relations.includes('modulepreload')) add(files.preloads, href);
    else if (relations.includes('stylesheet')) add(files.styles, href);
  }
  return { scripts: [...files.scripts], preloads: [...files.preloads], deferred: [...files.deferred], styles: [...files.styles] };
}

function attributes(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

function add(files: Set<string>, address: string | undefined): void {
  if (address) files.add(address.replace(/^\//, ''));
}
