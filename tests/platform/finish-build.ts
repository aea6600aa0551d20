/** Run in a copy of the project: gives its build the name of its present state, and notes it as tested. Writes that name. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { computeBuildId } from '../../build/build-id.ts';
import { writeBuildList } from '../../scripts/deploy/build-list.ts';
import { writeTestRecord } from '../../scripts/deploy/tested-build.ts';

const id = await computeBuildId();
const builtAt = Date.now();
writeBuildList('dist/client', { id, builtAt });
writeFileSync('dist/build-id.js', `export const BUILD_ID = "${id}";\nexport const BUILT_AT = ${builtAt};\n`);
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
writeTestRecord({ build: id, commit, at: new Date().toISOString() });
console.log(id);
