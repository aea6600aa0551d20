import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourOf, isReadable, nearestShade, SHADES } from './colour.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };
const clean = (html: string): string => sanitiseHtml(html, origins).html;
/** Classes of colour, element by element; those without one are left out. */
const colours = (html: string): string[] =>
  [...clean(html).matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => {
    const ours = names.split(' ').filter((name) => /^is-(?:ink|paper|bare)/.test(name));
    return ours.length > 0 ? [ours.join(' ')] : [];
  });
const paragraph = (classes: string, style = '', words = 'x') => `<p class="${classes}" style="${style}">${words}</p>`;

const WHITE = 'is-ink is-ink-s-0 is-ink-l-100';

describe('colours that an editor chose', () => {
  it.each([
    ['has-white-color has-vivid-red-background-color has-text-color has-background', ''],
    ['has-text-color has-background', 'color:#ffffff;background-color:#cf2e2e'],
    ['has-text-color has-background', 'background-color: RGB(207, 46, 46) ; color: #fff'],
    ['has-text-color has-background', 'background:var(--wp--preset--color--vivid-red);color:rgba(255,255,255,1)'],
    // As the plugin says those of a theme.
    ['has-text-color has-base-color has-accent-1-background-color has-background', 'color:#FFFFFF;background-color:#CF2E2E;'],
  ])('are the nearest that the style sheet has: %s %s', (classes, style) => {
    expect(colours(paragraph(classes, style))).toEqual([`is-paper is-paper-h-0 is-paper-s-70 is-paper-l-45 ${WHITE}`]);
  });

  it.each([
    ['words that cannot be read on the page', 'has-text-color', 'color:#fcb900'],
    ['words just below the least contrast', 'has-text-color', 'color:#777777'],
    ['a ground for words that keep their colour', 'has-background', 'background-color:#003366'],
    ['a ground too close to its words', 'has-text-color has-background', 'color:#ffffff;background-color:#00d084'],
    [
      'light words without the gradient they stood on',
      'has-white-color has-text-color has-background',
      'background:linear-gradient(#000,#111)',
    ],
    ['what is half transparent', 'has-background', 'background-color:rgba(255,0,0,.5)'],
    ['a colour of no palette', 'has-nothing-background-color has-background', ''],
    ['colours that are pasted from elsewhere', 'MsoNormal', 'color:#cf2e2e;background:#fff'],
    ['shades by name, which somebody typed', 'is-paper is-paper-s-0 is-paper-l-15', ''],
  ])('go where words would be hard to read, or nobody chose them: %s', (_, classes, style) => {
    expect(colours(paragraph(classes, style))).toEqual([]);
  });

  it('are judged by what words really stand on and are written in', () => {
    const navy = 'has-background" style="background-color:#003366';
    const light = paragraph('has-text-color', 'color:#ffffff');
    expect(colours(light)).toEqual([]);
    expect(colours(`<div class="wp-block-group ${navy}">${light}</div>`)).toHaveLength(2);
    expect(colours(`<div class="wp-block-group ${navy}">${light}<p>dark</p></div>`)).toEqual([]);
    expect(
      colours(`<div class="wp-block-group ${navy}">${light}<p class="has-white-background-color has-background">y</p></div>`),
    ).toHaveLength(3);
    // A button stands on itself.
    expect(
      colours(`<div class="wp-block-group ${navy}">${light}<a class="wp-block-button__link" href="/a">b</a></div>`),
    ).toHaveLength(2);
  });

  it('count what stands in a part whose own paper cannot be shown, and nothing that has a ground of its own', () => {
    const group = (parts: string) => `<div class="wp-block-group has-background" style="background-color:#003366">${parts}</div>`;
    const card = (paper: string) => paragraph('has-background', `background-color:${paper}`);
    expect(colours(group(card('#ffffff')))).toHaveLength(2);
    expect(colours(group(card('#777777')))).toEqual([]);
    expect(colours(group(`<div>${card('#ffffff')}${card('#777777')}</div>`))).toHaveLength(1);
    // White that cannot be shown on yellow would leave the card, which is for white, with the blue around it: blue on yellow.
    const blue = `<div class="has-text-color" style="color:#0066cc">YELLOW</div>`;
    const yellow = '<div class="has-background" style="background-color:#fcb900">WHITE</div>';
    const white = `<div class="has-text-color" style="color:#ffffff">${card('#003366')}</div>`;
    expect(colours(blue.replace('YELLOW', yellow.replace('WHITE', white)))).toHaveLength(1);
    const whiteOnYellow = `<div class="has-text-color has-background" style="color:#ffffff;background-color:#fcb900">${card('#cf2e2e')}</div>`;
    expect(colours(blue.replace('YELLOW', whiteOnYellow))).toHaveLength(1);
    // The sign of an entry is one of its words.
    expect(colours(group('<ul><li><p class="has-white-color has-text-color">x</p></li></ul>'))).toEqual([]);
    const light = paragraph('has-text-color', 'color:#ffffff');
    expect(colours(group(`${light}<a class="wp-block-file__button" href="/a.pdf">Download</a>`))).toHaveLength(2);
    // Drawn as an outline, a button's words stand on what is around it, in the colour of the words there.
    const outline = '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/a">b</a></div>';
    expect(colours(group(light + outline))).toEqual([]);
    expect(
      colours(group(outline).replace('has-background', 'has-background has-text-color').replace('="b', '="color:#fff;b')),
    ).toHaveLength(1);
  });

  it('of words are dark enough for marked ones, heads of tables and what is preformatted', () => {
    const grey = (words: string) => colours(`<div class="has-text-color" style="color:#6f6f6f">${words}</div>`);
    expect(grey('x')).toEqual(['is-ink is-ink-s-0 is-ink-l-45']);
    for (const part of ['<p><mark>x</mark></p>', '<table><tr><th>x</th></tr></table>', '<pre>x</pre>'])
      expect(grey(part), part).toEqual(['is-ink is-ink-s-0 is-ink-l-35']);
  });

  it('go with formatting that was never closed: what was light in it stood on the page', () => {
    const mark = '<mark class="has-inline-color" style="background-color:#003366;color:#ffffff">';
    expect(colours(`<p>${mark}x</mark></p>`)).toHaveLength(1);
    expect(colours(`${mark}${paragraph('has-text-color', 'color:#ffffff')}</mark>`)).toEqual([]);
  });

  it('take no time to speak of, however deep papers that cannot be shown lie in one another', () => {
    const deep = '<div class="has-background" style="background-color:#777">x'.repeat(400);
    const begun = performance.now();
    expect(colours(deep)).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('of buttons are judged against those that the site gives them', () => {
    const button = (classes: string, style = '') =>
      `<div class="wp-block-button ${style}"><a class="wp-block-button__link ${classes}" href="/a">x</a></div>`;
    expect(colours(button('has-vivid-red-background-color has-background'))).toHaveLength(1);
    expect(colours(button('has-vivid-green-cyan-background-color has-background'))).toEqual([]);
    expect(colours(button('has-black-color has-vivid-green-cyan-background-color has-background has-text-color'))).toHaveLength(
      1,
    );
    expect(colours(button('has-vivid-red-color has-text-color'))).toEqual([]);
    expect(colours(button('has-vivid-red-color has-text-color', 'is-style-outline'))).toHaveLength(1);
  });

  it('of words within a line have no ground where the editor wished none', () => {
    const mark = (style: string, more = '') => `<p><mark class="has-inline-color ${more}" style="${style}">x</mark></p>`;
    expect(colours(mark('background-color:rgba(0, 0, 0, 0);color:#cf2e2e', 'has-vivid-red-color'))[0]).toMatch(
      /^is-ink .*is-bare$/,
    );
    expect(colours(mark('background-color:#fcb900'))[0]).toMatch(/^is-paper /);
    expect(colours(mark('background-color:rgba(0, 0, 0, 0);color:#fcb900'))).toEqual([]);
  });

  it('of a cover without a picture are its own; over a picture the site has a veil', () => {
    const cover = (of: string, picture = '') =>
      `<div class="wp-block-cover ${of}">${picture}<span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim" style="background-color:#ffe4e1"></span><div class="wp-block-cover__inner-container"><p>x</p></div></div>`;
    expect(colours(cover('is-light'))[0]).toMatch(/^is-paper .*is-ink /);
    expect(colours(cover(''))).toEqual([]);
    expect(
      colours(cover('is-light', '<img class="wp-block-cover__image-background" src="/wp-content/uploads/a.jpg" alt="">')),
    ).toEqual([]);
  });

  it('are shown as the style sheet has them, and readable as they are shown', () => {
    const sheet = readFileSync('src/components/article-body/article-choices.css', 'utf8').replaceAll(/\s+/g, ' ');
    for (const { shade } of SHADES)
      for (const of of ['ink', 'paper'])
        for (const [part, value, unit] of [
          ['h', shade.hue, ''],
          ['s', shade.saturation, '%'],
          ['l', shade.lightness, '%'],
        ])
          expect(sheet).toContain(`.is-${of}-${part}-${value} { --${of}-${part}: ${value}${unit}; }`);
    // Rounding takes nothing of the least contrast.
    for (const given of ['#cf2e2e', '#767600', '#0066cc', '#9b2fae', '#00695c', '#595959']) {
      const ink = colourOf(given);
      if (!ink) throw new Error(given);
      const shown = nearestShade(ink, (colour) => isReadable(colour, [251, 249, 249]));
      expect(shown && isReadable(shown.colour, [251, 249, 249]), given).toBe(true);
    }
  });
});

it('what an editor put into a column or row of a grid begins there', () => {
  const sheet = readFileSync('src/components/article-body/article-choices.css', 'utf8').replaceAll(/\s+/g, ' ');
  for (const line of ['column', 'row'])
    for (let at = 1; at <= 8; at++) expect(sheet).toContain(`.is-from-${line}-${at} { grid-${line}-start: ${at}; }`);
});
