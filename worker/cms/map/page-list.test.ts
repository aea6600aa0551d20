import { describe, expect, it } from 'vitest';
import { type ListedPage, mapListedPage, mergePages, NO_PAGES, saysPlace, withoutPage, withPage } from './page-list.ts';

const page = (id: number, slug: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id,
  slug,
  title: slug,
  label: slug,
  menu: false,
  footer: false,
  order: 0,
  modifiedAt: '2026-01-01T00:00:00Z',
  ...more,
});
const slugsOf = ({ pages }: { pages: readonly ListedPage[] }) => pages.map(({ slug }) => slug);

describe('the entry of a page', () => {
  const raw = (place: unknown, more: object = {}) => ({
    id: 7,
    slug: 'offer',
    title: { rendered: 'Offer &amp; more' },
    modified_gmt: '2026-01-02T03:04:05',
    menu_order: 3,
    clinic_public_site: { noindex: false, place },
    ...more,
  });

  it('is what the plugin says of it', () => {
    expect(mapListedPage(raw({ shown: true, menu: true, footer: false, label: '  Short\nname ' }))).toEqual(
      page(7, 'offer', { title: 'Offer & more', label: 'Short name', menu: true, order: 3, modifiedAt: '2026-01-02T03:04:05Z' }),
    );
    const long = mapListedPage(
      raw({ shown: true, label: 'x'.repeat(100) }, { clinic_public_site: { noindex: true, place: { shown: true } } }),
    );
    expect([long?.label, long?.noindex]).toEqual(['Offer & more', true]);
    expect(mapListedPage(raw({ shown: true, label: 'x'.repeat(100) }))?.label).toHaveLength(60);
    expect(mapListedPage(raw({ shown: true, label: '👃'.repeat(100) }))?.label).toBe('👃'.repeat(60));
  });

  it('has words, places and a day also where the answer says none', () => {
    const bare = { title: { rendered: '' }, modified_gmt: null, menu_order: 'x', clinic_public_site: { place: { shown: true } } };
    expect(mapListedPage({ ...raw({}), ...bare })).toEqual(page(7, 'offer', { modifiedAt: '' }));
    expect(mapListedPage(raw({ shown: true, menu: 'yes', footer: 'yes' }))).toMatchObject({ menu: false, footer: false });
    expect(mapListedPage(raw({ shown: true, footer: true }))).toMatchObject({ menu: false, footer: true });
    const local = { modified_gmt: '0000-00-00T00:00:00', modified: '2026-01-02T08:34:05' };
    expect(mapListedPage(raw({ shown: true }, local))?.modifiedAt).toBe('2026-01-02T03:04:05Z');
  });

  it.each([1.5, 2 ** 53, '3', null])('counts the place %j as none', (menu_order) => {
    expect(mapListedPage(raw({ shown: true }, { menu_order }))?.order).toBe(0);
  });

  it.each([
    ['not marked', raw({ shown: false, menu: true })],
    ['marked by something else', raw({ shown: 'yes' })],
    ['of a plugin that says nothing', raw(undefined)],
    ['without a slug', raw({ shown: true }, { slug: '' })],
    ['with a dot in its slug', raw({ shown: true }, { slug: 'feed.xml' })],
    ['none at all', null],
  ])('is none where the page is %s', (_, given) => {
    expect(mapListedPage(given)).toBeNull();
  });

  it('can be told from an answer that says nothing of places', () => {
    expect([saysPlace(raw({ shown: false })), saysPlace(raw(undefined)), saysPlace({ id: 7 })]).toEqual([true, false, false]);
  });
});

