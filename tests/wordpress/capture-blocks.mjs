#!/usr/bin/env node
/**
 * Captures the gallery of blocks (block-gallery.php) as a WordPress renders it, into tests/upstream/captures/blocks-<version>.json.
 *
 *   node tests/wordpress/capture-blocks.mjs                    # 6.5.5, as WebAssembly
 *   node tests/wordpress/capture-blocks.mjs --site <directory> --port <port>   # one that native.sh is running: 6.8, 7.1
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { execute, script } from './commands.mjs';
import { startWordPress } from './wordpress.mjs';

const { values } = parseArgs({ options: { site: { type: 'string' }, port: { type: 'string' }, home: { type: 'string' } } });
const source = readFileSync(new URL('./block-gallery.php', import.meta.url));
const code = `eval( '?>' . base64_decode( '${source.toString('base64')}' ) );`;

const text = values.site ? await fromRunning(values.site, values.port) : await fromWebAssembly();
const found = JSON.parse(/@@@(.*)@@@/s.exec(text)?.[1] ?? 'null');
if (!found) throw new Error(`No capture: ${text.slice(0, 500)}`);
const { origin, ...capture } = found;
const file = new URL(`../upstream/captures/blocks-${capture.wordpress.split('.').slice(0, 2).join('.')}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify(capture, null, 2).replaceAll(origin, 'https://cms.example.test')}\n`);
console.log(file.pathname);

async function fromRunning(site, port) {
  const run = execute('php', [], { maxBuffer: 2 ** 28 });
  run.child.stdin.end(script(site, port, code));
  return (await run).stdout;
}

async function fromWebAssembly() {
  const site = await startWordPress(values.home ? { home: values.home } : {});
  try {
    return await site.php(code);
  } finally {
    await site.stop();
  }
}
