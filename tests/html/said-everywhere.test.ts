import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ReadRecord, readRecords } from '../../build/records/write-records.ts';
import type { Fields, Overlay } from '../../src/content/overlay.ts';
import { entryOf } from '../../src/content/schema/list-entry.ts';
import { prerenderUrl } from '../../src/endpoints.ts';
import { isService, matchRoute, type RouteName, staticPaths } from '../../src/routes.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';
import { renderPage } from '../../worker/html/render-page.ts';

/** What keys, addresses, days and numbers are made of: no page shows them as a text. */
const NO_TEXT = /^(?:[a-z][\w/-]*|https?:\S+|mailto:\S+|\S+@\S+|Asia\/Kolkata|[^a-z]*)$/;
/** Figures become something else before they are shown. */
const OTHERWISE = ['facts'];

/** Each text of a value by another one, which nothing else says. What a page fills in stays. */
function marked(value: unknown, texts: Map<string, string>): unknown {
  if (typeof value === 'string') {
    if (NO_TEXT.test(value)) return value;
    const mark = texts.get(value) ?? `Said ${texts.size}.${(value.match(/\{\w+\}/g) ?? []).join('')}`;
    texts.set(value, mark);
    return mark;
  }
  if (Array.isArray(value)) return value.map((entry) => marked(entry, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'wanted' ? inner : marked(inner, texts)]));
}

interface Marked {
  shownOn: 'every page' | 'every service' | readonly RouteName[];
  overlay: Overlay;
}

/** Every field that WordPress may say, with other texts. */
function everyField(records: readonly ReadRecord[], texts: Map<string, string>): Marked[] {
  const open = records.filter(({ kind }) => kind.shownOn && !OTHERWISE.includes(kind.constant));
  return open.flatMap((record) => {
    const { kind, id, data } = record;
    const folder = kind.files.replace(/\/?\*?\.yaml$/, '');
    const fields = Object.entries(withTexts(kind, data, texts));
    if (!kind.together)
      return fields.map(([field, value]) => ({
        shownOn: kind.shownOn?.(id, field) ?? [],
        overlay: { [kind.files.includes('*') ? `${folder}/${id}` : folder]: { [field]: value } },
      }));
    const place = open
      .filter((other) => other.kind === kind)
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .indexOf(record);
    const entry = entryOf(kind, id, withTexts(kind, data, texts));
    return [{ shownOn: kind.shownOn?.(id) ?? [], overlay: { [folder]: { [place]: entry } } }];
  });
}

const isMark = (data: unknown): data is { value: Fields } => typeof data === 'object' && data !== null && 'placeholder' in data;
const orderOf = ({ data }: ReadRecord): number => Number(((isMark(data) ? data.value : data) as Fields)['order']);

/** A record with other texts where WordPress may say some. */
function withTexts({ fixed = [] }: ReadRecord['kind'], data: unknown, texts: Map<string, string>): Fields {
  if (isMark(data)) return { ...data, value: withTexts({ fixed } as ReadRecord['kind'], data.value, texts) };
  const entries = Object.entries(data as Fields);
  return Object.fromEntries(entries.map(([field, value]) => [field, fixed.includes(field) ? value : marked(value, texts)]));
}

/** What a page brings along of them. */
function overlayFor(route: RouteName, all: readonly Marked[]): Overlay {
  const isShown = ({ shownOn }: Marked) =>
    shownOn === 'every page' || (shownOn === 'every service' ? isService(route) : shownOn.includes(route));
  const overlay: Record<string, Fields> = {};
  const leads = all.flatMap(({ overlay: one }) =>
    Object.entries(one).flatMap(([name, { lead }]) => (name.startsWith('services/') && lead ? [[name.slice(9), lead]] : [])),
  );
  if (route === 'services') overlay['service-leads'] = Object.fromEntries(leads);
  for (const { overlay: one } of all.filter(isShown))
    for (const [name, fields] of Object.entries(one)) overlay[name] = { ...overlay[name], ...fields };
  return overlay;
}

/** Texts of a document and of its attributes. */
function textsOf(html: string): Set<string> {
  const shown = html.replace(/<script type="application\/json".*?<\/script>/gs, '');
  const between = Array.from(shown.matchAll(/>([^<>]+)</g), ([, text = '']) => text);
  const attributes = Array.from(
    shown.matchAll(/ (?:content|alt|aria-label|title|placeholder)="([^"]+)"/g),
    ([, text = '']) => text,
  );
  return new Set([...between, ...attributes].map((text) => text.trim()));
}

/** Shorter ones are words of the interface as well, and so is this one. */
const OWN_WORDS = 4;
const ALSO_INTERFACE = 'Write to us on WhatsApp';

interface Shown {
  /** As the file says it, on a page that brings the record along. */
  stale: string[];
  /** In the words of WordPress. */
  said: Set<string>;
  /** As the file says it, while WordPress says nothing. */
  filed: Set<string>;
}

async function showAll(texts: ReadonlyMap<string, string>, all: readonly Marked[]): Promise<Shown> {
  const shown: Shown = { stale: [], said: new Set(), filed: new Set() };
  for (const path of staticPaths()) {
    const route = matchRoute(path)?.name ?? 'home';
    const before = textsOf(readFileSync(`dist/client${prerenderUrl(path)}.html`, 'utf8'));
    const overlay = { records: overlayFor(route, all), pages: [] };
    const after = textsOf(await renderPage(path, { origin: 'https://clinic.example', overlay }));
    for (const [text, mark] of texts) {
      const words = escapeHtml(text);
      if (before.has(words)) shown.filed.add(text);
      if (after.has(mark)) shown.said.add(text);
      if (after.has(words) && text.split(' ').length >= OWN_WORDS && text !== ALSO_INTERFACE)
        shown.stale.push(`${path}: ${text}`);
    }
  }
  return shown;
}

it('a text that WordPress may say is nowhere shown as the file says it: no copy is made, and no page forgotten', async () => {
  const texts = new Map<string, string>();
  const all = everyField(await readRecords(), texts);
  const { stale, said, filed } = await showAll(texts, all);
  expect(stale).toEqual([]);
  expect([...filed].filter((text) => !said.has(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(500);
});
