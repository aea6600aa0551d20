import { describe, expect, it } from 'vitest';
import { matchRoute } from '../routes.ts';
import { claims } from './claims.ts';
import { doctorProfileSlides } from './doctor-profile-slides.ts';
import type { DoctorSlide, SlideShow } from './doctor-slide.ts';
import { doctorPresentation } from './doctor-slides.ts';
import { isPlaceholder, shown } from './placeholder.ts';

const slidesOf = (show: SlideShow): DoctorSlide[] => show.map((slide) => shown<DoctorSlide>(slide));
const surgeon = slidesOf(doctorProfileSlides('surgeon'));
const dermatologist = slidesOf(doctorProfileSlides('dermatologist'));
const presentation = slidesOf(doctorPresentation());

describe.each([
  ['presentation', presentation],
  ['surgeon', surgeon],
  ['dermatologist', dermatologist],
])('slides: %s', (_, slides) => {
  it('are nine, each with its own id (rows HOME-30, DOCP-01, DOCP-13)', () => {
    expect(slides).toHaveLength(9);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(9);
  });

  it('end with a picture, after six reviews under the clinic total (rows DOCP-10, DOCP-11)', () => {
    expect(slides[8]?.kind).toBe('image');
    const reviews = slides[7];
    expect(reviews).toMatchObject({ kind: 'testimonials', title: '15000+ HAPPY SURGERIES' });
    expect(reviews?.kind === 'testimonials' && reviews.testimonials).toHaveLength(6);
    expect(reviews?.kind === 'testimonials' && reviews.subtitle).toMatch(/total of the clinic/i);
  });

  it("call the 20 years the clinic's (rows DOCP-07, DOCP-09)", () => {
    const years = slides[6];
    expect(years).toMatchObject({ kind: 'features', title: '20 Years of Experience' });
    expect(years?.kind === 'features' && years.features).toHaveLength(3);
    expect(years?.kind === 'features' && years.subtitle).toMatch(/clinic/);
  });

  it('name six procedures that are pages (row DOCP-16)', () => {
    const procedures = slides.flatMap((slide) => ('procedures' in slide ? slide.procedures : []));
    expect(procedures).toHaveLength(6);
    for (const slug of procedures) expect(matchRoute(`/${slug}`)?.name).toBe(slug);
  });
});

describe('profile slides', () => {
  it.each([
    ['surgeon', surgeon],
    ['dermatologist', dermatologist],
  ])('of the %s follow the template (rows DOCP-02 to DOCP-06)', (_, slides) => {
    expect(slides.map(({ kind }) => kind)).toEqual([
      'list',
      'profile',
      'list',
      'certificates',
      'attributes',
      'list',
      'features',
      'testimonials',
      'image',
    ]);
    expect(slides.slice(0, 2).map(({ title }) => title)).toEqual(['Only the Best For YOU', 'Know your Doctor']);
    expect(slides[3]).toMatchObject({ sectionTitle: 'Trained in the BEST Places' });
    expect(slides[4]?.kind === 'attributes' && slides[4].bestAttributes.some(({ bold }) => bold)).toBe(true);
  });

  it('give the dermatologist 12+ years, and the surgeon no invented number (rows DOCP-03, DOCP-09)', () => {
    expect(dermatologist[1]).toMatchObject({ experience: claims.dermatologistYears.wording });
    expect(claims.dermatologistYears.wording).toBe('12+ years experience');
    expect(surgeon[1]?.kind === 'profile' && surgeon[1].experience).not.toMatch(/\d/);
  });

  it("link the surgeon's last picture to a page of links, and only that one (row DOCP-14)", () => {
    const last = surgeon[8];
    expect(last?.kind === 'image' && last.link && shown(last.link.href)).toMatch(/^https:\/\//);
    expect(dermatologist[8]).not.toHaveProperty('link');
  });

  it('mark what the clinic has to supply', () => {
    const marked = (show: SlideShow): string[] =>
      show.flatMap((slide) => (isPlaceholder(slide) ? [shown<DoctorSlide>(slide).kind] : []));
    expect(marked(doctorProfileSlides('surgeon'))).toEqual(['profile', 'list', 'certificates', 'list']);
    expect(marked(doctorPresentation())).toEqual(['list', 'list', 'certificates']);
  });
});
