import { encodeSlug } from '../../src/routes.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';
import { hashText } from '../cache/entry.ts';
import type { ListedPage, PageList } from '../cms/map/page-list.ts';

/** Links to pages of editors that stand in the menus and in the footer: HTML, ready to be put into documents. */
export interface EditorLinks {
  menu: string;
  footer: string;
  /** What documents that hold them are kept under. */
  version: string;
}

/** More than this is not a menu any more. */
const MAX_LINKS = 20;

/**
 * Places in every document, in any language: end of the drawer's list, of the short list in the services panel, of the footer's second
 * column. Each is found by what stands before it, in this order; no mark stands in the HTML, so that files of the build are what they would be without.
 */
const PLACES: readonly { links: 'menu' | 'footer'; within: string; before: readonly string[] }[] = [
  { links: 'menu', within: 'id="services-panel-content"', before: ['</ul></div>'] },
  { links: 'menu', within: 'id="menu-content"', before: ['</ul></nav>'] },
  { links: 'footer', within: 'id="footer"', before: ['</nav>', '</ul></nav>'] },
];

const made = new WeakMap<PageList, { links: EditorLinks | null }>();

/** The links of a list; null where none of its pages stands in a menu or in the footer. */
export async function editorLinks(list: PageList): Promise<EditorLinks | null> {
  const known = made.get(list);
  if (known) return known.links;
  const html = (place: 'menu' | 'footer') =>
    list.pages
      .filter((page) => page[place])
      .slice(0, MAX_LINKS)
      .map(linkOf)
      .join('');
  const [menu, footer] = [html('menu'), html('footer')];
  const links = menu || footer ? { menu, footer, version: await hashText(`${menu}\n${footer}`) } : null;
  made.set(list, { links });
  return links;
}

const linkOf = ({ slug, label }: ListedPage): string =>
  `<li><a href="/${escapeHtml(encodeSlug(slug))}" dir="auto">${escapeHtml(label)}</a></li>`;

/** A document with the links in their places; where one is missing, without those. That every page has them all is for the tests to say. */
export function withEditorLinks(html: string, links: EditorLinks | null): string {
  if (!links) return html;
  return PLACES.reduce((done, { links: which, within, before }) => {
    // An article may speak of HTML: it stands after the menus and before the footer.
    const start = which === 'footer' ? done.lastIndexOf(within) : done.indexOf(within);
    const at = before.reduce((from, text) => (from < 0 ? from : done.indexOf(text, from)), start);
    return at < 0 ? done : done.slice(0, at) + links[which] + done.slice(at);
  }, html);
}
