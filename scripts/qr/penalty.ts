import type { Modules } from './qr-code.ts';

const FINDER_LIKE = /(?=10111010000|00001011101)/g;

const linePenalty = (line: string): number => {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  return runs + 40 * (line.match(FINDER_LIKE) ?? []).length;
};

/** How hard a symbol is to read, by the four rules of the standard. Lower is better. */
export function penalty(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = modules.map((_, column) => modules.map((row) => Number(row[column])).join(''));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  let squares = 0;
  for (const [index, row] of modules.slice(1).entries()) {
    const above = modules[index] ?? [];
    for (let column = 1; column < row.length; column++) {
      if (row[column] === row[column - 1] && row[column] === above[column] && row[column] === above[column - 1]) squares++;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length / modules.length ** 2;
  return lines + 3 * squares + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
