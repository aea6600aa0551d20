import { isJsonObject } from '../answer.ts';
import { readCaptures } from '../captured.ts';
import { stripTags } from './blocks.ts';
import type { Block } from './records.ts';

/** Content of the classic editor is rendered by shortcodes, not blocks: it is answered as it was captured. */
export function shortcodes(origin: string): Block[] {
  const posts = readCaptures('awkward-posts', origin).flatMap(({ body }) => (Array.isArray(body) ? body : []));
  const content = posts.filter(isJsonObject).find(({ slug }) => slug === 'shortcodes')?.content;
  if (!isJsonObject(content) || typeof content.rendered !== 'string') throw new Error('No captured shortcodes');
  const html = content.rendered;
  return [{ html, text: stripTags(html.slice(html.indexOf(AFTER_SHORTCODES))) }];
}

/** An excerpt has nothing of captions and galleries: their shortcodes are taken out before it is cut. */
const AFTER_SHORTCODES = '<p>[contact-form';
