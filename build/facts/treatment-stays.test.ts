import { expect, it } from 'vitest';
import { serviceRecords } from '#records/service-records';
import { FACTS_FOLDER, factFolders, readFacts } from './read-facts.ts';
import { treatmentStays } from './vite-plugin.ts';

it('has every treatment in the order of the menus, with a department and nothing that nobody gave', async () => {
  const stays = await treatmentStays((slug) => readFacts(slug, [FACTS_FOLDER]), '2026-11-22');
  expect(stays.map(({ slug }) => slug)).toEqual(Object.keys(serviceRecords).filter((slug) => slug !== 'other-services'));
  expect(stays.filter(({ department }) => department === null)).toEqual([]);
  expect(stays.filter(({ facts }) => Object.keys(facts).length > 0)).toEqual([]);
});

it('has the days of the example where it is asked for, and none whose expiry is past', async () => {
  const example = async (today: string) => (await treatmentStays((slug) => readFacts(slug, factFolders('.', true)), today))[0];
  expect(await example('2026-11-22')).toMatchObject({
    slug: 'rhinoplasty',
    example: true,
    facts: { flight: { days: [14, 21] } },
  });
  expect((await example('2099-01-01'))?.facts).toEqual({});
});
