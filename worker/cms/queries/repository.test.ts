import { expect, it } from 'vitest';
import { repositoryWorld } from '../fixtures/repository-world.ts';

it('while nothing is known of the articles, lists say so, and nothing else breaks', async () => {
  const { content } = repositoryWorld(async () => new Response('', { status: 500 }));
  const lists = await Promise.all([content.postIndex(), content.shownPosts()]);
  expect(lists.map(({ status }) => status)).toEqual(['unavailable', 'unavailable']);
  expect([await content.postsInOtherLanguages(), await content.postSlugs()]).toEqual([[], null]);
  expect(await content.article('scars')).toMatchObject({ post: { status: 'unavailable' }, index: null, translations: [] });
});
