import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addService, copySite } from '../../build/services/copy-site.ts';
import { run } from '../../scripts/run.ts';

const SITE = '.cache/test-added-service';
const page = (path: string) => readFile(join(SITE, 'dist/client/_p', `${path}.html`), 'utf8');

const OWNED = 'source: Ward book\n    owner: Head of surgery\n    reviewed: 2020-01-01\n    expires:';
const FACTS = `facts:
  - fact: nights
    value: 1 to 2 nights
    ${OWNED} 2099-12-31
  - fact: theatre
    value: 3 hours
    ${OWNED} 2020-12-31
`;

/** Its name is the fragment of the doctor's address. */
const DOCTOR = `order: 50
department: dermatology
registration: null
name: Dr Meera Nair
title: Consultant dermatologist
image: doctor/team-5
description: Sees patients with scars, and tells them what can be made better and what cannot.
`;

/** A field from WordPress to the page: schema, record, page (docs/records.md). */
const FIELD: readonly [file: string, at: string, line: string][] = [
  ['src/content/schema/clinic.ts', 'owed, ', 'optional, '],
  [
    'src/content/schema/clinic.ts',
    "  tagline: text('",
    "  parking: optional(text('Parking', { max: 80, help: 'Where patients leave a car.' })),\n",
  ],
  ['src/content/clinic.yaml', 'tagline:', 'parking: In the basement.\n'],
  ['src/pages/contact/contact-page.tsx', '<Visit />', '{clinic.parking && <p>{clinic.parking}</p>}\n'],
];

async function addField(): Promise<void> {
  for (const [file, at, line] of FIELD) {
    const text = await readFile(join(SITE, file), 'utf8');
    expect([file, text.includes(at)]).toEqual([file, true]);
    await writeFile(join(SITE, file), text.replace(at, line + at));
  }
}

/** A twenty-first service and a fifth doctor of the team take one content file each and no code, a new field three files. */
describe('a site with one more record', () => {
  beforeAll(async () => {
    await copySite(SITE);
    await addService(SITE, 'chin-surgery', { label: 'Chin Surgery', order: 15 });
    await writeFile(join(SITE, 'src/content/facts/chin-surgery.yaml'), FACTS);
    await writeFile(join(SITE, 'src/content/team/meera-nair.yaml'), DOCTOR);
    await addField();
    await run('node', ['scripts/build.ts'], {
      cwd: SITE,
      logFile: '.cache/test-added-service.log',
      env: { NODE_ENV: 'production' },
    });
  }, 120_000);
  afterAll(() => rm(SITE, { recursive: true, force: true }));

  it('keeps its types', async () => {
    await run('tsc', ['-p', 'src'], { cwd: SITE });
  });

  it('has its page, with banner, viewer, texts, questions and structured data', async () => {
    const html = await page('chin-surgery');
    expect(html).toContain('<h1>Chin Surgery</h1>');
    expect(html).toContain('id="information"');
    expect(html).toContain('/p/service-chin-surgery-viewer-1');
    expect(html).toContain('Does rhinoplasty leave a scar?');
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('https://origin.invalid/chin-surgery');
    const [, first = ''] = /\/(p\/service-chin-surgery-viewer-1[^ "]*)/.exec(html) ?? [];
    expect(existsSync(join(SITE, 'dist/client', first))).toBe(true);
  });

  it('has the figures of its file, without the one whose expiry is past, and none that nobody gave', async () => {
    const html = await page('chin-surgery');
    expect(html).toMatch(/data-until="2099-12-31"><dt>Nights at the clinic<\/dt><dd>1 to 2<\/dd>/);
    expect(html).not.toContain('Time in theatre');
    expect(html).not.toContain('Desk work after');
    expect(await page('hair-transplant')).not.toContain('aria-label="In figures"');
  });

  it('names its own chunk for the browser, and that one holds no other record', async () => {
    const [, hydrate = ''] = /data-hydrate="([^"]*)"/.exec(await page('chin-surgery')) ?? [];
    const chunks = await Promise.all(hydrate.split(' ').map((path) => readFile(join(SITE, 'dist/client', path), 'utf8')));
    expect(chunks.filter((code) => code.includes('Chin Surgery'))).toHaveLength(1);
    expect(chunks.filter((code) => code.includes('service/liposuction/'))).toEqual([]);
  });

  it('lists it in the menus and among the services that have no card', async () => {
    const home = await page('index');
    expect(home).toContain('>Chin Surgery<');
    expect(home.match(/href="\/chin-surgery(#[a-z-]+)?"/g)?.length).toBeGreaterThan(4);
    expect(await page('other-services')).toMatch(/<main[\s\S]*href="\/chin-surgery"[\s\S]*<\/main>/);
  });

  it('offers it in the forms, and has its address in the sitemap', async () => {
    expect(await page('contact-us')).toContain('<option>Chin Surgery</option>');
    const { stdout } = await promisify(execFile)(
      'node',
      ['-e', "console.log((await import('./src/routes.ts')).staticPaths().join())"],
      {
        cwd: SITE,
      },
    );
    expect(stdout).toContain('/chin-surgery');
  });

  it('shows the doctor at an address, with a drawing until there is a photograph, and tells search engines', async () => {
    const html = await page('our-doctors');
    expect(html).toContain('<article id="meera-nair"');
    expect(html).toContain('/p/doctor-team-5');
    expect(html).toMatch(/"@type":"Physician"[^}]*"name":"Dr Meera Nair"/);
  });

  it('shows the new field, and tells WordPress of it', async () => {
    expect(await page('contact-us')).toContain('<p>In the basement.</p>');
    const plugin = (file: string) => readFile(join(SITE, 'wordpress/clinic-public-site', file), 'utf8');
    const known = await plugin('records.json');
    expect(known).toContain('{"name":"parking","label":"Parking","help":"Where patients leave a car.","type":"line"');
    expect(await plugin('includes/reserved-slugs.php')).toContain("'chin-surgery'");
  });
});
