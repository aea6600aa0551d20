const format = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** Row FOOT-07: the year at the clinic, not where the page is made or read. */
export const copyrightYear = (now: Date = new Date()): string => format.format(now);
