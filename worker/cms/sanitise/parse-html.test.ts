import { expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';

it.each(['b', 'B', 'big', 'code', 'em', 'font', 'i', 's', 'small', 'strike', 'strong', 'tt', 'u'])(
  'refuses <%s> that is never closed, which every block after it would repeat',
  (name) => {
    expect(() => parseHtml(`${`<${name}>`.repeat(300)}${'<P>x'.repeat(300)}`)).toThrow(RangeError);
  },
);

it('takes as much formatting as there is where it is closed, and nothing for closed that was not open', () => {
  expect(parseHtml('<p><b>x</b></p>'.repeat(1000)).children).toHaveLength(1000);
  expect(() => parseHtml(`${'</b>'.repeat(300)}${'<b>'.repeat(300)}${'<p>x'.repeat(300)}`)).toThrow(RangeError);
});
