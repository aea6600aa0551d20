/** The video's page at the platform: what the tile links to without script. */
export const watchUrl = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The player from the platform's host that sets no cookies before playing; it plays at once (row FAQV-03). */
export const playerUrl = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
