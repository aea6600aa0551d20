import { describe, expect, it } from 'vitest';
import { serviceRecords } from '#records/service-records';
import { scrollTarget } from '../../browser/scrolling.ts';
import { pictures } from '../../media/pictures.ts';
import { departmentServices } from '../departments.ts';
import { gallery } from '../gallery/gallery.ts';
import { serviceSections } from '../menu.ts';
import { listPlaceholders } from '../placeholder.ts';
import type { ServiceContent } from '../schema/service.ts';

/** What the schema cannot know; what it holds is tried in build/records/read-record.test.ts. */
const all: [string, ServiceContent][] = Object.entries(serviceRecords);

describe.each(all)('record of %s', (slug, service) => {
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

/** How many rare or serious risks each treatment names. One that is taken away is taken away here as well, by who answers for it. */
const SERIOUS_RISKS = {
  'abdominal-contouring': 6,
  'acne-and-scars': 5,
  'anti-ageing': 6,
  'blepharo-plasty': 5,
  'body-contouring': 6,
  'breast-enhancement': 6,
  'dark-circles-under-eye-bags': 6,
  'fillers-and-botox': 6,
  'gynaecomastia-male-breast-moobs': 6,
  'hair-transplant': 5,
  'laser-hair-removal': 6,
  'laser-scar-revision': 5,
  'laser-skin-rejuvenation': 6,
  'laser-tattoo-removal': 6,
  liposuction: 5,
  'platelet-rich-plasma-injections': 5,
  rhinoplasty: 5,
  'stretch-marks-treatment': 5,
  'structural-fat-grafting': 6,
};

describe('the twenty records', () => {
  it('lose no rare or serious risk unnoticed', () => {
    expect(Object.fromEntries(all.flatMap(([slug, { guide }]) => (guide ? [[slug, guide.risks.serious.length]] : [])))).toEqual(
      SERIOUS_RISKS,
    );
  });

  it('share one video, and have each its own title (row SVP-21)', () => {
    const [, , third, fourth] = serviceRecords['anti-ageing'].faq?.videos ?? [];
    expect(fourth?.sharesVideoWith).toBe(third?.id);
    expect(fourth?.title).not.toBe(third?.title);
    expect(serviceRecords['breast-enhancement'].slides?.items.at(-1)?.shownTitle).toBe('Breast Reduction / Reduction Mastopexy');
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
