import { expect, it } from 'vitest';
import { repositoryWorld } from '../fixtures/repository-world.ts';

const FRESH_MS = 300_000;
const ARCHIVE = [{ _id: 'a', title: 'Scars', slug: 'scars', description: '<p>Words.</p>' }];

/** A site over a clinic API whose archive can be changed. */
function world() {
  const api: { archive: unknown } = { archive: ARCHIVE };
  const { clock, content, settle } = repositoryWorld(async () => Response.json(api.archive));
  /** Slugs that the archive shows, with what is read behind the answer done. */
  const slugs = async () => {
    const archive = await content.legacyBlogs();
    await settle();
    return archive.status === 'found' ? archive.value.map(({ slug }) => slug) : archive.status;
  };
  return { api, clock, slugs };
}

it('one empty answer of the clinic erases no archive; the next good one counts', async () => {
  const { api, clock, slugs } = world();
  expect(await slugs()).toEqual(['scars']);
  api.archive = [];
  clock.at += FRESH_MS + 1;
  expect(await slugs()).toEqual(['scars']);
  expect(await slugs()).toEqual(['scars']);
  api.archive = ARCHIVE;
  clock.at += 61_000;
  await slugs();
  // Seen empty once, full since: emptiness has to be seen twice again.
  api.archive = [];
  clock.at += FRESH_MS + 1;
  await slugs();
  clock.at += 30_000;
  expect(await slugs()).toEqual(['scars']);
});

it('an archive that is empty twice, a minute apart, is empty, and no error', async () => {
  const { api, clock, slugs } = world();
  await slugs();
  api.archive = [];
  clock.at += FRESH_MS + 1;
  await slugs();
  clock.at += 61_000;
  await slugs();
  expect(await slugs()).toEqual([]);
});

it('an archive that never held anything is empty at once', async () => {
  const { api, slugs } = world();
  api.archive = [];
  expect(await slugs()).toEqual([]);
});
