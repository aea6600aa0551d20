import { expect, it } from 'vitest';
import { joinUrl } from './join-url.ts';

it.each([
  ['https://api.example.com', 'leads', 'https://api.example.com/leads'],
  ['https://api.example.com/', 'leads', 'https://api.example.com/leads'],
  ['https://api.example.com/api//', '/leads', 'https://api.example.com/api/leads'],
  ['https://api.example.com', '//leads//new', 'https://api.example.com/leads//new'],
  ['https://api.example.com//v1/', 'leads', 'https://api.example.com//v1/leads'],
])('joins %s and %s by one slash', (base, path, joined) => {
  expect(joinUrl(base, path)).toBe(joined);
});
