/** Builds the site: pages and files in `dist/client`, the renderer in `dist/server`, and the name of the build. */
import { rmSync, writeFileSync } from 'node:fs';
import { articleCovers } from '../build/article-covers.ts';
import { computeBuildId } from '../build/build-id.ts';
import { carryFiles } from '../build/carried-files.ts';
import { addClientBuilds, buildLanguages } from '../build/languages/build-languages.ts';
import { recordFiles } from '../build/records/record-files.ts';
import { buildServiceWorker } from '../build/service-worker.ts';
import { writeSnapshot } from '../build/snapshot.ts';
import { manifestPath } from '../tools/pictures/cache-paths.ts';
import { commandLine } from './command-line.ts';
import { writeBuildList } from './deploy/build-list.ts';
import { run } from './run.ts';

commandLine(`
npm run build

Builds the site into dist/: pages and files in dist/client, the renderer in dist/server. With CONTENT_API in the environment, a snapshot of
the content as well, which answers when WordPress is away and KV is empty.`);

// A build that ends half way has no name: commands take what has one for whole.
rmSync('dist/build-id.js', { force: true });
await run('node', ['scripts/records.ts']);
await run('node', ['build/reserved-slugs.ts']);
await run('node', ['scripts/records-wordpress.ts']);
await run('node', ['tools/pictures/draw.ts']);
// Nothing to be seen to: of what Vike does itself, and of what it is told to leave to us (`injectFilter` of +onRenderHtml.tsx); that a part of
// the browser's is no part of its own in the renderer; and how long reading `vite.config.ts` took on a busy machine.
const SAYS_NOTHING = new RegExp(
  [
    'We recommend against not injecting',
    '`output\\.codeSplitting\\.groups\\[\\d+\\]\\.name` is a function',
    'INEFFECTIVE_DYNAMIC_IMPORT.*src/app/seo\\.tsx is dynamically imported',
    'PLUGIN_TIMINGS|The slowest callbacks, timed inside|^ {2}- plugin |Additional callback time|#bundlertimings for more',
  ].join('|'),
);
const languages = await buildLanguages();
await run('vike', ['build'], { hide: SAYS_NOTHING });
await buildServiceWorker('dist/client/_p');
for (const code of languages) await buildServiceWorker('dist/client/_p', code);
// For the schemas, when WordPress says something in place of a file.
writeFileSync('dist/client/_p/records.json', JSON.stringify(await recordFiles()));
if (process.env['CONTENT_API'])
  console.log(`${await writeSnapshot(process.env, 'dist/client')} records of content in the snapshot`);
else console.log('No snapshot of the content: CONTENT_API is not set');
const id = await computeBuildId();
const builtAt = Date.now();
for (const line of addClientBuilds(languages, 'dist/client')) console.log(line);
// Before files of other builds lie beside them: a deploy sends out this build's own, and those that the live site lists.
writeBuildList('dist/client', { id, builtAt });
const carried = carryFiles({ built: 'dist/client/assets', kept: '.cache/builds' });
console.log(`${carried} files of the build before stay beside those of this one`);
const covers = JSON.stringify(await articleCovers(manifestPath('.cache/pictures')));
const coversType = "/** @type {Record<string, import('../src/content/records.ts').Picture[]>} */";
writeFileSync('dist/covers.js', `${coversType}\nexport const COVERS = ${covers};\n`);
writeFileSync('dist/build-id.js', `export const BUILD_ID = ${JSON.stringify(id)};\nexport const BUILT_AT = ${builtAt};\n`);
