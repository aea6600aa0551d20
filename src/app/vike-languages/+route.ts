import { readPrerenderUrl } from '../../endpoints.ts';
import { splitLanguage } from '../../languages.ts';

/**
 * Documents in other languages. To vike they are pages without a script: the one that it would name is that of English
 * (`src/app/vike/+client.ts`), and theirs is named by `document-html.ts`.
 */
export default ({ urlPathname }: { urlPathname: string }) =>
  splitLanguage(readPrerenderUrl(urlPathname).path).language ? { precedence: 1 } : false;
