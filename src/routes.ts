/**
 * The URL contract: every public path of the site, once. Router, Worker, prerender, sitemap, menus and breadcrumb read it.
 * Paths and their redirects are rows ROUTE-01 … ROUTE-54 of the specification.
 */

import { codes } from '#languages';
import { replaceableSlugs, serviceLabels } from '#records/service-index';
import { serviceNames } from '#records/service-names';
import * as words from '#words/pages';
import { addressIn } from './current-language.ts';
import { galleryCategories, gallerySlug } from './gallery-categories.ts';

/** Where the button that clears what the site remembers stands on the privacy page; the footer of every page leads there. */
export const TRACES_ID = 'clear-my-traces';

/** `static`: prerendered at build. `content`: rendered in the Worker from cached content. */
export type PageKind = 'static' | 'content';

export interface PageRoute {
  path: string;
  kind: PageKind;
  /** Name in breadcrumb and default title, in the language that is being shown. */
  label: () => string;
  /** Search engines are asked to stay away. */
  noindex?: true;
  /** Slug of the page in WordPress that supplies the body. */
  managed?: string;
  /** Where a visitor goes (302) while WordPress has no page with the `managed` slug. Absent: 404, or the static page. */
  fallback?: string;
}

const page = <P extends string>(path: P, label: () => string) => ({ path, kind: 'static', label }) satisfies PageRoute;
const content = <P extends string>(path: P, label: () => string, more: Pick<PageRoute, 'noindex'> = {}) =>
  ({ path, kind: 'content', label, ...more }) satisfies PageRoute;
/** They exist in English alone. */
const managed = (slug: string, label: string, fallback?: string): PageRoute => ({
  path: `/${slug}`,
  kind: 'content',
  label: () => label,
  managed: slug,
  ...(fallback && { fallback }),
});

/** Service pages: slug → label, English in every language: it is what forms send. They follow from the records in `content/services/`. */
export { serviceLabels };

export type ServiceSlug = keyof typeof serviceLabels;

export const isService = (name: string | null | undefined): name is ServiceSlug => Boolean(name && name in serviceLabels);

const replaceable: readonly string[] = replaceableSlugs;

const servicePages = Object.fromEntries(
  (Object.keys(serviceLabels) as ServiceSlug[]).map((slug) => [
    slug,
    { ...page(`/${slug}`, () => serviceNames[slug]), ...(replaceable.includes(slug) && { managed: slug }) },
  ]),
) as Record<ServiceSlug, PageRoute>;

