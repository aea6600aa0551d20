import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Manifest, preloadsOf } from '../../src/app/document-html.ts';
import { addFiles, clientBuildOf } from './client-build.ts';

const manifest: Manifest = {
  'src/app/vike/+client.ts': { file: 'assets/entries/first.js' },
  'src/app/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_shared.js'], isDynamicEntry: true },
  '_shared.js': { file: 'assets/shared.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
  'src/pages/home/home-page.tsx': { file: 'assets/home.js', imports: ['_form.js'], isDynamicEntry: true },
  'src/pages/contact/contact-page.tsx': { file: 'assets/contact.js', imports: ['_form.js', '_shared.js'], isDynamicEntry: true },
};

describe('what documents name of a build', () => {
  const build = clientBuildOf(manifest);

  it('is its first script, and for each module what the application does not bring', () => {
    expect(build).toEqual({
      boot: '/assets/entries/first.js',
      modules: {
        'src/app/hydrate.tsx': [],
        'src/pages/home/home-page.tsx': ['/assets/home.js', '/assets/form.js'],
        'src/pages/contact/contact-page.tsx': ['/assets/contact.js', '/assets/form.js'],
      },
    });
  });

  it('names each chunk once, and none for a module that the build does not have', () => {
    expect(preloadsOf(build, ['src/pages/home/home-page.tsx', 'src/pages/contact/contact-page.tsx', 'virtual:none'])).toEqual([
      '/assets/home.js',
      '/assets/form.js',
      '/assets/contact.js',
    ]);
  });

  it('lacks no first script', () => {
    expect(() => clientBuildOf({})).toThrow('has no src/app/vike/+client.ts');
  });
});

describe('files of a language beside those of English', () => {
  let root = '';
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const add = () => addFiles('ar', { from: join(root, 'ar'), to: join(root, 'en') });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'client-build-'));
    put('en/chunks/shared.js', 'same');
    put('en/static/site.css', 'a {}');
    put('ar/chunks/shared.js', 'same');
    put('ar/static/site.css', 'a {}');
    put('ar/chunks/words.js', 'كلمات');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are added where they are its own', () => {
    expect(add()).toEqual({ added: 1, shared: 2 });
    expect(readFileSync(join(root, 'en/chunks/words.js'), 'utf8')).toBe('كلمات');
  });

  it('are refused where one is another file of the same name', () => {
    put('ar/chunks/shared.js', 'other');
    expect(add).toThrow('chunks/shared.js of the build for “ar” is another file');
  });

  it('are refused where a style sheet is not that of English: documents would name one and scripts fetch the other', () => {
    put('ar/static/page.css', 'b {}');
    expect(add).toThrow('files that the English one does not have: static/page.css');
  });
});
