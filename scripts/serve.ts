/** `npm start`: builds and serves the whole site. */

import { rmSync } from 'node:fs';
import { EXAMPLE_VARIABLE } from '../build/facts/read-facts.ts';
import { SEO_IDS } from '../tests/upstream/clinic/seo-metadata.ts';
import { commandLine, numberOf } from './command-line.ts';
import { type Content, startContent } from './content-servers.ts';
import { run } from './run.ts';
import { freePort, type Site, startSite } from './site.ts';

const usage = `
npm start [-- options]

Builds and serves the whole site at one local address, with sample content and no account. Ctrl-C ends it.

  --wordpress    a real WordPress in place of the embedded CMS
  --port <port>  the port of the site; 8787 or any free one without it`;
const { values } = commandLine(usage, { options: { wordpress: { type: 'boolean', default: false }, port: { type: 'string' } } });

const USUAL_PORT = 8787;
/** The port asked for; else the usual one, or any where that is taken. */
const wanted = values.port === undefined ? null : numberOf('--port', values.port, { least: 1, usage });
const port = wanted ? await freePort(wanted) : await freePort(USUAL_PORT).catch(() => freePort());

/** What a newcomer can see of the editors' side. */
const whatToTry = (wordpress: string): string => `WordPress: ${wordpress}/wp-admin/ (name admin, password "password")

  1. Posts > Add New: type a title and some words, and press Preview: the draft opens on the site.
  2. Press Publish: the box "On the public site" says when patients see it, and gives the address.
  3. Change a word, the slug or the picture; set it back to draft: the site follows within seconds.
  4. Settings > Public site > Test the connection.

What you change is gone with the next start. It is PHP as WebAssembly: one request at a time.

`;

let content: Content | undefined;
let site: Site | undefined;
let stopping: Promise<void> | undefined;

const stop = (): Promise<void> => {
  stopping ??= (async () => {
    await site?.stop();
    await content?.stop();
  })();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));

try {
  content = await startContent(values.wordpress ? 'wordpress' : 'embedded', `http://127.0.0.1:${port}`);
  const vars = { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS) };
  // A real WordPress takes its time over each post; its snapshot is for the build of a live site.
  await run('node', ['scripts/build.ts'], {
    env: { [EXAMPLE_VARIABLE]: 'on', ...(!values.wordpress && { ...vars, SITE_ORIGIN: `http://127.0.0.1:${port}` }) },
  });
  const persistTo = `.wrangler/${values.wordpress ? 'wordpress' : 'embedded'}`;
  // WordPress begins anew with every start: copies of what it said before would be of posts that are gone.
  if (values.wordpress) rmSync(persistTo, { recursive: true, force: true });
  site = await startSite({
    port,
    persistTo,
    vars,
  });
  console.log(`\nThe site: ${site.url}\n${content.wordpress ? whatToTry(content.wordpress) : ''}Ctrl-C ends it.\n`);
  site.process.once('exit', () => void stop().then(() => process.exit(1)));
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop();
  process.exit(1);
}