export const routes = {
  home: page('/', () => words.home),
  about: page('/about-us', () => words.about),
  services: page('/services', () => words.services),
  doctors: page('/our-doctors', () => words.doctors),
  gallery: page('/gallery', () => words.gallery),
  /** One screen with `gallery`: categories are prerendered, cases are rendered in the Worker (docs/decisions/013). */
  galleryCategory: content('/gallery/:category', () => words.gallery),
  galleryCase: content('/gallery/:category/:case', () => words.gallery),
  international: page('/international', () => words.international),
  planYourStay: page('/plan-your-stay', () => words.planYourStay),
  contact: page('/contact-us', () => words.contact),
  patientStories: page('/patient-stories', () => words.patientStories),
  privacy: page('/privacy-policy', () => words.privacy),
  terms: page('/terms-conditions', () => words.terms),
  ...servicePages,
  blogs: content('/blogs', () => words.blogs),
  blogsByService: content('/blogs/service/:service', () => words.blogsByService),
  post: content('/blogs/:slug', () => words.post),
  legacyBlogs: content('/test-page', () => words.archive, { noindex: true }),
  legacyPost: content('/test-page/:slug', () => words.archive, { noindex: true }),
  thankYou: content('/thank-you', () => words.thankYou, { noindex: true }),
  enquiry: content('/enquiry', () => words.enquiry, { noindex: true }),
  rhinoplastyInBangalore: managed('rhinoplasty-in-bangalore', 'Rhinoplasty in Bangalore'),
  faceliftInBangalore: managed('facelift-in-bangalore', 'Facelift in Bangalore'),
  noseJobs: managed('nose-jobs', 'Nose Jobs'),
  breastAugmentationInBangalore: managed('breast-augmentation-in-bangalore', 'Breast Augmentation in Bangalore'),
  bodyContouringInBangalore: managed('body-contouring-in-bangalore', 'Body Contouring in Bangalore'),
  hairTransplantInBangalore: managed('hair-transplant-in-bangalore', 'Hair Transplant in Bangalore'),
  laserHairRemovalInBangalore: managed('laser-hair-removal-in-bangalore', 'Laser Hair Removal in Bangalore'),
  mommyMakeoverInBangalore: managed('mommy-makeover-in-bangalore', 'Mommy Makeover in Bangalore', '/body-contouring'),
  acneScarsInBangalore: managed('acne-and-acne-scars-in-bangalore', 'Acne and Acne Scars in Bangalore', '/acne-and-scars'),
  fillersBotoxInBangalore: managed('fillers-and-botox-in-bangalore', 'Fillers and Botox in Bangalore', '/fillers-and-botox'),
  laserTattooRemovalInBangalore: managed(
    'laser-tattoo-removal-in-bangalore',
    'Laser Tattoo Removal in Bangalore',
    '/laser-tattoo-removal',
  ),
  prpInBangalore: managed('prp-platelet-rich-plasma-in-bangalore', 'PRP in Bangalore', '/platelet-rich-plasma-injections'),
  darkCirclesInBangalore: managed(
    'dark-circles-and-under-eye-bags-in-bangalore',
    'Dark Circles and Under Eye Bags in Bangalore',
    '/dark-circles-under-eye-bags',
  ),
  /** Any other page that editors put on the site, under its own slug. Only WordPress knows which there are: see `matchEditorPage`. */
  editorPage: content('/:page', () => words.page),
} satisfies Record<string, PageRoute>;

export type RouteName = keyof typeof routes;

/** Permanent redirects: old or mistaken path → the one form. */
export const redirects: Readonly<Record<string, string>> = {
  '/about': '/about-us',
  '/aboutus': '/about-us',
  '/qualified-doctors': '/our-doctors',
  '/blepharoplasty': '/blepharo-plasty',
};

/** `:name` segments of a pattern, as a record. */
type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

type PathOf<N extends RouteName> = (typeof routes)[N]['path'];
type HrefArguments<N extends RouteName> = PathOf<N> extends `${string}:${string}` ? [params: Params<PathOf<N>>] : [];

/** A page that has one address. */
export type PlainRoute = { [N in RouteName]: PathOf<N> extends `${string}:${string}` ? never : N }[RouteName];

/**
 * The address of a page: in the language that is being shown, where the page is there in it. Parameters are encoded here and nowhere else.
 */
export function href<N extends RouteName>(name: N, ...[params]: HrefArguments<N>): string {
  const given: Record<string, string> = params ?? {};
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeSlug(given[key] ?? ''));
  return import.meta.english ? path : addressIn(path, name);
}

/** A slug as it stands in a path: percent-encoded in lower case, as WordPress stores it. */
export const encodeSlug = (text: string): string =>
  encodeURIComponent(decodeSafely(text)).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/** `decodeURIComponent` that answers its input where that is not a valid encoding. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface RouteMatch {
  name: RouteName;
  route: PageRoute;
  /** Segments as they stand in the path, still encoded. */
  params: Record<string, string>;
}

