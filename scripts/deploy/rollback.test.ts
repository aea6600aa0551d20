import { expect, it } from 'vitest';
import { versionMessage } from './live-version.ts';
import { planRollback } from './rollback.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(8)}-1111-4222-8333-444455556666`) as [
  string,
  string,
  string,
  string,
];
const originOf = (environment: string) => `https://${environment}.example`;

/** What wrangler tells of deployments, newest first: each a list of versions and shares. */
const tellingOf = (...deployments: [id: string, percentage: number][][]) => {
  const all = deployments.map((versions, index) => ({
    created_on: `2026-11-22T10:${String(59 - index).padStart(2, '0')}:00Z`,
    versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })),
  }));
  return async (_: string, args: string[]) => JSON.stringify(args[1] === 'status' ? all[0] : all.toReversed());
};
const versionFor = async (...deployments: [string, number][][]) =>
  (await planRollback('production', undefined, { originOf, read: tellingOf(...deployments) })).back[1][1];

it('goes back to the version before, or to one by name, and tries the live address', async () => {
  const read = tellingOf([[B, 100]], [[A, 100]]);
  const { back, smoke } = await planRollback('production', undefined, { originOf, read });
  expect(back).toEqual(['wrangler', ['rollback', A, '--env', 'production', '--message', 'npm run rollback', '--yes']]);
  expect(smoke).toEqual(['node', ['scripts/smoke.ts', 'https://production.example']]);
  expect((await planRollback('staging', C, { originOf, read })).back[1].slice(0, 4)).toEqual(['rollback', C, '--env', 'staging']);
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
  await expect(versionFor([[B, 100]])).rejects.toThrow('is not known');
});

it('leads further back each time, never forward to the version that it has left', async () => {
  const release = [
    [[B, 100]],
    [
      [B, 10],
      [A, 90],
    ],
    [
      [B, 0],
      [A, 100],
    ],
  ] as [string, number][][];
  const before = [[[A, 100]], [[D, 100]]] as [string, number][][];
  expect(await versionFor(...release, ...before)).toBe(A);
  expect(await versionFor([[A, 100]], ...release, ...before)).toBe(D);
  await expect(versionFor([[D, 100]], [[A, 100]], ...release, ...before)).rejects.toThrow('is not known');
  // A version that was mended goes back to the one that it took the place of.
  expect(
    await versionFor(
      [[C, 100]],
      [
        [C, 0],
        [A, 100],
      ],
      [[A, 100]],
      ...release,
      ...before,
    ),
  ).toBe(A);
});

it('names no version where the release of the live one is longer ago than the list reaches', async () => {
  const read = async (_: string, args: string[]) => {
    const now = { created_on: '2026-11-22T11:00:00Z', versions: [{ version_id: A, percentage: 100 }] };
    const broken = { created_on: '2026-11-22T10:00:00Z', versions: [{ version_id: B, percentage: 100 }] };
    const back = { ...now, annotations: { 'workers/message': 'npm run rollback', 'workers/triggered_by': 'rollback' } };
    return JSON.stringify(args[1] === 'status' ? back : [broken, back]);
  };
  await expect(planRollback('production', undefined, { originOf, read })).rejects.toThrow('is not known');
});

/** Three releases that were taken back are all that the list still holds; what each version says of itself, by its id. */
const outOfSight = (said: Record<string, string>, asked: string[] = []) => {
  const told = tellingOf(
    [[B, 100]],
    [
      [C, 10],
      [B, 90],
    ],
    [
      [C, 0],
      [B, 100],
    ],
  );
  return async (command: string, args: string[]) => {
    asked.push([command, ...args].join(' '));
    if (args[0] !== 'versions') return told(command, args);
    return JSON.stringify({ id: args[2], annotations: { 'workers/message': said[args[2] ?? ''] ?? 'Commit abcdef123456' } });
  };
};

it('asks the version itself where the list of deployments does not reach back to its release', async () => {
  const asked: string[] = [];
  const read = outOfSight({ [B]: versionMessage('abcdef123456', A) }, asked);
  const { back, sentence } = await planRollback('production', undefined, { originOf, read });
  expect([back[1][1], asked.at(-1)]).toEqual([A, `wrangler versions view ${B} --env production --json`]);
  expect(sentence).toBe(`production goes back to version ${A}, in whose place version ${B} was released`);
});

it('says where to look where nobody knows the version before', async () => {
  const words = /npx wrangler versions list --env staging\. Then: npm run rollback -- staging <version>/;
  await expect(planRollback('staging', undefined, { originOf, read: outOfSight({}) })).rejects.toThrow(words);
});

it('goes past secrets that were put since the release: versions of the same code', async () => {
  const made = [
    { id: D, by: 'secret' },
    { id: C, by: 'secret' },
    { id: B, by: 'version_upload' },
    { id: A, by: 'version_upload' },
  ].map(({ id, by }, index) => ({
    created_on: `2026-11-22T10:0${9 - index}:00Z`,
    versions: [{ version_id: id, percentage: 100 }],
    annotations: { 'workers/triggered_by': by },
  }));
  const read = async (_: string, args: string[]) => JSON.stringify(args[1] === 'status' ? made[0] : made);
  expect((await planRollback('production', undefined, { originOf, read })).back[1][1]).toBe(A);
});

it('says which version it leads to, and when that went out', async () => {
  const sentence = async ([environment, named]: ['staging' | 'production', string?], ...deployments: [string, number][][]) =>
    (await planRollback(environment, named, { originOf, read: tellingOf(...deployments) })).sentence;
  expect(
    await sentence(
      ['production'],
      [[B, 100]],
      [[A, 100]],
      [
        [C, 10],
        [A, 90],
      ],
      [[A, 100]],
      [[D, 100]],
    ),
  ).toBe(`production goes back to version ${A}, which went out for all visitors at 2026-11-22 10:56 UTC`);
  expect(
    await sentence(
      ['staging'],
      [
        [B, 10],
        [A, 90],
      ],
      [[A, 100]],
    ),
  ).toBe(`staging goes back to version ${A}, which most visitors still have: a release stands half way`);
  expect(await sentence(['staging', C], [[B, 100]])).toBe(`staging goes back to version ${C}`);
});
