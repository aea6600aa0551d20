/** Cookie of the visitor's own choice, `on` or `off`; the first script sets `2g` where the line is that slow. */
export const DATA_SAVER_COOKIE = 'data-saver';
/** Id of the switch, and name of its field. */
export const DATA_SAVER_ID = 'data-saver';
