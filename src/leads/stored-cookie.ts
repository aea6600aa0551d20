/** Cookie that tells the thank-you page of a form without script what was stored. In a file of its own: script needs its name alone. */
export const STORED_COOKIE = 'enquiry';
