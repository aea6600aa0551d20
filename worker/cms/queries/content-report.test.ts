import { describe, expect, it } from 'vitest';
import { contentReport } from './content-report.ts';

const report = (html: string, more: { title?: string; description?: string } = {}) =>
  contentReport({ title: 'A title', description: '', html, ...more }, (address) => address.startsWith('/gone'), []);
const kinds = (html: string) => report(html).map(({ kind }) => kind);

describe('contentReport', () => {
  it('has nothing to say about a sound text', () => {
    const html =
      '<h2>Before</h2><p>See [1] and [our page].</p><img src="/a.jpg" alt="A lamp"><a href="/contact-us">Contact</a>' +
      '<iframe src="https://www.youtube.com/embed/abc"></iframe>';
    expect(report(html)).toEqual([]);
  });

  it('names pictures without alternative text by their files', () => {
    expect(report('<img src="https://cms/wp-content/uploads/2026/11/nose.jpg?x"><img src="b.jpg" alt=" "><img alt="x">')).toEqual(
      [{ kind: 'image-without-alt', count: 2, examples: ['nose.jpg', 'b.jpg'] }],
    );
  });

  it('names what is dropped, and frames of hosts that are not shown', () => {
    const html =
      '<script>x</script><form><input></form><iframe src="https://calendly.com/clinic?embed"></iframe><iframe></iframe>';
    expect(report(html)).toEqual([
      { kind: 'dropped', count: 2, examples: ['script', 'form'] },
      { kind: 'frame', count: 2, examples: ['calendly.com'] },
    ]);
  });

  it('finds what a former page builder left', () => {
    expect(report('<p>[vc_row css=”.a{}”][vc_column]Text[/vc_column][/vc_row] [contact-form-7 id=”42″]</p>')).toEqual([
      { kind: 'shortcode', count: 5, examples: ['[vc_row]', '[vc_column]', '[contact-form-7]'] },
    ]);
    expect(kinds('<p>He said [sic] and [see below].</p>')).toEqual([]);
  });

  it('finds dead links, and words that promise in title, description and text', () => {
    expect(report('<a href="/gone/a">x</a><a href="/there">y</a>')).toMatchObject([{ kind: 'dead-link', examples: ['/gone/a'] }]);
    const found = report('<p>We guarantee it.</p>', { title: 'The best noses', description: 'Painless' });
    expect(found).toEqual([{ kind: 'promise', count: 3, examples: ['best', 'painless', 'guarantee'] }]);
  });

  it('says when a title or a text is too long', () => {
    expect(report(`<p>${'a '.repeat(200_001)}</p>`, { title: 'x'.repeat(80) }).map(({ kind }) => kind)).toEqual([
      'long-text',
      'long-title',
    ]);
  });

  it('keeps examples few and short', () => {
    const html = Array.from({ length: 9 }, (_, index) => `<img src="${'x'.repeat(90)}${index}.jpg">`).join('');
    const [found] = report(html);
    expect([found?.count, found?.examples.every((example) => example.length <= 60)]).toEqual([9, true]);
  });
});
