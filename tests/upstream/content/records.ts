/**
 * What the double stores. Titles, excerpts, names and blocks are HTML exactly as WordPress answers them; dates are UTC in
 * WordPress's own form, `2026-08-29T23:00:00`, without a zone.
 */

import type { JsonObject } from '../answer.ts';

/** A piece of content: its HTML, and the text WordPress takes from it for an automatic excerpt (often none). */
export interface Block {
  html: string;
  text: string;
}

export type PostStatus = 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';

/** Search fields as stored: texts, and images as attachment ids. */
export type StoredFields = Readonly<Record<string, string | number>>;

export interface CommentRecord {
  id: number;
  authorName: string;
  dateGmt: string;
  html: string;
}

export interface PostRecord {
  id: number;
  type: 'post' | 'page';
  status: PostStatus;
  slug: string;
  title: string;
  /** Built when asked for, so that ten thousand posts cost nothing until they are read. */
  content: () => readonly Block[];
  /** Written by hand; null asks for the automatic one. */
  excerpt: string | null;
  dateGmt: string;
  modifiedGmt: string;
  author: number;
  /** 0: none. */
  featuredMedia: number;
  categories: readonly number[];
  tags: readonly number[];
  sticky: boolean;
  /** Empty: not protected. */
  password: string;
  fields: StoredFields;
  comments: readonly CommentRecord[];
  /** Members of other plugins, as the REST API answers them; absent until a test gives some. */
  members?: JsonObject;
}

export interface ImageSize {
  name: string;
  file: string;
  width: number;
  height: number;
  url: string;
}

export interface ImageRecord {
  id: number;
  /** File name without folder, of the full size. */
  file: string;
  alt: string;
  mimeType: string;
  width: number;
  height: number;
  url: string;
  sizes: readonly ImageSize[];
  /** The upload before it was scaled down; null when it was small enough. */
  originalFile: string | null;
  /** The post it was uploaded to, 0 for none: an image is as hidden as that post. */
  parent: number;
}

export interface TermRecord {
  id: number;
  taxonomy: 'category' | 'post_tag';
  name: string;
  slug: string;
  parent: number;
}

export interface AuthorRecord {
  id: number;
  name: string;
  slug: string;
}
