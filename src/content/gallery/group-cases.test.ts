import { describe, expect, it } from 'vitest';
import { groupCases } from './group-cases.ts';

const slugs = (entries: Parameters<typeof groupCases>[0]) => groupCases(entries).map(({ slug, images }) => [slug, images.length]);

describe('groupCases', () => {
  it('makes one case of the images with one code, wherever they stand (GAL-28)', () => {
    const cases = groupCases([
      { title: 'T20106 Front and crown', description: '', image: 'a' },
      { title: 'T20107', image: 'b' },
      { title: 't20106 - Crown', description: 'Told later.', disclaimer: 'One result.', image: { before: 'c', after: 'd' } },
    ]);
    expect(cases.map(({ slug }) => slug)).toEqual(['t20106', 't20107']);
    expect(cases[0]).toMatchObject({
      code: 'T20106',
      name: 'Front and crown',
      description: 'Told later.',
      disclaimer: 'One result.',
      images: [
        { pictures: [{ stage: null, path: 'a' }] },
        {
          pictures: [
            { stage: 'before', path: 'c' },
            { stage: 'after', path: 'd' },
          ],
        },
      ],
    });
    expect(cases[1]).toMatchObject({ name: '', description: '', disclaimer: '' });
  });

  it('groups repeated descriptions without code only next to each other', () => {
    const same = { title: 'Crown', description: 'The same words.' };
    expect(slugs([{ ...same, image: 'x/a' }, { ...same, image: 'x/b' }, { image: 'x/c' }, { ...same, image: 'x/d' }])).toEqual([
      ['x-a', 2],
      ['x-c', 1],
      ['x-d', 1],
    ]);
    expect(slugs([{ image: 'x/a' }, { image: 'x/b' }])).toEqual([
      ['x-a', 1],
      ['x-b', 1],
    ]);
  });

  it('takes bare paths (GAL-24), ids and entries without any text', () => {
    expect(slugs(['case/prp/plain-1/after', { id: 'No 7', image: 'y' }])).toEqual([
      ['plain-1-after', 1],
      ['no-7', 1],
    ]);
  });

  it('leaves out what has no picture', () => {
    expect(slugs([{ title: 'T1000 Empty' }, { title: 'T1001', image: {} }, { title: 'T1002', image: '' }])).toEqual([]);
  });

  it('refuses two cases at one address', () => {
    expect(() =>
      groupCases([
        { id: 'a b', image: 'x' },
        { id: 'A-B', image: 'y' },
      ]),
    ).toThrow('a-b');
  });
});
