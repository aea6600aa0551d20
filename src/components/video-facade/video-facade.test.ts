import { expect, it } from 'vitest';
import { playerUrl, watchUrl } from './video-facade.tsx';

it('plays at once, from the host without cookies', () => {
  const url = new URL(playerUrl('an id/with signs'));
  expect(url.host).toBe('www.youtube-nocookie.com');
  expect(url.pathname).toBe('/embed/an%20id%2Fwith%20signs');
  expect(url.searchParams.get('autoplay')).toBe('1');
});

it('links to the page of the video', () => {
  expect(new URL(watchUrl('a&b')).searchParams.get('v')).toBe('a&b');
});
