import { expect, it } from 'vitest';
import { placeholder } from '../../src/content/placeholder.ts';
import type { Kind } from '../../src/content/schema/kind.ts';
import { kinds } from '../../src/content/schema/kinds.ts';
import { modulesOfKind, withoutWanted } from './module-text.ts';

const kindOf = (constant: string): Kind => {
  const found = kinds.find((kind) => kind.constant === constant);
  if (!found) throw new Error(`There is no kind ${constant}`);
  return found;
};

it('puts several files into one array by their order, each with the name of its file', () => {
  const member = (order: number, name: string) => placeholder({ order, name }, `name of "${name}"`);
  const records = [
    { id: 'b', data: member(20, 'Second') },
    { id: 'a', data: member(10, 'First') },
  ];
  const [[name, text] = ['', '']] = modulesOfKind(kindOf('doctorTeam'), records);
  expect(name).toBe('team.ts');
  expect(text).toContain(
    '= record(\'team\', [placeholder({ id: "a", name: "First" }, /* wanted */ "name of \\"First\\""), placeholder({ id: "b", name: "Second" }, /* wanted */ "name of \\"Second\\"")]);',
  );
  // What browsers get.
  expect(withoutWanted(text)).toContain(
    '= record(\'team\', [placeholder({ id: "a", name: "First" }), placeholder({ id: "b", name: "Second" })]);',
  );
});

it('keeps apart what only one page shows', () => {
  const data = { id: 'x', paragraphs: ['A text.'], slides: { experience: 'Years' } };
  const modules = new Map(modulesOfKind(kindOf('doctor'), [{ id: 'surgeon', data }]));
  expect([...modules.keys()]).toEqual(['doctors/surgeon.ts', 'doctors/surgeon-biography.ts', 'doctors/surgeon-slides.ts']);
  expect(modules.get('doctors/surgeon.ts')).toContain(
    `export const doctor: Pick<Doctor, 'id'> = record('doctors/surgeon', { id: "x" });`,
  );
  expect(modules.get('doctors/surgeon-biography.ts')).toContain(`record('doctors/surgeon', { paragraphs: ["A text."] });`);
});
