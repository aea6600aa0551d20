import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { outlineOf, sanitiseHtml } from './sanitise-html.ts';

const element = (tagName: string, text = '', properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: text ? [{ type: 'text', value: text }] : [],
});
const tree = (...children: ElementContent[]): Root => ({ type: 'root', children });
const entries = (...children: ElementContent[]) => outlineOf(tree(...children)).map(({ id, text, level }) => [id, text, level]);

describe('an outline', () => {
  it('has the headings of the second and third level, in order, wherever they stand', () => {
    const nested = { ...element('div'), children: [element('h3', 'Inside')] };
    expect(entries(element('h2', 'First'), element('h4', 'No'), nested, element('h2', 'Last'))).toEqual([
      ['user-content-first', 'First', 2],
      ['user-content-inside', 'Inside', 3],
      ['user-content-last', 'Last', 2],
    ]);
  });

  it('leaves out what says nothing, and cuts what says too much', () => {
    const [entry, ...others] = outlineOf(tree(element('h2', ''), element('h2', 'a'.repeat(200))));
    expect(others).toEqual([]);
    expect([entry?.text.length, entry?.id]).toEqual([120, `user-content-${'a'.repeat(60)}`]);
  });

  it('makes an id of the words, in any script', () => {
    expect(entries(element('h2', '  What & how? '), element('h2', 'ಮೂಗಿನ ಶಸ್ತ್ರ'), element('h2', '— ! —'))).toEqual([
      ['user-content-what-how', 'What & how?', 2],
      ['user-content-ಮೂಗಿನ-ಶಸ್ತ್ರ', 'ಮೂಗಿನ ಶಸ್ತ್ರ', 2],
      ['user-content-part', '— ! —', 2],
    ]);
  });

  it('keeps an id that is there, and gives none twice', () => {
    const taken = element('p', 'x', { id: 'user-content-risks' });
    const own = element('h3', 'Risks', { id: 'user-content-own' });
    const headings = [element('h2', 'Risks'), own, element('h2', 'Risks')];
    expect(entries(taken, ...headings).map(([id]) => id)).toEqual([
      'user-content-risks-2',
      'user-content-own',
      'user-content-risks-3',
    ]);
    expect(headings.map(({ properties }) => properties['id'])).toEqual([
      'user-content-risks-2',
      'user-content-own',
      'user-content-risks-3',
    ]);
  });
});

it('leads out of a text to the parts of its page, where it has none of that name', () => {
  const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };
  const html =
    '<a href="#consultation">Book</a><a href="#%E0%A4%9A">x</a><a href="#old">y</a><h2 id="च">Z</h2><a name="old">o</a>';
  const hrefs = [...sanitiseHtml(html, origins).html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['#consultation', '#user-content-%E0%A4%9A', '#user-content-old']);
});
