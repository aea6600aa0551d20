import type { MediaMarks } from './cms/client/media-marks.ts';
import type { ReadPreview } from './cms/client/preview-reader.ts';
import type { Repository } from './cms/queries/repository.ts';
import type { ReadOverlay } from './cms/records/published.ts';
import type { ChangeDeps } from './cms/webhooks/apply-changes.ts';
import type { Change } from './cms/webhooks/read-webhook.ts';
import type { Bindings } from './env.ts';
import type { HtmlCache } from './html/html-cache.ts';
import type { Settings } from './settings.ts';

/** What one request works with: made by the entry, handed to every route. */
export interface Dependencies {
  settings: Settings;
  content: Repository;
  /** For what WordPress says has changed. */
  changes: ChangeDeps;
  /** Files of WordPress that were deleted or replaced. */
  marks: MediaMarks;
  /** Takes the files that these changes name out of the edge. Never throws. */
  purge: (changes: readonly Change[]) => Promise<void>;
  readPreview: ReadPreview;
  /** What WordPress says in place of the files. */
  overlay: ReadOverlay;
  html: HtmlCache;
  assets: Fetcher;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
  /** Takes sentences without personal data. */
  log: (sentence: string) => void;
}

/** Types of the Hono application. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    deps: Dependencies;
    /** A route's own Content Security Policy, in place of that of the pages. */
    policy?: string;
    /** Code of the language of a document that is not English. */
    language?: string;
    /** A word for whoever uses the inbox; set behind its guard. */
    who: string;
    /** Name of whoever uses the inbox, for colleagues: the initials of the login, or what Access says. */
    person: string;
    /** What was typed into the team's form that was posted, for a page that says it was not taken. */
    typed?: string;
    /** Why the team's form that was posted could not be read. */
    unread?: string;
  };
}
