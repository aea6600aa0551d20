import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { figures } from '#records/figures';
import { factNames } from '../../src/content/facts/fact-kinds.ts';
import { isFromSpecification } from '../../src/content/schema/facts.ts';
import { isService } from '../../src/routes.ts';
import { EXAMPLE_FOLDER, FACTS_FOLDER, factFolders, parseFacts, readFacts } from './read-facts.ts';

/** Treatments that have a file of facts. */
const factSlugs = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).flatMap((name) => (name.endsWith('.yaml') ? [name.slice(0, -'.yaml'.length)] : []));

const slugs = await factSlugs(FACTS_FOLDER);
const records = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await readFacts(slug, [FACTS_FOLDER])) })));
const all = records.flatMap(({ slug, facts }) => facts.map((fact) => ({ slug, ...fact })));

describe('the files of facts', () => {
  it('belong to a treatment each, and none of them is an example', () => {
    expect(slugs.filter((slug) => !isService(slug))).toEqual([]);
    expect(records.filter(({ example }) => example)).toEqual([]);
  });

  it('state what the specification states, under its treatment alone (rows PROD-15 to PROD-23)', () => {
    const stated = all
      .filter(({ source }) => isFromSpecification(source))
      .map(({ slug, fact, of = '', value, source }) => [source.slice(-7), slug, fact, of, value].join(' | '));
    const recovers = ['abdominal-contouring', 'anti-ageing', 'blepharo-plasty', 'body-contouring', 'breast-enhancement'];
    const further = ['liposuction', 'rhinoplasty', 'structural-fat-grafting'];
    expect(stated.toSorted()).toEqual(
      [
        'PROD-15 | fillers-and-botox | lasts | Botox | 3 to 6 months',
        'PROD-16 | fillers-and-botox | lasts | Fillers | 6 to 18 months',
        ...[...recovers, ...further].map((slug) => `PROD-17 | ${slug} | recovery |  | 2 to 6 weeks`),
        'PROD-18 | fillers-and-botox | repeat | Botox | 6 months',
        'PROD-18 | fillers-and-botox | result | Botox | 1 week',
        'PROD-19 | breast-enhancement | opening | port method | A port of 3 mm',
        'PROD-19 | breast-enhancement | reduction | port method | Up to 50 percent',
        'PROD-20 | gynaecomastia-male-breast-moobs | result |  | 6 to 8 weeks',
        'PROD-21 | laser-tattoo-removal | sessions |  | 5 to 10 sessions',
        'PROD-22 | laser-hair-removal | wavelength |  | 755, 810 and 1064 nm',
        'PROD-23 | laser-skin-rejuvenation | wavelength | skin toning | 532 nm',
      ].toSorted(),
    );
  });

  it('agree with the sentences of the same rows', () => {
    const figure = (slug: string, name: string) => String(all.find((fact) => fact.slug === slug && fact.fact === name)?.value);
    expect(figures.recovery).toContain(figure('rhinoplasty', 'recovery'));
    expect(figures.tattooRemoval).toContain(figure('laser-tattoo-removal', 'sessions'));
    expect(figures.laserHairRemoval).toContain(figure('laser-hair-removal', 'wavelength'));
    expect(figures.gynaecomastia).toContain(figure('gynaecomastia-male-breast-moobs', 'result'));
    expect(figures.skinToning).toContain(figure('laser-skin-rejuvenation', 'wavelength'));
  });
});

describe('the example of the demo', () => {
  it('is marked, and has every fact there is', async () => {
    const [slug = ''] = await factSlugs(EXAMPLE_FOLDER);
    const example = await readFacts(slug, factFolders('.', true));
    expect(example.example).toBe(true);
    expect(new Set(example.facts.map(({ fact }) => fact))).toEqual(new Set(factNames));
    expect(example.facts.filter(({ owner, source }) => owner !== 'nobody' || source !== 'Example')).toEqual([]);
  });

  it('is left out where nobody asks for it', async () => {
    const [slug = ''] = await factSlugs(EXAMPLE_FOLDER);
    expect((await readFacts(slug, factFolders('.', false))).example).toBeUndefined();
  });
});

it('a file that breaks the rules is named, with the line and the label', () => {
  const text = 'facts:\n  - fact: nights\n    value: some\n    source: Specification, row PROD-15\n';
  expect(() => parseFacts(text, 'facts/x.yaml')).toThrow(
    'facts/x.yaml, line 3: “Value” of Nights at the clinic must be a number or a growing range in nights',
  );
});
