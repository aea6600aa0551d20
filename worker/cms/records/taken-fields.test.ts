import { beforeAll, expect, it } from 'vitest';
import { recordFiles } from '../../../build/records/record-files.ts';
import { overlayOf, type RecordFiles } from './overlay-of.ts';

let files: RecordFiles = {};
beforeAll(async () => {
  files = await recordFiles();
});

const of = (said: Record<string, Record<string, unknown>>) => overlayOf({ version: '1', records: said }, files);

it('an entry of a list that its file does not owe stands there as it is', () => {
  const question = 'How long does it take until I can work again?';
  const { all, refused } = of({ 'faqs/recovery': { question } });
  expect([refused, Object.keys(all)]).toEqual([[], ['faqs']]);
  expect(Object.values(all['faqs'] ?? {})).toEqual([{ question, answer: expect.any(String) }]);
});
