import type { Treatment } from '../../media/treatment-alt.ts';
import type { Department } from '../clinic.ts';
import type { Faq } from '../faqs.ts';
import type { galleryCategories } from '../gallery-categories.ts';
import type { Placeholder } from '../placeholder.ts';

/**
 * All that one service page says. A file `src/content/services/<slug>.ts` that exports `service` is a service page: its name is
 * the path, and routes, menus, sitemap, pictures and page follow from it (`scripts/services/service-index.ts`). A part that a record
 * does not have is not on its page. Lengths in brackets are characters; `service-records.test.ts` holds every record to them.
 */
export interface ServiceContent {
  /** Name in banner, menus and breadcrumb. */
  label: string;
  /** Place among all services, for menus and lists: a multiple of ten, so that a new one fits between. */
  order: number;
  /** Who treats; null: both. */
  department: Department | null;
  /** A page of WordPress with the same slug takes the place of this one (rows ROUTE-35, ROUTE-36). */
  replaceable?: true;
  drawing: ServiceDrawing;
  /** The sentence on the banner [40 to 115]. */
  lead: string;
  /** Description for search engines [100 to 160]. */
  description: string;
  /** What it is (target `information`). */
  information: TextPart;
  /** Pictures that open full-screen, with the text that the old site showed as a picture (rows SVC-06, SVC-07, SVC-19). */
  viewer?: ServiceViewer;
  /** Advancing row of the procedures a service has (rows SVP-02, SVP-12, SVP-16). */
  slides?: ServiceSlides;
  /** Numbered points (rows SVP-24, SVP-27, SVP-28). */
  numbered?: NumberedPoints;
  /** Further headed texts and lists, each with its own heading: advantages, wrinkle areas, scar types, uses. */
  texts?: readonly TextPart[];
  /** Pictures beside the text, `service/<slug>/figure-n`. */
  figures?: number;
  /** Links to every service that has no card on the services page (row ROUTE-35). */
  listsOtherServices?: true;
  /** Who it is for, how it goes, recovery, risks, questions to ask. Every treatment has it. */
  guide?: ServiceGuide;
  /** Why here (target `why-us`). */
  whyUs: TextPart;
  /** Results (target `transformation`). */
  results?: ServiceResults;
  /** Questions (target `faq-section`). */
  faq?: ServiceFaq;
  /** Facts for structured data (schema.org/MedicalProcedure); plain words, as a doctor would say them. Every treatment has them. */
  schema?: ProcedureFacts;
  /** Who read the medical text, and when. */
  review: Placeholder<MedicalReview>;
}

/** A headed part of a page. */
export interface TextPart {
  /** [8 to 60] */
  heading: string;
  /** Each [80 to 450]. */
  paragraphs?: readonly string[];
  /** A list, each [8 to 140]. */
  points?: readonly string[];
}

/** What stands in until the clinic's photographs come, and the text alternatives that follow from it. */
export interface ServiceDrawing {
  /** Which treatment is drawn; the service's own slug where a drawing of that name exists. */
  treatment: Treatment;
  /** Skin of card and banner, 0 light … 5 deep: rotated over the whole scale. */
  tone: number;
  /** Which state card and banner show: the one in which there is something to see; after, when absent. */
  state?: 'before';
}

export interface ServiceViewer {
  /** What a thumbnail is called: `Step N` (rows SVP-43, SVP-44), or `View N` where the pictures are no sequence. */
  kind: 'steps' | 'views';
  /** One for each picture `service/<slug>/viewer-n`. The first belongs to Information, the last to Why Us. */
  pictures: readonly ViewerText[];
}

/** The text of one picture of the viewer. */
export interface ViewerText {
  /** [5 to 60] */
  title: string;
  /** [60 to 320] */
  text: string;
}

export interface ServiceSlides {
  heading: string;
  timing: 'breastEnhancement' | 'contouring';
  items: readonly ServiceItem[];
}

