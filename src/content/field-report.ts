/** What a browser reports of a visit, and what the Worker counts of it: numbers and words of ours, nothing of the visitor. */

/** Entry of `Server-Timing` that says: this document may be reported on. Its description is the build. */
export const MEASURED = 'measured';

/** Milliseconds; layout shift without unit. */
export const vitalNames = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The line by the browser's own word, or by what came over it; `unknown` where neither says anything. */
export const lineClasses = ['4g', '3g', '2g', 'unknown'] as const;
export type LineClass = (typeof lineClasses)[number];

/** `restored`: from the back/forward cache. `soft`: from page to page without a document. */
export const navigationKinds = ['load', 'restored', 'soft'] as const;
export type NavigationKind = (typeof navigationKinds)[number];

/** A value, and the one that was reported of the same visit before, which it replaces. */
export type VitalValue = [name: VitalName, value: number, before: number | null];

export interface FieldVisit {
  path: string;
  navigation: NavigationKind;
  /** False: reported before, and changed since. */
  first: boolean;
  values: VitalValue[];
}

/** `start`: the application could not be loaded or started. */
export const failureKinds = ['error', 'rejection', 'start'] as const;
export const errorNames = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'DOMException',
] as const;

/** An error of a script of ours, without its message: that may repeat what somebody typed. */
export interface ScriptFailure {
  kind: (typeof failureKinds)[number];
  name: (typeof errorNames)[number];
  /** File name of the chunk; empty where the browser names none. */
  chunk: string;
  line: number;
  column: number;
}

/** Body of `POST /api/field`, sent when a page is left. */
export interface FieldReport {
  build: string;
  line: LineClass;
  document: 'full' | 'lean';
  visits: FieldVisit[];
  failures: ScriptFailure[];
}

/** The most that one report holds. */
export const MOST_VISITS = 12;
export const MOST_FAILURES = 20;
