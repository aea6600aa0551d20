import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withParts } from './with-parts.ts';

const call = <a href="tel:1">call</a>;
const chat = <a href="/chat">write</a>;

it('puts each part where the sentence of a language has it', () => {
  const english = ({ call: one, chat: other }: Record<'call' | 'chat', string>) => `Please ${one} or ${other}.`;
  const another = ({ call: one, chat: other }: Record<'call' | 'chat', string>) => `${other}, ${one}: please`;
  expect(renderToStaticMarkup(withParts(english, { call, chat }))).toBe(
    'Please <a href="tel:1">call</a> or <a href="/chat">write</a>.',
  );
  expect(renderToStaticMarkup(withParts(another, { call, chat }))).toBe(
    '<a href="/chat">write</a>, <a href="tel:1">call</a>: please',
  );
});

it('says the same as the sentence written out, node by node', () => {
  const [number, zone] = ['1', 'India time'];
  expect(renderToString(withParts(({ n, z }: Record<'n' | 'z', string>) => `${n} ${z}.`, { n: number, z: zone }))).toBe(
    renderToString(
      <>
        {number} {zone}.
      </>,
    ),
  );
});
