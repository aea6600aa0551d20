/** What pages are held to beyond `html-validate:standard`, and what of it does not apply to them. */
export const htmlRules = {
  // React writes void elements and attributes its own way; both are valid HTML.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  // Checked against the CSP below, and by axe in the browser.
  'no-inline-style': 'error',
  'require-sri': 'off',
  'tel-non-breaking': 'off',
  'prefer-native-element': 'off',
} as const;

/**
 * A document without the styles before its main part: the standard has no place for them there, but its parser has, and every engine follows
 * that (decision 039).
 */
export const withoutOwnStyles = (html: string): string => html.replace(/<style>[^<]*<\/style>(?=<main\b)/, '');
