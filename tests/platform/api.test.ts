import { expect, it } from 'vitest';
import { Account } from './account.ts';
import { startPlatformApi } from './api.ts';

it('lists the last ten deployments, newest first, as Cloudflare does', async () => {
  const account = new Account();
  const script = account.script('clinic-site');
  const made = Array.from({ length: 12 }, () => account.deploy(script, []).id);
  const api = await startPlatformApi(account);
  const answer = await fetch(`${api.url}/accounts/${account.id}/workers/scripts/clinic-site/deployments`);
  const { result } = (await answer.json()) as { result: { deployments: { id: string }[] } };
  await api.stop();
  expect(result.deployments.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 10));
});
