import { describe, expect, it } from 'vitest';
import { onFreePort, PortTakenError } from './site.ts';

/** Starts that find their port taken, as often as it is said; then one that works. */
function starts(taken: number) {
  const asked: number[] = [];
  let next = 1000;
  const start = async (port: number): Promise<string> => {
    asked.push(port);
    if (asked.length <= taken) throw new PortTakenError('taken');
    return `on ${port}`;
  };
  const pick = async (wanted?: number): Promise<number> => wanted || next++;
  return { asked, run: (wanted?: number) => onFreePort(wanted, start, pick) };
}

describe('a start on a free port', () => {
  it('takes the next one when another process was faster', async () => {
    const { asked, run } = starts(2);
    expect(await run()).toBe('on 1002');
    expect(asked).toEqual([1000, 1001, 1002]);
  });

  it('gives up after three', async () => {
    const { asked, run } = starts(9);
    await expect(run()).rejects.toThrow(PortTakenError);
    expect(asked).toHaveLength(3);
  });

  it('takes no other when one is wanted, and tries nothing again that fails otherwise', async () => {
    const { asked, run } = starts(1);
    await expect(run(8787)).rejects.toThrow(PortTakenError);
    expect(asked).toEqual([8787]);
    let calls = 0;
    const broken = onFreePort(undefined, async () => {
      calls += 1;
      throw new Error('no build');
    });
    await expect(broken).rejects.toThrow('no build');
    expect(calls).toBe(1);
  });
});
