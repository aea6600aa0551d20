import { article, imageAt, type Material } from './article.ts';
import { EDITOR_ID } from './authors.ts';
import { block, cover, paragraph, question } from './blocks.ts';
import type { PostRecord, TermRecord } from './records.ts';
import { shortcodes } from './shortcodes.ts';
import { fromSiteTime, toGmt } from './site-time.ts';
import { toSlug } from './slug.ts';
import { termId } from './terms.ts';

const FIRST_PUBLISHED_MS = Date.parse(`${fromSiteTime('2024-06-01T06:00:00')}Z`);
const DAY_MS = 24 * 60 * 60 * 1000;
const UNCATEGORIZED_ID = 1;
const SCHEDULED_GMT = fromSiteTime('2035-01-01T06:00:00');

const CONSULTATION = 1;
const BADGE = 7;
const PANORAMA = 8;
const HIDDEN = 10;

const MISSING_IMAGE_ID = 999_999;
const MISSING_AUTHOR_ID = 4242;

type Case = Partial<Omit<PostRecord, 'id' | 'type'>> & { name: string };

const text =
  (html: string): (() => ReturnType<typeof paragraph>[]) =>
  () => [paragraph(html)];

function plainCases(material: Material, category: (name: string) => number): Case[] {
  const image = (number: number) => ({ featuredMedia: imageAt(material, number).id });
  return [
    {
      name: 'entities-in-title',
      title: 'What’s new in “nose jobs” &#038; facelifts – a surgeon&#8217;s <em>honest</em> view',
    },
    {
      name: 'long-excerpt',
      content: text('Recovery takes time & patience, and each week brings its own small change. '.repeat(12)),
    },
    {
      name: 'hand-written-excerpt',
      excerpt: '<p>Written by hand: <strong>no ellipsis</strong>, 5 < 6 &#038; "quotes".\n</p>\n',
    },
    { name: 'protected', password: 'secret', content: text('Only for those who know the password.') },
    { name: 'sticky', sticky: true },
    { name: 'without-image', featuredMedia: 0 },
    { name: 'with-missing-image', featuredMedia: MISSING_IMAGE_ID },
    { name: 'with-small-image', ...image(BADGE) },
    { name: 'with-wide-image', ...image(PANORAMA) },
    { name: 'without-category', categories: [] },
    { name: 'uncategorized', categories: [UNCATEGORIZED_ID] },
    { name: 'only-child-category', categories: [category('Acne & Scars')] },
    {
      name: 'two-main-categories',
      categories: [category('Dermatology'), category('Plastic Surgery'), category('Revision Rhinoplasty'), UNCATEGORIZED_ID],
    },
    { name: 'without-author', author: MISSING_AUTHOR_ID },
    { name: 'without-title', title: '' },
    { name: 'non-latin', title: 'ಮೂಗಿನ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ 👃', slug: toSlug('ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ') },
  ];
}

function contentCases(material: Material): Case[] {
  return [
    {
      name: 'every-block',
      content: () => [
        cover(imageAt(material, PANORAMA), 'A cover'),
        ...article(material, 'every block', 60),
        question('Is this a question?', 'Yes.'),
        block(
          '<blockquote class="wp-block-quote is-layout-flow wp-block-quote-is-layout-flow">' +
            `${paragraph('It went well.').html}<cite>A patient</cite></blockquote>`,
        ),
        block('<hr class="wp-block-separator has-alpha-channel-opacity"/>'),
        block('<!--more-->'),
        block('<pre class="wp-block-code"><code>&lt;b&gt;not bold&lt;/b&gt;</code></pre>'),
        block('<!--nextpage-->'),
        paragraph('On the second page.'),
      ],
    },
    { name: 'shortcodes', content: () => shortcodes(material.origin) },
    {
      name: 'unsafe-markup',
      content: () => [
        paragraph('Before <a href="javascript:alert(1)" onclick="alert(2)">a link</a>.'),
        block(
          '<script>window.seeded = true;</script><style>body{color:red}</style>' +
            '<iframe loading="lazy" src="https://maps.example.test/embed" width="600" height="400"></iframe>' +
            '<form action="/steal"><input name="card"></form><img src=x onerror="alert(3)">',
        ),
      ],
    },
    { name: 'same-slug-as-a-page', slug: 'nose-jobs' },
    { name: 'large', content: () => Array.from({ length: 40 }, () => article(material, 'a very long read', 12)).flat() },
  ];
}

function hiddenCases(material: Material): Case[] {
  return [
    { name: 'draft', status: 'draft' },
    { name: 'with-hidden-image', featuredMedia: imageAt(material, HIDDEN).id },
    { name: 'private', status: 'private' },
    { name: 'pending', status: 'pending' },
    { name: 'scheduled', status: 'future', dateGmt: SCHEDULED_GMT, modifiedGmt: SCHEDULED_GMT },
    { name: 'trashed', status: 'trash', slug: 'trashed__trashed' },
  ];
}

const COMMENTED: Case = {
  name: 'commented',
  comments: [{ id: 2, authorName: 'A reader', dateGmt: fromSiteTime('2024-07-20T06:00:00'), html: '<p>Thank you.</p>\n' }],
};

const titleOf = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/**
 * One post for each awkward case, a day apart, with ids from `firstId` upwards. A revision of the trashed post takes one id,
 * so the last post follows after a gap. The upload called `hidden.jpg` belongs to the draft.
 */
export function createAwkwardPosts(material: Material, terms: readonly TermRecord[], firstId: number): PostRecord[] {
  const cases = [...plainCases(material, (name) => termId(terms, name)), ...contentCases(material), ...hiddenCases(material)];
  const record = ({ name, ...own }: Case, day: number, id: number): PostRecord => {
    const dateGmt = toGmt(FIRST_PUBLISHED_MS + day * DAY_MS);
    return {
      id,
      type: 'post',
      status: 'publish',
      slug: name,
      title: titleOf(name),
      content: text('A short text.'),
      excerpt: null,
      dateGmt,
      modifiedGmt: dateGmt,
      author: EDITOR_ID,
      featuredMedia: imageAt(material, CONSULTATION).id,
      categories: [termId(terms, 'Patient Guides')],
      tags: [],
      sticky: false,
      password: '',
      fields: {},
      comments: [],
      ...own,
    };
  };
  const records = cases.map((own, day) => record(own, day, firstId + day));
  const afterRevision = firstId + cases.length + 1;
  return [...records, record(COMMENTED, cases.length, afterRevision)];
}
