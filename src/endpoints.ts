/**
 * The other half of the URL contract: every address besides pages (`routes.ts`) that the site answers, once. The Worker registers
 * them, the browser asks them, tests try them. Single constants rather than one object, so that the bundler writes each into the place
 * that reads it and no script carries the table.
 */

/** Everything below answers JSON, its errors too. */
export const API_PREFIX = '/api/';

// Enquiries.
export const LEADS_PATH = '/api/leads';
/** Issues the signed time at which a form was opened. */
export const FORM_TOKEN_PATH = '/api/leads/opened';
/** A requested or agreed time as a calendar entry. */
export const CALENDAR_PATH = '/api/leads/slot.ics';

// Content as JSON, for navigation in the browser.
/** Followed by a page's own path and query. */
export const CONTENT_PATH = '/api/content';
/** A part of the list of articles. */
export const CONTENT_POSTS_PATH = '/api/content/posts';
/** Metadata of the clinic's API; followed by the name of a page. */
export const SEO_PREFIX = '/api/seo/';

/** What browsers may decompress documents with; followed by its name. */
export const DICTIONARY_PREFIX = '/api/dictionary/';

/** Leads to the page at an address in another language: followed by its code and that address. */
export const LANGUAGE_PREFIX = '/api/language/';

// What a visitor decides or a browser reports.
export const AGREEMENT_PATH = '/api/agreement';
export const DATA_SAVER_PATH = '/api/data-saver';
export const FIELD_PATH = '/api/field';
/** What a policy has blocked; followed by the build. */
export const VIOLATIONS_PREFIX = '/api/violations/';

// What the plugin in WordPress sends and links to. Installed plugins know these addresses.
export const WEBHOOK_PATH = '/api/notices';
export const RECEIPT_PATH = '/api/notices/receipt';
export const CONTENT_REPORT_PATH = '/api/notices/report';
export const PREVIEW_PATH = '/preview';

// Documents of ours in which a third party's script runs.
export const EMBED_PREFIX = '/embed/';
export const CHAT_PATH = '/embed/chat';
export const REVIEWS_PATH = '/embed/reviews';
/** The check of an enquiry that may be spam (row FORM-17). */
export const CHALLENGE_PATH = '/embed/check';

// Files.
/** Uploads of WordPress. */
export const MEDIA_PREFIX = '/media/';
/** Hashed files of the build; they never change. */
export const ASSETS_PREFIX = '/assets/';
export const GALLERY_FILES_PREFIX = '/assets/gallery/';
/** Pictures of the build. */
export const PICTURES_PREFIX = '/p/';
/** Pictures for shared links. */
export const SHARE_PREFIX = '/share/';
/** What only the Worker reads: prerendered pages, the content that the build saw. */
export const PRIVATE_PREFIX = '/_p';

// What crawlers and browsers ask for by themselves.
export const ROBOTS_PATH = '/robots.txt';
export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAPS_PREFIX = '/sitemaps/';
export const FEED_PATH = '/feed.xml';
/** The articles in another language, where the site has its list. */
export const localFeedPath = (code: string): string => `/feed-${code}.xml`;
export const MANIFEST_PATH = '/site.webmanifest';
export const SECURITY_TXT_PATH = '/.well-known/security.txt';
export const SERVICE_WORKER_PATH = '/sw.js';
/** That of the pages in another language, whose prefix is its scope: the page without a connection speaks it. */
export const localServiceWorkerPath = (code: string): string => `/sw-${code}.js`;
/** The hashed files of the last builds. */
export const BUILDS_PATH = '/builds.json';

// The team's.
export const HEALTH_PATH = '/health';
export const OPS_PATH = '/ops';
export const OPS_STYLE_PATH = '/ops/inbox.css';
export const OPS_LOGIN_PATH = '/ops/login';
export const OPS_LOGOUT_PATH = '/ops/logout';
export const OPS_LEADS_PATH = '/ops/leads';
export const OPS_EXPORT_PATH = '/ops/leads.csv';
export const OPS_ANSWERING_PATH = '/ops/answering';
export const OPS_ERASE_PATH = '/ops/erase';
export const OPS_CARRIED_OVER_PATH = '/ops/carried-over';
export const OPS_TEST_PATH = '/ops/test-notifications';
export const OPS_FIELD_PATH = '/ops/field';
export const OPS_LOG_PATH = '/ops/log';
export const OPS_RESTORE_PATH = '/ops/restore';

/** What the desk does with one enquiry: changes its follow-up, proposes times, writes to the visitor. */
export type DeskAction = 'desk' | 'times' | 'say';

export const opsLeadPath = (id: number, action?: DeskAction): string => `${OPS_LEADS_PATH}/${id}${action ? `/${action}` : ''}`;

/**
 * Prerendered files lie under a prefix that no visitor can read; the Worker takes them from there. Those of a live site, without
 * placeholders, lie beside the others: which one is sent depends on the environment alone.
 */
const LIVE_FOLDER = '/live';

/** Where vike writes a page: `/about-us` → `/_p/about-us` (a file with `.html`). */
export const prerenderUrl = (path: string, hidesPlaceholders = false): string =>
  `${PRIVATE_PREFIX}${hidesPlaceholders ? LIVE_FOLDER : ''}${path === '/' ? '/index' : path}`;

/** What a prerender URL, or a plain path, asks for. */
export function readPrerenderUrl(url: string): { path: string; hidesPlaceholders: boolean } {
  const [, live, path = ''] = /^\/_p(\/live(?=\/))?(.*)$/.exec(url) ?? ['', undefined, url];
  return { path: path === '' || path === '/index' ? '/' : path, hidesPlaceholders: live !== undefined };
}

/** What a deploy has encoded ahead (`scripts/encode-documents.ts`), for the Worker alone. */
export interface EncodedList {
  /** `digest`: SHA-256 of its bytes in Base64, as browsers name it. */
  dictionary: { path: string; digest: string };
  /** Bytes of each file, by the hash of its document as in the `ETag`. */
  documents: Record<string, EncodedSizes>;
}

export interface EncodedSizes {
  br: number;
  dcz: number;
}

const FOLDER = `${PRIVATE_PREFIX}/encoded`;
export const DOCUMENTS_LIST = `${FOLDER}/list.json`;
export const encodedPath = (name: string, encoding: string): string => `${FOLDER}/${name}.${encoding}`;
