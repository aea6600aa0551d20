import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type English, englishFor, readEnglish } from './english-texts.ts';
import { readLanguages } from './language-file.ts';
import { isComplete, type LanguageState, readState, readStates } from './language-state.ts';
import { pagesOf } from './page-list.ts';
import { nameOf, sourceOf } from './record-texts.ts';
import { skeletonOf } from './skeleton.ts';
import { translatedRecords } from './translated-records.ts';
import { patchOf } from './translation-patch.ts';
import { writeLanguages } from './write-languages.ts';

const root = mkdtempSync(join(tmpdir(), 'languages-'));
const folder = join(root, 'src/languages/fr');
const language = parse(readFileSync('src/languages/fr/language.yaml', 'utf8')) as Record<string, unknown>;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const settings = (more: object) => write('language.yaml', stringify({ ...language, underWork: true, ...more }));
const made = (name: string) => readFileSync(join(root, '.cache', name), 'utf8');
let source: English;
const english = () => englishFor(source, ['one', 'many', 'other']);
const fileOf = (name: string) => {
  const found = english().find((file) => file.name === name);
  if (!found) throw new Error(name);
  return found;
};
/** A translation that says each English text with a mark. */
function translate(name: string, leavesOut: readonly string[] = [], hash?: string): void {
  const { texts } = fileOf(name);
  const said = texts.flatMap((text) => (leavesOut.includes(nameOf(text.path)) ? [] : { ...text, text: `«${text.text}»` }));
  const skeleton = skeletonOf(said, { translator: 'A', date: '2026-11-23' });
  write(`${name}.yaml`, skeleton.replace(/source: .*/, `source: "${hash ?? sourceOf(texts)}"`));
}
const state = async () => {
  const [only] = await readLanguages(root);
  if (!only) throw new Error('no language');
  return readState(only, source, root);
};

beforeAll(async () => {
  for (const each of ['src/content', 'src/words']) cpSync(each, join(root, each), { recursive: true });
  writeFileSync(join(root, 'src/words/bag.yaml'), 'open: Open\nitems: { one: "{n} item", other: "{n} items" }');
  settings({ pages: ['contact'] });
  source = await readEnglish(root);
});
afterAll(() => rmSync(root, { recursive: true }));

it('a language of the site that has every word is no longer under work: from then on a missing word stops the build', async () => {
  const hasEveryWord = ({ files }: LanguageState) => files.filter(({ english: { words } }) => words).every(isComplete);
  const whole = (await readStates()).filter(hasEveryWord);
  expect(whole.filter(({ language: { underWork } }) => underWork).map(({ language: { code } }) => code)).toEqual([]);
});

describe('the modules of a language', () => {
  it('are those of English where nothing is translated', async () => {
    expect([...(await writeLanguages(root))].map(([code, lost]) => [code, lost.map(({ page }) => page)])).toEqual([
      ['fr', ['contact']],
    ]);
    const all = await state();
    const own = all.files.flatMap((file) => file.english.record ?? []);
    expect(JSON.stringify(translatedRecords(all).map(({ data }) => data))).toBe(JSON.stringify(own.map(({ data }) => data)));
    expect(patchOf(own, translatedRecords(all))).toEqual({});
    expect(made('languages.ts')).toMatch(/"pages": \[\][\s\S]*codes: string = 'fr'/);
  });

  it('say what is translated, and take figures over from the translation', async () => {
    translate('content/figures');
    translate('content/services/rhinoplasty');
    translate('content/faqs/recovery');
    const all = await state();
    const patch = patchOf(
      all.files.flatMap((file) => file.english.record ?? []),
      translatedRecords(all),
    );
    expect(patch['services/rhinoplasty']).toMatchObject({
      label: '«Rhinoplasty»',
      faq: { videos: { 0: { title: '«The Art of Nose Transformation»' } } },
    });
    expect(JSON.stringify(patch['services/rhinoplasty'])).toContain('««Recovery usually takes 2 to 6 weeks.» The last');
    // Keys and what the clinic owes stay those of English.
    expect(JSON.stringify(patch['services/rhinoplasty'])).not.toMatch(/"(?:department|order|wanted|id)"/);
    expect(Object.keys(patch).toSorted()).toEqual(['faqs', 'figures', 'service-leads', 'service-names', 'services/rhinoplasty']);
    expect(Object.keys(patch['faqs'] ?? {})).toEqual(['1']);
    await writeLanguages(root);
    expect(made('records-fr/services/rhinoplasty.ts')).toContain('label: "«Rhinoplasty»"');
    // What is sent and compared is English; what is shown is not.
    expect(made('records-fr/service-index.ts')).toContain('"rhinoplasty": "Rhinoplasty"');
    expect(made('records-fr/service-names.ts')).toContain('"rhinoplasty": "«Rhinoplasty»"');
    expect(made('records-fr/services/rhinoplasty.ts')).toContain("from '../../../src/content/overlay.ts'");
  });

  it('have words with the parameters of English, and its own forms', async () => {
    write(
      'words/bag.yaml',
      `translation: { source: "00000000", translator: A, reviewer: null, date: 2026-11-23 }\nopen: Ouvrir\nitems: { one: "{n} objet", many: "{n} d’objets", other: "{n} objets" }`,
    );
    await writeLanguages(root);
    expect(made('words/fr/bag.ts')).toContain('open = "Ouvrir"');
    expect(made('words/fr/bag.ts')).toContain('d’objets');
    expect(made('words/fr/header.ts')).toContain('"Open menu"');
  });
});

