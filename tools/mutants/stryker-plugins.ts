/**
 * Our three plugins for Stryker, which loads this file in processes of its own. Written without its types, because its packages are installed
 * apart from the site's.
 */
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What Stryker tells of a mutant. */
export interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement?: string | undefined;
  location: { start: Position; end: Position };
}
interface Position {
  line: number;
  column: number;
}

/** At most this many mutants of a folder, drawn at random; another seed draws others. */
export interface Sample {
  perFolder: number;
  seed: string;
}

/** What became of one mutant: a line of the file that this run leaves behind, however it ends. */
export interface Outcome extends Omit<Mutant, 'id'> {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError';
}

/** `worker/cms` of `worker/cms/client/read-json.ts`. */
export const folderOf = (fileName: string): string => fileName.split('/').slice(0, -1).slice(0, 2).join('/');

/** The mutants to try, in random order, so that a run that is cut short has tried a fair part. The same for the same seed. */
export function sampleOf<M extends Mutant>(mutants: readonly M[], { perFolder, seed }: Sample): M[] {
  const draw = new Map(mutants.map((mutant) => [mutant, lot(mutant, seed)]));
  const taken = new Map<string, number>();
  return mutants
    .toSorted((a, b) => ((draw.get(a) ?? '') < (draw.get(b) ?? '') ? -1 : 1))
    .filter(({ fileName }) => {
      const count = taken.get(folderOf(fileName)) ?? 0;
      taken.set(folderOf(fileName), count + 1);
      return count < perFolder;
    });
}

function lot({ fileName, mutatorName, replacement, location: { start, end } }: Mutant, seed: string): string {
  const identity = [seed, fileName, mutatorName, replacement, start.line, start.column, end.line, end.column].join('\n');
  return createHash('sha256').update(identity).digest('hex');
}

const withinProject = <M extends { fileName: string }>(mutant: M): M => ({
  ...mutant,
  fileName: relative(process.cwd(), mutant.fileName),
});

/** Takes the sample. A checker is the one documented hook that sees every mutant: what is left out "does not compile". */
class SampleChecker {
  static inject = ['options'] as const;
  private readonly sample: Sample;
  private readonly taken = new Set<string>();

  constructor({ sample }: { sample: Omit<Sample, 'perFolder'> & { perFolder: number | null } }) {
    // JSON knows no infinity.
    this.sample = { ...sample, perFolder: sample.perFolder ?? Number.POSITIVE_INFINITY };
  }

  async init(): Promise<void> {}

  /** Is asked first, once for all mutants; its groups are tried in their order. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    const sampled = sampleOf(mutants.map(withinProject), this.sample).map(({ id }) => id);
    for (const id of sampled) this.taken.add(id);
    const rest = mutants.map(({ id }) => id).filter((id) => !this.taken.has(id));
    return [...sampled.map((id) => [id]), ...(rest.length > 0 ? [rest] : [])];
  }

  async check(mutants: Mutant[]): Promise<Record<string, { status: string; reason?: string }>> {
    const answer = ({ id }: Mutant) =>
      this.taken.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not sampled' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  }
}

/** Writes down every outcome at once: Stryker's own reports are there at the end alone. */
class OutcomeReporter {
  static inject = ['options'] as const;
  private readonly file: string;

  constructor({ outcomes }: { outcomes: string }) {
    this.file = outcomes;
  }

  onMutantTested(result: Mutant & { status: Outcome['status'] | 'CompileError' | 'Ignored' }): void {
    const { fileName, mutatorName, replacement, location, status } = withinProject(result);
    if (status === 'CompileError' || status === 'Ignored') return;
    appendFileSync(this.file, `${JSON.stringify({ fileName, mutatorName, replacement, location, status } satisfies Outcome)}\n`);
  }
}

interface Node {
  type: string;
  name?: string;
  callee?: Node;
  object?: Node;
}

/** Leaves out what only a reader of the log sees: the words of errors and of the console. */
export function shouldIgnore({ node }: { node: Node }): string | undefined {
  if (node.type === 'NewExpression' && node.callee?.name?.endsWith('Error')) return 'the words of an error';
  if (node.type === 'CallExpression' && node.callee?.object?.name === 'console') return 'a line of the log';
  return undefined;
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'outcomes', injectableClass: OutcomeReporter },
  { kind: 'Ignore', name: 'log', value: { shouldIgnore } },
];
