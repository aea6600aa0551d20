/**
 * Sets a key in a table of a TOML file as it stands there, comments and order kept: the first table with this header, such as
 * `[env.production.vars]`; `''` is the top of the file. `value` is TOML. Throws when there is no such table.
 */
export function setInTable(text: string, header: string, key: string, value: string): string {
  const lines = text.split('\n');
  const start = header === '' ? 0 : lines.indexOf(header) + 1;
  if (header !== '' && start === 0) throw new Error(`wrangler.toml has no ${header}`);
  const length = lines.slice(start).findIndex((line) => line.startsWith('['));
  const end = length < 0 ? lines.length : start + length;
  const found = lines.findIndex((line, index) => index >= start && index < end && line.startsWith(`${key} =`));
  if (found >= 0) lines[found] = `${key} = ${value}`;
  else lines.splice(lastOf(lines, start, end), 0, `${key} = ${value}`);
  return lines.join('\n');
}

/** Where a table's own lines end: before blank lines and the comment over the next table. */
function lastOf(lines: readonly string[], start: number, end: number): number {
  let place = end;
  while (place > start && /^(#.*)?$/.test(lines[place - 1] ?? '')) place--;
  return place;
}

/** Adds a table before the one with this header, unless it is there. */
export function addTable(text: string, table: string, before: string): string {
  const [header = ''] = table.split('\n');
  if (text.includes(`\n${header}\n`)) return text;
  if (!text.includes(`\n${before}\n`)) throw new Error(`wrangler.toml has no ${before}`);
  return text.replace(`\n${before}\n`, `\n${table}\n\n${before}\n`);
}

/** A text as TOML. */
export const quoted = (text: string): string => JSON.stringify(text);
