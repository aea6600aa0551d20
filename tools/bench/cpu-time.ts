import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports process times to user space in hundredths of a second, whatever the kernel counts in. */
const MS_PER_TICK = 10;

export interface ProcessStat {
  name: string;
  parent: number;
  /** User and system time of all threads, in milliseconds; steps of 10. */
  cpuMs: number;
}

/** Reads one line of `/proc/{pid}/stat`. The name stands in brackets and may itself contain spaces and brackets. */
export function parseStat(line: string): ProcessStat {
  const nameEnd = line.lastIndexOf(')');
  // From the third field on: state, parent, …; user and system time are fields 14 and 15.
  const fields = line.slice(nameEnd + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
  if (nameEnd < 0 || parent === undefined || user === undefined || system === undefined || Number.isNaN(parent + user + system)) {
    throw new Error('unexpected line in /proc');
  }
  return { name: line.slice(line.indexOf('(') + 1, nameEnd), parent, cpuMs: (user + system) * MS_PER_TICK };
}

/** CPU time a process has used so far, in milliseconds. Throws when it is gone, or the system has no `/proc`. */
export const cpuMs = (pid: number): number => parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuMs;

/** Ids of all `workerd` processes below a process, at any depth. */
export function workerdBelow(ancestor: number): number[] {
  const children = new Map<number, number[]>();
  const named = new Set<number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const stat = statOrNull(pid);
    if (!stat) continue;
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), pid]);
    if (stat.name === 'workerd') named.add(pid);
  }
  const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(ancestor).filter((pid) => named.has(pid));
}

/** Processes come and go while the directory is read. */
function statOrNull(pid: number): ProcessStat | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}
