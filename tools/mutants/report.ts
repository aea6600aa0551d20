/** The part of Stryker's JSON report that is read here. */
export interface Report {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>;
}

interface ReportedMutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

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

/** A line for every mutant that no test noticed: place, what stood there, what took its place. */
export function survivors({ files }: Report): string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived')
      .map(({ location, replacement, mutatorName }) => {
        const original = textAt(source, location);
        return `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${brief(original)} → ${brief(replacement ?? '')}`;
      }),
  );
}

/** The score of every folder: `worker/lib`, `src/leads` … */
export function scores({ files }: Report): Score[] {
  const byFolder = Map.groupBy(Object.entries(files), ([file]) => file.split('/').slice(0, -1).slice(0, 2).join('/'));
  return [...byFolder]
    .map(([folder, entries]) => {
      const all = entries.flatMap(([, { mutants }]) => mutants);
      const count = (...statuses: ReportedMutant['status'][]): number =>
        all.filter(({ status }) => statuses.includes(status)).length;
      const noticed = count('Killed', 'Timeout', 'RuntimeError');
      const survived = count('Survived');
      const tried = noticed + survived;
      const score = tried === 0 ? 0 : Math.round((1000 * noticed) / tried) / 10;
      return { folder, tried, survived, score, unreached: count('NoCoverage') };
    })
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
}

function textAt(source: string, { start, end }: ReportedMutant['location']): string {
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
