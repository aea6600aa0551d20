import { readFileSync } from 'node:fs';
import type { Json } from './answer.ts';

/** The host in `captures/`, which hold answers of a real WordPress 7.1. */
const CAPTURED_ORIGIN = 'https://cms.example.test';

/** One request and what it was answered; long bodies were cut to their first entries, and say so. */
export interface Capture {
  note?: string;
  request: string;
  requestHeaders?: Record<string, string>;
  status: number;
  headers?: Record<string, string>;
  body: Json;
}

const isCapture = (value: unknown): value is Capture =>
  typeof value === 'object' && value !== null && 'request' in value && 'status' in value && 'body' in value;

/** The captures of one file, with their addresses moved to another origin. */
export function readCaptures(name: string, origin: string): Capture[] {
  const text = readFileSync(new URL(`captures/${name}.json`, import.meta.url), 'utf8');
  const content: unknown = JSON.parse(text.replaceAll(CAPTURED_ORIGIN, origin));
  return [content].flat().filter(isCapture);
}
