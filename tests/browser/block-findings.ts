import type { Page } from 'playwright-core';

/** What is wrong with the blocks of an article; all empty when nothing is. */
export interface BlockFindings {
  /** Narrower than the place and the file allow, or wider than the place. */
  pictures: string[];
  /** Without the marks that their kind has. */
  lists: string[];
  /** Words in cells that run over a line. */
  brokenWords: string[];
  /** Frames that loaded by themselves. */
  frames: string[];
  /** Shortcodes, empty paragraphs and bullets that were typed. */
  leftovers: string[];
  /** Blocks that stand out of the column. */
  outside: string[];
}

/** Measures the blocks of the article on a page whose pictures have loaded. */
export const findingsOf = (page: Page): Promise<BlockFindings> =>
  page.evaluate(() => {
    const article = document.querySelector('article .prose');
    if (!article) throw new Error('No article');
    const all = <E extends Element>(selector: string): E[] => [...article.querySelectorAll<E>(selector)];
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 40) ?? ''}`;

    /** Width inside the box that a picture stands in. */
    const roomOf = (image: Element): number => {
      const box = image.closest('td, th, figure, .wp-caption, .wp-block-cover, .wp-block-column, .wp-block-group') ?? article;
      const outer = box.matches('figure, .wp-caption') ? (box.parentElement ?? article) : box;
      const style = getComputedStyle(outer);
      return outer.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    };
    const pictureFinding = (image: HTMLImageElement): string[] => {
      const { width, height } = image.getBoundingClientRect();
      const name = `${image.currentSrc.split('/').pop()} in ${image.parentElement?.className || image.parentElement?.tagName}`;
      if (image.closest('.gallery, .wp-block-gallery, .wp-block-cover__image-background, .wp-block-media-text')) {
        const parent = image.parentElement?.clientWidth ?? 0;
        return Math.abs(width - parent) > 1 ? [`${name}: ${width} px of ${parent}`] : [];
      }
      // What the editor inserted: the attribute; no higher than the style sheet allows.
      const wanted = Number(image.getAttribute('width') ?? image.naturalWidth);
      const most = Math.min(wanted, image.closest('td, th') ? 224 : roomOf(image), 960);
      const isFloating = image.closest('.alignleft, .alignright') !== null;
      const isHigh = height >= Math.min(704, innerHeight * 0.9) - 2;
      const isNarrow = width < most * 0.98 && !isHigh && !isFloating;
      const room = roomOf(image);
      return isNarrow || width > Math.max(room, 1) + 1 ? [`${name}: ${width} px, wanted ${most}, room ${room}`] : [];
    };

    const markOf = (list: Element): string => getComputedStyle(list).listStyleType;
    const listFinding = (list: Element): string[] => {
      if (list.matches('.wp-block-social-links')) return [];
      const isNumbered = list.tagName === 'OL';
      const fits = isNumbered ? /^(?:decimal|lower-alpha|upper-alpha|lower-roman|upper-roman)$/ : /^(?:disc|circle|square)$/;
      const indent = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
      return fits.test(markOf(list)) && indent >= (isNumbered ? 20 : 10)
        ? []
        : [`${nameOf(list)}: ${markOf(list)}, ${indent} px`];
    };

    const brokenWordsIn = (cell: Element): string[] => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      return broken;
    };

    const text = (article as HTMLElement).innerText.replace('[vc_row] stays in code', '');
    const bounds = article.getBoundingClientRect();
    return {
      pictures: all<HTMLImageElement>('img').flatMap(pictureFinding),
      lists: all('ul, ol').flatMap(listFinding),
      brokenWords: all('td, th').flatMap(brokenWordsIn),
      frames: all('iframe').map((frame) => frame.getAttribute('src') ?? ''),
      leftovers: [
        ...(text.match(/\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/g) ?? []),
        ...all('p').flatMap((paragraph) => (paragraph.textContent?.trim() || paragraph.children.length > 0 ? [] : ['<p></p>'])),
        ...(text.match(/^\s*·.*/gm) ?? []),
      ],
      outside: [...article.children]
        .filter(
          (block) =>
            block.checkVisibility() &&
            (block.getBoundingClientRect().right > bounds.right + 1 || block.getBoundingClientRect().left < bounds.left - 1),
        )
        .map(nameOf),
    };
  });
