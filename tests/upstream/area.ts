/** The parts of the double that can fail, and be counted, on their own. */
export const AREAS = ['content', 'seo', 'blogs', 'leads', 'media', 'third-party'] as const;

export type Area = (typeof AREAS)[number];

const PREFIXES: readonly (readonly [string, Area])[] = [
  ['/wp-json/', 'content'],
  ['/wp-content/uploads/', 'media'],
  ['/images/', 'media'],
  ['/api/seo-metadata', 'seo'],
  ['/api/blogs', 'blogs'],
  ['/leads', 'leads'],
  ['/third-party/', 'third-party'],
];

/** The area an address belongs to; `other` for an address nothing answers. */
export const areaOf = (pathname: string): Area | 'other' =>
  PREFIXES.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'other';

export const isArea = (value: unknown): value is Area => AREAS.some((area) => area === value);
