/** Lays what WordPress says over the records. A browser loads this with a document that brings such fields along, and never otherwise. */
import { type Fields, type Overlay, overlaid, type PageOverlay } from './overlay.ts';

/** All that lies over the records, for those that are loaded later. */
let said: Record<string, Fields> = {};

/** Lays fields over the records, in addition to those that lie there already. */
export function applyOverlay(overlay: Overlay): void {
  for (const [name, fields] of Object.entries(overlay)) said[name] = { ...said[name], ...fields };
  for (const [name, data] of overlaid.records) write(data as Fields, overlay[name] ?? {});
  overlaid.loaded = (name, data) => write(data as Fields, said[name] ?? {});
}

/** Forgets what was applied; the records stay as they are. */
export function forgetOverlay(): void {
  said = {};
}

/** In the browser: what a document says, and from then on what the pages do that are navigated to. */
export function takeOverlay({ records, pages }: PageOverlay): void {
  applyOverlay(records);
  overlaid.pages = pages;
  overlaid.take = (page, data) => {
    if (data.status === 'static' && data.records) applyOverlay(data.records);
    // As a document the page needs none of this.
    else if (data.status === 'unavailable' && pages.includes(page)) throw new Error('The texts of this page could not be had');
  };
}

/** Writes values into a record, or into a part of one, which stays the same object: others hold it. Undefined takes a field away. */
export function write(into: Fields, from: Fields): void {
  for (const [key, value] of Object.entries(from)) {
    const old = into[key];
    if (value === undefined) delete into[key];
    else if (isObject(old) && isObject(value) && Array.isArray(old) === Array.isArray(value)) {
      for (const gone of Object.keys(old)) if (!(gone in value)) delete old[gone];
      if (Array.isArray(old)) old.length = (value as unknown as unknown[]).length;
      write(old, value);
    } else into[key] = structuredClone(value);
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
