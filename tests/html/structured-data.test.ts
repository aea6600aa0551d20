import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalPath, href, type RouteName, routes, staticPaths } from '../../src/routes.ts';
import { useSharedSite } from '../built-site.ts';

const built = useSharedSite();

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What schema.org and the search engines require of the types we use. */
const REQUIRED: Record<string, readonly string[]> = {
  MedicalClinic: ['name', 'telephone', 'url', 'address'],
  Physician: ['name', 'url', 'address', 'telephone', 'medicalSpecialty'],
  MedicalProcedure: ['name'],
  SurgicalProcedure: ['name'],
  MedicalWebPage: ['name', 'description', 'about'],
  CollectionPage: ['name', 'mainEntity'],
  MedicalAudience: ['audienceType'],
  ItemList: ['numberOfItems'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PropertyValue: ['propertyID', 'value'],
};

/** Types each screen must have, beside the breadcrumb. */
const EXPECTED: Partial<Record<RouteName, readonly string[]>> = {
  home: ['MedicalClinic', 'FAQPage'],
  about: ['MedicalClinic'],
  contact: ['MedicalClinic'],
  international: ['MedicalClinic'],
  doctors: Array.from({ length: 6 }, () => 'Physician'),
};

/** Every object of the data that has a type. */
function typed(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (!isData(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(typed)];
}

const plainText = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

describe('structured data', () => {
  const pages = new Map<string, { html: string; data: Data[] }>();
  beforeAll(async () => {
    for (const path of staticPaths()) {
      const html = await (await fetch(built.site.url + path)).text();
      const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      pages.set(path, { html, data: blocks.map(([, text]) => JSON.parse(text ?? '') as Data) });
    }
  });

  it('is of known types, each with what it requires', () => {
    for (const [path, { data }] of pages) {
      for (const block of data) expect(block['@context'], path).toBe('https://schema.org');
      for (const item of typed(data)) {
        for (const type of [item['@type']].flat()) {
          const required = REQUIRED[String(type)];
          expect(required, `${path}: ${type}`).toBeDefined();
          for (const name of required ?? []) expect(item[name] ?? '', `${path}: ${type}.${name}`).not.toBe('');
        }
      }
    }
  });

  it('stands where it belongs', () => {
    for (const [name, types] of Object.entries(EXPECTED)) {
      const { data } = pages.get(href(name as 'home')) ?? { data: [] };
      expect(data.map((block) => block['@type']).filter((type) => type !== 'BreadcrumbList')).toEqual(types);
    }
  });

  it('names addresses of this site whole, and gives the clinic no stars', () => {
    for (const [path, { data }] of pages) {
      const text = JSON.stringify(data);
      expect(text, path).not.toMatch(/"(aggregateRating|reviewRating|reviews?)"/);
      for (const item of typed(data)) {
        for (const key of ['@id', 'url', 'item']) {
          if (typeof item[key] === 'string') expect(URL.canParse(item[key]), `${path}: ${item[key]}`).toBe(true);
        }
      }
    }
  });

  it('says the same way to a page as the breadcrumb that is seen', () => {
    for (const [path, { html, data }] of pages) {
      const [, seen = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
      const labels = [...seen.matchAll(/<li><[^>]+>(.*?)<\//g)].map(([, label]) => plainText(label ?? ''));
      const list = data.find((block) => block['@type'] === 'BreadcrumbList');
      const items = (list?.['itemListElement'] ?? []) as { name: string; item: string; position: number }[];
      // What search engines are kept away from needs none.
      if (html.includes('content="noindex"')) continue;
      expect(
        items.map(({ name }) => name),
        path,
      ).toEqual(labels);
      if (path === routes.home.path) continue;
      expect(items.at(-1)?.item).toBe(built.site.url + canonicalPath(path));
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    }
  });

  it('leads to a doctor who stands on the page, and to answers that do', () => {
    const { data, html } = pages.get(href('doctors')) ?? { data: [], html: '' };
    for (const block of data.filter((item) => item['@type'] === 'Physician')) {
      expect(html).toContain(`id="${new URL(String(block['url'])).hash.slice(1)}"`);
    }
    const home = pages.get('/');
    for (const item of typed(home?.data).filter((found) => found['@type'] === 'Question')) {
      expect(home?.html).toContain(`>${String(item['name'])}<`);
    }
  });
});
