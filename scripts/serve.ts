/** `npm start`: builds and serves the whole site. */

import { SEO_IDS } from '../tests/upstream/clinic/seo-metadata.ts';
import { commandLine } from './command-line.ts';
import { type Content, startContent } from './content-servers.ts';
import { run } from './run.ts';
import { freePort, type Site, startSite } from './site.ts';

const usage = `
npm start [-- options]

Builds and serves the whole site at one local address, with sample content and no account. Ctrl-C ends it.

  --wordpress    a real WordPress in place of the embedded content system
  --port <port>  the port of the site; 8787 or any free one without it`;
const { values } = commandLine(usage, { options: { wordpress: { type: 'boolean', default: false }, port: { type: 'string' } } });

const USUAL_PORT = 8787;
/** The port asked for; else the usual one, or any where that is taken. */
const port = values.port ? await freePort(Number(values.port)) : await freePort(USUAL_PORT).catch(() => freePort());

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
  content = await startContent(values.wordpress ? 'wordpress' : 'embedded');
  const vars = { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS) };
  // A real WordPress takes its time over each post; its snapshot is for the build of a live site.
  await run('node', ['scripts/build.ts'], {
    env: values.wordpress ? {} : { ...vars, SITE_ORIGIN: `http://127.0.0.1:${port}` },
  });
  site = await startSite({
    port,
    persistTo: `.wrangler/${values.wordpress ? 'wordpress' : 'embedded'}`,
    vars,
  });
  console.log(`\nThe site: ${site.url}\nCtrl-C ends it.\n`);
  site.process.once('exit', () => void stop().then(() => process.exit(1)));
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop();
  process.exit(1);
}
