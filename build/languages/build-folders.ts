import { join } from 'node:path';

/** Names the language of a build for browsers; absent: English. */
export const LANGUAGE_VARIABLE = 'BUILD_LANGUAGE';

/** Modules of a language that `scripts/records.ts` makes, in the shape of those of English. */
export const madeOf = (code: string) => ({
  words: `.cache/words/${code}`,
  records: `.cache/records-${code}`,
});

/** Where builds for browsers in other languages are put together, before their files lie beside the English ones. */
export const CLIENT_BUILDS = '.cache/client-builds';

/** Manifests of those builds, `<code>.json`, beside `dist/assets.json` of English. */
export const CLIENT_MANIFESTS = 'dist/languages';

/** The files of one, as they are served. */
export const clientFolder = (code: string): string => join(CLIENT_BUILDS, code, 'client');
