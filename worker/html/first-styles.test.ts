import { expect, it } from 'vitest';
import { parseRules, stylesFor, usedNames } from './first-styles.ts';

const names = usedNames('<header id="top" class="a b"><p><svg class="icon"></svg><a></a></p></header>');
const kept = (css: string) => stylesFor(parseRules(css), names);

it.each([
  ['elements and roots', ':root{--x:1}p>a{color:red}', ':root{--x:1}p>a{color:red}'],
  ['its classes and ids', '.a{x:1}.b .icon{x:2}#top{x:3}', '.a{x:1}.b .icon{x:2}#top{x:3}'],
  ['not those of what comes later', '.card{x:1}.a .card{x:2}#foot{x:3}.ic\\:on{x:4}', ''],
  ['of a list, the selectors that can meet', '.card,.a,.b:not(.card){x:1}', '.a,.b:not(.card){x:1}'],
  ['a selector whole that has a comma in brackets', '.a[title="x,.card"]{x:1}', '.a[title="x,.card"]{x:1}'],
  ['what stands beside such a selector', '.a[title],.card,.b:not(.x,.y),.card{x:1}', '.a[title],.b:not(.x,.y){x:1}'],
  [
    'what holds on a condition',
    '.a:has(.card){x:1}.a:not(:is(:active,h2)){x:3}.a:nth-last-child(2 of .card){x:4}',
    '.a:has(.card){x:1}.a:not(:is(:active,h2)){x:3}.a:nth-last-child(2 of .card){x:4}',
  ],
  [
    'what asks for one of several, where there is one',
    '.a:is(.card,p){x:1}:where(.a p,.card) a{x:2}.a :is(.card,h2){x:3}:where(.card li) a{x:4}.a:is(:hover,:focus-within){x:5}.a:is(:hover){x:6}',
    '.a:is(.card,p){x:1}:where(.a p,.card) a{x:2}.a:is(:hover,:focus-within){x:5}',
  ],
  ['what is of a language or a direction', '.a:lang(ar, bn) p{x:1}.b:dir(rtl){x:2}', '.a:lang(ar, bn) p{x:1}.b:dir(rtl){x:2}'],
  [
    'its elements, and none of others',
    'html,body{x:1}header>p{x:2}blockquote{x:3}.a h2,p+p{x:4}a:before,h2:before{x:5}*,[dir=h2]{x:6}',
    'html{x:1}header>p{x:2}p+p{x:4}a:before{x:5}*,[dir=h2]{x:6}',
  ],
  [
    'layers and media, in their order',
    '@layer x,y;@layer y{.a{x:1}@media (width>=1px){.card{x:2}.b{x:3}}}',
    '@layer x,y;@layer y{.a{x:1}@media (width>=1px){.b{x:3}}}',
  ],
  ['rules of several declarations, and strings of either kind', `.a{x:'}}{;';y:2}.card{z:3}`, `.a{x:'}}{;';y:2}`],
  ['no statement of nothing', ';.a{x:1};', '.a{x:1}'],
  ['faces', '@font-face{font-family:F}', '@font-face{font-family:F}'],
  ['nothing for paper, pointers or movement', '@media print{.a{x:1}}.a:hover{x:2}@keyframes k{from{x:1}}', ''],
  ['strings and escapes as they are', '.a{content:"}}{;"}.b[title="{"]{x:1}.a\\:b{x:2}', '.a{content:"}}{;"}.b[title="{"]{x:1}'],
])('keeps for the first part %s', (_, css, expected) => {
  expect(kept(css)).toBe(expected);
});

it('reads a sheet whole: a part that uses every name gets all of it', () => {
  const css = '@layer a,b;:root{--x:"}"}.a,.b>p{x:1}@media (width>1px){@supports (x:1){.a{x:url("a;b")}}}.b{x:2}';
  expect(kept(css)).toBe(css);
});
