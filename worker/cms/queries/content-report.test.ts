import { describe, expect, it } from 'vitest';
import { contentReport, type DraftText } from './content-report.ts';

const report = (html: string, more: Partial<DraftText> = {}) =>
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

  it('names pictures that no browser shows, or one alone: the photographs of an iPhone', () => {
    const upload = '/wp-content/uploads/2026/11';
    expect(
      report(`<img src="${upload}/IMG_1.HEIC?x" alt="A"><img src="${upload}/b.svg" alt="B"><img src="${upload}/c.JPG" alt="C">`),
    ).toEqual([{ kind: 'image-format', count: 2, examples: ['IMG_1.HEIC', 'b.svg'] }]);
    expect(
      report(`<video poster="${upload}/IMG_2.heic" src="${upload}/a.mp4"></video><video poster="${upload}/c.jpg"></video>`),
    ).toEqual([{ kind: 'image-format', count: 1, examples: ['IMG_2.heic'] }]);
  });

  it('finds nothing wrong with a picture that its editor called decoration, nor with links of a classic gallery, which patients do not get', () => {
    const icon = (address: string) =>
      `<div class="gallery-icon landscape"><a href="${address}"><img src="/uploads/a.jpg" alt="A lamp"></a></div>`;
    expect(report(`<img src="/uploads/a.jpg" alt="" role="none">${icon('/gone/a')}`)).toEqual([]);
    expect(kinds(`${icon('/there').replace('A lamp', '')}<a href="/gone/a">x</a>`)).toEqual(['image-without-alt', 'dead-link']);
  });

  it('names what is dropped, and frames of hosts that are not shown', () => {
    const html =
      '<script>x</script><form><input></form><iframe src="https://calendly.com/clinic?embed"></iframe><iframe></iframe>';
    expect(report(html)).toEqual([
      { kind: 'dropped', count: 2, examples: ['script', 'form'] },
      { kind: 'frame', count: 2, examples: ['calendly.com'] },
    ]);
  });

  it('names the words whose colours patients do not see, for they could not be read', () => {
    const html =
      '<p class="has-text-color" style="color:#fcb900">Faint words</p><p class="has-white-color has-vivid-red-background-color has-text-color has-background">Fine</p>' +
      '<div class="wp-block-group has-background has-vivid-cyan-blue-to-vivid-purple-gradient-background"><p>On a gradient</p></div>' +
      '<p style="color:#fcb900">Pasted</p>';
    expect(report(html)).toEqual([{ kind: 'colour', count: 2, examples: ['Faint words', 'On a gradient'] }]);
  });

  it.each([
    [
      'a file with its preview',
      '<div class="wp-block-file"><object class="wp-block-file__embed" data="a.pdf"></object><a href="/media/a.pdf">A</a></div>',
    ],
    [
      'a picture that enlarges',
      '<figure><img src="a.jpg" alt="A lamp"><button class="lightbox-trigger"><svg></svg></button></figure>',
    ],
    ['social links', '<ul><li class="wp-social-link wp-social-link-x"><a href="https://x.com/a"><svg></svg>X</a></li></ul>'],
    ['code that shows a shortcode', '<pre class="wp-block-code"><code>[gallery ids="1"]</code></pre>'],
  ])('says nothing of %s: nothing of it is lost', (_, html) => {
    expect(report(html)).toEqual([]);
  });

  it('finds nothing wrong with the colours of words on a picture behind a group, which has the class of a colour', () => {
    const group = (ink: string) =>
      `<div class="wp-block-group has-background has-text-color" style="color:${ink};background-image:url('/wp-content/uploads/a.jpg')"><p>On a picture</p></div>`;
    expect(report(group('#ffffff'))).toEqual([]);
    expect(report(group('#333333'))).toEqual([{ kind: 'colour', count: 1, examples: ['On a picture'] }]);
  });

  it('says when there is no title, or none that can be seen', () => {
    const kindsOf = (title: string) => report('', { title }).map(({ kind }) => kind);
    expect([kindsOf(''), kindsOf('&nbsp;&shy;'), kindsOf('👃')]).toEqual([['no-title'], ['no-title'], []]);
  });

  it('takes a picture of an emoji for that emoji', () => {
    const image = (alt: string) => `<img src="https://s.w.org/1.svg" alt="${alt}">`;
    const found = contentReport(
      { title: 'T', description: '', html: image('😀') + image('A lamp') },
      () => false,
      [],
      () => false,
    );
    expect(found).toEqual([{ kind: 'image-elsewhere', count: 1, examples: ['s.w.org'] }]);
  });

  it('names blocks that only pages of WordPress have, once each', () => {
    const search = '<form class="wp-block-search"><svg></svg><button>Search</button></form>';
    const list = '<div class="wp-block-query"><nav class="wp-block-query-pagination"><a href="/gone">2</a></nav></div>';
    expect(report(search + list)).toEqual([{ kind: 'dropped', count: 2, examples: ['search', 'page numbers of a list'] }]);
  });

  it('names the film behind a cover', () => {
    const film = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
    const html = `<div class="wp-block-cover"><div class="wp-block-cover__video-background wp-block-cover__embed-background">${film}</div></div>`;
    expect(report(html)).toEqual([{ kind: 'dropped', count: 1, examples: ['film behind a cover'] }]);
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

  it('reads the title and the excerpt as they are shown: entities are one letter, and a short title for search engines is enough', () => {
    const long = `${'&#8217;'.repeat(20)}${'x'.repeat(50)}`;
    expect(report('', { title: long })).toEqual([]);
    expect(report('', { title: 'x'.repeat(80), searchTitle: 'Short' })).toEqual([]);
    expect(report('', { title: 'Short', searchTitle: 'x'.repeat(71) })).toEqual([
      { kind: 'long-title', count: 1, examples: ['71'] },
    ]);
    const found = report('', { searchTitle: 'The best noses', excerpt: '<em>Pain</em>less &amp; quick' });
    expect(found).toEqual([{ kind: 'promise', count: 2, examples: ['best', 'painless'] }]);
  });

  it('says when a title or a text is too long', () => {
    expect(report(`<p>${'a '.repeat(200_001)}</p>`, { title: 'x'.repeat(80) }).map(({ kind }) => kind)).toEqual([
      'long-text',
      'long-title',
    ]);
  });

  it.each([
    ['styles', '<style>a{}</style>'],
    ['embedded program', '<object></object>'],
    ['embedded program', '<embed>'],
    ['drawing (SVG)', '<svg></svg>'],
  ])('says that it drops %s', (example, html) => {
    expect(report(html)).toEqual([{ kind: 'dropped', count: 1, examples: [example] }]);
  });

  it('says nothing of a formula, which is shown', () => {
    expect(report('<div class="wp-block-math"><math><mi>x</mi></math></div>')).toEqual([]);
  });

  it('names the host of a frame that names none of its own scheme, and no file of a picture without one', () => {
    expect(report('<iframe src="//forms.example/x"></iframe><iframe src="/a-form"></iframe>')).toEqual([
      { kind: 'frame', count: 2, examples: ['forms.example'] },
    ]);
    expect(report('<img><img src="/a/b.jpg#x" alt="">')).toEqual([{ kind: 'image-without-alt', count: 2, examples: ['b.jpg'] }]);
  });

  it('names buttons without an address by what they say', () => {
    const button = (attributes: string) => `<a class="wp-block-button__link wp-element-button" ${attributes}>Book <b>now</b></a>`;
    expect(report(button('') + button('href="#"') + button('href=" "') + button('href="/there"'))).toEqual([
      { kind: 'dead-link', count: 3, examples: ['Book now'] },
    ]);
    expect(kinds('<a href="#">top</a>')).toEqual([]);
  });

  it('asks of links alone where they lead, and looks into what is nested', () => {
    expect(kinds('<p><b><a href="/gone">x</a></b></p>')).toEqual(['dead-link']);
    expect(kinds('<a name="x">x</a><area href="/gone">')).toEqual([]);
  });

  it('tells how long a title is that is too long, by its letters', () => {
    const titled = (title: string) => report('', { title });
    expect(titled('👃'.repeat(70))).toEqual([]);
    expect(titled('👃'.repeat(71))).toEqual([{ kind: 'long-title', count: 1, examples: ['71'] }]);
  });

  it('reads a text as far as it is shown', () => {
    const filling = 'a '.repeat(200_000);
    expect(kinds(filling)).toEqual([]);
    expect(report(`${filling}<script>`)).toEqual([{ kind: 'long-text', count: 1, examples: [] }]);
  });

  it.each([
    ['blocks', '<div>'.repeat(20_000)],
    ['formatting that is opened again in every paragraph', `${'<b>'.repeat(300)}${'<p>x'.repeat(300)}`],
  ])('says that a text is nested too deeply, by %s, and still reads its words', (_, before) => {
    const found = report(`${before}<a href="/gone">We guarantee it</a> [vc_row]`);
    expect(found).toEqual([
      { kind: 'deep-text', count: 1, examples: [] },
      { kind: 'shortcode', count: 1, examples: ['[vc_row]'] },
      { kind: 'promise', count: 1, examples: ['guarantee'] },
    ]);
  });

  it('names the language that has no articles', () => {
    const draft = { title: 'T', description: '', html: '', language: 'ar' };
    expect(contentReport(draft, () => false, [])).toEqual([{ kind: 'language', count: 1, examples: ['ar'] }]);
  });

  it('names each example once, five of them at most, cut after sixty letters', () => {
    const image = (name: string) => `<img src="${name}">`;
    const html = [...'aabcdefg'].map(image).join('') + image('');
    expect(report(html)[0]).toEqual({ kind: 'image-without-alt', count: 9, examples: ['a', 'b', 'c', 'd', 'e'] });
    expect(report(image('x'.repeat(61)))[0]?.examples).toEqual(['x'.repeat(60)]);
  });

  it('keeps examples few and short', () => {
    const html = Array.from({ length: 9 }, (_, index) => `<img src="${'x'.repeat(90)}${index}.jpg">`).join('');
    const [found] = report(html);
    expect([found?.count, found?.examples.every((example) => example.length <= 60)]).toEqual([9, true]);
  });
});
