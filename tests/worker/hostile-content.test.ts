import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { FEED_PATH } from '../../src/endpoints.ts';
import { htmlRules, withoutOwnStyles } from '../html/html-rules.ts';
import type { PostChanges } from '../upstream/content/post-store.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene({ vars: { CACHE_FRESH_SEC: '0' } });
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: htmlRules });

const WORD = 'Donaudampfschifffahrt'.repeat(20);
const COLUMNS = `<table><thead><tr>${'<th>A column'.repeat(12)}<tbody>${`<tr>${'<td>Some words of a cell'.repeat(12)}`.repeat(4)}</table>`;
/** Bold letters as phones paste them, two units of text each: wherever a text is cut, one of them is in the way. */
const PASTED = `!${'𝗛𝗲𝗮𝗹𝗶𝗻𝗴'.repeat(20)}`;
const PAYLOADS = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  '</title></script><svg/onload=window.hacked=1>',
  '<a href="javascript:window.hacked=1">x</a><iframe srcdoc="<script>parent.hacked=1</script>">',
];
/** Words about markup, in attributes of a text, of a picture and of a linked one: whoever looks for tags by their signs alone finds some. */
const SAID =
  'x&gt;&lt;meta http-equiv=refresh content=0;url=//evil.example&gt;&lt;script&gt;window.hacked=1&lt;/script&gt;&lt;img src=x onerror=hacked ';
const PICTURED = `<img src="/wp-content/uploads/a.jpg" alt="${SAID}" title="${SAID}">`;
const IN_ATTRIBUTES = `<p title="${SAID}">${PICTURED}</p><p><a href="/x">${PICTURED}</a></p>`;

/** Markup as it comes, in every field an editor can type into. */
const CASES: Record<string, PostChanges & { slug: string }> = {
  'right to left': {
    slug: 'rtl',
    title: 'שלום <b>עולם</b> مرحبا',
    content: '<p dir="rtl">שלום (עולם) 123</p><h2 dir=rtl>مرحبا</h2>',
    excerpt: 'مرحبا بالعالم',
  },
  'a word of 400 letters': {
    slug: 'long-word',
    title: WORD,
    content: `<h2>${WORD}</h2><p>${WORD}<blockquote>${WORD}`,
    excerpt: WORD,
  },
  'thirty nested lists': { slug: 'nested', title: 'Nested', content: '<ul><li>one '.repeat(30), excerpt: '<ul><li>'.repeat(30) },
  'unclosed tags': {
    slug: 'unclosed',
    title: 'Unclosed <b><i>tags',
    content: '<div><p>one<h3>two<b>three<table><tr><td>four<ol><li>five<details><summary>six',
    excerpt: '<p><b>open',
  },
  'twelve columns': { slug: 'columns', title: 'Columns', content: COLUMNS + COLUMNS, excerpt: COLUMNS },
  'script in every field': {
    slug: 'script',
    title: PAYLOADS.join(' Title '),
    content: PAYLOADS.map((text) => `<p>Body ${text}`).join(''),
    excerpt: PAYLOADS.join(' Excerpt '),
  },
  'a slug in Kannada': { slug: 'ಮೂಗಿನ-ಆರೈಕೆ', title: 'ಮೂಗಿನ ಆರೈಕೆ', content: '<h2>ಆರೈಕೆ</h2><p>ಮೂಗಿನ ಆರೈಕೆ.</p>' },
  'a slug in Hindi': { slug: 'त्वचा-की-देखभाल', title: 'त्वचा की देखभाल', content: '<h2>देखभाल</h2><p>त्वचा की देखभाल।</p>' },
  'markup in attributes': { slug: 'attributes', title: 'Attributes', content: IN_ATTRIBUTES, excerpt: IN_ATTRIBUTES },
  'letters beyond the first plane': {
    slug: 'pasted',
    title: PASTED,
    content: `<h2>${PASTED}</h2><h2>x${PASTED}</h2><p>${PASTED}`,
    excerpt: PASTED,
  },
  'nothing at all': { slug: 'nothing', title: '', content: '', excerpt: '' },
};

/** What the second part of a page waits for its styles by: a script of ours that does nothing, once in a document. */
const AFTER_STYLES = '<script>0</script>';

