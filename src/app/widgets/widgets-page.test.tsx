import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Page } from './widgets-page.tsx';

const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />);
const text = html.replaceAll('<!-- -->', '');

/** What every widget says before script: the strict policy of the pages, and everything within reach. */
describe('the widgets on the server', () => {
  it('carry no style attribute, frame, film or script', () => {
    expect(html).not.toMatch(/ style="|<iframe|<video|<script/);
  });

  it('hide and disable nothing that script would have to bring back', () => {
    expect(html).not.toMatch(/ inert[ =>]| hidden=|aria-hidden="true"[^>]*href/);
  });

  it('say the final figures', () => {
    expect(text).toContain('15K+');
    expect(text).toContain('100K+');
    expect(text).not.toContain('>0+');
  });

  it('link to what script would open', () => {
    for (const target of [
      'https://www.youtube.com/watch?v=demo-id',
      '/film/hero-wide.mp4',
      'https://wa.me/',
      'https://maps.example/',
    ]) {
      expect(html).toContain(`href="${target}`);
    }
  });

  it('show the beginning of a long review and hold the whole of it', () => {
    expect(text).toContain('whoever wants to know how it wen…');
    expect(text).toContain('to know how it went on.');
    expect(text).toContain('5 out of 5 stars');
  });

  it('name every slide by its place', () => {
    expect(text).toContain('aria-label="12 of 12"');
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(12 + 9 + 12 + 4 + 4 + 6 + 8 + 5 + 2);
  });

  it('give every button of script alone its type', () => {
    for (const [tag] of html.matchAll(/<button[^>]*>/g)) expect(tag).toContain('type="button"');
  });
});
