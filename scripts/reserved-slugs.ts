/**
 * Writes the addresses of the site into the plugin for WordPress, which refuses pages of editors there. Run by every build. Where the plugin
 * is not at hand, as in a copy of the site alone, there is nothing to write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './command-line.ts';
import { RESERVED_SLUGS_FILE, reservedSlugsFile } from './reserved-slugs/php-file.ts';

commandLine(`
node scripts/reserved-slugs.ts

Writes ${RESERVED_SLUGS_FILE} from src/routes.ts.`);
if (existsSync(RESERVED_SLUGS_FILE) && readFileSync(RESERVED_SLUGS_FILE, 'utf8') !== reservedSlugsFile()) {
  writeFileSync(RESERVED_SLUGS_FILE, reservedSlugsFile());
  console.log(`The addresses of the site have changed: ${RESERVED_SLUGS_FILE}`);
}
