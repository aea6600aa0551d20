import { expect, it } from 'vitest';
import { TimedCalls } from './timed-calls.ts';

/** Calls under a clock that moves by hand; `waits` are resolved by nobody but the test. */
function world() {
  const clock = { at: 5_000 };
  const waits: { ms: number; over: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((over) => void waits.push({ ms, over }));
  return { clock, waits, calls: new TimedCalls({ now: () => clock.at, wait }, 'https://cms.example') };
}

it('begins a call while one as long as the longest would end in time', async () => {
  const { clock, calls } = world();
  clock.at += 25_000;
  expect(calls.mayBegin()).toBe(true);
  clock.at += 1;
  expect(calls.mayBegin()).toBe(false);
  const other = world();
  const taking = (ms: number) => async () => void (other.clock.at += ms);
  await other.calls.inTurn([taking(8_000)]);
  await other.calls.inTurn([taking(1_000)]);
  other.clock.at += 8_000;
  expect(other.calls.mayBegin()).toBe(true);
  other.clock.at += 1;
  expect(other.calls.mayBegin()).toBe(false);
});

it('begins no call for which there is no time left', async () => {
  const { clock, calls } = world();
  const begun: number[] = [];
  await calls.inTurn([12_000, 12_000, 1].map((ms) => async () => void (clock.at += begun.push(ms) && ms)));
  expect(begun).toEqual([12_000, 12_000]);
});

it('goes on after one failure, leaves the upstream alone after two, and tells of the first', async () => {
  const failing = async (count: number) => {
    let begun = 0;
    const all = Array.from({ length: 6 }, () => async () => {
      begun += 1;
      if (begun <= count) throw new Error(`failure ${begun}`);
    });
    const problem = await world()
      .calls.inTurn(all)
      .catch((error: Error) => error.message);
    return [begun, problem];
  };
  expect(await failing(0)).toEqual([6, undefined]);
  expect(await failing(1)).toEqual([6, 'failure 1']);
  expect(await failing(6)).toEqual([2, 'failure 1']);
});

it('gives a call up when the platform would cut it off', async () => {
  const { clock, calls, waits } = world();
  clock.at += 3_000;
  const running = calls.inTurn([() => new Promise(() => {})]);
  expect(waits.map(({ ms }) => ms)).toEqual([25_000]);
  waits[0]?.over();
  await expect(running).rejects.toMatchObject({ kind: 'timeout', message: 'cms.example/: timeout' });
});
