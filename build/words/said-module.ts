import { parametersOf, type Words } from './read-words.ts';

const HEAD = '/* Made of src/words and src/languages by npm run records. */\n';
/** From the folder of these modules, `.cache/words/said`. */
const SAYING = '../../../src/languages/saying.ts';

/**
 * Words of an area for where several languages are rendered: bindings that change with `inLanguage` (src/languages/in-language.ts). Whoever
 * imports one reads what counts now, because importers of a module see the binding and not a copy.
 * @param types Of what is no text.
 */
export function saidModule(
  area: string,
  words: Words,
  codes: readonly string[],
  types: Readonly<Record<string, string>> = {},
): string {
  const languages = ['en', ...codes];
  const names = Object.keys(words);
  const imports = languages.map((code) => `import * as $${code} from '../${code}/${area}.ts';\n`).join('');
  if (!names.length) return `${HEAD}export {};\n`;
  // Names with a sign, which no word has. Of a constant the type would be its English text.
  const typed = (name: string) => types[name] ?? (parametersOf(words[name] ?? '').length ? `typeof $en.${name}` : 'string');
  const lines = names.map((name) => `export let ${name}: ${typed(name)} = $en.${name};\n`).join('');
  const changes = names.map((name) => `  ${name} = $said.${name};\n`).join('');
  return `${HEAD}import { whenSaid } from '${SAYING}';
${imports}
${lines}
const $words: Readonly<Record<string, { [Name in keyof typeof $en]: unknown }>> = { ${languages.map((code) => `${code}: $${code}`).join(', ')} };
whenSaid(($code) => {
  const $said = ($words[$code] ?? $en) as typeof $en;
${changes}});
`;
}
