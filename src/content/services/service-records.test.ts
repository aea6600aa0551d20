import { describe, expect, it } from 'vitest';
import { scrollTarget } from '../../browser/scroll-target.ts';
import { pictures } from '../../media/pictures.ts';
import { departmentServices } from '../departments.ts';
import { gallery } from '../gallery/gallery.ts';
import { medicalFigures } from '../medical-figures.ts';
import { serviceSections } from '../menu.ts';
import { listPlaceholders, shown } from '../placeholder.ts';
import { isPromise } from '../promises.ts';
import type { ServiceContent, TextPart } from './service-content.ts';
import { serviceRecords } from './service-records.ts';

const all = Object.entries(serviceRecords);
const record = (slug: keyof typeof serviceRecords): ServiceContent => serviceRecords[slug];

type Length = readonly [what: string, text: string, min: number, max: number];

const each = (what: string, texts: readonly string[] = [], min: number, max: number): Length[] =>
  texts.map((text, index) => [`${what} ${index + 1}`, text, min, max]);

const ofPart = (what: string, { heading, paragraphs, points }: TextPart): Length[] => [
  [`${what} heading`, heading, 8, 60],
  ...each(`${what} paragraph`, paragraphs, 80, 450),
  ...each(`${what} point`, points, 8, 140),
];

function guideLengths({ guide }: ServiceContent): Length[] {
  if (!guide) return [];
  const { suits, unsuitable, preparation, procedure, recovery, risks, alternatives, questions } = guide;
  const lists = {
    suits,
    unsuitable,
    preparation,
    procedure,
    common: risks.common,
    serious: risks.serious,
    alternatives,
    questions,
  };
  return [
    ...Object.entries(lists).flatMap(([name, entries]) => each(name, entries, 20, 200)),
    ...recovery.flatMap(({ when, text }): Length[] => [
      ['recovery when', when, 5, 40],
      ['recovery text', text, 40, 240],
    ]),
    ['callUs', risks.callUs, 60, 240],
  ];
}

function partLengths({ slides, numbered, viewer, texts = [], faq, schema }: ServiceContent): Length[] {
  return [
    ...(viewer?.pictures ?? []).flatMap(({ title, text }): Length[] => [
      ['viewer title', title, 5, 60],
      ['viewer text', text, 60, 320],
    ]),
    ...(slides?.items ?? []).flatMap(({ content }) => each('slide sentence', content, 30, 160)),
    ...(numbered?.points ?? []).flatMap(({ title, text }): Length[] => [
      ['point title', title, 5, 60],
      ['point text', text, 80, 320],
    ]),
    ...texts.flatMap((part) => ofPart('text', part)),
    ...(faq?.videos ?? []).flatMap(({ answer }) => each('video answer', answer ? [answer] : [], 120, 500)),
    ...(faq?.questions ?? []).flatMap(({ answer }) => each('answer', [answer], 120, 500)),
    ...each(
      'schema',
      [schema?.preparation, schema?.howPerformed, schema?.followup].filter((text) => text !== undefined),
      40,
      240,
    ),
  ];
}

const lengths = (service: ServiceContent): Length[] => [
  ['lead', service.lead, 40, 115],
  ['description', service.description, 100, 160],
  ...ofPart('information', service.information),
  ...ofPart('whyUs', service.whyUs),
  ...guideLengths(service),
  ...partLengths(service),
];

/** Members that are no prose: keys and choices. */
const NO_PROSE = new Set(['id', 'category', 'treatment', 'department', 'timing', 'kind', 'state', 'wanted', 'image']);

function prose(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return NO_PROSE.has(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([key, member]) => prose(member, Array.isArray(value) ? name : key));
}

/** Figures of rows PROD-15 to PROD-23, as `medicalFigures` words them. */
const FIGURES =
  /3 to 6 months|after 4 months|after 6 months|6 to 18 months|2 to 6 weeks|up to 50 percent|3 mm|6 to 8 weeks|5 to 10 sessions|755, 810 and 1064 nm|532 nm/g;

