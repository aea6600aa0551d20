import { expect, it } from 'vitest';
import { inLanguage } from '../../languages/in-language.ts';
import { wholePlans } from '../../leads/phone-reader.fixture.ts';
import { furtherCountryOptions, regionCodes } from './all-countries.ts';
import { countryOptions } from './country-list.ts';

/** Without people of their own, or with the code of a neighbour that is listed; their numbers are understood with + all the same. */
const UNLISTED = ['AC', 'BL', 'CC', 'CX', 'EH', 'IO', 'MF', 'SJ', 'TA'];

it('has every country of the numbering plans with its code', () => {
  const planned = Object.entries(wholePlans.whole.countries).map(([region, plan]) => `${region}+${plan?.[0]}`);
  const listed = [...regionCodes().map((entry) => entry.join('+')), 'IN+91'];
  expect(listed.sort()).toEqual(planned.filter((value) => !UNLISTED.includes(value.slice(0, 2))).sort());
});

const options = (html: string) =>
  [...html.matchAll(/<option([^>]*)>([^<]+)<\/option>/g)].map(([, attributes, label]) => ({ attributes, label }));
const values = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value ?? '');

it('is short in a document: the place of the visitor, India, common countries by their names, and what to do for the others', () => {
  const listed = options(countryOptions(''));
  expect(listed.slice(0, 3).map(({ label }) => label)).toEqual(['Where I am', 'India (+91)', 'Australia (+61)']);
  const common = listed.slice(2, -1).map(({ label }) => label ?? '');
  expect(common).toHaveLength(23);
  expect(common).toEqual(common.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(listed.at(-1)).toEqual({ attributes: ' disabled', label: 'Others: begin with + and the code' });
});

it.each(['ar', 'bn', 'fr'])('has the common countries by the names that they have in %s', (code) => {
  const labels = inLanguage(code, () => options(countryOptions(''))).map(({ label }) => label ?? '');
  expect(labels.slice(2, -1)).toEqual(labels.slice(2, -1).toSorted((a, b) => a.localeCompare(b, code)));
});

it('becomes whole with the other countries at its end, each once', () => {
  const short = countryOptions('AX+358');
  expect(options(short).at(-1)).toEqual({ attributes: ' value="AX+358" selected', label: 'Åland Islands (+358)' });
  const further = furtherCountryOptions(values(short));
  const all = [...values(short), ...values(further)];
  expect(all.toSorted()).toEqual(['', 'IN+91', ...regionCodes().map((entry) => entry.join('+'))].toSorted());
  const labels = options(further).map(({ label }) => label ?? '');
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
});
