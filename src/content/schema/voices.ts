import * as v from 'valibot';
import type { Placeholder } from '../placeholder.ts';
import { isoDate, webAddress } from './clinic.ts';
import { group, key, number, owed, text } from './fields.ts';
import { wording } from './rules.ts';

type Plain<T extends v.GenericSchema> = Omit<v.InferOutput<T>, 'order'>;
type Named<T extends v.GenericSchema> = Plain<T> & { id: string };
const order = number('Place among the others');

const reviewFields = group('Review', {
  order,
  stars: number('Stars', { min: 1, max: 5 }),
  date: isoDate('Date of the review'),
  text: v.pipe(
    v.string(),
    v.title('Words of the patient'),
    v.description('As they were written, without changes.'),
    v.nonEmpty('is empty'),
    v.maxLength(4000, ({ received }) => `is ${received} characters long; it must have at most 4000`),
  ),
  reviewer: text('Name as it was published', { max: 60 }),
  reviews: text('What the platform says of the reviewer', { max: 60, help: 'Such as the number of their reviews.' }),
});

/** A patient's review: the fields of row HOME-58, with a date instead of a relative text that goes stale (row HOME-60). */
export const review = owed(reviewFields);
export type Review = Named<typeof reviewFields>;
export type MarkedReview = Placeholder<Review>;

/** A patient on film (row HOME-47), shown with their consent; the picture is our own still (row HOME-50). */
export const testimonial = group('Testimonial', {
  order,
  title: text('Title', { max: 80 }),
  videoId: owed(v.nullable(key('Id at the video platform', /^[\w-]{11}$/, 'the eleven characters of a YouTube address'))),
  poster: key('Picture', /^home\/testimonial-\d+$/, 'a picture such as home/testimonial-1'),
});
export type VideoTestimonial = Named<typeof testimonial>;

const affiliationFields = group('Affiliation', {
  order,
  src: key('Picture', /^affiliation\/\d+$/, 'a picture such as affiliation/1'),
  name: text('Name of the body', { max: 100, help: 'Also the picture’s text alternative.' }),
});

/** Row HOME-40. Neutral seals stand in, never imitations of real marks. */
export const affiliation = owed(affiliationFields);
export type Affiliation = Plain<typeof affiliationFields>;
export type MarkedAffiliation = Placeholder<Affiliation>;

const mediaFields = group('Media item', {
  order,
  name: text('Outlet', { max: 80 }),
  image: key('Picture', /^media-outlet\/\d+$/, 'a picture such as media-outlet/1'),
  link: webAddress('Address of the article'),
  description: text('Title and date', { max: 200, help: 'As it was published.' }),
});

/** Row HOME-42. */
export const mediaItem = owed(mediaFields);
export type MediaItem = Plain<typeof mediaFields>;
export type MarkedMediaItem = Placeholder<MediaItem>;

/** Rows HOME-43, HOME-45: a question of the home page, answered in a few sentences. */
export const faq = group('Question', {
  order,
  question: v.pipe(text('Question', { min: 10, max: 120 }), wording({ must: /\?$/, message: 'must end with a question mark' })),
  answer: text('Answer', { min: 81, max: 420 }),
});
export type Faq = Plain<typeof faq>;

const hotelFields = group('Hotel', {
  order,
  name: text('Name', { max: 80 }),
  address: text('Address', { max: 160 }),
  distanceKm: v.nullable(
    v.pipe(
      v.number('must be a number'),
      v.title('Kilometres by road'),
      v.description('From the clinic; empty until known.'),
      v.minValue(0, 'must be at least 0'),
    ),
  ),
  phone: v.nullable(key('Phone', /^\+[\d ]{8,20}$/, 'a number with its country code')),
  directions: webAddress('Link to directions'),
});

/** A place to stay (row INTL-07). Being listed is no recommendation. */
export const hotel = owed(hotelFields);
export type Hotel = Named<typeof hotelFields>;
export type MarkedHotel = Placeholder<Hotel>;
