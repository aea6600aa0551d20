import { stay } from '#records/stay';

/** Days [from, to] of letters and visas, null until the clinic says so; what everybody brings; the texts of the plan of a stay. */
export const { letterDays, visaDays, bringAlways, texts: stayTexts } = stay;
