import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { iconNames } from '../../src/components/icon/icon-names.ts';

/**
 * Builds the icon sprite from lucide-static (ISC licence). The symbols carry shapes only: colour, width and ends of
 * the strokes come from the style sheet, through inheritance. The sprite itself is not shown: browsers would work out the styles of all its
 * shapes before the first paint, 20 ms of an old phone.
 */
const source = new URL('../../node_modules/lucide-static/icons/', import.meta.url);
const target = new URL('../../src/components/icon/icons.svg', import.meta.url);

async function symbol(name: string): Promise<string> {
  const svg = await readFile(new URL(`${name}.svg`, source), 'utf8');
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1]?.replace(/>\s+</g, '><').replaceAll(' />', '/>').trim();
  if (!shapes) throw new Error(`${name}.svg has no shapes`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const symbols = await Promise.all(iconNames.map(symbol));
const notice =
  '<!-- Icons of lucide-static, ISC License, (c) Lucide Icons and Contributors; some (c) Cole Bemis, MIT License -->';
await writeFile(target, `${notice}<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join('')}</svg>\n`);
console.log(`${iconNames.length} icons in ${fileURLToPath(target)}`);