const exact = new Map<string, RouteName>();
const patterned: { name: RouteName; pattern: RegExp; keys: string[] }[] = [];
for (const [name, { path }] of Object.entries(routes) as [RouteName, PageRoute][]) {
  if (name === 'editorPage') continue;
  if (!path.includes(':')) exact.set(path, name);
  else {
    const keys = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key ?? '');
    patterned.push({ name, keys, pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`) });
  }
}

/** The page at a canonical path; null where the site has none. Literal segments win over parameters. */
export function matchRoute(path: string): RouteMatch | null {
  const literal = exact.get(path);
  if (literal) return { name: literal, route: routes[literal], params: {} };
  for (const { name, pattern, keys } of patterned) {
    const found = pattern.exec(path);
    if (found) {
      const params = Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? '']));
      return { name, route: routes[name], params };
    }
  }
  return null;
}

/**
 * What stands at the top of the site and is not a page: endpoints, folders of files, the not-found page, what the platform keeps for itself,
 * languages. And `posts`: the data of such a page would have the address of the list of articles (`CONTENT_POSTS_PATH`).
 */
const systemNames = `404 _p api assets cdn-cgi embed health media ops p posts preview share sitemaps widgets ${codes}`.split(' ');

/**
 * One segment without a dot, as WordPress stores slugs: lower case, percent-encoded outside ASCII, in a column of 200 characters. A longer one is
 * asked of nobody: KV has no key beyond 512 bytes, and would refuse whatever is read with it.
 */
const EDITOR_PAGE = /^\/(?=.{1,200}$)((?:[a-z0-9_-]|%[89a-f][0-9a-f])+)$/;

/**
 * The place of a page that an editor may have put at this canonical path; null where none may stand, because the address is the site's own
 * or has another form. Whether there is such a page, only the Worker can tell.
 */
export function matchEditorPage(path: string): RouteMatch | null {
  const slug = EDITOR_PAGE.exec(path)?.[1];
  if (!slug || matchRoute(path) || Object.hasOwn(redirects, path) || systemNames.includes(slug)) return null;
  return { name: 'editorPage', route: routes.editorPage, params: { page: slug } };
}

/** The page of the site at a canonical path, or the place that one of an editor may have there. */
export const matchPage = (path: string): RouteMatch | null => matchRoute(path) ?? matchEditorPage(path);

/** Slugs of pages whose body comes from WordPress at an address of the site's own (`managed`). */
export const managedSlugs = (): string[] =>
  Object.values(routes as Record<string, PageRoute>).flatMap(({ managed: slug }) => slug ?? []);

/** First segments of the site's own addresses, which no page of an editor can have; those of managed pages aside. */
export function reservedSlugs(): string[] {
  const own = Object.entries(routes as Record<string, PageRoute>).flatMap(([name, { path, managed: slug }]) =>
    name === 'editorPage' || slug ? [] : path,
  );
  const first = [...own, ...Object.keys(redirects)].flatMap((path) => path.split('/')[1] || []);
  return [...new Set([...first, ...systemNames])].filter(Boolean).toSorted();
}

/** Encodings of letters, digits, `-`, `.`, `_` and `~`, which mean the same without (RFC 3986, 6.2.2.2). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;
/** A percent sign that begins no encoding: such a path is nobody's, and decoding a part of it could make up another. */
const MALFORMED = /%(?![\da-f]{2})/i;

const decodeUnreserved = (path: string): string =>
  MALFORMED.test(path) ? path : path.replace(UNRESERVED, (code) => decodeURIComponent(code));

/**
 * The one form of a path: single slashes, none at the end, lower case, nothing encoded without need, no `index.html`, redirects
 * applied. Takes and answers a path as `URL.pathname` has it (dot segments resolved, percent-encoded).
 */
export function canonicalPath(path: string): string {
  const plain = decodeUnreserved(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index\.html?)*\/?$/, '');
  return redirects[plain] ?? (plain || '/');
}

/** Paths that the build turns into files: static pages, and the gallery's categories. */
export const staticPaths = (): string[] => [
  ...Object.values(routes as Record<string, PageRoute>).flatMap(({ kind, path }) => (kind === 'static' ? [path] : [])),
  ...galleryCategories.map((category) => href('galleryCategory', { category: gallerySlug(category) })),
];
