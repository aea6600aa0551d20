import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuMs, parseStat, workerdBelow } from './cpu-time.ts';

/** Shape of a line of `/proc/{pid}/stat`: parent 77, user time 250 ticks, system time 50 ticks. */
const stat = (name: string): string => `4711 (${name}) S 77 4711 77 0 -1 4194560 1 2 3 4 250 50 9 9 20 0 12 0 100 1000 50`;

describe('parseStat', () => {
  it('adds user and system time', () => {
    expect(parseStat(stat('workerd'))).toEqual({ name: 'workerd', parent: 77, cpuMs: 3000 });
  });

  it('is not misled by spaces and brackets in a name', () => {
    expect(parseStat(stat('a (b) c'))).toEqual({ name: 'a (b) c', parent: 77, cpuMs: 3000 });
  });

  it('refuses what is not such a line', () => {
    expect(() => parseStat('')).toThrow('unexpected line');
    expect(() => parseStat('1 (x) S 1 2 3')).toThrow('unexpected line');
  });
});

describe.runIf(process.platform === 'linux')('the running system', () => {
  it('counts work as CPU time', () => {
    const before = cpuMs(process.pid);
    const begun = process.cpuUsage();
    while (process.cpuUsage(begun).user < 100_000) JSON.stringify(begun);
    expect(cpuMs(process.pid) - before).toBeGreaterThanOrEqual(80);
  });

  it('finds processes by name, and no others', async () => {
    const room = mkdtempSync(join(tmpdir(), 'cpu-time-'));
    symlinkSync(realpathSync('/bin/sh'), join(room, 'workerd'));
    const start = (command: string) => spawn(command, ['-c', 'read line'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const children = [start(join(room, 'workerd')), start('/bin/sh')];
    await Promise.all(children.map((child) => once(child, 'spawn')));
    const found = workerdBelow(process.pid);
    for (const child of children) child.stdin.end();
    await Promise.all(children.map((child) => once(child, 'exit')));
    rmSync(room, { recursive: true });
    expect(children.map(({ pid = 0 }) => found.includes(pid))).toEqual([true, false]);
  });
});
