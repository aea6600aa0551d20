import { article, imageAt, type Material } from './article.ts';
import { DERMATOLOGY_DESK_ID, EDITOR_ID } from './authors.ts';
import { escapeAmpersand } from './blocks.ts';
import type { PostRecord, TermRecord } from './records.ts';
import { fromSiteTime, toGmt } from './site-time.ts';
import { toSlug } from './slug.ts';
import { termId, topics } from './terms.ts';

export const FIRST_ORDINARY_ID = 1012;
const FIRST_PUBLISHED_MS = Date.parse(`${fromSiteTime('2025-03-03T04:30:00')}Z`);
const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_STEP_MS = 5 * DAY_MS;
const USUAL_SPAN_MS = 109 * USUAL_STEP_MS;
const IMAGES_IN_ROTATION = 7;

const ANGLES = [
  'What to expect before %s',
  'Recovery week by week after %s',
  '%s: ten questions patients ask',
  'How long do the results of %s last?',
  'Choosing between surgery and “no surgery”: %s',
  'Myths & facts about %s',
  '%s – cost, time and follow-up',
  'Is %s right for you? It’s worth a consultation',
];

/** The first three were revised later, for reading by `modified_after`. */
const REVISED_GMT = ['2026-11-01T08:00:00', '2026-11-02T08:00:00', '2026-11-03T08:00:00'];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Ordinary posts with ids from 1012 upwards, five days apart. More than the usual 110 share the same eighteen months, so
 * that none lies in the future.
 */
export function createOrdinaryPosts(material: Material, terms: readonly TermRecord[], count: number): PostRecord[] {
  const subjects = topics();
  const stepMs = Math.min(USUAL_STEP_MS, USUAL_SPAN_MS / Math.max(count - 1, 1));
  const used = new Map<string, number>();
  const tags = ['guide', 'aftercare'].map((name) => termId(terms, name));
  const categories = subjects.map(({ name, main }) => [termId(terms, main), termId(terms, name)]);
  return Array.from({ length: count }, (_, n): PostRecord => {
    const subject = n % subjects.length;
    const topic = (subjects[subject]?.name ?? '').toLowerCase();
    const angle = ANGLES[Math.floor(n / subjects.length) % ANGLES.length] ?? '';
    const title = upperFirst(angle.replace('%s', topic));
    const dateGmt = toGmt(FIRST_PUBLISHED_MS + n * stepMs);
    return {
      id: FIRST_ORDINARY_ID + n,
      type: 'post',
      status: 'publish',
      slug: unused(used, toSlug(title)),
      title: escapeAmpersand(title),
      content: () => article(material, topic, n),
      excerpt: null,
      dateGmt,
      modifiedGmt: REVISED_GMT[n] ?? dateGmt,
      author: n % 2 ? EDITOR_ID : DERMATOLOGY_DESK_ID,
      featuredMedia: imageAt(material, n % IMAGES_IN_ROTATION).id,
      categories: categories[subject] ?? [],
      tags: n % 6 ? [] : tags,
      sticky: false,
      password: '',
      fields:
        n % 2 ? {} : { meta_title: `Guide ${n} | Clinic`, meta_title_description: `Guide ${n} to ${topic}, in plain words.` },
      comments: [],
    };
  });
}

/** The slug itself the first time, then `slug-2`, `slug-3`, as WordPress counts. */
function unused(used: Map<string, number>, slug: string): string {
  const times = (used.get(slug) ?? 0) + 1;
  used.set(slug, times);
  return times === 1 ? slug : `${slug}-${times}`;
}
