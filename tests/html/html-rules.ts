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
