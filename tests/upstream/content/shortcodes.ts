import { readCapture } from '../captured.ts';
import { stripTags } from './blocks.ts';
import type { Block } from './records.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Content of the classic editor is rendered by shortcodes, not blocks: it is answered as it was captured. */
export function shortcodes(origin: string): Block[] {
  const captures = readCapture('awkward-posts', origin);
  if (!Array.isArray(captures)) throw new Error('captures/awkward-posts.json is no list');
  const post: unknown = captures
    .flatMap((capture) => (isRecord(capture) && Array.isArray(capture.body) ? capture.body : []))
    .find((body) => isRecord(body) && body.slug === 'shortcodes');
  const content = isRecord(post) ? post.content : undefined;
  if (!isRecord(content) || typeof content.rendered !== 'string') throw new Error('No captured shortcodes');
  return [{ html: content.rendered, text: excerptText(content.rendered) }];
}

/** Galleries and captions leave no text: their shortcodes are stripped before the excerpt is cut. */
function excerptText(html: string): string {
  const classic = html.slice(html.indexOf('<p>[contact-form'));
  return stripTags(classic);
}
