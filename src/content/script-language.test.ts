import { expect, it } from 'vitest';
import { scriptLanguage } from './script-language.ts';

it.each([
  ['Rhinoplasty', undefined],
  ['ಮೂಗಿನ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ 👃', 'kn'],
  ['नाक की सर्जरी: rhinoplasty', 'hi'],
  ['عملية تجميل الأنف', 'ar'],
  ['Rhinoplasty, in Kannada: ಮೂಗು', undefined],
  ['', undefined],
  ['1,00,000 – 50%', undefined],
])('%j is %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});
