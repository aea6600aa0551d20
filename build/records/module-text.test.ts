import { expect, it } from 'vitest';
import { placeholder } from '../../src/content/placeholder.ts';
import type { Kind } from '../../src/content/schema/kind.ts';
import { kinds } from '../../src/content/schema/kinds.ts';
import { modulesOfKind, withoutLanguages, withoutWanted } from './module-text.ts';

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

it('registers what WordPress never says for other languages alone: browsers get it plain', () => {
  const [[, text] = ['', '']] = modulesOfKind(kindOf('figures'), [{ id: 'figures', data: { recovery: 'Two (2); weeks', n: 2 } }]);
  expect(text).toContain(`= record(/* in languages */ 'figures', { recovery: "Two (2); weeks", n: 2 });`);
  const plain = withoutLanguages(text);
  expect(plain).toContain(': Figures = { recovery: "Two (2); weeks", n: 2 };\n');
  expect(plain).not.toContain('overlay.ts');
  // What WordPress may say stays as it is.
  const [[, open] = ['', '']] = modulesOfKind(kindOf('claims'), [{ id: 'claims', data: { years: '20+' } }]);
  expect(withoutLanguages(open)).toBe(open);
});

it('needs no copy of what browsers do not change', () => {
  expect(
    withoutLanguages("import { record } from './a.ts';\nexport const names = record(/* in languages */ 'n', { ...labels });\n"),
  ).toBe('export const names = labels;\n');
});
