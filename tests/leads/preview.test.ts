import { expect, it } from 'vitest';
import { NotificationDoubles } from './notification-doubles.ts';
import { makeLead, setOutboxScene } from './outbox-scene.ts';

const scene = setOutboxScene();

it('an enquiry on a preview reaches neither the clinic nor any channel, whatever is configured', async () => {
  const doubles = new NotificationDoubles();
  await doubles.open();
  const vars = { ...doubles.vars(), SITE_ORIGIN: 'https://clinic.example' };
  await scene.outbox.kill();
  await scene.start({ vars: { ...vars, ENVIRONMENT: 'preview' } });
  const lead = makeLead({ key: '00000000-0000-4000-8000-00000000abcd' });
  expect(await scene.outbox.accept(lead)).toMatchObject({ status: 'accepted' });
  await scene.untilCounts({ delivered: 1, waiting: 0 });
  expect((await scene.rows())[0]?.last_reason ?? 'preview').toBe('preview');
  expect(await scene.outbox.call('testNotifications')).toEqual({});
  expect([scene.upstream.calls, doubles.arrived, [...doubles.attempts]]).toEqual([[], [], []]);

  // The same without the word "preview" reaches both, so that what was asserted can fail.
  await scene.outbox.kill();
  await scene.start({ vars: { ...vars, ENVIRONMENT: 'staging' } });
  await scene.outbox.accept(makeLead({ key: '00000000-0000-4000-8000-00000000abce', name: 'Another' }));
  await expect
    .poll(() => [scene.upstream.calls.length > 0, doubles.arrived.length > 0], { timeout: 10_000 })
    .toEqual([true, true]);
  await doubles.close();
});
