import { describe, expect, it } from 'vitest';
import { matchRoute } from '../routes.ts';
import { listedCards } from './listed-service-cards.ts';
import { dermatologyCards, plasticSurgeryCards } from './service-cards.ts';

const homeCards = [...plasticSurgeryCards(), ...dermatologyCards()];

describe('service cards', () => {
  it('are six, six and nine (rows HOME-20, HOME-21, SVCL-02)', () => {
    expect([plasticSurgeryCards().length, dermatologyCards().length, listedCards().length]).toEqual([6, 6, 9]);
  });

  it('name each service once', () => {
    expect(new Set(homeCards.map(({ slug }) => slug)).size).toBe(12);
    expect(new Set(listedCards().map(({ slug }) => slug)).size).toBe(9);
  });

  it.each(homeCards)('$slug leads to a page of the site and its four parts', (card) => {
    expect(matchRoute(card.service_path)?.name).toBe(card.slug);
    const parts = [card.information, card.transformation, card.faqs, card.whyUs];
    expect(parts.map(({ to }) => to)).toEqual(
      ['information', 'transformation', 'faq-section', 'why-us'].map((hash) => `${card.service_path}#${hash}`),
    );
    expect(parts.map(({ state }) => state.scrollTo)).toEqual(['information', 'transformation', 'faqs', 'why-us']);
    expect(parts.map(({ label }) => label)).toEqual(['Information', 'Transformation', 'FAQs', 'Why Us']);
  });

  it.each(homeCards)('$slug fits two or three lines', ({ title, desc, bgimage, slug }) => {
    expect(title.length).toBeLessThanOrEqual(32);
    expect(desc.length).toBeGreaterThan(30);
    expect(desc.length).toBeLessThanOrEqual(110);
    expect(bgimage).toBe(`service/${slug}/card`);
  });

  it('lists the nine services of the specification in its order (rows SVCL-03 to SVCL-11)', () => {
    expect(listedCards().map(({ slug }) => `/${slug}`)).toEqual([
      ...['/body-contouring', '/hair-transplant', '/anti-ageing', '/rhinoplasty', '/structural-fat-grafting'],
      ...['/gynaecomastia-male-breast-moobs', '/acne-and-scars', '/laser-hair-removal', '/breast-enhancement'],
    ]);
  });
});