/** Row SVC-15. The picture is `service/<slug>/item-n`. */
export interface ServiceItem {
  /** Two digits, `01`. */
  id: string;
  /** As the specification has it, misspellings included: the key to the clinic's own records. */
  title: string;
  /** The correct spelling, where `title` is none (row SVP-05). */
  shownTitle?: string;
  /** Sentences, three to five, each [30 to 160]. */
  content: readonly string[];
}

export interface NumberedPoints {
  heading: string;
  points: readonly NumberedPoint[];
}

export interface NumberedPoint {
  /** [5 to 60] */
  title: string;
  /** [80 to 320] */
  text: string;
}

/** The medical middle of every page. Every list entry is one sentence or phrase [20 to 200]. */
export interface ServiceGuide {
  /** Who it may suit. Three to five. */
  suits: readonly string[];
  /** When it is better not done, or later. Three to five. */
  unsuitable: readonly string[];
  /** What to do before. Two to five. */
  preparation: readonly string[];
  /** How it goes, step by step in order. Three to six. */
  procedure: readonly string[];
  /** Recovery, from the first days on. Three to five; times in words, figures only from the specification. */
  recovery: readonly RecoveryStage[];
  risks: {
    /** Usual and passing. Two to five. */
    common: readonly string[];
    /** Rare or serious. Three to six. */
    serious: readonly string[];
    /** What to tell the clinic at once. One sentence [60 to 240]. */
    callUs: string;
  };
  /** What else could be done, doing nothing included. Two to four. */
  alternatives: readonly string[];
  /** Questions to ask before deciding, each ending in a question mark. Four to seven. */
  questions: readonly string[];
}

export interface RecoveryStage {
  /** [5 to 40], for example "The first days". */
  when: string;
  /** [40 to 240] */
  text: string;
}

/** A category of the results gallery (row GAL-21). */
export type GalleryCategory = (typeof galleryCategories)[number];

export interface ServiceResults {
  /** Where View More Cases leads: the value that row SVC-14 gives, or the nearest category with cases; absent where there is none. */
  category?: GalleryCategory;
  /** Never none: a heading with nothing under it is worse than no heading. Pictures `service/<slug>/gallery-n`: twelve where content exists (rows SVC-11, SVP-51). */
  pictures: number;
  /** Some of these pictures in another order, each a name such as `gallery-3` or an object with that name (row SVC-12). */
  images?: readonly GalleryImage[];
  /** `grid`: all at once. `rotating`: one at a time, by itself (rows SVC-17, SVP-26, SVP-41). */
  kind: 'grid' | 'rotating';
}

/** Row SVC-12: a path, or an object with an `image` field. Paths begin below `service/<slug>/`. */
export type GalleryImage = string | { image: string; state?: 'before' | 'after' };

export interface ServiceFaq {
  /** Thumbnails `service/<slug>/video-n` in this order. */
  videos?: readonly FaqVideo[];
  /** Questions answered in writing alone. Three to six. */
  questions: readonly Faq[];
}

/** Row FAQV-01; the thumbnail follows from the place in the list. */
export interface FaqVideo {
  /** Unique on the page. */
  id: string;
  title: string;
  /** Id at the video platform; null until the clinic supplies it, and then no player is offered (row SVP-50). */
  videoId: Placeholder<string | null>;
  /** Written answer, shown while there is no video [120 to 500]; without one the visitor is asked to write to us. */
  answer?: string;
  /** Id of the entry whose video this one shares (row SVP-21). */
  sharesVideoWith?: string;
}

/** Texts of schema.org/MedicalProcedure. */
export interface ProcedureFacts {
  procedureType: 'surgical' | 'noninvasive' | 'percutaneous';
  /** Part of the body. */
  bodyLocation: string;
  /** One or two sentences [40 to 240] each. */
  preparation?: string;
  howPerformed?: string;
  followup?: string;
}

export interface MedicalReview {
  /** Name and qualification of the doctor. */
  reviewer: string | null;
  /** ISO date. */
  date: string | null;
}
