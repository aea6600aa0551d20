import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileRecords } from '../build/records/wordpress/file-values.ts';
import { recordsHash } from '../build/records/wordpress/records-file.ts';
import { showSamples } from '../demo/sample-content.ts';
import { thirdPartyVars } from '../tests/upstream/third-party.ts';
import { startUpstream } from '../tests/upstream/upstream.ts';
import { upstreamVars } from '../tests/upstream/upstream-vars.ts';
import { freePort } from './site.ts';

/** A running CMS and clinic API. */
export interface Content {
  /** The variables of the Worker that name their addresses, and the secret it shares with WordPress where they are connected. */
  vars: ReturnType<typeof upstreamVars> & ReturnType<typeof thirdPartyVars> & { NOTICE_SECRET?: string };
  /** Origin of the real WordPress, where there is one. */
  wordpress?: string;
  stop: () => Promise<void>;
}

/** WordPress, when a person is to find it. */
const WORDPRESS_PORT = 8880;
const RECORDS = '.cache/records-for-wordpress.json';

/**
 * `embedded`: the doubles of the tests, with the texts of `demo/`. `wordpress`: a real WordPress; the clinic API stays the double.
 * @param siteUrl of the public site, to which the plugin of the real WordPress is then connected
 */
export async function startContent(kind: 'embedded' | 'wordpress', siteUrl?: string): Promise<Content> {
  const upstream = await startUpstream();
  const vars = { ...upstreamVars(upstream), ...thirdPartyVars(upstream.url) };
  if (kind === 'embedded') {
    showSamples(upstream.content);
    return { vars, stop: () => upstream.stop() };
  }
  const secret = siteUrl ? randomBytes(24).toString('hex') : '';
  const connected = siteUrl ? ['--site', siteUrl, '--secret', secret, '--records', await recordsForWordPress()] : [];
  const wordpress = await startWordPressProcess(connected);
  return {
    vars: { ...vars, CONTENT_API: `${wordpress.url}/wp-json/wp/v2`, ...(secret && { NOTICE_SECRET: secret }) },
    wordpress: wordpress.url,
    stop: async () => {
      await Promise.all([upstream.stop(), wordpress.stop()]);
    },
  };
}

/** What editors find under "What the site says": a file of what `npm run content:export` sends. */
async function recordsForWordPress(): Promise<string> {
  await writeFile(RECORDS, JSON.stringify({ schema: recordsHash(), records: await fileRecords() }));
  return RECORDS;
}

/** A process of its own: PHP as WebAssembly blocks the event loop while it works. */
async function startWordPressProcess(more: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  console.log('Starting WordPress (the first start fetches some 160 MB) …');
  const port = await freePort(more.length ? WORDPRESS_PORT : 0).catch(() => freePort());
  const child = spawn(process.execPath, ['tests/wordpress/wordpress.mjs', '--port', String(port), ...more], {
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
