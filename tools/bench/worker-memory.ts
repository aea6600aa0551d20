import { readFileSync } from 'node:fs';
import type { Miniflare } from 'miniflare';

/** Resident memory of a process in megabytes, from `/proc`: with workerd it holds the stand-ins for KV and files as well. */
export function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}

/** Watches the JavaScript heap of one Worker by its inspector. */
export interface HeapWatch {
  /** Looks once. What is in use holds garbage too: the least of many looks comes near to what lives. */
  look: () => Promise<void>;
  /** Megabytes: the least and the most of all looks so far. */
  seen: () => { least: number; most: number };
  stop: () => void;
}

/** Of a Miniflare that was started with `inspectorPort`. Throws when its inspector cannot be reached. */
export async function watchHeap(site: Miniflare, worker: string): Promise<HeapWatch> {
  const address = await site.getInspectorURL();
  const socket = new WebSocket(new URL(`/core:user:${worker}`, address));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`The inspector of ${worker} cannot be reached`)));
  });
  let id = 0;
  const used: number[] = [];
  const waiting = new Map<number, () => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize: number } };
    if (answer.id === undefined) return;
    if (answer.result) used.push(answer.result.usedSize / 1e6);
    waiting.get(answer.id)?.();
  });
  const look = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(++id, resolve);
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
    });
  return {
    look,
    seen: () => ({ least: Math.min(...used), most: Math.max(...used) }),
    stop: () => socket.close(),
  };
}
