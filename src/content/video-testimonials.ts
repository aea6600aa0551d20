export { videoTestimonials } from '#records/testimonials';
export type { VideoTestimonial } from './schema/voices.ts';
