import { describe, expect, it } from 'vitest';
import type { CaseTraits } from '../content/gallery/case-traits.ts';
import type { GalleryCase, GalleryIndex } from '../content/gallery/gallery-records.ts';
import { galleryData } from './gallery-data.ts';

const traits: (CaseTraits | null)[] = Array.from({ length: 24 }, (_, at) =>
  at % 2 ? null : { technique: at % 4 ? 'Open' : 'Closed', sessions: at === 22 ? 2 : 1 },
);
const cases = traits.map((_, at) => `t1${String(at).padStart(2, '0')}`);
const index: GalleryIndex = {
  categories: [{ slug: 'rhinoplasty', version: 'v1', images: 24, cases, withdrawn: [], traits }],
};
let asked: number[] = [];
const readCases = async (_slug: string, _version: string, page: number): Promise<GalleryCase[]> => {
  asked.push(page);
  return cases.slice(page * 10, page * 10 + 10).map((slug, i) => ({ slug, at: page * 10 + i, first: page * 10 + i, images: [] }));
};

async function show(query: string, slug?: string, given = index) {
  asked = [];
  const data = await galleryData({ category: 'rhinoplasty', case: slug }, given, readCases, new URLSearchParams(query));
  if (data.status !== 'found' || data.content.kind !== 'gallery') throw new Error(data.status);
  return data.content;
}

describe('a filtered category', () => {
  it('shows every case that the filter finds, from whichever file, and no other', async () => {
    const content = await show('technique=open');
    expect(content.cases.map(({ at }) => at)).toEqual([2, 6, 10, 14, 18, 22]);
    expect([content.filter, content.current, content.caseCount]).toEqual([{ technique: 'open' }, null, 24]);
    expect([content.previous, content.next]).toEqual(['t122', 't106']);
  });

  it('reads no file in which nothing is found', async () => {
    expect((await show('sessions=2')).cases.map(({ slug }) => slug)).toEqual(['t122']);
    expect(asked).toEqual([2]);
    expect((await show('technique=closed&sessions=2')).cases).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is the category itself where the address asks for nothing there is', async () => {
    const content = await show('technique=magic&age=31');
    expect([content.filter, content.cases.length]).toEqual([undefined, 10]);
    expect(content.choices?.technique?.map(({ value }) => value)).toEqual(['closed', 'open']);
  });

  it('leaves the page of a case alone', async () => {
    expect((await show('technique=open', 't100')).current).toBe('t100');
  });

  it('offers nothing where no case has anything to compare', async () => {
    const { traits: _, ...plain } = index.categories[0] ?? { slug: '', version: '', images: 0, cases: [], withdrawn: [] };
    expect((await show('technique=open', undefined, { categories: [plain] })).choices).toBeUndefined();
  });
});
