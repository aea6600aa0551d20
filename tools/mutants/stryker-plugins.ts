/**
 * Our two plugins for Stryker, which loads this file in processes of its own. Written without its types, because its packages are installed
 * apart from the site's.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** What Stryker tells a checker of a mutant. */
export interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Position; end: Position };
}
interface Position {
  line: number;
  column: number;
}

/** A share of all mutants, 0 to 1; another seed takes others. */
export interface Sample {
  share: number;
  seed: string;
}

export const NOT_SAMPLED = 'not in the sample';

/** Whether a mutant belongs to the sample: the same answer for the same seed, whatever else is mutated beside it. */
export function inSample(
  { fileName, mutatorName, replacement, location: { start, end } }: Mutant,
  { share, seed }: Sample,
): boolean {
  const identity = [seed, fileName, mutatorName, replacement, start.line, start.column, end.line, end.column].join('\n');
  return createHash('sha256').update(identity).digest().readUInt32BE() / 2 ** 32 < share;
}

/** Takes the sample. A checker is the one documented hook that sees every single mutant: what is left out "does not compile". */
class SampleChecker {
  static inject = ['options'] as const;
  private readonly sample: Sample;

  constructor(options: { sample: Sample }) {
    this.sample = options.sample;
  }

  async init(): Promise<void> {}

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, { status: string; reason?: string }>> {
    const answer = (mutant: Mutant): { status: string; reason?: string } =>
      inSample({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) }, this.sample)
        ? { status: 'passed' }
        : { status: 'compileError', reason: NOT_SAMPLED };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
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
  { kind: 'Ignore', name: 'log', value: { shouldIgnore } },
];
