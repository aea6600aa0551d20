import { describe, expect, it } from 'vitest';
import { fragmentOf, placeName, placesOfFragment, savedPlaces } from './use-shortlist.ts';

describe('the shortlist in a link', () => {
  it('comes back as it was written, each case once', () => {
    const places = savedPlaces(['hair-transplant/t20106', 'rhinoplasty/t10101', 'hair-transplant/t20106']);
    expect(fragmentOf(places)).toBe('#saved=hair-transplant/t20106,rhinoplasty/t10101');
    expect(placesOfFragment(fragmentOf(places))).toEqual(places);
    expect(places.map(placeName)).toEqual(['Hair Transplant, T20106', 'Rhinoplasty, T10101']);
  });

  it('takes nothing that is not an address of the gallery', () => {
    for (const hash of [
      '',
      '#faq-section',
      '#saved=',
      '#saved=teeth/t1',
      '#saved=hair-transplant/<b>',
      '#saved=../x',
      '#saved=hair-transplant',
    ])
      expect(placesOfFragment(hash)).toEqual([]);
    expect(savedPlaces(Array.from({ length: 99 }, (_, n) => `liposuction/t${n}`))).toHaveLength(40);
  });
});
