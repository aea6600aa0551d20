import { describe, expect, it } from 'vitest';
import { type Manifest, preloadList, styleSheets } from './preload-list.ts';

const manifest: Manifest = {
  'src/app/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_react.js', '_shared.js', '_site.js'] },
  '_site.js': { file: 'assets/site.js', css: ['assets/static/site.1.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/pages/gallery/gallery-page.tsx': {
    file: 'assets/gallery.js',
    imports: ['_form.js', '_shared.js'],
    css: ['assets/static/page-gallery.1.css'],
  },
};

describe('preloadList', () => {
  const list = preloadList(manifest, 'gallery');

  it('names the chunks of the page alone', () => {
    expect(list).toEqual(['/assets/gallery.js', '/assets/form.js']);
  });

  it('leaves out what the deferred application brings along: preloaded, it would no longer be deferred', () => {
    expect(list.join()).not.toMatch(/react|shared|hydrate/);
  });

  it('is empty in development, where there is no manifest', () => {
    expect(preloadList(null, 'gallery')).toEqual([]);
  });
});

describe('styleSheets', () => {
  it('names the sheet of the site first, then those of the page, each once', () => {
    expect(styleSheets(manifest, 'gallery')).toEqual(['/assets/static/site.1.css', '/assets/static/page-gallery.1.css']);
  });

  it('leaves development to the tool, which knows no sheets', () => {
    expect(styleSheets(undefined, 'gallery')).toEqual([]);
  });
});
