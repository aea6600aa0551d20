import { expect, it } from 'vitest';
import type { AssetFiles } from '../lib/asset-files.ts';
import { cspHash } from '../lib/crypto.ts';
import { STYLES_WAIT_SOURCE } from '../lib/styles-wait.ts';
import { inlineStyles, styleSources } from './inline-styles.ts';

/** A build that has the sheets given. */
const build = (sheets: Record<string, string>) =>
  ({
    fetch: async (url: URL) =>
      new Response(sheets[url.pathname] ?? '', { status: sheets[url.pathname] === undefined ? 404 : 200 }),
  }) satisfies AssetFiles;

const page = (sheet: string) =>
  `<html><head><link rel="stylesheet" href="${sheet}"></head><body><link rel="stylesheet" href="/body.css"></body></html>`;

it('writes the rules of the first part into the head, and links the whole sheets where the second begins', async () => {
  const links = '<link rel="stylesheet" href="/c.css">\n<link rel="stylesheet" href="/b.css">\n';
  const html = await inlineStyles(
    `<html><head>${links}</head><body><h1 class="a">A</h1><img fetchPriority="high"><section class="a" data-first=""></section><section class="b"></section></body></html>`,
    build({ '/c.css': '.a{x:1}.b{x:2}', '/b.css': 'h1{x:3}.b{x:4}' }),
  );
  expect(html).toBe(
    '<html><head><style>.a{x:1}h1{x:3}</style>\n</head><body><h1 class="a">A</h1><img fetchPriority="high"><section class="a" data-first=""></section>' +
      '<link rel="stylesheet" href="/c.css" fetchpriority="low"><link rel="stylesheet" href="/b.css" fetchpriority="low">' +
      '<script>0</script><section class="b"></section></body></html>',
  );
});

it.each([
  [
    'no later part',
    '<main><h1 class="a">A</h1><section class="a" data-first=""></section></main>',
    '<footer class="b"></footer>',
  ],
  ['a section above its heading alone', '<section class="a"></section><main><h1 class="a">A</h1></main>', '<footer></footer>'],
  ['no main part', '<h1 class="a">A</h1>', ''],
  [
    'sections that an editor wrote, or words like them',
    '<main><h1 class="a">A</h1><div id="article-body" class="a"><div><img alt="<section></main>"></div><section><p>B</p></section></div></main>',
    '',
  ],
])('links the whole sheets behind the main part of a page with %s', async (_, first, after) => {
  const assets = build({ '/whole.css': '.a{x:1}.b{x:2}' });
  const head = '<html><head><link rel="stylesheet" href="/whole.css"></head>';
  const html = await inlineStyles(`${head}<body>${first}${after}</body></html>`, assets);
  expect(html).toContain('<style>.a{x:1}</style>');
  expect(html).toContain(`<body>${first}<link rel="stylesheet" href="/whole.css"><script>0</script>${after}</body>`);
});

it('links the whole sheets before the first section of our own behind what an editor wrote', async () => {
  const article = '<h1>A</h1><div id="article-body"><div><section class="a"></section></div></div>';
  const html = await inlineStyles(
    `<html><head><link rel="stylesheet" href="/f.css"></head><body><main>${article}<section></section></main></body></html>`,
    build({ '/f.css': 'h1{x:1}' }),
  );
  expect(html).toContain(`${article}<link rel="stylesheet" href="/f.css"><script>0</script><section></section>`);
});

it('leaves links alone that do not stand in the head', async () => {
  const html = await inlineStyles(page('/a.css'), build({ '/a.css': 'body{margin:0}' }));
  expect(html).toContain('<body><link rel="stylesheet" href="/body.css"><link rel="stylesheet" href="/a.css"><script>');
});

it('writes the rules of a page’s own sheets before its main part, behind a header that needs none of them', async () => {
  const links = '<link rel="stylesheet" href="/site.css">\n<link rel="stylesheet" href="/own.css">\n';
  const html = await inlineStyles(
    `<html><head>${links}</head><body><header class="a"></header><main class="b"><h1>A</h1></main></body></html>`,
    build({ '/site.css': '.a{x:1}.b{x:2}', '/own.css': 'h1{x:3}' }),
  );
  expect(html).toContain('<style>.a{x:1}.b{x:2}</style>\n</head><body><header class="a"></header><style>h1{x:3}</style><main');
  expect(await styleSources(html)).toEqual([await cspHash('.a{x:1}.b{x:2}'), await cspHash('h1{x:3}')]);
});

it('lets no sheet wait for a picture where the first part has none', async () => {
  const html = await inlineStyles(
    '<html><head><link rel="stylesheet" href="/d.css"></head><body><h1>A</h1><section></section></body></html>',
    build({ '/d.css': 'h1{x:1}' }),
  );
  expect(html).toContain('<h1>A</h1><link rel="stylesheet" href="/d.css"><script>0</script><section>');
});

it('leaves a page without sheets as it is', async () => {
  const bare = '<html><head></head><body><h1>A</h1><section></section></body></html>';
  expect(await inlineStyles(bare, build({}))).toBe(bare);
});

it('asks for each sheet once', async () => {
  const asked: string[] = [];
  const assets = {
    fetch: async (url: URL) => {
      asked.push(url.pathname);
      return new Response('p{x:1}');
    },
  };
  for (let time = 0; time < 2; time += 1) await inlineStyles(page('/once.css'), assets);
  expect(asked).toEqual(['/once.css']);
});

it('names the script that waits for the sheets by its text', async () => {
  const html = await inlineStyles(
    '<html><head><link rel="stylesheet" href="/e.css"></head><body><h1>A</h1><section></section></body></html>',
    build({ '/e.css': 'h1{x:1}' }),
  );
  const [, text = 'no script'] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(STYLES_WAIT_SOURCE).toBe(await cspHash(text));
});

it.each([
  '<style>a{x:1}</style></head><style>b{x:1}</style><main><style>evil{x:1}</style></main>',
  '<style>a{x:1}</style><style>b{x:1}</style></head><style>evil{x:1}</style>',
])('names no style in the policy that stands where an editor writes: %s', async (html) => {
  const sources = await styleSources(html);
  expect(sources).toEqual([expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)]);
  expect(new Set(sources).size).toBe(2);
});

it('refuses a style sheet that could end its own element', async () => {
  const assets = build({ '/evil.css': 'p::after{content:"</style><script>alert(1)</script>"}' });
  await expect(inlineStyles(page('/evil.css'), assets)).rejects.toThrow('/evil.css cannot be written into a document');
});

it('fails where the build lacks a sheet', async () => {
  await expect(inlineStyles(page('/none.css'), build({}))).rejects.toThrow('The build has no /none.css (404)');
});

it('reads a tag that never ends in time in proportion to its length', async () => {
  const html = `<html><head><link rel="stylesheet" href="/g.css"></head><body><h1>A</h1><${'a'.repeat(200_000)}</body></html>`;
  expect(await inlineStyles(html, build({ '/g.css': 'h1{x:1}' }))).toContain('<style>h1{x:1}</style>');
});
