import { describe, expect, it } from 'vitest';
import { moduleGraph } from './module-graph.ts';

const graph = moduleGraph({
  'src/entry.ts': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_helper.js'],
    dynamicImports: ['src/app.tsx'],
    css: ['global.css'],
  },
  'src/app.tsx': { file: 'app.js', imports: ['_helper.js', '_react.js'], dynamicImports: ['src/page.tsx'] },
  'src/page.tsx': { file: 'page.js', imports: ['_react.js', 'src/app.tsx'] },
  '_helper.js': { file: 'helper.js' },
  '_react.js': { file: 'react.js', name: 'application', imports: ['_helper.js'] },
  '_site.css': { file: 'site.css', name: 'forms' },
});

describe('moduleGraph', () => {
  it('reaches what is imported statically, once, and not what is imported later', () => {
    expect([...graph.reach(['entry.js'])]).toEqual(['entry.js', 'helper.js']);
    expect([...graph.reach(['app.js', 'entry.js'])].toSorted()).toEqual(['app.js', 'entry.js', 'helper.js', 'react.js']);
  });

  it('follows modules that import each other to an end', () => {
    const circle = moduleGraph({ a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } });
    expect([...circle.reach(['a.js'])]).toEqual(['a.js', 'b.js']);
  });

  it('finds a script by its name, and no style sheet', () => {
    expect([graph.named('application'), graph.named('forms')]).toEqual(['react.js', undefined]);
  });

  it('names what is imported later', () => {
    expect(graph.later(['entry.js', 'helper.js'])).toEqual(['app.js']);
  });

  it('refuses a file that the build does not know, rather than count it as nothing', () => {
    expect(() => graph.reach(['gone.js'])).toThrow('gone.js');
    expect(() => moduleGraph({ a: { file: 'a.js', imports: ['b'] } }).reach(['a.js'])).toThrow('The manifest does not know b');
  });

  it('refuses a manifest of another shape', () => {
    expect(() => moduleGraph({ a: { name: 'a' } })).toThrow('file');
  });
});
