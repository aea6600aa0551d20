const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for element content and for quoted attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const IN_SCRIPT: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may stand inside a `<script>` element: no sequence in it can end the element (row SEO-25). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => IN_SCRIPT[character] ?? character);

/** Attribute of the head elements that belong to one page: the Worker replaces them, and the first navigation removes them. */
export const HEAD_MARK = 'data-head';
