/**
 * The beginning of a text, cut between letters: `encodeURIComponent` throws where half of one stands, and the page with it. A letter has two
 * units at most, so that a long text is not taken apart as a whole.
 */
export const firstLetters = (text: string, count: number): string => [...text.slice(0, 2 * count)].slice(0, count).join('');
