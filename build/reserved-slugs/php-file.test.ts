import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchEditorPage, matchRoute, redirects, reservedSlugs, routes } from '../../src/routes.ts';
import { RESERVED_SLUGS_FILE, reservedSlugsFile } from './php-file.ts';

it('the plugin for WordPress knows the addresses of the site as they are, as every build writes them', () => {
  expect(readFileSync(RESERVED_SLUGS_FILE, 'utf8')).toBe(reservedSlugsFile());
});

it('what the plugin refuses is what the site never serves as a page of an editor', () => {
  const reserved = reservedSlugs();
  expect(reserved).toEqual(
    expect.arrayContaining(['contact-us', 'rhinoplasty', 'blogs', 'test-page', 'about', 'api', 'ops', '404']),
  );
  for (const slug of reserved) expect([slug, matchEditorPage(`/${slug}`)]).toEqual([slug, null]);
  expect(reserved).not.toContain(routes.noseJobs.managed);
  const own = [...Object.values(routes).map(({ path }) => path), ...Object.keys(redirects)].filter((path) =>
    /^\/[a-z0-9-]+$/.test(path),
  );
  for (const path of own.filter((one) => matchEditorPage(one))) throw new Error(`${path} would be given to editors`);
  expect(own.some((path) => matchRoute(path))).toBe(true);
});
