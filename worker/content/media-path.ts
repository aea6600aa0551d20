const UPLOADS = '/wp-content/uploads/';
/** An encoded separator or control character would mean one thing to us and another to the content system. */
const UNSAFE = /%(?:2f|5c|[01][0-9a-f]|7f)|\/\/|\\/i;

/**
 * The path on our own origin of a file uploaded to the content system: `/wp-content/uploads/2025/01/a.jpg` → `/media/2025/01/a.jpg`.
 * @param pathname as `URL.pathname` has it, dot segments resolved
 * @returns null for anything that is no upload
 */
export function mediaPath(pathname: string): string | null {
  if (!pathname.startsWith(UPLOADS) || pathname.endsWith('/') || UNSAFE.test(pathname)) return null;
  return `/media/${pathname.slice(UPLOADS.length)}`;
}
