/**
 * Writes the addresses and languages of the site into the plugin for WordPress, which refuses pages of editors there and offers these languages
 * for articles. Run by every build. Where the plugin
 * is not at hand, as in a copy of the site alone, there is nothing to write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLine } from '../scripts/command-line.ts';
import { RESERVED_SLUGS_FILE, reservedSlugsFile, SITE_LANGUAGES_FILE, siteLanguagesFile } from './reserved-slugs/php-file.ts';

commandLine(`
node build/reserved-slugs.ts

Writes ${RESERVED_SLUGS_FILE} from src/routes.ts and ${SITE_LANGUAGES_FILE} from src/languages.`);
const files = [
  [RESERVED_SLUGS_FILE, reservedSlugsFile(), 'addresses'],
  [SITE_LANGUAGES_FILE, siteLanguagesFile(), 'languages'],
] as const;
for (const [file, text, what] of files) {
  if (!existsSync(dirname(file)) || (existsSync(file) && readFileSync(file, 'utf8') === text)) continue;
  writeFileSync(file, text);
  console.log(`The ${what} of the site have changed: ${file}`);
}
