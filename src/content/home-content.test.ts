import { describe, expect, it } from 'vitest';
import { affiliations } from './affiliations.ts';
import { doctorTeam } from './doctor-team.ts';
import { leadDoctors } from './doctors.ts';
import { homeFaqs } from './faqs.ts';
import { homeTexts } from './home.ts';
import { dermatologyGallery, homeCaseImages, plasticSurgeryGallery } from './home-gallery.ts';
import { mediaCoverage } from './media-coverage.ts';
import { isPlaceholder } from './placeholder.ts';
import { reviews } from './reviews.ts';
import { nonSensitiveServices } from './schema/gallery.ts';
import { videoTestimonials } from './video-testimonials.ts';
import { whyUsPoints, whyUsReasons } from './why-us.ts';

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('home content', () => {
  it('has the counts of the specification', () => {
    expect(plasticSurgeryGallery().value).toHaveLength(12);
    expect(dermatologyGallery().value).toHaveLength(8);
    expect(affiliations).toHaveLength(12);
    expect(mediaCoverage).toHaveLength(4);
    expect(homeFaqs).toHaveLength(5);
    expect(videoTestimonials).toHaveLength(4);
    expect(reviews).toHaveLength(6);
    expect(whyUsReasons.value).toHaveLength(6);
    expect(whyUsPoints.length).toBeGreaterThan(2);
    expect(Object.keys(leadDoctors)).toEqual(['surgeon', 'dermatologist']);
    // Row DOC-04 counts four; a further one is one more file.
    expect(doctorTeam.length).toBeGreaterThanOrEqual(4);
  });

  it('has the words of the hero (row HOME-04)', () => {
    expect(homeTexts.hero.words).toEqual(['Plastic Surgery', 'Aesthetics', 'Dermatology']);
  });

  it('names everything once', () => {
    const gallery = [...plasticSurgeryGallery().value, ...dermatologyGallery().value];
    expect(unique(gallery.map(({ id }) => id)) && unique(gallery.map(({ image }) => image))).toBe(true);
    expect(unique(affiliations.map(({ value }) => value.name))).toBe(true);
    expect(unique(mediaCoverage.map(({ value }) => value.link))).toBe(true);
    expect(unique(homeFaqs.map(({ question }) => question))).toBe(true);
    expect(unique(reviews.map(({ value }) => value.id))).toBe(true);
  });

  it('shows no case that belongs behind the notice (row HOME-29)', () => {
    for (const { treatment } of homeCaseImages()) expect(nonSensitiveServices).toContain(treatment);
    expect(nonSensitiveServices.join(' ')).not.toMatch(/breast|body|abdominal|lipo|gynaec|fat/);
  });

  it('asks the picture catalogue for both pictures of every case', () => {
    const keys = homeCaseImages().map(({ category, code, state }) => `case/${category}/${code.toLowerCase()}/${state}`);
    const images = [...plasticSurgeryGallery().value, ...dermatologyGallery().value].map(({ image }) => image);
    expect(keys).toEqual(images.flatMap((image) => [`${image}/before`, `${image}/after`]));
  });

  it('links media outside the site, over https', () => {
    for (const { value } of mediaCoverage) expect(new URL(value.link).protocol).toBe('https:');
  });

  it('invents nobody: doctors, reviews, videos, bodies and outlets that are stood in for are marked', () => {
    const standsIn = /to be (?:supplied|named)|Placeholder for|on file|will stand here|Team doctor \d|^Lead (?:Plastic|Derm)/;
    const said = (value: unknown): string[] =>
      value && typeof value === 'object' ? Object.values(value).map(String) : [String(value)];
    const leads = Object.values(leadDoctors).flatMap(({ name, qualifications }) => [name, qualifications]);
    const all = [...reviews, ...affiliations, ...mediaCoverage, ...doctorTeam, ...leads];
    const standing = all.filter(({ value }) => said(value).some((text) => standsIn.test(text)));
    expect(standing.filter((entry) => !isPlaceholder(entry))).toEqual([]);
    // None of them has been supplied yet; each that is leaves this list.
    expect(standing).toHaveLength(6 + 12 + 4 + 4 + 4);
    for (const { videoId } of videoTestimonials) expect(videoId.value === null).toBe(isPlaceholder(videoId));
  });

  it('has a review that a card must cut, and one that it shows whole (row HOME-59)', () => {
    const lengths = reviews.map(({ value }) => value.text.length);
    expect(Math.max(...lengths)).toBeGreaterThan(150);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(150);
  });

  it.each(homeFaqs)('answers in a few sentences: $question', ({ question, answer }) => {
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(80);
    expect(answer.length).toBeLessThanOrEqual(420);
  });
});
