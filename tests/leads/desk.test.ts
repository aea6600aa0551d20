import { expect, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import { answerDueAt } from '../../worker/leads/answer-time.ts';
import { healthOf } from '../../worker/leads/lead-health.ts';
import type { AnsweringRow, InboxLead, OutboxCounts } from '../../worker/leads/outbox-contract.ts';
import { answeringReport } from '../../worker/ops/answering-figures.ts';
import { makeLead, setOutboxScene } from './outbox-scene.ts';

const scene = setOutboxScene();
const call = (method: string, ...args: unknown[]) => scene.outbox.call(method, ...args);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

it('two hundred enquiries of a week: none past due without alarm, none open out of order, and the figures equal a count by hand', {
  timeout: 120_000,
}, async () => {
  const from = Date.now() - WEEK_MS - 12 * HOUR_MS;
  const forms = ['gallery', 'callback', 'international', 'consultation'] as const;
  const people = ['AB', 'CD', 'EF'];
  const week = Array.from({ length: 200 }, (_, n) => ({
    id: n + 1,
    form: forms[n % 4] ?? 'gallery',
    acceptedAt: from + Math.floor((n * WEEK_MS) / 200),
    // From a minute to eight hours; every ninth is never answered.
    answeredAt: n % 9 === 0 ? null : from + Math.floor((n * WEEK_MS) / 200) + (1 + ((n * 37) % 480)) * MINUTE_MS,
    answeredBy: people[n % 3] ?? 'AB',
  }));
  for (const { form, acceptedAt, id } of week) {
    const phone_number = String(9_200_000_000 + id);
    await scene.outbox.accept(makeLead({ form, phone_number, category: `category ${id}` }), { now: acceptedAt });
  }
  // The week once more, six hours at a time: what was answered by then is marked, then the desk is asked.
  let alarms = 0;
  for (let at = from; at <= from + WEEK_MS + 12 * HOUR_MS; at += 6 * HOUR_MS) {
    for (const { id, answeredAt, answeredBy } of week) {
      if (answeredAt !== null && answeredAt <= at && answeredAt > at - 6 * HOUR_MS)
        await call('act', id, 'answered', answeredBy, answeredAt);
    }
    const late = week.filter((one) => {
      const open = one.answeredAt === null || one.answeredAt > at;
      return open && answerDueAt(one.acceptedAt, 120) < at;
    });
    const counts = (await call('counts', at)) as OutboxCounts;
    expect(counts.pastDue).toBe(late.length);
    expect(healthOf({ ...counts, waiting: 0, oldestWaitingAt: null }, at)).toBe(late.length ? 'attention' : 'ok');
    alarms += late.length ? 1 : 0;
  }
  expect(alarms).toBeGreaterThan(10);

  const open = (await call('toAnswer', 300)) as InboxLead[];
  expect(open.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    week.flatMap(({ id, answeredAt }) => (answeredAt === null ? [id] : [])),
  );
  expect(await call('countOf', { toAnswer: true, limit: 1 })).toBe(open.length);
  const pages = await Promise.all([0, 10, 20, 30].map((left) => call('toAnswer', 10, left) as Promise<InboxLead[]>));
  expect(pages.flat().map(({ id }) => id)).toEqual(open.map(({ id }) => id));
  const dues = open.map(({ answerDueAt: due }) => due ?? 0);
  expect(dues).toEqual([...dues].sort((a, b) => a - b));

  const rows = (await call('answering', from)) as AnsweringRow[];
  const report = answeringReport(rows);
  expect(report).toEqual(
    answeringReport(week.map((one) => ({ ...one, answeredBy: one.answeredAt === null ? null : one.answeredBy }))),
  );
  expect(report.weeks.reduce((sum, { enquiries }) => sum + enquiries, 0)).toBe(200);
  expect(report.people.map(({ group, answered }) => [group, answered])).toEqual(
    people.map((who) => [who, week.filter((one) => one.answeredAt !== null && one.answeredBy === who).length]),
  );
});

it('an enquiry is to be answered by the hours that WordPress says, also after a restart', async () => {
  scene.upstream.answer = () => ({ status: 503 });
  const monday = (time: string) => Date.parse(`2026-11-23T${time}:00+05:30`);
  const dueOf = async (id: number) => new Date(((await call('one', id)) as InboxLead).answerDueAt ?? 0).toISOString();
  const now = monday('15:30');
  await scene.outbox.accept(makeLead(), { now });
  await scene.outbox.accept(makeLead({ category: 'second' }), {
    now,
    hours: { ...clinic.hours, opens: '10:00', closes: '16:00' },
  });
  await scene.outbox.kill();
  await scene.start();
  await scene.outbox.accept(makeLead({ category: 'third' }), { now });
  await call('ensureAlarm', { ...clinic.hours, closes: '15:45' });
  await scene.outbox.accept(makeLead({ category: 'fourth' }), { now });
  const dues = await Promise.all([1, 2, 3, 4].map(dueOf));
  expect(dues).toEqual(['17:30', '16:00', '16:00', '15:45'].map((time) => new Date(monday(time)).toISOString()));
});

it('an enquiry is taken by one person, has notes and a next step, and all of it goes with it', async () => {
  scene.upstream.answer = () => ({ status: 503 });
  await scene.outbox.accept(makeLead());
  await scene.outbox.accept(makeLead({ category: 'another' }));
  expect(await call('changeAtDesk', 1, { kind: 'claim' }, 'AB')).toBe(true);
  expect(await call('changeAtDesk', 1, { kind: 'claim' }, 'CD')).toBe(false);
  expect(await call('one', 1)).toMatchObject({ claimedBy: 'AB' });
  await call('changeAtDesk', 1, { kind: 'let-go' }, 'AB');
  expect(await call('changeAtDesk', 1, { kind: 'claim' }, 'CD')).toBe(true);
  await call('changeAtDesk', 1, { kind: 'note', text: 'Rang, no answer' }, 'CD', 7);
  await call('changeAtDesk', 1, { kind: 'next-step', text: 'Ring in the evening', on: '2026-11-24' }, 'CD');
  expect(await call('one', 1)).toMatchObject({ claimedBy: 'CD', nextStep: 'Ring in the evening', nextStepOn: '2026-11-24' });
  expect(await call('notesOf', 1)).toEqual([{ at: 7, who: 'CD', text: 'Rang, no answer' }]);
  expect(await call('changeAtDesk', 99, { kind: 'note', text: 'nobody' }, 'CD')).toBe(false);
  await call('act', 1, 'answered', 'CD');
  expect(await call('one', 1)).toMatchObject({ answeredBy: 'CD' });
  await call('act', 1, 'unanswered', 'CD');
  expect(await call('one', 1)).toMatchObject({ answeredBy: null, answeredAt: null });
  await call('act', 1, 'erase');
  const left = JSON.stringify(await Promise.all(['lead', 'lead_note', 'notification'].map((table) => call('rows', table))));
  expect(left).not.toMatch(/Rang|evening|"CD"/);
  expect(await call('one', 2)).toMatchObject({ claimedBy: null });
});
