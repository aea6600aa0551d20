import { folderOf, type Outcome } from './stryker-plugins.ts';

/** What became of the mutants of one folder. */
export interface Score {
  folder: string;
  /** Mutants that a unit test reaches and the sample took. */
  tried: number;
  survived: number;
  /** Noticed of those tried, in percent. */
  score: number;
  /** Mutants that no unit test reaches, all of them: held by the tests on the built Worker, or by none. */
  unreached: number;
}

/** The score of every folder: `worker/lib`, `src/leads` … */
export function scores(outcomes: readonly Outcome[]): Score[] {
  const byFolder = Map.groupBy(outcomes, ({ fileName }) => folderOf(fileName));
  return [...byFolder]
    .map(([folder, all]) => {
      const unreached = all.filter(({ status }) => status === 'NoCoverage').length;
      const survived = all.filter(({ status }) => status === 'Survived').length;
      // What does not even run is no fault that anybody could write.
      const broken = all.filter(({ status }) => status === 'RuntimeError').length;
      const tried = all.length - unreached - broken;
      const score = tried === 0 ? 0 : Math.round((1000 * (tried - survived)) / tried) / 10;
      return { folder, tried, survived, score, unreached };
    })
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
}

/**
 * A line for every mutant that no test noticed: place, what stands there, what took its place.
 * @param sourceOf text of a mutated file
 */
export function survivors(outcomes: readonly Outcome[], sourceOf: (fileName: string) => string): string[] {
  return outcomes
    .filter(({ status }) => status === 'Survived')
    .map(({ fileName, location, mutatorName, replacement }) => {
      const original = brief(textAt(sourceOf(fileName), location));
      return `${fileName}:${location.start.line}:${location.start.column} ${mutatorName}: ${original} → ${brief(replacement ?? '')}`;
    })
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function textAt(source: string, { start, end }: Outcome['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

function brief(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-25)}` : flat;
}
