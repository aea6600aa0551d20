import type { Expected } from './load.ts';

/** Which of the servers a case is asked of. `cold`: the site over posts that nobody has read yet. */
export type ServerName = 'hello' | 'site' | 'cold';

/** Where the benchmark puts files as large as the pages they are compared with. */
export const RAW_STATIC = '/raw/static-page.html';
export const RAW_CONTENT = '/raw/content-page.html';

export const STATIC_PAGE = '/rhinoplasty';
/** A page that never keeps its HTML, so React renders it each time. */
const RENDERED_PAGE = '/thank-you?reference=ABCD-1234';

/** One row of the table. */
export interface Case {
  name: string;
  server: ServerName;
  /** Asked for in turn; `once`: each at most once in the whole run, since the second answer is another kind. */
  paths: string[];
  once?: boolean;
  headers?: Record<string, string>;
  expected: Expected;
  /** Name of the case that this one is compared with, and the ratio of CPU times that it should keep to. */
  bar?: { against: string; atMost: number };
}

const RAW = 'raw asset';
const RAW_LARGE = 'raw asset, size of the article';
const ASSET = { status: 200, edgeCache: null } as const satisfies Expected;

/** The row that all CPU times are divided by. */
export const BASE_CASE = RAW;

interface Sample {
  /** Path of a post whose HTML is kept. */
  article: string;
  /** Paths of posts that have not been asked for. */
  unread: string[];
  /** Validator of the static page. */
  etag: string;
}

/** All rows, in the order of the table. */
export const cases = ({ article, unread, etag }: Sample): Case[] => [
  { name: 'hello', server: 'hello', paths: ['/hello'], expected: ASSET },
  { name: RAW, server: 'site', paths: [RAW_STATIC], expected: ASSET },
  { name: RAW_LARGE, server: 'site', paths: [RAW_CONTENT], expected: ASSET },
  { name: 'static page', server: 'site', paths: [STATIC_PAGE], expected: page('BYPASS'), bar: { against: RAW, atMost: 2 } },
  {
    name: 'static page, 304',
    server: 'site',
    paths: [STATIC_PAGE],
    headers: { 'If-None-Match': etag },
    expected: { status: 304, edgeCache: 'BYPASS' },
  },
  { name: 'static page with metadata', server: 'site', paths: ['/'], expected: page('HIT') },
  { name: 'content page, hit', server: 'site', paths: [article], expected: page('HIT'), bar: { against: RAW_LARGE, atMost: 2 } },
  { name: 'list of posts, hit', server: 'site', paths: ['/blogs'], expected: page('HIT') },
  { name: 'rendered each time', server: 'site', paths: [RENDERED_PAGE], expected: page('BYPASS') },
  { name: 'content page, miss', server: 'cold', paths: unread, once: true, expected: page('MISS') },
];

const page = (edgeCache: string): Expected => ({ status: 200, edgeCache });
