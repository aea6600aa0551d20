import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '#records/figures';
import { kinds } from '../../src/content/schema/kinds.ts';
import type { ServiceContent } from '../../src/content/schema/service.ts';
import { readRecord } from './read-record.ts';

const file = 'src/content/services/rhinoplasty.yaml';
const given = readFileSync(file, 'utf8');
const kind = kinds.find(({ constant }) => constant === 'service');

function read(source: string, id = 'rhinoplasty'): ServiceContent {
  if (!kind) throw new Error('There is no kind of services');
  return readRecord(kind, { file, source, id, sources: { figures } }) as ServiceContent;
}

/** What a build says of the record after a change. */
function refusal(change: (source: string) => string, id?: string): string[] {
  const source = change(given);
  expect(source).not.toBe(given);
  try {
    read(source, id);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

/** Number of the line that begins so; of the line above, where `begin` has two. */
function lineOf(begin: string, source = given): number {
  const lines = source.split('\n').map((line) => line.trimStart());
  const first = begin.split('\n');
  return lines.findIndex((_, index) => first.every((text, below) => lines[index + below]?.startsWith(text.trimStart()))) + 1;
}

describe('a record', () => {
  it('is read with what it takes over from others, and what the clinic owes', () => {
    const record = read(given);
    expect(record.guide?.recovery[2]?.text).toMatch(
      /^Recovery usually takes 2 to 6 weeks\. The last swelling goes much later\. Heavy/,
    );
    expect(record.review).toEqual({
      placeholder: true,
      wanted: expect.stringContaining('doctor'),
      value: { reviewer: null, date: null },
    });
    const supplied = given.replace(
      /review:\n {2}wanted: .*\n {2}value: .*/,
      'review: { reviewer: Dr Asha Rao, date: 2026-11-22 }',
    );
    expect(read(supplied).review).toMatchObject({ placeholder: false, value: { reviewer: 'Dr Asha Rao', date: '2026-11-22' } });
  });

  it.each<[string, (source: string) => string, string, ...string[]]>([
    [
      'a text that is too short',
      (s) => s.replace(/^lead: .*/m, 'lead: The nose.'),
      'lead:',
      '“Sentence on the banner” is 9 characters long; it must have at least 40',
    ],
    ['an empty text', (s) => s.replace(/^lead: .*/m, "lead: ''"), 'lead:', '“Sentence on the banner” is empty'],
    [
      'a promise',
      (s) => s.replace('Can straighten a hump', 'Can perfectly straighten a hump'),
      '- Can perfectly',
      '“Entry of the list” promises or praises: "perfectly"',
    ],
    [
      'a figure of its own',
      (s) => s.replace('Can straighten a hump', 'Can straighten in 3 days a hump'),
      '- Can straighten in',
      '“Entry of the list” states a figure that is not one of the specification',
    ],
    [
      'a misspelt field',
      (s) => s.replace('suits:', 'suit:'),
      'suit:',
      '“Guide” has no field “suit”',
      '“Who it may suit” is missing',
    ],
    ['a missing field', (s) => s.replace(/^lead: .*\n/m, ''), 'label:', '“Sentence on the banner” is missing'],
    [
      'too few entries',
      (s) => s.replace(/ {2}alternatives:\n( {4}.*\n)+/, '  alternatives:\n    - Doing nothing is possible too.\n'),
      'alternatives:',
      '“What else could be done” has 1 entry; it needs at least 2',
    ],
    [
      'a question without its mark',
      (s) => s.replace('and why?', 'and why.'),
      '- Will you operate',
      '“Question to ask” must end with a question mark',
    ],
    [
      'another kind of value',
      (s) => s.replace(/^order: .*/m, 'order: first'),
      'order:',
      '“Place among all services” must be a number',
    ],
    [
      'a choice that is none',
      (s) => s.replace(/^department: .*/m, 'department: dentistry'),
      'department:',
      '“Department” must be one of: plasticSurgery, dermatology',
    ],
    [
      'a date that is none',
      (s) => s.replace(/review:\n {2}wanted: .*\n {2}value: .*/, 'review: { reviewer: Dr Asha Rao, date: soon }'),
      'review:',
      '“Date of the review” must be a date such as 2026-11-22',
    ],
    [
      'a straight apostrophe',
      (s) => s.replace('another person’s', "another person's"),
      '- When the wish',
      '“When it is better not done, or later” has a straight apostrophe; write ’',
    ],
    [
      'a sentence that no record has',
      (s) => s.replace('{{figures.recoveryTime}} The', '{{figures.rest}} The'),
      'text: >-\n        {{figures.rest',
      '“What to expect then” takes over {{figures.rest}}, which no record has',
    ],
    [
      'a video nobody answers for',
      (s) => s.replace(/videoId: \{ wanted.*\n {6}answer: >-\n( {8}.*\n)+/, 'videoId: { wanted: the video, value: null }\n'),
      'label:',
      '“Service” has a video that is missing and has no written answer either',
    ],
  ])('with %s is refused in one sentence with file, line and label', (_, change, begin, ...messages) => {
    const line = lineOf(begin, change(given));
    expect(refusal(change).toSorted()).toEqual(messages.map((message) => `${file}, line ${line}: ${message}.`).toSorted());
  });

  it('is refused with the line where its writing goes wrong', () => {
    expect(refusal((s) => s.replace('lead: Reshaping', 'lead: Note: reshaping'))).toEqual([
      `${file}, line ${lineOf('lead:')}: a text with a colon must stand on the lines below its name, after “>-”.`,
    ]);
  });

  it('keeps what the specification counts and names for its service', () => {
    expect(refusal((s) => s.replace(/^results: .*\n/m, ''))).toEqual([
      expect.stringContaining('“Number of pictures” must be as the specification has it: 12, not 0.'),
      expect.stringContaining('“Category of the gallery” must be as the specification has it: Rhinoplasty, not absent.'),
    ]);
    expect(refusal((s) => s.replace('title: Recovery Process', 'title: Recovery'))).toEqual([
      expect.stringContaining(
        '“Videos” must be as the specification has it: The Art of Nose Transformation; Rhinoplasty Transformation',
      ),
    ]);
    expect(refusal((s) => s.replace(/^results: .*\n/m, ''), 'chin-surgery')).toEqual([]);
  });
});
