import { describe, expect, it } from 'vitest';
import { type Manifest, preloadTags } from './preload-tags.ts';

const manifest: Manifest = {
  'src/app/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_react.js', '_shared.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_react.js'] },
  'src/pages/gallery/gallery-page.tsx': {
    file: 'assets/gallery.js',
    css: ['assets/gallery.css'],
    imports: ['_form.js', '_shared.js'],
  },
};

describe('preloadTags', () => {
  const tags = preloadTags(manifest, 'gallery').split('\n');

  it('names the chunks and style sheets of the page alone', () => {
    expect(tags).toEqual([
      '<link rel="stylesheet" href="/assets/gallery.css">',
      '<link rel="stylesheet" href="/assets/form.css">',
      '<link rel="modulepreload" href="/assets/gallery.js">',
      '<link rel="modulepreload" href="/assets/form.js">',
    ]);
  });

  it('leaves out what the deferred application brings along: preloaded, it would no longer be deferred', () => {
    expect(tags.join()).not.toMatch(/react|shared|hydrate/);
  });

  it('is empty in development, where there is no manifest', () => {
    expect(preloadTags(null, 'gallery')).toBe('');
  });
});
