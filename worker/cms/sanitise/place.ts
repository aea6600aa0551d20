import type { ContentOrigins } from '../client/content-origins.ts';

/** Where in the document a node stands, as far as that decides what may stand there. */
export interface Place {
  origins: ContentOrigins;
  inLink: boolean;
  inTable: boolean;
  /** In a paragraph or the like, which a block would break in two when the HTML is read again. */
  inPhrasing: boolean;
  /** In the icon of a classic gallery, whose links lead to pages that the public site does not have. */
  inGalleryIcon: boolean;
  /** In code, where brackets are no shortcodes. */
  inCode: boolean;
  /** CSS pixels that a picture here has at the most, on a wide screen. */
  room: number;
  /** A picture here fills its room, however small the file: covers and grids. */
  fills: boolean;
  /** The content has letters beyond Latin somewhere, so that languages and directions are looked for. */
  scripts: boolean;
  /** Language that was given to something around it. */
  language: string | undefined;
}

/** Width of the article on a wide screen, in CSS pixels (`60rem` in the style sheets of its pages). */
export const ARTICLE_ROOM = 960;

export const placeAt = (origins: ContentOrigins, scripts: boolean): Place => ({
  origins,
  inLink: false,
  inTable: false,
  inPhrasing: false,
  inGalleryIcon: false,
  inCode: false,
  room: ARTICLE_ROOM,
  fills: false,
  scripts,
  language: undefined,
});
