import type { Expected } from './load.ts';

/**
 * Which of the servers a case is asked of. `cold`: the site over posts that nobody has read yet; `said`: over a WordPress that says some
 * fields of records in place of the files.
 */
export type ServerName = 'hello' | 'site' | 'cold' | 'said';

/** One row of the table. */
export interface Case {
  name: string;
  server: ServerName;
  /** Asked for in turn. */
  paths: string[];
  /** Every path once in the whole run: its second answer would be another kind. */
  once?: boolean;
  headers?: Record<string, string>;
  expected: Expected;
  /** CPU time that the row should keep to, as a multiple of the raw asset's. */
  bar?: number;
}

/** Where the benchmark lays the static page among the files. */
export const RAW_ASSET = '/raw/static-page.html';
export const STATIC_PAGE = '/rhinoplasty';
/** Shows nothing of what WordPress says on the one above. */
const UNSAID_PAGE = '/liposuction';
/** A page that never keeps its HTML, so React renders it each time. */
const RENDERED_PAGE = '/thank-you?reference=ABCD-1234';
/** CPU of a hit, as a multiple of that of a raw file. */
const STATIC_BAR = 1.6;
const CONTENT_BAR = 1.8;
const OVERLAY_BAR = 1.8;

/** Rows that others are compared with: the least that an answer costs, and a page that is a mere file. */
export const FLOOR = 'hello';
export const BASE = 'raw asset';

interface Subjects {
  /** Path of a post whose HTML is kept. */
  article: string;
  /** Paths of posts that have not been asked for. */
  unread: string[];
  /** Validator of the static page. */
  etag: string;
}

const unchanged = { status: 304, edgeCache: 'BYPASS' } as const satisfies Expected;
const file = { status: 200, edgeCache: null } as const satisfies Expected;
const page = (edgeCache: string): Expected => ({ status: 200, edgeCache });

/** All rows, in the order of the table. */
export const cases = ({ article, unread, etag }: Subjects): Case[] => [
  { name: FLOOR, server: 'hello', paths: ['/hello'], expected: file },
  { name: BASE, server: 'site', paths: [RAW_ASSET], expected: file },
  { name: 'static page', server: 'site', paths: [STATIC_PAGE], expected: page('BYPASS'), bar: STATIC_BAR },
  { name: 'static page, 304', server: 'site', paths: [STATIC_PAGE], headers: { 'If-None-Match': etag }, expected: unchanged },
  {
    name: 'static page with what WordPress says',
    server: 'said',
    paths: [STATIC_PAGE],
    expected: page('BYPASS'),
    bar: OVERLAY_BAR,
  },
  { name: 'static page beside such pages', server: 'said', paths: [UNSAID_PAGE], expected: page('BYPASS'), bar: OVERLAY_BAR },
  { name: 'static page with metadata', server: 'site', paths: ['/'], expected: page('HIT') },
  { name: 'content page, hit', server: 'site', paths: [article], expected: page('HIT'), bar: CONTENT_BAR },
  { name: 'list of posts, hit', server: 'site', paths: ['/blogs'], expected: page('HIT') },
  { name: 'rendered each time', server: 'site', paths: [RENDERED_PAGE], expected: page('BYPASS') },
  { name: 'content page, miss', server: 'cold', paths: unread, once: true, expected: page('MISS') },
];
