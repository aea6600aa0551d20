import { describe, expect, it } from 'vitest';
import { documentFiles } from './document-files.ts';

describe('documentFiles', () => {
  it('finds scripts, module preloads and style sheets, whatever the order and quotes of their attributes', () => {
    const html = `<head><link rel="stylesheet" type="text/css" href="/assets/a.css"><link href='/assets/b.css' rel=stylesheet>
      <script src="/assets/entry.js" type="module" async></script>
      <link crossorigin href="/assets/page.js" rel="modulepreload"><LINK REL="modulepreload" HREF="/assets/shared.js"></head>`;
    expect(documentFiles(html)).toEqual({
      scripts: ['assets/entry.js'],
      preloads: ['assets/page.js', 'assets/shared.js'],
      deferred: [],
      styles: ['assets/a.css', 'assets/b.css'],
    });
  });

  it('counts a file once', () => {
    const html = '<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/a.js">';
    expect(documentFiles(html).preloads).toEqual(['a.js']);
  });

  it('leaves out icons, inline data and elements that only begin alike', () => {
    const html = `<link rel="icon" href="/favicon.svg"><link rel="canonical" href="https://clinic.example/">
      <script type="application/json" id="page-data">{"a":1}</script><linked href="/x.js" rel="modulepreload"></linked>`;
    expect(documentFiles(html)).toEqual({ scripts: [], preloads: [], deferred: [], styles: [] });
  });

  it('is not misled by a bracket inside an attribute', () => {
    expect(documentFiles('<script data-note="a > b" src="/late.js"></script>').scripts).toEqual(['late.js']);
  });

  it("finds the page's own chunks, which the boot fetches", () => {
    expect(documentFiles('<div id="root" data-hydrate="/a.js /b.js"><p></p></div>').deferred).toEqual(['a.js', 'b.js']);
    expect(documentFiles('<div id="root" data-hydrate=""></div><div id="root"></div>').deferred).toEqual([]);
  });
});
