import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { thirdPartyVars } from '../tests/upstream/third-party.ts';
import { startUpstream } from '../tests/upstream/upstream.ts';
import { upstreamVars } from '../tests/upstream/upstream-vars.ts';
import { freePort } from './site.ts';

/** A running content system and clinic API. */
export interface Content {
  /** The variables of the Worker that name their addresses. */
  vars: ReturnType<typeof upstreamVars> & ReturnType<typeof thirdPartyVars>;
  stop: () => Promise<void>;
}

/** `embedded`: the doubles of the tests with their sample content. `wordpress`: a real WordPress; the clinic API stays the double. */
export async function startContent(kind: 'embedded' | 'wordpress'): Promise<Content> {
  const upstream = await startUpstream();
  const vars = { ...upstreamVars(upstream), ...thirdPartyVars(upstream.url) };
  if (kind === 'embedded') return { vars, stop: () => upstream.stop() };
  const wordpress = await startWordPressProcess();
  return {
    vars: { ...vars, CONTENT_API: `${wordpress.url}/wp-json/wp/v2` },
    stop: async () => {
      await Promise.all([upstream.stop(), wordpress.stop()]);
    },
  };
}

/** A process of its own: PHP as WebAssembly blocks the event loop while it works. */
async function startWordPressProcess(): Promise<{ url: string; stop: () => Promise<void> }> {
  console.log('Starting WordPress (the first start fetches some 160 MB) …');
  const child = spawn(process.execPath, ['tests/wordpress/wordpress.mjs', '--port', String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill();
    await ended;
  };
  for await (const line of createInterface(child.stdout)) if (line.startsWith('http')) return { url: line.trim(), stop };
  throw new Error('WordPress did not start');
}
