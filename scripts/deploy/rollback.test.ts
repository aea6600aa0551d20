import { expect, it } from 'vitest';
import { rollbackCommands } from './rollback.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-1111-4222-8333-444455556666`) as [string, string, string];
const originOf = (environment: string) => `https://${environment}.example`;

/** What wrangler tells of deployments, newest first: each a list of versions and shares. */
const tellingOf = (...deployments: [id: string, percentage: number][][]) => {
  const all = deployments.map((versions, index) => ({
    created_on: `2026-11-22T10:00:${String(59 - index).padStart(2, '0')}Z`,
    versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })),
  }));
  return async (_: string, args: string[]) => JSON.stringify(args[1] === 'status' ? all[0] : all.toReversed());
};
const versionFor = async (...deployments: [string, number][][]) =>
  (await rollbackCommands(['production'], { originOf, read: tellingOf(...deployments) }))[0]?.[1][1];

it('goes back to the version before, or to one by name, and tries the live address', async () => {
  const read = tellingOf([[B, 100]], [[A, 100]]);
  const [back, smoke] = await rollbackCommands(['production'], { originOf, read });
  expect(back).toEqual(['wrangler', ['rollback', A, '--env', 'production', '--message', 'npm run rollback', '--yes']]);
  expect(smoke).toEqual(['node', ['scripts/smoke.ts', 'https://production.example']]);
  expect((await rollbackCommands(['staging', C], { originOf, read }))[0]?.[1].slice(0, 4)).toEqual([
    'rollback',
    C,
    '--env',
    'staging',
  ]);
});

it('knows the way back from a release that stands half way, and past one that was withdrawn', async () => {
  expect(
    await versionFor(
      [
        [C, 10],
        [B, 90],
      ],
      [
        [C, 0],
        [B, 100],
      ],
      [[B, 100]],
      [[A, 100]],
    ),
  ).toBe(B);
  expect(
    await versionFor(
      [[B, 100]],
      [
        [C, 10],
        [B, 90],
      ],
      [[B, 100]],
      [[A, 100]],
    ),
  ).toBe(A);
  await expect(versionFor([[B, 100]])).rejects.toThrow('no earlier version');
});

it.each([[[]], [['development']], [['production', 'latest']]])('refuses %j', async (given) => {
  await expect(rollbackCommands(given, { originOf, read: tellingOf([[B, 100]], [[A, 100]]) })).rejects.toThrow();
});
