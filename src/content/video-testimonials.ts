import { type Placeholder, placeholder } from './placeholder.ts';

export interface VideoTestimonial {
  id: string;
  title: string;
  /** Id at the video platform; null until the clinic supplies it, and then no player is offered (defect D9). */
  videoId: Placeholder<string | null>;
  /** Picture key of our own still: one from the platform would tell it who looks (row HOME-50). */
  poster: string;
}

const COUNT = 4;

/** Row HOME-47: four patients in their own words, shown with their consent. */
export const videoTestimonials = Array.from(
  { length: COUNT },
  (_, index): VideoTestimonial => ({
    id: `testimonial-${index + 1}`,
    title: `Patient testimonial ${index + 1}`,
    videoId: placeholder<string | null>(null, `video id, title and written consent of testimonial ${index + 1}`),
    poster: `home/testimonial-${index + 1}`,
  }),
);