/** Scripts, handlers and addresses that run, as a browser's parser finds them: words about them are words. */
function dangers(page: HtmlPage): string[] {
  const own = page.html.includes(AFTER_STYLES) ? 1 : 0;
  const scripts = page
    .all('script')
    .filter((script) => !/^(?:application\/(?:ld\+)?json|module)$/.test(page.attribute(script, 'type') ?? ''))
    .slice(own);
  const attributes = page.elements.flatMap(({ tagName, properties }) =>
    Object.keys(properties).flatMap((name) => (/^(?:on|srcdoc$)/i.test(name) ? `${tagName} ${name}` : [])),
  );
  const links = page.attributes('a', 'href').filter((address) => /^\s*(?:javascript|data|vbscript):/i.test(address));
  return [...scripts.map(() => 'a script'), ...attributes, ...links, ...page.attributes('meta', 'http-equiv')];
}

it('renders hostile and broken markup in every field: valid, with its words, and with nothing that runs', async () => {
  const { content } = scene.upstream;
  const problems: string[] = [];
  const note = async (name: string, path: string, html: string): Promise<void> => {
    for (const { messages } of (await validator.validateString(withoutOwnStyles(html))).results)
      problems.push(...messages.map(({ ruleId, message, line }) => `${name} ${path}: ${ruleId} ${message} (line ${line})`));
    problems.push(...dangers(readHtml(html)).map((danger) => `${name} ${path}: ${danger}`));
  };
  for (const fields of Object.values(CASES))
    content.add({ featuredMedia: 1001, categories: [11], ...fields, slug: encodeURIComponent(fields.slug).toLowerCase() });
  content.update(163, {
    title: PAYLOADS.join(' '),
    content: PAYLOADS.join('') + COLUMNS,
    fields: Object.fromEntries(
      ['meta_title', 'meta_description', 'key_words', 'canonical', 'schema'].map((name) => [name, PAYLOADS.join(name)]),
    ),
  });
  const category = content.categories.get(11);
  // A replacement by a text would take `$&` for what it replaces.
  if (category) category.name = `${PAYLOADS[1]} costs $& $' $1`;
  content.blogs.push({ _id: 'x', title: PAYLOADS.join(' '), slug: 'hostile-legacy', description: PAYLOADS.join('') + COLUMNS });
  await expect.poll(async () => (await scene.visit('/blogs/columns')).status, { timeout: 20_000 }).toBe(200);

  for (const [name, { slug, title = '' }] of Object.entries(CASES)) {
    const path = `/blogs/${encodeURIComponent(slug).toLowerCase()}`;
    const { answer, page } = await scene.page(path);
    if (answer.status !== 200 || page.texts('h1').length !== 1)
      problems.push(`${name}: ${answer.status}, ${page.texts('h1').length} headings`);
    const words = title
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter((word) => /^[\p{L}\p{M}]{3,}$/u.test(word));
    for (const word of words) if (!page.texts('h1')[0]?.includes(word)) problems.push(`${name}: ${word} is lost`);
    await note(name, path, page.html);
    const lite = readHtml(await (await scene.visit(path, { headers: { 'Save-Data': 'on' } })).text());
    problems.push(...dangers(lite).map((danger) => `${name} ${path}, lite: ${danger}`));
  }
  for (const path of [
    '/blogs',
    '/blogs?q=nested',
    '/blogs/service/dermatology',
    '/nose-jobs',
    '/test-page',
    '/test-page/hostile-legacy',
  ]) {
    const { answer, page } = await scene.page(path);
    if (answer.status !== 200) problems.push(`${path}: ${answer.status}`);
    if (page.metas('description').join().includes('{treatment}')) problems.push(`${path}: a text of ours with a hole`);
    await note('list', path, page.html);
  }
  for (const path of [FEED_PATH, '/sitemaps/posts-1.xml']) {
    const xml = await (await scene.visit(path)).text();
    if (/<(?:script|svg|img|iframe)\b/i.test(xml)) problems.push(`${path}: markup`);
  }
  expect(problems).toEqual([]);
}, 90_000);

it('never loses a post because one page of the list failed, or came empty', async () => {
  const scenes = [{ status: 500 } as const, 'html', 'truncated', 'empty', 'wrong-shape', 'down'] as const;
  const total = async () => ((await (await scene.visit('/api/content/posts?q=e')).json()) as { total: number }).total;
  const before = await total();
  for (const fault of scenes) {
    scene.upstream.faults.set('content', fault, { match: '&page=2' });
    scene.upstream.calls.reset();
    await expect
      .poll(async () => (await total()) && scene.upstream.calls.count(({ url }) => url.includes('&page=2')), { timeout: 20_000 })
      .toBeGreaterThan(1);
    expect([fault, await total()]).toEqual([fault, before]);
    scene.upstream.faults.clear();
  }
}, 90_000);
