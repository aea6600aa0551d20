import { describe, expect, it, vi } from 'vitest';
import { languages } from '../src/languages.ts';
import { redirects } from '../src/routes.ts';
import { addressFor, canonicalAddress, pageAt, sentAddress, translatedPage } from './languages.ts';

vi.mock('#languages', () => ({
  languages: [
    { code: 'ar', reviewer: null, pages: ['home', 'contact', 'doctors', 'enquiry'] },
    { code: 'fr', reviewer: 'Dr Asha Rao', pages: ['home'] },
  ],
  codes: 'ar fr',
}));
const staging = { ENVIRONMENT: 'staging' } as const;
const production = { ENVIRONMENT: 'production' } as const;

describe('canonicalAddress', () => {
  it.each([
    ['/ar/', '/ar'],
    ['/AR', '/ar'],
    ['/AR/Contact-Us/', '/ar/contact-us'],
    ['/%61r//contact-us', '/ar/contact-us'],
    ['/ar/index.html', '/ar'],
    ['/ar/qualified-doctors', '/ar/our-doctors'],
    ['/ar/QUALIFIED-doctors/index.html', '/ar/our-doctors'],
    ['/qualified-doctors', '/our-doctors'],
    ['/arabic/', '/arabic'],
  ])('%s becomes %s', (given, wanted) => {
    expect(canonicalAddress(given, staging)).toBe(wanted);
    expect(canonicalAddress(wanted, staging)).toBe(wanted);
  });

  it('rewrites the English path below a prefix', () => {
    expect(canonicalAddress('/AR/Contact-Us.html', staging, (path) => path.replace(/\.html$/, ''))).toBe('/ar/contact-us');
  });

  it('knows nothing of a draft in production', () => {
    expect(canonicalAddress('/ar/qualified-doctors', production)).toBe('/ar/qualified-doctors');
    expect(canonicalAddress('/fr/qualified-doctors', production)).toBe('/fr/our-doctors');
  });

  it('is what English has, with the prefix, whatever is asked for', () => {
    let state = 11;
    const next = (count: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % count;
    };
    const parts = [
      'ar',
      'AR',
      'fr',
      '',
      'contact-us',
      'Contact-Us',
      'index.html',
      'about',
      '%61r',
      'a%2fb',
      'ಮ',
      '%e0%b2%ae',
      'x',
    ];
    for (let round = 0; round < 20_000; round += 1) {
      const path = Array.from({ length: next(5) }, () => `/${parts[next(parts.length)]}`).join('') || '/';
      const given = new URL(path.replace(/^\/+/, '/'), 'https://x.test').pathname;
      const english = canonicalAddress(given, { ENVIRONMENT: 'production' as const });
      const one = canonicalAddress(given, staging);
      expect(canonicalAddress(one, staging), given).toBe(one);
      if (!/^\/(?:ar|fr)(?:\/|$)/.test(one)) expect(one, given).toBe(english);
      const below = canonicalAddress(`/ar${given}`, staging);
      expect(below, given).toMatch(/^\/ar(?:\/|$)/);
      if (!/^\/(?:ar|fr)(?:\/|$)/.test(english)) expect(below, given).toBe(`/ar${english === '/' ? '' : english}`);
    }
    expect(Object.keys(redirects).every((from) => canonicalAddress(`/ar${from}`, staging) === `/ar${redirects[from]}`)).toBe(
      true,
    );
  });
});

describe('pageAt', () => {
  it('is what is translated below a prefix, and nothing else', () => {
    expect(pageAt('/ar/contact-us', staging)).toMatchObject({ match: { name: 'contact' }, path: '/contact-us' });
    expect(pageAt('/ar', staging)).toMatchObject({ match: { name: 'home' }, path: '/' });
    expect(pageAt('/contact-us', staging)).toMatchObject({ language: null, path: '/contact-us' });
    for (const none of ['/ar/about-us', '/ar/blogs/a', '/ar/diwali-offer', '/ar/nowhere', '/fr/contact-us', '/ar/fr', '/ar/ar'])
      expect([none, pageAt(none, staging)]).toEqual([none, null]);
  });

  it('is nothing of a draft in production', () => {
    expect([pageAt('/ar', production), pageAt('/ar/contact-us', production)]).toEqual([null, null]);
    expect(pageAt('/fr', production)?.match.name).toBe('home');
  });

  it('says which English path answers for a translated page alone', () => {
    expect(translatedPage('/ar/enquiry', staging)?.path).toBe('/enquiry');
    expect([translatedPage('/ar/enquiry', {}), translatedPage('/ar/enquiry', undefined)]).toEqual([null, null]);
    for (const other of ['/enquiry', '/', '/ar/api/leads', '/ar/robots.txt', '/ar/ops', '/ar/blogs'])
      expect([other, translatedPage(other, staging)]).toEqual([other, null]);
  });
});

it('a page that is not translated is linked to in English', () => {
  const arabic = languages[0] ?? null;
  expect([addressFor(arabic, '/contact-us'), addressFor(arabic, '/about-us'), addressFor(null, '/contact-us')]).toEqual([
    '/ar/contact-us',
    '/about-us',
    '/contact-us',
  ]);
});

describe('sentAddress', () => {
  const site = { ...staging, SITE_ORIGIN: 'https://x.test' };

  it.each([
    ['/contact-us', '/contact-us'],
    ['/AR//Contact-Us/?a#b', '/ar/contact-us'],
    ['/ar/', '/ar'],
    ['/a\r\nb\0\u007f é', '/ab%00%7f%20%c3%a9'],
    ['/../../a', '/a'],
  ])('of %j is %s', (given, address) => {
    expect(sentAddress(given, site)).toBe(address);
  });

  it.each(['', 'contact-us', 'constructor', '//y.test/a', '/\\y.test', 'https://x.test/a', '//', null, 1, undefined])(
    'of %j, which is no path of this site, there is none',
    (given) => {
      expect(sentAddress(given, site)).toBeNull();
    },
  );
});
