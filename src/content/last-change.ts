/**
 * When something was last changed for readers, ISO 8601. WordPress publishes a scheduled article without touching the time of its last
 * change, which then lies before its publication; the record keeps both as WordPress says them.
 */
export const lastChangeOf = ({ publishedAt, modifiedAt }: { publishedAt: string; modifiedAt: string }): string =>
  publishedAt > modifiedAt ? publishedAt : modifiedAt;
