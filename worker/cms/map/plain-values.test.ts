import { describe, expect, it } from 'vitest';
import awkward from '../fixtures/awkward-posts.json' with { type: 'json' };
import { beginning, excerptText, plainText, utcDate, webAddress } from './plain-values.ts';

describe('utcDate', () => {
  it.each([
    ['2026-08-29T23:00:00', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-29 23:00:00', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-29T23:00:00.000Z', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-30T04:30:00+05:30', undefined, '2026-08-29T23:00:00Z'],
    [undefined, '2026-08-30T04:30:00', '2026-08-29T23:00:00Z'],
    ['0000-00-00T00:00:00', '2026-08-30T04:30:00', '2026-08-29T23:00:00Z'],
    ['2026-08-29T23:00:00', '2020-01-01T00:00:00', '2026-08-29T23:00:00Z'],
    ['2026-08-30T04:30:00+0530', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-29T18:30:00-04:30', undefined, '2026-08-29T23:00:00Z'],
    ['2026-08-29T23:00:00z', undefined, '2026-08-29T23:00:00Z'],
  ])('%j, else %j, is %s', (gmt, local, wanted) => {
    expect(utcDate(gmt, local)).toBe(wanted);
  });

  it.each([
    undefined,
    null,
    5,
    '',
    'yesterday',
    '2026-13-45T00:00:00',
    '0000-00-00T00:00:00',
    '2026-08-29',
    '2026-08-29T23:00',
    'x2026-08-29T23:00:00',
    '0000-08-29T23:00:00',
  ])('%j is not a date', (value) => {
    expect(utcDate(value, value)).toBeNull();
  });
});

it.each([
  ['https://a.example/b', ['https:', 'http:'], 'https://a.example/b'],
  ['HTTP://A.example', ['https:', 'http:'], 'http://a.example/'],
  ['http://a.example/', ['https:'], ''],
  ['javascript:alert(1)', ['https:', 'http:'], ''],
  ['https://user@a.example/', ['https:'], ''],
  ['https://:password@a.example/', ['https:'], ''],
  ['/a', ['https:', 'http:'], ''],
  ['', ['https:'], ''],
] as const)('%j, as one of %j, is %j', (text, schemes, address) => {
  expect(webAddress(text, schemes)).toBe(address);
});

const excerptOf = (note: string): string => awkward.find((entry) => entry.note.startsWith(note))?.post.excerpt?.rendered ?? '';

describe('plainText', () => {
  it.each([
    [
      'What’s new in “nose jobs” &#038; facelifts – a surgeon&#8217;s <em>honest</em> view',
      'What’s new in “nose jobs” & facelifts – a surgeon’s honest view',
    ],
    ['Acne &amp; Scars', 'Acne & Scars'],
    ['&amp;amp; once only', '&amp; once only'],
    ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['&lt;b&gt; is a tag', '<b> is a tag'],
    [' a\n\t b&nbsp; c ', 'a b c'],
    ['one<br>two<p>three</p>', 'one two three'],
    ['<script>x</script><style>y</style>a<svg><title>z</title></svg>', 'a'],
    ['bell\u0007s', 'bell s'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('reads no more than a title or an excerpt can be long', () => {
    expect(plainText('x'.repeat(20_001))).toHaveLength(20_000);
    expect(plainText(`<b>${'x'.repeat(20_001)}`)).toHaveLength(19_997);
  });

  it('keeps the words of what is nested too deeply', () => {
    expect(plainText(`${'<p>'.repeat(3)}${'<div>'.repeat(3500)}a &amp; b`)).toBe('a & b');
  });
});

describe('excerptText', () => {
  it('ends an automatic excerpt in an ellipsis', () => {
    expect(excerptText(excerptOf('An automatic'))).toMatch(/Recovery takes time…$/);
    expect(excerptText('one [...]')).toBe('one…');
    expect(excerptText('one [&hellip;]')).toBe('one…');
    expect(excerptText('one [..]')).toBe('one [..]');
    expect(excerptText('one […] two')).toBe('one […] two');
  });

  it.each([
    ['<p>[vc_row][vc_column width=&#8221;1/2&#8243;]Rest for a day […]</p>', 'Rest for a day…'],
    ['<p>Rest for a day [vc_column_text css=&#8221;.a{margin: […]</p>', 'Rest for a day…'],
    ['<p>Rest for a day [vc_col [&hellip;]</p>', 'Rest for a day…'],
    ['<p>[contact-form-7 id=”42″] […]</p>', ''],
    ['<p>Rest [1] for a [short] day, [see below […]</p>', 'Rest [1] for a [short] day, [see below…'],
  ])('shows no shortcode that nobody answers to: %s', (html, text) => {
    expect(excerptText(html)).toBe(text);
  });

  it.each([
    ['<p>Rest for a day &hellip; <a href="/a" class="more-link">Continue reading<span> Rest</span></a></p>', 'Rest for a day…'],
    ['<p>Rest for a day&hellip;</p><p class="link-more"><a href="/a" class="more-link">Continue</a></p>', 'Rest for a day…'],
    ['<p>Rest for a day [&hellip;]</p><p class="read-more"><a class="" href="/a">Read More »</a></p>', 'Rest for a day…'],
    ['<p>By hand. <a title="A" class="read-more" href="/a">Read more</a></p>', 'By hand.'],
    ['<p>A <a href="/a">link</a> …</p>', 'A link …'],
  ])('leaves out the link to the whole text that a theme hangs on it: %s', (html, text) => {
    expect(excerptText(html)).toBe(text);
  });

  it('leaves one written by hand alone', () => {
    expect(excerptText(excerptOf('An excerpt written'))).toBe('Written by hand: no ellipsis, 5 < 6 & "quotes".');
  });
});

describe('beginning', () => {
  it('leaves a short text alone', () => {
    expect(beginning('short')).toBe('short');
    expect(beginning('x'.repeat(300))).toBe('x'.repeat(300));
    expect(beginning('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
  });

  it('cuts a long one between words', () => {
    const cut = beginning('words, '.repeat(100));
    expect(cut).toMatch(/^(?:words, )+words…$/);
    expect(cut.length).toBeLessThanOrEqual(301);
    expect(beginning(`${'a'.repeat(290)} — and more than fits`)).toBe(`${'a'.repeat(290)} — and…`);
    expect(beginning(`${'a'.repeat(295)}; — morethanfits`)).toBe(`${'a'.repeat(295)}…`);
  });

  it('does not cut a character in two', () => {
    expect(() => encodeURIComponent(beginning(`a${'👃'.repeat(300)}`))).not.toThrow();
  });
});
