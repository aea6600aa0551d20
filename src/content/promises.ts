/** Words that promise or praise: no text of the site may use them, and a test reads every text for them. */
export const PROMISES =
  /\bguarant|\bbest\b|\bpainless|\bscarless|\brisk[- ]free|\b100 ?%|\bmiracle|\bperfect|\bflawless|\bpermanent|\bcure[sd]?\b|\bno side effects|\bsafest|\bworld[- ]class|\bleading\b|\bnumber one\b|\bno\. ?1\b|\bhappy\b/i;

/** The name of a method, in a sentence that says it leaves a mark (row PROD-19). */
export const NAMED = 'The method called scarless breast reduction';

/** Exact strings of the specification, which stay as they are. */
export const GIVEN: readonly string[] = [
  'Only the Best For YOU',
  'Trained in the BEST Places',
  '15000+ HAPPY SURGERIES',
  'Scarless Breast Reduction',
];

/** The promising and praising words of a text, in lower case, each as often as it stands there. */
export const promisesIn = (text: string): string[] =>
  [...text.replace(NAMED, '').matchAll(new RegExp(`(?:${PROMISES.source})\\w*`, 'gi'))].map(([word]) => word.toLowerCase());

/** Whether a text promises or praises, in words that the specification does not prescribe. */
export const isPromise = (text: string): boolean => !GIVEN.includes(text) && PROMISES.test(text.replace(NAMED, ''));
