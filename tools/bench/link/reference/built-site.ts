import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Source } from '../edge.ts';
import { afterSending } from './pages.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
};
/** What a framework names by its content; pictures have the name and the time of the other references. */
const LASTING = /^\/_(?:astro|next\/static)\//;

/** A folder of built pages as a static host answers from it: `/about` is `about.html`. */
export const builtSite =
  (folder: string): Source =>
  async (address, _headers, posted) => {
    if (posted) return afterSending();
    const { pathname } = new URL(address, 'https://reference.example');
    const names = [pathname, `${pathname}.html`, join(pathname, 'index.html')].map((name) => join(folder, decodeURI(name)));
    const file = names.find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return new Response('', { status: 404, headers: { 'content-type': 'text/plain' } });
    return new Response(readFileSync(file), {
      headers: { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': keptFor(pathname, file) },
    });
  };

function keptFor(pathname: string, file: string): string {
  if (LASTING.test(pathname)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.webp') ? 'public, max-age=31536000' : 'public, max-age=0, must-revalidate';
}