describe.each(all)('record of %s', (slug, service) => {
  it('keeps every text within its lengths', () => {
    const wrong = lengths(service).filter(([, text, min, max]) => text.length < min || text.length > max);
    expect(wrong.map(([what, text, min, max]) => `${what}: ${text.length} of ${min} to ${max}: ${text}`)).toEqual([]);
  });

  it('answers all that a patient asks, unless it is a list of services', () => {
    if (service.listsOtherServices) return;
    const guide = service.guide;
    expect([guide?.suits.length, guide?.unsuitable.length, guide?.recovery.length]).toEqual([
      expect.toBeOneOf([3, 4, 5]),
      expect.toBeOneOf([3, 4, 5]),
      expect.toBeOneOf([3, 4, 5]),
    ]);
    expect(guide?.procedure.length).toBeGreaterThanOrEqual(3);
    expect(guide?.preparation.length).toBeGreaterThanOrEqual(2);
    expect(guide?.risks.common.length).toBeGreaterThanOrEqual(2);
    expect(guide?.risks.serious.length).toBeGreaterThanOrEqual(3);
    expect(guide?.alternatives.length).toBeGreaterThanOrEqual(2);
    expect(guide?.questions.length).toBeGreaterThanOrEqual(4);
    expect(guide?.questions.filter((question) => !question.endsWith('?'))).toEqual([]);
    expect(service.faq?.questions.length).toBeGreaterThanOrEqual(3);
    expect(service.schema?.bodyLocation).not.toBe('');
  });

  it('promises nothing, praises nothing, and uses no long dash or double space', () => {
    const texts = prose(service);
    expect(texts.filter(isPromise)).toEqual([]);
    expect(texts.filter((text) => /[—']| {2}/.test(text))).toEqual([]);
  });

  it('states no figure but those of the specification (rows PROD-15 to PROD-23)', () => {
    const other = prose(service).filter((text) => /\d/.test(text.replace(FIGURES, '')));
    expect(other.filter((text) => !/^\d\d$/.test(text))).toEqual([]);
  });

  it('has unique ids, and titles that are no number alone', () => {
    const ids = [...(service.faq?.videos ?? []).map(({ id }) => id), ...(service.slides?.items ?? []).map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    const questions = [
      ...(service.faq?.videos ?? []).map(({ title }) => title),
      ...(service.faq?.questions ?? []).map(({ question }) => question),
    ];
    expect(new Set(questions).size).toBe(questions.length);
    for (const { id } of service.slides?.items ?? []) expect(id).toMatch(/^\d\d$/);
    for (const { sharesVideoWith } of service.faq?.videos ?? []) {
      if (sharesVideoWith) expect(service.faq?.videos?.map(({ id }) => id)).toContain(sharesVideoWith);
    }
  });

  it('leaves no question without an answer while its video is missing (row SVP-50)', () => {
    const silent = (service.faq?.videos ?? []).filter(({ videoId, answer }) => !shown<string | null>(videoId) && !answer);
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('has its pictures in the catalogue, and a category of the gallery', () => {
    const keys = new Set<string>(pictures.map(({ key }) => key));
    const numbered = (name: string, count = 0) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
    const names = [
      ...numbered('viewer', service.viewer?.pictures.length),
      ...numbered('item', service.slides?.items.length),
      ...numbered('figure', service.figures),
      ...numbered('gallery', service.results?.pictures),
      ...numbered('video', service.faq?.videos?.length),
      ...(service.results?.images ?? []).map((image) => (typeof image === 'string' ? image : image.image)),
    ];
    expect(['banner', 'banner-tall', 'card', ...names].filter((name) => !keys.has(`service/${slug}/${name}`))).toEqual([]);
    if (!service.results) return;
    // A heading with nothing under it, and a button to an empty list, are worse than neither (rows SVC-09, SVC-13).
    expect(service.results.pictures).toBeGreaterThan(1);
    const { category } = service.results;
    if (category) expect(gallery.find(({ name }) => name === category)?.cases.length).toBeGreaterThan(0);
  });
});

describe('the twenty records', () => {
  it('have what the specification counts: viewer, gallery, videos', () => {
    const count = (slug: keyof typeof serviceRecords) => {
      const { viewer, results, faq } = record(slug);
      return [viewer?.pictures.length ?? 0, results?.pictures ?? 0, faq?.videos?.length ?? 0];
    };
    // Rows SVP-01 to SVP-51 and SVC-11.
    expect(Object.fromEntries(all.map(([slug]) => [slug, count(slug as keyof typeof serviceRecords)]))).toMatchObject({
      'breast-enhancement': [6, 12, 6],
      'body-contouring': [6, 12, 3],
      'abdominal-contouring': [6, 12, 3],
      'hair-transplant': [6, 12, 3],
      'anti-ageing': [6, 12, 4],
      rhinoplasty: [6, 12, 3],
      'blepharo-plasty': [6, 12, 8],
      liposuction: [6, 12, 8],
      'structural-fat-grafting': [5, 5, 0],
      'gynaecomastia-male-breast-moobs': [0, 12, 0],
      'acne-and-scars': [0, 12, 0],
      'laser-hair-removal': [6, 12, 0],
      'platelet-rich-plasma-injections': [0, 2, 0],
    });
    expect(record('gynaecomastia-male-breast-moobs').figures).toBe(2);
  });

  it('number their points as the specification does (rows SVP-24, SVP-27, SVP-28)', () => {
    expect(record('structural-fat-grafting').numbered?.points).toHaveLength(5);
    expect(record('gynaecomastia-male-breast-moobs').numbered?.points).toHaveLength(8);
    expect(record('acne-and-scars').numbered?.points).toHaveLength(4);
  });

  it('name the slides exactly, and correct one on the page (rows SVP-02 to SVP-05, SVP-12, SVP-16)', () => {
    const titles = (slug: keyof typeof serviceRecords) => record(slug).slides?.items.map(({ id, title }) => `${id} ${title}`);
    expect(titles('breast-enhancement')).toEqual([
      '01 Breast Augmentation',
      '02 Mastopexy / Breast Reshaping',
      '03 Scarless Breast Reduction',
      '04 Breast Reduction / Reduction Mastoplexy',
    ]);
    expect(record('breast-enhancement').slides?.items.at(-1)?.shownTitle).toBe('Breast Reduction / Reduction Mastopexy');
    expect(titles('body-contouring')).toEqual(['01 Lipo-Suction-Body Contouring', '02 Massive weight loss-body contouring']);
    expect(titles('abdominal-contouring')).toEqual(['01 Abdominal Contouring', '02 Massive weight loss-body contouring']);
  });

  it('name the videos of rhinoplasty, and mark the shared one (rows SVP-21, SVP-23)', () => {
    const titles = record('rhinoplasty').faq?.videos?.map(({ title }) => title);
    expect(titles).toEqual(['The Art of Nose Transformation', 'Rhinoplasty Transformation', 'Recovery Process']);
    const [, , third, fourth] = record('anti-ageing').faq?.videos ?? [];
    expect(fourth?.sharesVideoWith).toBe(third?.id);
    expect(fourth?.title).not.toBe(third?.title);
  });

  it('carry the category values of row SVC-14', () => {
    const categories = [
      ['breast-enhancement', 'Breast Augmentation/Breast Enhancement'],
      ['body-contouring', 'Body Contouring Abdominoplasty'],
      ['hair-transplant', 'Hair Transplant'],
      ['anti-ageing', 'Anti Ageing Procedures'],
      ['rhinoplasty', 'Rhinoplasty'],
      ['blepharo-plasty', 'Blepharoplasty'],
      ['liposuction', 'Liposuction'],
    ] as const;
    for (const [slug, category] of categories) expect(record(slug).results?.category).toBe(category);
  });

  it('say the figures where they belong', () => {
    const says = (slug: keyof typeof serviceRecords) => prose(record(slug)).join(' ');
    expect(says('breast-enhancement')).toContain(medicalFigures.breastReduction);
    expect(says('gynaecomastia-male-breast-moobs')).toContain('6 to 8 weeks');
    expect(says('laser-tattoo-removal')).toContain('5 to 10 sessions');
    expect(says('laser-hair-removal')).toContain('755, 810 and 1064 nm');
    expect(says('laser-skin-rejuvenation')).toContain('532 nm');
    expect(says('fillers-and-botox')).toContain('3 to 6 months');
    expect(says('fillers-and-botox')).toContain('6 to 18 months');
  });

  it('name the uses of PRP (row SVP-39)', () => {
    const points = record('platelet-rich-plasma-injections').texts?.flatMap((part) => part.points ?? []) ?? [];
    expect(points).toEqual(expect.arrayContaining(['Hair loss', 'Skin lightening and texture improvement', 'Acne scars']));
  });

  it('are marked as not yet read by a doctor', () => {
    for (const [slug, service] of all) {
      expect(listPlaceholders(service, slug).map(({ at }) => at)).toContain(`${slug}.review`);
    }
  });

  it('stand in the menus once each; every part of the menu is a target (rows ROUTE-51, ROUTE-53)', () => {
    const listed = [...departmentServices.plasticSurgery, ...departmentServices.dermatology];
    expect(new Set(listed).size).toBe(listed.length);
    expect(all.filter(([, { department }]) => department).length).toBe(listed.length);
    expect(serviceSections.map(({ scrollTo: state }) => scrollTarget({ hash: '', state: { scrollTo: state } }))).toEqual(
      serviceSections.map(({ hash }) => hash),
    );
  });
});
