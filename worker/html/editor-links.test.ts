import { expect, it } from 'vitest';
import { NO_PAGES } from '../cms/map/page-list.ts';
import { editorLinks, withEditorLinks } from './editor-links.ts';

const page = (id: number, more: object) => ({
  id,
  slug: `page-${id}`,
  title: 'T',
  label: `Label ${id}`,
  menu: false,
  footer: false,
  order: 0,
  modifiedAt: '',
  ...more,
});
const listOf = (...pages: ReturnType<typeof page>[]) => ({ ...NO_PAGES, pages });
const DOCUMENT = [
  '<div id="top-bar"><ul><li>Top</li></ul></div>',
  '<div id="services-panel-content"><ul><li>x<ul><li>y</li></ul></li></ul><ul><li>Panel</li></ul></div>',
  '<div id="menu-content"><nav><ul><li><details><ul><li>z</li></ul></details></li><li>Drawer</li></ul></nav></div>',
  '<article>id="menu-content" id="footer" aria-label="Patients"<nav></nav><nav><ul><li>Contents</li></ul></nav></article>',
  '<div id="footer"><nav aria-label="Clinic"><ul><li>a</li></ul></nav><nav aria-label="Patients"><ul><li>Footer</li></ul></nav></div>',
].join('');

it('puts each link into its places, last, and nothing else', async () => {
  const links = await editorLinks(listOf(page(1, { menu: true }), page(2, { footer: true }), page(3, {})));
  const html = withEditorLinks(DOCUMENT, links);
  const menu = '<li><a href="/page-1" dir="auto">Label 1</a></li>';
  const footer = '<li><a href="/page-2" dir="auto">Label 2</a></li>';
  expect(html).toBe(
    DOCUMENT.replace('<li>Panel</li>', `<li>Panel</li>${menu}`)
      .replace('<li>Drawer</li>', `<li>Drawer</li>${menu}`)
      .replace('<li>Footer</li>', `<li>Footer</li>${footer}`),
  );
});

it('finds its places in other languages as well', async () => {
  const links = await editorLinks(listOf(page(2, { footer: true })));
  const arabic = DOCUMENT.replaceAll('"Clinic"', '"العيادة"').replaceAll('"Patients"', '"المرضى"');
  expect(withEditorLinks(arabic, links)).toContain('<li>Footer</li><li><a href="/page-2"');
});

it('lets no label become markup', async () => {
  const links = await editorLinks(listOf(page(1, { footer: true, label: '<img src=x onerror=alert(1)>&"' })));
  expect(links?.footer).toContain('>&lt;img src=x onerror=alert(1)&gt;&amp;&quot;</a>');
});

it('leaves documents alone while no page stands in a menu or in the footer', async () => {
  expect(await editorLinks(listOf(page(1, {})))).toBeNull();
  expect(withEditorLinks(DOCUMENT, null)).toBe(DOCUMENT);
});

it('has another version whenever a link is another', async () => {
  const version = async (more: object) => (await editorLinks(listOf(page(1, more))))?.version;
  const versions = await Promise.all(
    [{ menu: true }, { footer: true }, { menu: true, label: 'L' }, { menu: true, slug: 's' }].map(version),
  );
  expect(new Set(versions).size).toBe(4);
  expect(await version({ menu: true, modifiedAt: 'later' })).toBe(versions[0]);
});

it('does not put a whole site into a menu', async () => {
  const links = await editorLinks(listOf(...Array.from({ length: 30 }, (_, id) => page(id, { menu: true }))));
  expect(links?.menu.split('</a></li><li><a ').length).toBe(20);
});

it('leaves out those whose place is missing, and puts the others', async () => {
  const links = await editorLinks(listOf(page(1, { menu: true, footer: true })));
  const link = '<li><a href="/page-1" dir="auto">Label 1</a></li>';
  expect(withEditorLinks('<p>Refused</p>', links)).toBe('<p>Refused</p>');
  const drawer = (more: string) => `<div id="menu-content"><nav><ul>${more}</ul></nav></div>`;
  expect(withEditorLinks(drawer(''), links)).toBe(drawer(link));
  const unfinished = '<div id="footer"><nav><ul></ul></nav><p>No second column</p></div>';
  expect(withEditorLinks(unfinished, links)).toBe(unfinished);
});

it('makes the links of a list once', async () => {
  const list = listOf(page(1, { menu: true }));
  expect(await editorLinks(list)).toBe(await editorLinks(list));
});

it('writes the address of a page as ours are: encoded, in lower case', async () => {
  expect((await editorLinks(listOf(page(1, { menu: true, slug: 'मूल' }))))?.menu).toContain('href="/%e0%a4%ae%e0%a5%82%e0%a4%b2"');
});
