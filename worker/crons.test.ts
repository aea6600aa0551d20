import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crons } from './crons.ts';

it('has work for every cron of wrangler.toml, and no other', () => {
  const [, listed = ''] = /^crons = (\[.*\])$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
  expect((JSON.parse(listed) as string[]).toSorted()).toEqual(Object.values(crons).toSorted());
});