describe('the list', () => {
  it('has the order of the menus', () => {
    const list = [page(1, 'b'), page(2, 'a'), page(3, 'z', { order: -1 })].reduce((all, one) => withPage(all, one), NO_PAGES);
    expect(slugsOf(list)).toEqual(['z', 'a', 'b']);
    const alike = [page(9, 'x', { title: 'Same' }), page(8, 'y', { title: 'Same' })];
    expect(slugsOf(alike.reduce((all, one) => withPage(all, one), NO_PAGES))).toEqual(['y', 'x']);
  });

  it('has a page once, where and as it is now', () => {
    const before = withPage(withPage(NO_PAGES, page(1, 'a')), page(2, 'b'));
    const list = withPage(before, page(1, 'a', { title: 'Last', order: 5 }));
    expect(list.pages.map(({ title }) => title)).toEqual(['b', 'Last']);
    expect(list.moved).toEqual({});
    const refused = withPage(withPage(list, page(3, 'api')), page(3, 'api'));
    expect(refused.refused).toEqual([{ id: 3, slug: 'api' }]);
    expect(withoutPage(refused, 3).refused).toEqual([]);
    expect(withoutPage(refused, 9)).toEqual(refused);
  });

  it('forgets that a page was missing once it was read alone', () => {
    const missing = { ...withPage(withPage(NO_PAGES, page(1, 'a')), page(2, 'b')), missingSince: { 1: 5, 2: 6 } };
    expect(withPage(missing, page(1, 'a')).missingSince).toEqual({ 2: 6 });
  });

  it('refuses an address of the site, and one that another page has', () => {
    const list = [page(1, 'offer'), page(2, 'offer'), page(3, 'contact-us'), page(4, 'nose-jobs'), page(5, 'api')].reduce(
      (all, one) => withPage(all, one),
      NO_PAGES,
    );
    expect([slugsOf(list), list.refused]).toEqual([
      ['offer'],
      [
        { id: 2, slug: 'offer' },
        { id: 3, slug: 'contact-us' },
        { id: 4, slug: 'nose-jobs' },
        { id: 5, slug: 'api' },
      ],
    ]);
    expect(withPage(list, page(3, 'contact'))).toMatchObject({ refused: [{ id: 2 }, { id: 4 }, { id: 5 }], moved: {} });
  });

  it('gives an address to the older of two pages also where the younger was heard of first', () => {
    const list = withPage(withPage(NO_PAGES, page(2, 'offer')), page(1, 'offer'));
    expect([list.pages.map(({ id }) => id), list.refused]).toEqual([[1], [{ id: 2, slug: 'offer' }]]);
    expect(withPage(list, page(2, 'other-offer'))).toMatchObject({ pages: [{ id: 1 }, { id: 2 }], refused: [] });
  });

  it('remembers former slugs, also when a page was renamed while nobody told', () => {
    const renamed = withPage(withPage(withPage(NO_PAGES, page(1, 'a')), page(1, 'b')), page(1, 'c'), 'b');
    expect(renamed.moved).toEqual({ a: 'c', b: 'c' });
    expect(mergePages(renamed, [page(1, 'd')], 0).moved).toEqual({ a: 'd', b: 'd', c: 'd' });
  });

  it('says of a deleted page that it is gone, until another one stands there', () => {
    const list = withoutPage(withPage(NO_PAGES, page(1, 'a')), 1, 'a');
    expect([list.pages, list.gone]).toEqual([[], ['a']]);
    expect(withPage(list, page(2, 'a')).gone).toEqual([]);
    expect(withPage(list, page(2, 'b')).gone).toEqual(['a']);
    expect(withoutPage(list, 5).gone).toEqual(['a']);
  });

  it('remembers the two hundred that were deleted last, each once', () => {
    const all = Array.from({ length: 201 }, (_, id) => id + 1).reduce((list, id) => withoutPage(list, id, `p${id}`), NO_PAGES);
    expect([all.gone.length, all.gone[0], all.gone.at(-1)]).toEqual([200, 'p2', 'p201']);
    const again = withoutPage(all, 5, 'p5').gone;
    expect([again.length, again.indexOf('p5')]).toEqual([200, 199]);
  });

  it('leaves the address that two pages claim to the older one, and keeps what was moved and gone', () => {
    const known = { ...NO_PAGES, moved: { old: 'a' }, gone: ['lost'] };
    const list = mergePages(known, [page(2, 'a'), page(1, 'a')], 0);
    expect([list.pages.map(({ id }) => id), list.refused]).toEqual([[1], [{ id: 2, slug: 'a' }]]);
    expect([list.moved, list.gone]).toEqual([{ old: 'a' }, ['lost']]);
    expect(mergePages(list, [page(1, 'a')], 1000).refused).toEqual([]);
  });

  it('leaves its address to the older page while that one is missing', () => {
    const known = mergePages(NO_PAGES, [page(1, 'a')], 0);
    expect(mergePages(known, [page(2, 'a')], 1000).pages.map(({ id }) => id)).toEqual([1]);
  });

  it('loses a page only when it is missing from two readings, a minute apart', () => {
    const first = mergePages(NO_PAGES, [page(1, 'a'), page(2, 'b')], 0);
    const hiccup = mergePages(first, [page(1, 'a')], 1000);
    expect([slugsOf(hiccup), hiccup.missingSince]).toEqual([['a', 'b'], { 2: 1000 }]);
    expect(mergePages(hiccup, [page(1, 'a'), page(2, 'b')], 2000).missingSince).toEqual({});
    expect(slugsOf(mergePages(hiccup, [page(1, 'a')], 60_999))).toEqual(['a', 'b']);
    expect(slugsOf(mergePages(hiccup, [page(1, 'a')], 61_000))).toEqual(['a']);
  });
});
