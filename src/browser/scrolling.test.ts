import { describe, expect, it } from 'vitest';
import { scrollTarget } from './scrolling.ts';

const target = (hash: string, scrollTo?: unknown) => scrollTarget({ hash, state: scrollTo === undefined ? null : { scrollTo } });

describe('scrollTarget', () => {
  it.each([
    ['information', 'information'],
    ['transformation', 'transformation'],
    ['faqs', 'faq-section'],
    ['why-us', 'why-us'],
    ['whyUs', 'why-us'],
    ['banner', 'banner'],
  ])('knows the state %s', (name, id) => {
    expect(target('', name)).toBe(id);
  });

  it('takes the hash before the state, decoded', () => {
    expect(target('#information', 'faqs')).toBe('information');
    expect(target('#caf%C3%A9')).toBe('café');
    expect(target('#%zz')).toBe('%zz');
  });

  it('is the top of the page otherwise', () => {
    for (const nothing of [
      target(''),
      target('#'),
      target('', 'nonsense'),
      target('', 5),
      scrollTarget({ hash: '', state: 'faqs' }),
    ]) {
      expect(nothing).toBeNull();
    }
  });
});
