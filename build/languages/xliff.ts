/**
 * XLIFF 2.0, as agencies' tools read and write it: one `file` for each file of English, one `unit` for each text. What is filled in and marks of
 * bold words are `ph`, which such tools keep whole.
 */
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { LanguageState, TranslatedFile } from './language-state.ts';
import { nameOf, sourceOf } from './record-texts.ts';

/** What a text fills in, takes over or makes bold. */
const PARTS = /(\{\{[\w.-]+\}\}|\{\w+\}|\*\*)/;
const HASH = 'source';

/** The files of a language for an agency. */
export function xliffOf({ language }: LanguageState, files: readonly TranslatedFile[]): string {
  const parts = files.filter(({ english }) => english.texts.length).map(fileXml);
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${language.code}">
${parts.join('')}</xliff>
`;
}

function fileXml({ english, translation }: TranslatedFile, at: number): string {
  const units = english.texts.map((text, place) => {
    const name = nameOf(text.path);
    const said = translation?.texts.get(name);
    const limit = `At most ${Math.floor(text.max * 1.5)} characters.${text.mayStay ? ' A name: it may stay.' : ''}`;
    return `    <unit id="u${at + 1}-${place + 1}" name="${escaped(name)}">
      <notes><note>${escaped(`${text.label}. ${limit}`)}</note></notes>
      <segment state="${said === undefined ? 'initial' : 'translated'}">
        <source xml:space="preserve">${inline(text.text)}</source>${
          said === undefined ? '' : `\n        <target xml:space="preserve">${inline(said, text.text)}</target>`
        }
      </segment>
    </unit>
`;
  });
  return `  <file id="f${at + 1}" original="${english.name}">
    <notes><note category="${HASH}">${sourceOf(english.texts)}</note></notes>
${units.join('')}  </file>
`;
}

/** A text with its parts by their place in the English. */
const inline = (text: string, english = text): string => {
  const left = partsOf(english);
  return text
    .split(PARTS)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part);
      const place = left.indexOf(part);
      left[place] = '';
      return `<ph id="${place + 1}" disp="${escaped(part)}"/>`;
    })
    .join('');
};

const partsOf = (text: string): string[] => text.split(PARTS).filter((_, at) => at % 2);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What came back of a file. */
export interface ReturnedFile {
  /** Of English: `content/home`. */
  name: string;
  /** Hash of the English that was sent. */
  source: string;
  /** Texts by the names of their paths; `ph` as `\u0000<id>\u0000`. */
  texts: ReadonlyMap<string, string>;
}

/** Reads what an agency sent back. @throws Error where it is no XLIFF 2 */
export function readXliff(xml: string): ReturnedFile[] {
  // Within SVG elements close as in XML, and none of those of XLIFF 2 has a meaning of its own.
  const tree = unified()
    .use(rehypeParse, { fragment: true })
    .parse(`<svg>${xml.replace(/^\uFEFF?<\?xml[^>]*\?>/, '')}</svg>`);
  const [xliff] = elements(tree, 'xliff');
  if (!xliff || !String(xliff.properties['version']).startsWith('2.')) throw new Error('is no XLIFF 2.0');
  return elements(xliff, 'file').map((file) => {
    const hash = elements(file, 'note').find((note) => note.properties['category'] === HASH);
    const said = elements(file, 'unit').flatMap((unit): [string, string][] => {
      const text = elements(unit, 'target').map(targetText).join('');
      return text.trim() ? [[String(unit.properties['name']), text]] : [];
    });
    return { name: String(file.properties['original']), source: hash ? textOf(hash) : '', texts: new Map(said) };
  });
}

const MARK = '\u0000';
const targetText = (target: Element): string => target.children.map(marked).join('');
const marked = (node: ElementContent): string => {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  return node.tagName === 'ph' ? `${MARK}${String(node.properties['id'])}${MARK}` : node.children.map(marked).join('');
};

/** A text that came back, with the parts of the English in it. */
export function restored(text: string, english: string): string {
  const parts = partsOf(english);
  return text
    .split(MARK)
    .map((piece, at) => (at % 2 ? (parts[Number(piece) - 1] ?? '') : piece))
    .join('');
}

function elements(root: Root | Element, name: string): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (element.tagName === name) found.push(element);
  });
  return found;
}
