import { expect, it } from 'vitest';
import { hidesPlaceholders } from './placeholders.ts';

it('leaves placeholders out on staging and production, unless DEMO_CONTENT is on', () => {
  const hidden = (['development', 'preview', 'staging', 'production'] as const).map((ENVIRONMENT) =>
    hidesPlaceholders({ ENVIRONMENT, DEMO_CONTENT: 'off' }),
  );
  expect(hidden).toEqual([false, false, true, true]);
  expect(hidesPlaceholders({ ENVIRONMENT: 'production', DEMO_CONTENT: 'on' })).toBe(false);
});
