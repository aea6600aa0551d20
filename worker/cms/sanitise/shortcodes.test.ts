import { expect, it } from 'vitest';
import { shortcodesIn, withoutShortcodes } from './shortcodes.ts';

it.each([
  ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', 'Text'],
  ['[contact-form-7 id=”42″ title=”Ask us”]', ''],
  ['[elementor-template id=&#8221;5&#8221;]', ''],
  ['[button link="/x"]Book[/button] now', 'Book now'],
  ['[row]one[/row]', 'one'],
  ['[gallery]', ''],
  ['[GALLERY /]', ''],
  ['[wpforms]', ''],
  ['[su-note]', ''],
  ['[my_code]', ''],
  ['[Row]one[/row]', 'one'],
  ['[/alone]x', 'x'],
  ['[et_pb_section fb_built="1" /]a', 'a'],
  ['[av_section][av_textblock]a', 'a'],
  ['[cs_content]a', 'a'],
  ['[fl_row]a', 'a'],
  ['[kc_row]a', 'a'],
  ['[rev_slider home]a', 'a'],
  ['[fusion_builder_container]a', 'a'],
  ['[contact-form-7]', ''],
  ['[ninja_forms]', ''],
  ['[ez-toc]', ''],
  ['[video_player]', ''],
  ['[post_op]one[/post_op]', 'one'],
  ['[post_op day="3"]', ''],
  ['[vc_row\u00A0el_class = x]a', 'a'],
  ['[table id=1 /]', ''],
  ['[ngg src=galleries ids=3,4]', ''],
  ['[button size=large link=/x ]Book', 'Book'],
  ['[one-half style=“wide”]a', 'a'],
])('strips %j', (given, expected) => {
  expect(withoutShortcodes(given)).toBe(expected);
});

it.each([
  'a note [1]',
  '[sic]',
  '[see below]',
  '[follow-up]',
  '[video of the talk]',
  '[galleries]',
  '[x-gallery]',
  '[my-toc]',
  '[a=b]',
  'an [unfinished',
  '[…]',
  '[₹ 5,000]',
  'significant [P_value] below 0.05',
  '[post_op]',
  '[post_op day 3]',
  '[pre_op_score]',
  '[AV]',
  '[CS]',
  '[WP]',
  '[Su]',
  '[AV-node]',
  '[CS_score]',
  '[fusion]',
  '[contact]',
  '[ultimate]',
  '[rev]',
  '[video-assisted]',
  '[mean age = 32 years]',
  '[mean age=32 years]',
  '[mean age=32]',
  '[a\u00A0b = 1]',
  '[BMI range=18-25 kg/m2]',
  '[video of n = 12 patients]',
  '[dose = 5 mg]',
  '[see table id=1 there]',
  '[odds ratio = "high"]',
])('leaves %j alone', (text) => {
  expect(withoutShortcodes(text)).toBe(text);
});

it('takes time in proportion to its input', () => {
  const started = performance.now();
  for (const piece of ['[a ', '[a-', '[', '[/a', '[a=', '[a b=[', ' id=1', ' id=1/', '[a id=1 '])
    withoutShortcodes(`[a${piece.repeat(100_000)}  x]`);
  withoutShortcodes(`[a${' '.repeat(200_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});

it('names what it strips, in the order of the text, and nothing else', () => {
  expect(shortcodesIn('[vc_row][sic] [button x="1"]a[/button][/vc_row]')).toEqual(['vc_row', 'button', 'button', 'vc_row']);
});
