/** Where the button stands on the privacy page; the footer of every page leads there. */
export const TRACES_ID = 'clear-my-traces';
