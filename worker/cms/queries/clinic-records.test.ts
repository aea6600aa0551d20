import { expect, it } from 'vitest';
import { repositoryWorld } from '../fixtures/repository-world.ts';

const asked: string[] = [];
const metadataOf = (body: object, page: 'home' | 'about') => {
  asked.length = 0;
  const { content } = repositoryWorld(
    async (url) => {
      asked.push(new URL(url).pathname);
      return Response.json(body);
    },
    { SEO_IDS: '{"home":"7"}' },
  );
  return content.metadata(page);
};

it('metadata of a page are what the clinic says under its id', async () => {
  const found = await metadataOf({ data: { metaTitle: 'Clinic', metaDescription: 'Of a town' } }, 'home');
  expect(found).toMatchObject({ status: 'found', value: { title: 'Clinic', description: 'Of a town' } });
  expect(asked).toEqual(['/api/seo-metadata/id/7']);
});

it('metadata are absent where the clinic has none, and not asked for without an id', async () => {
  expect(await metadataOf({ success: false }, 'home')).toMatchObject({ status: 'absent' });
  expect([await metadataOf({}, 'about'), asked]).toEqual([{ status: 'absent', state: 'HIT' }, []]);
});
