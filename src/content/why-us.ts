import { why } from '#records/home-why';

/** Bullets beside the statistics of the home page (row HOME-09), and the grid after the dermatology cards (row HOME-23). */
export const { points: whyUsPoints, grid: whyUsReasons } = why;
