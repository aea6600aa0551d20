import type { Problem } from './kind.ts';
import type { ServiceContent } from './service.ts';

/** What the specification says of one service: it counts parts, and gives names that a record keeps to the letter. */
export interface Constants {
  /** Pictures of the viewer, pictures of results, videos (rows SVP-01 to SVP-51, SVC-11). */
  counts?: readonly [viewer: number, results: number, videos: number];
  /** Rows SVP-24, SVP-27, SVP-28. */
  numberedPoints?: number;
  figures?: number;
  /** Number and title of each procedure (rows SVP-02 to SVP-05, SVP-12, SVP-16). */
  slides?: readonly string[];
  /** Row SVP-23. */
  videos?: readonly string[];
  /** Row SVC-14. */
  category?: string;
  /** Figures that must be said (rows PROD-15 to PROD-23). */
  says?: readonly string[];
  /** Entries of its lists (row SVP-39). */
  points?: readonly string[];
}

export const serviceConstants: Readonly<Record<string, Constants>> = {
  'breast-enhancement': {
    counts: [6, 12, 6],
    category: 'Breast Augmentation/Breast Enhancement',
    slides: [
      '01 Breast Augmentation',
      '02 Mastopexy / Breast Reshaping',
      '03 Scarless Breast Reduction',
      '04 Breast Reduction / Reduction Mastoplexy',
    ],
    says: ['up to 50 percent', '3 mm'],
  },
  'body-contouring': {
    counts: [6, 12, 3],
    category: 'Body Contouring Abdominoplasty',
    slides: ['01 Lipo-Suction-Body Contouring', '02 Massive weight loss-body contouring'],
  },
  'abdominal-contouring': {
    counts: [6, 12, 3],
    slides: ['01 Abdominal Contouring', '02 Massive weight loss-body contouring'],
  },
  'hair-transplant': { counts: [6, 12, 3], category: 'Hair Transplant' },
  'anti-ageing': { counts: [6, 12, 4], category: 'Anti Ageing Procedures' },
  rhinoplasty: {
    counts: [6, 12, 3],
    category: 'Rhinoplasty',
    videos: ['The Art of Nose Transformation', 'Rhinoplasty Transformation', 'Recovery Process'],
  },
  'blepharo-plasty': { counts: [6, 12, 8], category: 'Blepharoplasty' },
  liposuction: { counts: [6, 12, 8], category: 'Liposuction' },
  'structural-fat-grafting': { counts: [5, 5, 0], numberedPoints: 5 },
  'gynaecomastia-male-breast-moobs': { counts: [0, 12, 0], numberedPoints: 8, figures: 2, says: ['6 to 8 weeks'] },
  'acne-and-scars': { counts: [0, 12, 0], numberedPoints: 4 },
  'laser-hair-removal': { counts: [6, 12, 0], says: ['755, 810 and 1064 nm'] },
  'platelet-rich-plasma-injections': {
    counts: [0, 2, 0],
    points: ['Hair loss', 'Skin lightening and texture improvement', 'Acne scars'],
  },
  'laser-tattoo-removal': { says: ['5 to 10 sessions'] },
  'laser-skin-rejuvenation': { says: ['532 nm'] },
  'fillers-and-botox': { says: ['3 to 6 months', '6 to 18 months'] },
};

/** Where a record leaves what the specification says of this service. */
export function serviceRules(record: ServiceContent, slug: string): Problem[] {
  const { counts, numberedPoints, figures, slides, videos, category, says = [], points = [] } = serviceConstants[slug] ?? {};
  const { viewer, results, faq, numbered } = record;
  const titles = record.slides?.items.map(({ id, title }) => `${id} ${title}`);
  const listed = record.texts?.flatMap((part) => part.points ?? []) ?? [];
  return [
    ...equal(['viewer', 'pictures'], counts?.[0], viewer?.pictures.length ?? 0),
    ...equal(['results', 'pictures'], counts?.[1], results?.pictures ?? 0),
    ...equal(['faq', 'videos'], counts?.[2], faq?.videos?.length ?? 0),
    ...equal(['numbered', 'points'], numberedPoints, numbered?.points.length ?? 0),
    ...equal(['figures'], figures, record.figures ?? 0),
    ...equal(['slides', 'items'], slides?.join('; '), titles?.join('; ')),
    ...equal(['faq', 'videos'], videos?.join('; '), faq?.videos?.map(({ title }) => title).join('; ')),
    ...equal(['results', 'category'], category, results?.category),
    ...missing(says, JSON.stringify(record)),
    ...missing(points, listed),
  ];
}

const equal = <T extends string | number>(path: Problem['path'], wanted: T | undefined, given: T | undefined): Problem[] =>
  wanted === undefined || wanted === given
    ? []
    : [{ path, message: `must be as the specification has it: ${wanted}, not ${given ?? 'absent'}` }];

const missing = (wanted: readonly string[], within: string | readonly string[]): Problem[] =>
  wanted.filter((one) => !within.includes(one)).map((one) => ({ path: [], message: `must say "${one}"` }));
