/** Hashes in the names of files: different in every build of different sources. */
const HASHES = /([.-])[\w-]{7,12}(?=\.(?:js|css|woff2|svg|avif|webp|jpg|png|json)\b)/g;
/** How many files the same code is split into is told by `scriptsOf`. */
const SCRIPTS = /(?:\/assets\/chunks\/chunk-[\w-]{7}\.js ?)+/g;
/** Where one text ends and the next begins: React's own, which nobody sees. */
const BETWEEN_TEXTS = /<!-- -->/g;

/**
 * Where two documents first differ, with what stands there in each; null where they are equal but for names of scripts, hashes, and how
 * texts are parted.
 */
export function differenceOf(before: string, after: string): string | null {
  const [a, b] = [before, after].map((text) =>
    text.replace(SCRIPTS, '(scripts)').replace(HASHES, '$1#').replace(BETWEEN_TEXTS, ''),
  ) as [string, string];
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `differs at ${at}: ${around(a)} became ${around(b)}`;
}

/** Names of the scripts in a document, each once. */
export const scriptsOf = (page: string): string[] => [...new Set(page.match(/\/assets\/[\w/.-]+\.js/g))];
