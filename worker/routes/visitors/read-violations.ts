import * as v from 'valibot';
import type { Violation } from '../../monitor/monitor-contract.ts';
import { CHUNK } from './read-field-report.ts';

const MOST_REPORTS = 20;
const DIRECTIVE =
  /^(?:[a-z]{3,12}-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;
/** What browsers put in place of an address. */
const WORDS = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-sink', 'trusted-types-policy'] as const;

const text = v.optional(v.nullable(v.string()), '');
const number = v.optional(v.nullable(v.number()), 0);
/** Of the Reporting API. */
const reportsJson = v.pipe(
  v.array(v.object({ type: v.string(), body: v.optional(v.unknown()) })),
  v.transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body)),
);
const modern = v.object({
  effectiveDirective: v.string(),
  blockedURL: text,
  sourceFile: text,
  lineNumber: number,
  columnNumber: number,
});
/** What `report-uri` sends. */
const classic = v.pipe(
  v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
    'column-number': number,
  }),
  v.transform((report) => ({
    effectiveDirective: report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '',
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
    columnNumber: report['column-number'],
  })),
);
const classicBody = v.pipe(
  v.object({ 'csp-report': v.unknown() }),
  v.transform((report) => [report['csp-report']]),
);
const body = v.pipe(v.string(), v.parseJson(), v.union([reportsJson, classicBody]), v.maxLength(MOST_REPORTS));
const violation = v.union([modern, classic]);

/** Null for what is not a report. Extensions of the browser are left out: they break rules of ours on their own account. */
export function violationsIn(json: string, build: string, origins: readonly string[]): Violation[] | null {
  const parsed = v.safeParse(body, json);
  if (!parsed.success) return null;
  const reports = parsed.output.map((report) => v.safeParse(violation, report));
  if (reports.some(({ success }) => !success)) return null;
  return reports.flatMap(({ output }) => {
    const { effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } = output as v.InferOutput<typeof modern>;
    const source = sourceOf(sourceFile ?? '', origins);
    const blocked = blockedOf(blockedURL ?? '', origins);
    if (source === 'extension' || blocked === 'extension') return [];
    const directive = DIRECTIVE.test(effectiveDirective) ? effectiveDirective : 'other';
    const at = CHUNK.test(source) ? `${source}:${Number(lineNumber) || 0}:${Number(columnNumber) || 0}` : source;
    return [{ build, directive, blocked, place: at }];
  });
}

const isExtension = (url: string): boolean => /^[a-z-]*extension(?::|$)/.test(url);

function blockedOf(url: string, origins: readonly string[]): string {
  if (isExtension(url)) return 'extension';
  const word = WORDS.find((known) => url === known || url.startsWith(`${known}:`));
  if (word) return word;
  return origins.includes(URL.parse(url)?.origin ?? '') ? 'own' : 'elsewhere';
}

/** Chunk, `document`, `extension` or `elsewhere`. */
function sourceOf(url: string, origins: readonly string[]): string {
  if (url === '') return 'document';
  if (isExtension(url)) return 'extension';
  const parsed = URL.parse(url);
  if (!parsed || !origins.includes(parsed.origin)) return 'elsewhere';
  const name = parsed.pathname.split('/').at(-1) ?? '';
  return CHUNK.test(name) ? name : 'document';
}
