import type { PostRecord } from './records.ts';

const EXCERPT_WORDS = 55;

/** The hand-written excerpt, or the first 55 words of the content with an ellipsis when there are more. */
export function excerptOf(post: PostRecord): string {
  if (post.excerpt !== null) return post.excerpt;
  const words: string[] = [];
  for (const { text } of post.content()) {
    words.push(...text.split(/\s+/).filter(Boolean));
    if (words.length > EXCERPT_WORDS) break;
  }
  if (words.length === 0) return '';
  const more = words.length > EXCERPT_WORDS ? ' [&hellip;]' : '';
  return `<p>${words.slice(0, EXCERPT_WORDS).join(' ')}${more}</p>\n`;
}
