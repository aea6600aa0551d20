export { reviews } from '#records/reviews';
export type { Review } from './schema/voices.ts';
