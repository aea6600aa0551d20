/** Every constant of the carousels, once. Rows HOME-25, 26, 32, 38, 39, 48, 49, SVC-16 to SVC-18 and the design guide's table. */

/** Time of one move; where the specification gives none, this is used. */
export const MOVE_MS = 500;
/** Time of the slower fades (international banner). */
export const FADE_MS = 800;

/** Time from one automatic move to the next. */
export const INTERVAL_MS = {
  plasticSurgeryGallery: 4000,
  dermatologyGallery: 5000,
  doctorSlides: 5000,
  videoTestimonials: 3000,
  affiliations: 2000,
  aboutServices: 3000,
  facilities: 3000,
  spotlight: 5000,
  biography: 5000,
  internationalBanner: 3500,
  breastEnhancement: 1500,
  contouring: 3000,
  arrowGallery: 3000,
} as const;

/** Slides shown at once: from 1024 px up, from 768 px up, below 768 px. The style sheet owns the two widths. */
export interface PerView {
  wide: 1 | 2 | 3 | 4 | 5;
  medium: 1 | 2 | 3;
  small: 1 | 2;
}

export const PER_VIEW = {
  one: { wide: 1, medium: 1, small: 1 },
  videoTestimonials: { wide: 2, medium: 1, small: 1 },
  affiliations: { wide: 5, medium: 2, small: 1 },
  cards: { wide: 3, medium: 2, small: 1 },
  pairs: { wide: 2, medium: 2, small: 1 },
} as const satisfies Record<string, PerView>;
