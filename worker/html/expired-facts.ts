/** Whether a document shows a fact whose last day (`data-until`) lies before today, `YYYY-MM-DD`. */
export const hasExpiredFacts = (html: string, today: string): boolean =>
  Array.from(html.matchAll(/ data-until="(\d{4}-\d\d-\d\d)"/g)).some(([, until = '']) => until < today);
