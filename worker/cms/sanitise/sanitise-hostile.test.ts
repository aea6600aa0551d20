import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import { hostileHtml } from '../fixtures/hostile-html.ts';
import { formulaSchema } from './formula.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };
const parser = unified().use(rehypeParse, { fragment: true });

/** Within a formula alone, and nothing else there. */
const formulaElements = new Set(formulaSchema.tagNames);
const allowedElements = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub ' +
    'summary sup table tbody td tfoot th thead time tr tt u ul var wbr audio video track math'
  ).split(' '),
);

/** What each attribute may say. An attribute that is not named here must not come out at all. */
const allowedAttributes: Record<string, (value: string) => boolean> = {
  href: (value) => /^(?:\/(?![/\\])|#|https?:\/\/[^@/]+(?:\/|$)|mailto:|tel:|sms:)/.test(value),
  src: (value) => /^\/media(?!.*(?:\/\/|\.\.\/|%2f|%5c))\//i.test(value),
  srcSet: (value) => value.split(', ').every((candidate) => /^\/media\/\S+ [\d.]+[wx]$/.test(candidate)),
  dataEmbed: (value) => /^(?:video|map)$/.test(value),
  dataSrc: (value) =>
    /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]+|player\.vimeo\.com\/video\/\d+|www\.google\.com\/maps(?:\/(?:d\/)?embed)?)(?:[?/]|$)/.test(
      value,
    ),
  id: (value) => value.startsWith('user-content-'),
  name: (value) => value.startsWith('user-content-'),
  ariaDescribedBy: (value) => value.startsWith('user-content-'),
  rel: (value) => value.startsWith('noopener noreferrer'),
  target: (value) => value === '_blank',
  className: (value) => /^(?:embed-facade|table-scroll|wp-block[a-z_-]*)$/.test(value),
  role: (value) => value === 'region',
  ariaLabel: (value) => /^Table(?: \d+)?$/.test(String(value)),
  tabIndex: (value) => value === '0',
  loading: (value) => value === 'lazy',
  decoding: (value) => value === 'async',
  alt: () => true,
  title: () => true,
  width: (value) => /^\d+$/.test(value),
  height: (value) => /^\d+$/.test(value),
  open: () => true,
  sizes: (value) => /^[\d\s():,a-z-]+$/.test(value) && !value.includes('auto'),
  lang: (value) => /^[a-z]{2}$/.test(value),
  dir: (value) => value === 'rtl' || value === 'auto',
  controls: () => true,
  playsInline: () => true,
  preload: (value) => value === 'none',
  poster: (value) => value.startsWith(MEDIA_PREFIX),
  lspace: (value) => /^[\d.]+em$/.test(value),
};

function offences(tree: Nodes): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'text' && node.type !== 'element') found.push(node.type);
    if (node.type === 'element') found.push(...elementOffences(node, allowedElements));
    if (node.type !== 'element' || node.tagName !== 'math') return;
    visit({ type: 'root', children: node.children }, 'element', (part) => {
      found.push(...elementOffences(part, formulaElements), ...(part.tagName === 'math' ? ['<math> in <math>'] : []));
    });
    return SKIP;
  });
  return found;
}

function elementOffences({ tagName, properties }: Element, allowed: ReadonlySet<string>): string[] {
  const found = allowed.has(tagName) ? [] : [`<${tagName}>`];
  for (const [name, given] of Object.entries(properties)) {
    const value = Array.isArray(given) ? given.join(' ') : String(given);
    if (!allowedAttributes[name]?.(value)) found.push(`<${tagName} ${name}="${value}">`);
  }
  return found;
}

const places: [string, (payload: string) => string][] = [
  ['on its own', (payload) => payload],
  ['in a paragraph', (payload) => `<p>before ${payload} after</p>`],
  ['in a link', (payload) => `<a href="/x">${payload}</a>`],
  ['in a table', (payload) => `<table><tr><td>${payload}</td></tr></table>`],
  ['in a form', (payload) => `<form><b>${payload}</form>`],
  ['in an attribute', (payload) => `<p title='${payload}'>x</p>`],
];

const payloads = Object.entries(hostileHtml).flatMap(([door, list]) => list.map((payload) => [door, payload] as const));

describe('hostile content', () => {
  it('is tried in earnest', () => {
    expect(payloads.length).toBeGreaterThan(200);
    const harmful = payloads.filter(([, payload]) => offences(parser.parse(payload)).length > 0);
    expect(harmful.length).toBeGreaterThan(payloads.length * 0.85);
  });

  it.each(payloads)('%s: %s', (_, payload) => {
    for (const [place, put] of places) {
      const { html } = sanitiseHtml(put(payload), origins);
      expect(offences(parser.parse(html)), `${place}: ${html}`).toEqual([]);
    }
  });

  it.each(payloads)('stays within its place in the page, %s: %s', (_, payload) => {
    for (const [, put] of places) {
      const { html } = sanitiseHtml(put(payload), origins);
      const page = parser.parse(`<article><div>${html}</div></article><p>after</p>`);
      const [article, after, ...others] = page.children;
      expect(others).toEqual([]);
      expect(after).toMatchObject({ tagName: 'p', children: [{ value: 'after' }] });
      expect(article).toMatchObject({ tagName: 'article', children: [{ tagName: 'div' }] });
    }
  });

  it('stays harmless when pieces of it are mixed', () => {
    const pieces = payloads.flatMap(([, payload]) => payload.split(/(?=<)/));
    let seed = 1;
    const next = (): string => {
      seed = (seed * 48_271) % 2_147_483_647;
      return pieces[seed % pieces.length] ?? '';
    };
    for (let round = 0; round < 500; round += 1) {
      const mixed = Array.from({ length: 12 }, next).join('');
      const { html } = sanitiseHtml(mixed, origins);
      expect(offences(parser.parse(html)), mixed).toEqual([]);
      expect(parser.parse(`<div>${html}</div>`).children, mixed).toHaveLength(1);
    }
  });

  it('stays harmless when it is joined', () => {
    const { html } = sanitiseHtml(payloads.map(([, payload]) => payload).join('\n'), origins);
    expect(offences(parser.parse(html))).toEqual([]);
  });
});
