import type { Element, ElementContent } from 'hast';
import { expect, it } from 'vitest';
import { tidyParagraphs } from './tidy-paragraphs.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
/** `p(ul(li(…)))` and the like: what became of a paragraph. */
const shown = (node: ElementContent): string =>
  node.type === 'element' ? `${node.tagName}(${node.children.map(shown).join('')})` : node.type === 'text' ? node.value : '';
const tidied = (...children: ElementContent[]): string =>
  tidyParagraphs([element('p', ...children)])
    .map(shown)
    .join('');

it.each(['§ 5 of the Act', '§\u00A05 of the Act', ' § 12a', '§§ 5 and 6'])(
  'leaves the sign of a section its place: %j',
  (given) => {
    expect(tidied(text(given))).toBe(`p(${given})`);
  },
);

it('takes a § without a number for the bullet that it is in the font of Word', () => {
  expect(tidied(text('§ five'))).toBe('ul(li(five))');
  expect(tidied(element('b', text('§ ')), text('5 of the Act'))).toBe('p(b(§ )5 of the Act)');
});

it('makes entries of lines that begin with a bullet, and a paragraph of what stands before them', () => {
  const br = element('br');
  expect(tidied(text('• one'), br, text('\n• two'))).toBe('ul(li(one)li(two))');
  expect(tidied(element('b', text('You need:')), br, text('• one'), br, text('• '), element('i', text('two')))).toBe(
    'p(b(You need:))ul(li(one)li(i(two)))',
  );
  expect(tidied(text('• one'), br, text('and a half'), br, text('• two'))).toBe('ul(li(onebr()and a half)li(two))');
  expect(tidied(text('a'), br, text('b'), br, text('• one'), br, text('• two'))).toBe('p(abr()b)ul(li(one)li(two))');
  expect(tidied(text('5 days'), br, text('· or more'))).toBe('p(5 daysbr()· or more)');
});

it('leaves out headings with nothing in them, but not what links lead to', () => {
  const headings = [element('h2'), element('h3', element('br')), element('h4', text('\u00A0')), element('h2', element('img'))];
  const target: Element = { ...element('h2'), properties: { id: 'part' } };
  expect(tidyParagraphs([...headings, target]).map(shown)).toEqual(['h2(img())', 'h2()']);
});

it('takes the bullet away, and nothing of what it stands before', () => {
  expect(tidied(text('• § 5 of the Act'))).toBe('ul(li(§ 5 of the Act))');
  expect(tidied(text('•'), element('span', text('\u00A0 ')), element('b', text('§')), text(' 5'))).toBe('ul(li(b(§) 5))');
  expect(tidied(text('· •\u00A0two'))).toBe('ul(li(two))');
});

it.each(['o', 'ü', 'Ø', 'q', 'v', '–', '-'])('takes %j for a bullet of Word before the spaces that Word puts there', (mark) => {
  expect(tidied(text(`${mark}\u00A0\u00A0 five`))).toBe('ul(li(five))');
  expect(tidied(text(`${mark}\u00A0five`))).toBe(`p(${mark}\u00A0five)`);
  expect(tidied(text(`${mark} five`))).toBe(`p(${mark} five)`);
});