describe('the pages of a language', () => {
  const lacks = async () => pagesOf(await state())[0];

  it('exist once all that they show is translated', async () => {
    const wanted = (await lacks())?.missing ?? [];
    expect(wanted).toEqual(
      expect.arrayContaining(['content/contact: urgent', 'content/clinic: hours.days', 'content/consent-notices: withdraw']),
    );
    expect(wanted.some((at) => /legal|home|about|drawings|rhinoplasty|clinic: name/.test(at))).toBe(false);
    // Menus name every treatment.
    expect(wanted).toContain('content/services/liposuction: label');
    expect(wanted).not.toContain('content/services/liposuction: lead');
    for (const { name } of english()) if (name.startsWith('content/')) translate(name);
    expect((await lacks())?.missing).toEqual([]);
    await writeLanguages(root);
    expect(made('languages.ts')).toMatch(/"pages": \[\s*"contact"\s*\]/);
    expect(made('languages/offers.ts')).toContain('{ en, fr }');
    expect(made('words/fr/language.ts')).toContain('["contact"]');
  });

  it('of the gallery are one screen', async () => {
    settings({ pages: ['gallery'] });
    expect(pagesOf(await state()).map(({ page }) => page)).toEqual(['gallery', 'galleryCategory', 'galleryCase']);
    settings({ pages: ['contact'] });
  });

  it('are gone with a text, or with what it takes over', async () => {
    translate('content/contact', ['urgent']);
    expect((await lacks())?.missing).toEqual(['content/contact: urgent']);
    translate('content/contact');
    translate('content/clinic', ['hours.shown']);
    expect((await lacks())?.missing).toEqual(
      expect.arrayContaining(['content/clinic: hours.shown', 'content/contact-block: lead']),
    );
    translate('content/clinic');
  });

  it('stay, and say so, where the English is newer', async () => {
    translate('content/contact', [], '00000000');
    expect(await lacks()).toEqual({ page: 'contact', missing: [], stale: ['content/contact'] });
    await writeLanguages(root);
    expect(made('languages/newer.ts')).toMatch(/"contact": \[\s*"content\/contact"\s*\]/);
  });
});

describe('a record', () => {
  const isRead = async (change: (file: string) => string, name = 'content/contact') => {
    translate(name);
    const path = join(folder, `${name}.yaml`);
    writeFileSync(path, change(readFileSync(path, 'utf8').replace('reviewer: null', 'reviewer: Dr B')));
    await writeLanguages(root);
    translate(name);
    return made('languages/reviewed.ts').includes(`"${name}"`);
  };

  it('has been read by a doctor when its header says so, and nothing in it is newer, missing or asked', async () => {
    expect(await isRead((file) => file)).toBe(true);
    expect(await isRead((file) => file.replace('reviewer: Dr B', 'reviewer: null'))).toBe(false);
    expect(await isRead((file) => file.replace(/source: .*/, 'source: "00000000"'))).toBe(false);
    expect(await isRead((file) => `${file}# reviewer: is it so?\n`)).toBe(false);
    expect(await isRead((file) => file.replace(/^urgent: .*\n(?: .*\n)*/m, ''))).toBe(false);
  });

  it('that takes over what is not translated has not', async () => {
    expect(await isRead((file) => file, 'content/desk-replies')).toBe(true);
    translate('content/contact', ['urgent']);
    expect(await isRead((file) => file, 'content/desk-replies')).toBe(false);
    translate('content/contact');
  });
});

describe('the build stops', () => {
  it('at a file that must not stay as it is, with file and field', async () => {
    translate('content/contact');
    const path = join(folder, 'content/contact.yaml');
    writeFileSync(path, `${readFileSync(path, 'utf8')}more: x\n`);
    await expect(writeLanguages(root)).rejects.toThrow(
      'src/languages/fr/content/contact.yaml: “more” (more) has no counterpart in English.',
    );
    rmSync(path);
    for (const name of ['content/no-such.yaml', 'content/contact.yml']) {
      write(name, 'x: y');
      await expect(writeLanguages(root)).rejects.toThrow(`src/languages/fr/${name}: no file of English has this name.`);
      rmSync(join(folder, name));
    }
    write('content/._contact.yaml', 'hidden by a system');
    await writeLanguages(root);
  });

  it('at a missing word or form of a language that is no longer under work', async () => {
    settings({ pages: ['contact'], underWork: false });
    for (const { name } of english()) if (name.startsWith('words/')) translate(name);
    expect([...(await writeLanguages(root)).keys()]).toEqual(['fr']);
    translate('words/bag', ['items.many']);
    await expect(writeLanguages(root)).rejects.toThrow('src/languages/fr/words/bag.yaml: “items” (items.many) is missing.');
    rmSync(join(folder, 'words/bag.yaml'));
    await expect(writeLanguages(root)).rejects.toThrow('src/languages/fr/words/bag.yaml: is missing.');
    settings({ pages: ['contact'] });
    expect([...(await writeLanguages(root)).keys()]).toEqual(['fr']);
  });

  it('at a language that has other plural forms, or none of the settings', async () => {
    settings({ plurals: ['one', 'other'] });
    await expect(writeLanguages(root)).rejects.toThrow('must have the plural forms many, one, other');
    settings({ direction: 'up' });
    await expect(writeLanguages(root)).rejects.toThrow('src/languages/fr/language.yaml: “direction” must be ltr or rtl.');
    settings({});
  });
});
