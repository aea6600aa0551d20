import { readFileSync } from 'node:fs';

/** The host in `captures/`, which hold answers of a real WordPress 7.1. */
export const CAPTURED_ORIGIN = 'https://cms.example.test';

/** One capture file, its addresses moved to another origin. */
export function readCapture(name: string, origin: string): unknown {
  const text = readFileSync(new URL(`captures/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text.replaceAll(CAPTURED_ORIGIN, origin));
}
