import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { recordFiles } from '../../build/records/record-files.ts';
import { filled } from '../../src/content/schema/filled.ts';
import { kinds } from '../../src/content/schema/kinds.ts';
import { prerenderUrl } from '../../src/endpoints.ts';
import { isService, matchRoute, staticPaths } from '../../src/routes.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';
import { valueAt } from '../../worker/cms/records/lay-fields.ts';

/** Shorter texts may stand in two records by chance. */
const LONG = 30;

/** Texts of a record that patients could recognise. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= LONG && value.includes(' ') && !value.includes('**') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Texts of each record that WordPress may say otherwise, and the pages that are said to show it. */
const records: { name: string; texts: string[]; shownOn: 'every page' | 'every service' | readonly string[] }[] = [];
beforeAll(async () => {
  const files = await recordFiles();
  // What a record takes over from another is a text of its own: WordPress's word for it reaches its pages as well.
  const textAt = (path: string): unknown => {
    const [name = '', ...field] = path.split('.');
    return valueAt(filled(files[name], textAt), field);
  };
  for (const [name, raw] of Object.entries(files)) {
    const data = filled(raw, textAt);
    const [folder = '', id = ''] = name.split('/');
    const kind = kinds.find((each) => each.shownOn && each.files === (id ? `${folder}/*.yaml` : `${folder}.yaml`));
    const open = Object.entries(data as object).filter(([field]) => !kind?.fixed?.includes(field));
    records.push({ name, texts: textsOf(Object.fromEntries(open)), shownOn: kind?.shownOn?.(id) ?? [] });
  }
});

it('every page that shows a text of a record stands in its kind: else WordPress would say it there in vain', () => {
  const missing: string[] = [];
  const seen = new Set<string>();
  for (const path of staticPaths()) {
    const route = matchRoute(path)?.name ?? '';
    const document = readFileSync(`dist/client${prerenderUrl(path)}.html`, 'utf8');
    const html = document.slice(0, document.indexOf('<script type="application/json"'));
    // The list of services shows the sentences of the banners, by a record of its own (`service-leads`).
    const isKnown = ({ name, shownOn }: (typeof records)[number]) =>
      shownOn === 'every page' ||
      (shownOn === 'every service' ? isService(route) : shownOn.includes(route)) ||
      (route === 'services' && name.startsWith('services/'));
    const known = records.filter(isKnown).flatMap(({ texts }) => texts);
    for (const { name, texts } of records)
      for (const text of texts.filter((each) => html.includes(escapeHtml(each)) || html.includes(each))) {
        seen.add(name);
        // A figure is a part of several sentences.
        if (!known.some((each) => each.includes(text))) missing.push(`${path}: ${name} (${text.slice(0, 40)}…)`);
      }
  }
  expect(missing).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});
