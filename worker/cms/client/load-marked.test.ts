import { expect, it } from 'vitest';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import { loadMarked } from './load-marked.ts';
import { createMediaMarks, newKnowledge } from './media-marks.ts';

const origins = { cmsOrigin: 'https://cms.example', siteOrigin: 'https://www.example' };

/** A CMS that has one file, last changed then. */
async function scene(path: string, modified: string | null) {
  const marks = createMediaMarks({
    register: () => ({ add: () => {}, since: (number) => ({ marks: {}, number }) }),
    now: () => Date.now(),
    wait: async () => {},
    waitUntil: () => {},
    log: () => {},
    known: newKnowledge(),
  });
  await marks.note([{ type: 'media', event: 'deleted', id: 1, slug: '', previousSlug: '', media: [path] }]);
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push(`${init?.method} ${input}`);
    return new Response(null, { headers: modified === null ? {} : { 'Last-Modified': modified } });
  };
  const load = () => loadMarked({ marks, fetch, origins }, async (mediaMark) => mediaMark(`${MEDIA_PREFIX}${path}`));
  return { load, asked };
}

it('leaves out a file that was deleted, whatever a cache on the way still holds', async () => {
  const { load, asked } = await scene('m/a.jpg', 'Mon, 01 Jan 2024 00:00:00 GMT');
  expect(await load()).toBe('gone');
  expect(asked).toEqual([expect.stringMatching(/^HEAD https:\/\/cms\.example\/wp-content\/uploads\/m\/a\.jpg\?v=\w+$/)]);
  const silent = await scene('m/b.jpg', null);
  expect(await silent.load()).toBe('gone');
});

it('takes in a file that was uploaded again under the same name, under a new address', async () => {
  const { load } = await scene('m/c.jpg', new Date(Date.now() + 60_000).toUTCString());
  expect(await load()).toEqual({ version: expect.any(String) });
});
