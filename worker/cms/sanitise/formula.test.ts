import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

const clean = (html: string): string =>
  sanitiseHtml(html, { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' }).html;
const inside = (html: string): string => clean(`<math>${html}</math>`);

describe('formulas', () => {
  it('come out as the block of WordPress has them, without their source', () => {
    expect(
      clean(
        '<div class="wp-block-math"><math display="block"><semantics><mrow><mi>B</mi><mo>=</mo><mfrac><mi>m</mi><msup><mi>h</mi><mn>2</mn></msup></mfrac></mrow><annotation encoding="application/x-tex">B = \\frac{m}{h^2}</annotation></semantics></math></div>',
      ),
    ).toBe(
      '<div class="wp-block-math"><math display="block"><mrow><mi>B</mi><mo>=</mo><mfrac><mi>m</mi><msup><mi>h</mi><mn>2</mn></msup></mfrac></mrow></math></div>',
    );
  });

  it('stand within a line, and keep no place where nothing is left of them', () => {
    expect(clean('<p>a <math data-latex="x"><mi>x</mi></math> b</p>')).toBe('<p>a <math><mi>x</mi></math> b</p>');
    expect(clean('<p>a</p><div class="wp-block-math"><math><annotation>x</annotation></math></div>')).toBe('<p>a</p>');
    expect(clean('<p>a</p><div class="wp-block-math"><math><mi> </mi></math></div>')).toBe('<p>a</p>');
    expect(clean('<p>a<math><mi> </mi></math></p>')).toBe('<p>a</p>');
  });

  it.each([
    '<mi mathvariant="normal">x</mi>',
    '<mo stretchy="false" lspace="0.2222em" rspace="-.5em" form="prefix">(</mo><mi>x</mi>',
    '<mspace width="1em"></mspace><mi>x</mi>',
    '<mfrac linethickness="0"><mn>1</mn><mn>2</mn></mfrac>',
    '<mstyle displaystyle="true" scriptlevel="+1"><mi>x</mi></mstyle>',
    '<mpadded height="2em" voffset="0.5em"><mi>x</mi></mpadded>',
    '<mtable columnalign="left right"><mtr><mtd columnspan="2" rowspan="3"><mi>x</mi></mtd></mtr></mtable>',
    '<munder accentunder="true"><mi>x</mi><mo>_</mo></munder>',
  ])('keep %s', (html) => {
    expect(inside(html)).toBe(`<math>${html}</math>`);
  });

  it.each([
    ['an address', '<mi href="https://evil.example/" xlink:href="javascript:alert(1)">x</mi>'],
    ['a style', '<mi style="color:red" mathcolor="red" class="wp-block-x" id="x" title="x" lang="x">x</mi>'],
    ['a handler', '<mi onclick="alert(1)" tabindex="0">x</mi>'],
    ['another value', '<mi mathvariant="bold" lspace="1em;x" stretchy="yes" scriptlevel="10">x</mi>'],
    ['what acts, but its words', '<maction actiontype="toggle"><mi>x</mi></maction>'],
    ['what only one browser draws', '<menclose notation="box"><mi>x</mi></menclose>'],
    ['HTML that goes as a whole', '<mi>x<style>y</style></mi>'],
    ['another formula', '<math><mi>x</mi></math>'],
    ['HTML', '<mi><b>x</b></mi>'],
    ['a comment', '<mi>x<!-- y --></mi>'],
    ['elements in a token', '<mi><mi>x</mi></mi>'],
    ['what may be read as HTML', '<mi>x<mglyph>y</mglyph><malignmark>z</malignmark></mi>'],
    ['what holds HTML', '<mi>x</mi><annotation-xml encoding="text/html"><p>y</p></annotation-xml>'],
  ])('lose %s', (_, html) => {
    expect(inside(html)).toBe('<math><mi>x</mi></math>');
  });

  it('keep words outside a token, in one, and MathML outside a formula leaves its text', () => {
    expect(inside('x')).toBe('<math><mtext>x</mtext></math>');
    expect(inside('<mtext><p>x</p></mtext>')).toBe('<math><mtext>x</mtext></math>');
    expect(clean('<p><mi>x</mi></p>')).toBe('<p>x</p>');
  });

  it('that were written as HTML are not read as such', () => {
    expect(inside('<mtext>&lt;img src=x onerror=alert(1)&gt;</mtext>')).toBe(
      '<math><mtext>&#x3C;img src=x onerror=alert(1)></mtext></math>',
    );
  });
});
