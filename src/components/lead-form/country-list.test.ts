import { expect, it } from 'vitest';
import { wholePlans } from '../../leads/phone-reader.fixture.ts';
import { countryOptions, regionCodes } from './country-list.ts';

/** Without people of their own, or with the code of a neighbour that is listed; their numbers are understood with + all the same. */
const UNLISTED = ['AC', 'BL', 'CC', 'CX', 'EH', 'IO', 'MF', 'SJ', 'TA'];

it('has every country of the numbering plans with its code', () => {
  const planned = Object.entries(wholePlans.whole.countries).map(([region, plan]) => `${region}+${plan?.[0]}`);
  const listed = [...regionCodes().map((entry) => entry.join('+')), 'IN+91'];
  expect(listed.sort()).toEqual(planned.filter((value) => !UNLISTED.includes(value.slice(0, 2))).sort());
});

it('begins with the place of the visitor and with India, then follows the alphabet', () => {
  const labels = [...countryOptions('').matchAll(/>([^<]+)<\/option>/g)].map(([, label]) => label ?? '');
  expect(labels.slice(0, 4)).toEqual(['Where I am', 'India (+91)', 'Afghanistan (+93)', expect.stringMatching(/land/)]);
  expect(labels.slice(2)).toEqual(labels.slice(2).sort((a, b) => a.localeCompare(b, 'en')));
});
