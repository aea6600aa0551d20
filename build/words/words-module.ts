import { PARAMETER, type Plural, parametersOf, type Words } from './read-words.ts';

const HEAD = '/* Made of src/words by npm run records. */\n';

/**
 * One constant or function for each word: bundlers write a constant where it is read, and drop what nothing reads.
 * @param english What the words are a translation of: they take what those take, even where they do not say all of it.
 */
export function wordsModule(words: Words, english: Words = words): string {
  const all = Object.entries(words);
  const plural = all.some(([, word]) => typeof word !== 'string');
  const lines = all.map(([name, word]) => `export const ${name}${typeOf(english[name] ?? word)} = ${expression(word)};\n`);
  return `${HEAD}${plural ? "import { pluralForm } from './plural-form.ts';\n" : ''}\n${lines.join('')}`;
}

const typeOf = (word: string | Plural): string => {
  const parameters = parametersOf(word);
  return parameters.length
    ? `: (given: { ${parameters.map((name) => `${name}: ${typeOfParameter(name)}`).join('; ')} }) => string`
    : '';
};

/** A number decides the form; everything else may come as text already. */
const typeOfParameter = (name: string): string => (name === 'n' ? 'number' : 'string | number');

function expression(word: string | Plural): string {
  const parameters = parametersOf(word);
  if (typeof word === 'string')
    return parameters.length ? `({ ${parameters.join(', ')} }) => ${template(word)}` : JSON.stringify(word);
  const { other, ...rest } = word;
  const forms = Object.entries(rest).map(([form, text]) => `form === '${form}' ? ${template(text)} : `);
  const chosen = `${forms.join('')}${template(other ?? '')}`;
  return forms.length
    ? `({ ${parameters.join(', ')} }) => {\n  const form = pluralForm(n);\n  return ${chosen};\n}`
    : `({ ${parameters.join(', ')} }) => ${chosen}`;
}

const template = (text: string): string =>
  `\`${text.replace(/[`\\]|\$(?=\{)/g, String.raw`\$&`).replace(PARAMETER, (_, name: string) => `\${${name}}`)}\``;

/**
 * Which form a whole number takes. English needs no formatter for it; the first one of a page costs an old phone 60 ms (decision 007).
 */
export const englishPluralForm = `${HEAD}
export const pluralForm = (n: number): 'one' | 'other' => (n === 1 ? 'one' : 'other');
`;
