/** The beginning of a text, cut between letters: `encodeURIComponent` throws where half of one stands, and the page with it. */
export const firstLetters = (text: string, count: number): string => [...text].slice(0, count).join('');
