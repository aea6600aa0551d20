import { expect, it } from 'vitest';
import type { Repository } from '../cms/queries/repository.ts';
import { wrongMappings } from './wrong-mappings.ts';

/** What WordPress has under the slugs of ours. */
const pages: Record<string, { id: number; slug: string } | null> = {
  'nose-jobs': { id: 163, slug: 'nose-jobs' },
  'rhinoplasty-in-bangalore': { id: 194, slug: 'rhinoplasty-in-bangalore' },
  'facelift-in-bangalore': { id: 26, slug: 'renamed' },
  'hair-transplant-in-bangalore': null,
};
const content = {
  managedPage: async (slug: string) => {
    const value = pages[slug];
    if (value === undefined) throw new Error('unreadable');
    return value ? { status: 'found', state: 'HIT', value, hash: '', storedAt: 0 } : { status: 'absent', state: 'HIT' };
  },
} as unknown as Repository;

it('names ids that mean another page than the one of that slug', async () => {
  const MANAGED_PAGES = {
    'nose-jobs': 163,
    'rhinoplasty-in-bangalore': 26,
    'facelift-in-bangalore': 26,
    'hair-transplant-in-bangalore': 5,
    'laser-hair-removal-in-bangalore': 6,
  };
  expect(await wrongMappings({ MANAGED_PAGES }, content)).toEqual([
    { slug: 'rhinoplasty-in-bangalore', id: 26, shown: { id: 194, slug: 'rhinoplasty-in-bangalore' } },
    { slug: 'facelift-in-bangalore', id: 26, shown: { id: 26, slug: 'renamed' } },
  ]);
});
