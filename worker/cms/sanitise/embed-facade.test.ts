import { describe, expect, it } from 'vitest';
import { embedFromFrame, embedFromPage, pageOfFrame } from './embed-facade.ts';

describe('embedFromFrame', () => {
  it.each([
    [
      'https://www.youtube.com/embed/a-b_1?feature=oembed',
      'https://www.youtube.com/watch?v=a-b_1',
      'https://www.youtube-nocookie.com/embed/a-b_1',
    ],
    [
      'https://www.youtube-nocookie.com/embed/abc',
      'https://www.youtube.com/watch?v=abc',
      'https://www.youtube-nocookie.com/embed/abc',
    ],
    [
      'https://youtube.com/embed/abc?start=90',
      'https://www.youtube.com/watch?v=abc&t=90s',
      'https://www.youtube-nocookie.com/embed/abc?start=90',
    ],
    [
      'https://www.youtube.com/embed/videoseries?list=PL1',
      'https://www.youtube.com/playlist?list=PL1',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
    ],
    [
      'https://www.youtube.com/embed/abc?start=90s',
      'https://www.youtube.com/watch?v=abc&t=90s',
      'https://www.youtube-nocookie.com/embed/abc?start=90',
    ],
    [
      ' https://www.youtube.com/embed/abc?start=x90 ',
      'https://www.youtube.com/watch?v=abc',
      'https://www.youtube-nocookie.com/embed/abc',
    ],
    [
      'https://www.youtube.com/embed/abc?start=90x',
      'https://www.youtube.com/watch?v=abc',
      'https://www.youtube-nocookie.com/embed/abc',
    ],
    ['https://player.vimeo.com/video/12?h=xab1', 'https://vimeo.com/12', 'https://player.vimeo.com/video/12?dnt=1'],
    ['https://player.vimeo.com/video/12?h=ab1x', 'https://vimeo.com/12', 'https://player.vimeo.com/video/12?dnt=1'],
    ['https://player.vimeo.com/video/12?autoplay=1', 'https://vimeo.com/12', 'https://player.vimeo.com/video/12?dnt=1'],
    ['https://player.vimeo.com/video/12?h=ab1', 'https://vimeo.com/12/ab1', 'https://player.vimeo.com/video/12?dnt=1&h=ab1'],
  ])('knows the video %s', (frame, href, src) => {
    expect(embedFromFrame(frame)).toEqual({ kind: 'video', href, src });
  });

  it.each([
    ['https://www.google.com/maps/embed?pb=!1m1!2d77.6!3d12.9', 'https://www.google.com/maps/search/?api=1&query=12.9%2C77.6'],
    [
      'https://www.google.com/maps/embed/v1/place?q=A%20clinic&key=k',
      'https://www.google.com/maps/search/?api=1&query=A%20clinic',
    ],
    ['https://www.google.com/maps/d/embed?mid=1', 'https://www.google.com/maps'],
    ['https://www.google.com/maps/embed?pb=!2d-77.6!3d-12.9', 'https://www.google.com/maps/search/?api=1&query=-12.9%2C-77.6'],
    ['https://www.google.com/maps/embed?pb=!2d77.6', 'https://www.google.com/maps'],
  ])('knows the map %s', (frame, href) => {
    expect(embedFromFrame(frame)).toEqual({ kind: 'map', href, src: frame });
  });

  it.each([
    ['https://maps.google.com/maps?q=A%20clinic&output=embed', 'A%20clinic'],
    ['https://www.google.com/maps?ll=12.9,77.6&output=embed', '12.9%2C77.6'],
    ['https://www.google.com/maps?q=A&ll=12.9,77.6&output=embed', 'A'],
  ])('knows the map of former days %s', (frame, place) => {
    expect(embedFromFrame(frame)).toEqual({
      kind: 'map',
      href: `https://www.google.com/maps/search/?api=1&query=${place}`,
      src: `https://www.google.com/maps?q=${place}&output=embed`,
    });
  });

  it.each([
    '',
    'about:blank',
    'https://www.youtube.com/v/abc',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/videoseries?list=a%22b',
    `https://www.youtube.com/embed/${'x'.repeat(65)}`,
    'https://:word@www.youtube.com/embed/abc',
    'https://evil.test/embed/abc',
    'https://evilyoutube.com/embed/abc',
    'https://xwww.youtube-nocookie.com/embed/abc',
    'https://www.youtube-nocookie.com.evil.test/embed/abc',
    'https://player.vimeo.com/12',
    'https://player.vimeo.com/video/12/more',
    'https://player.vimeo.com/video/12x',
    'https://player.vimeo.com/video/x12',
    'https://player.vimeo.com/video/1234567890123',
    'https://evil.test/video/12',
    'https://evil.test/maps/embed?pb=1',
    'https://evil.test/maps?q=x&output=embed',
    'https://evilmaps.google.com/maps?q=x&output=embed',
    'https://maps.google.com.evil.test/maps?q=x&output=embed',
    'https://maps.google.com/maps?q=x&output=html',
    'https://www.google.com/x/maps/embed?pb=1',
    'https://www.google.com/maps/embed/v1/place/x',
    '/embed/abc',
    'http://www.youtube.com/embed/abc',
    'https://m.youtube.com/embed/abc',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/embed/abc/def',
    'https://www.youtube.com/embed/a%22b',
    'https://www.youtube.com:444/embed/abc',
    'https://user@www.youtube.com/embed/abc',
    'https://www.youtube.com.evil.test/embed/x',
    'https://player.vimeo.com/video/abc',
    'https://www.google.com/maps/embedded',
    'https://www.google.com/maps?output=embed',
    'https://maps.google.com/maps/embed?pb=1',
  ])('knows nothing of %j', (frame) => {
    expect(embedFromFrame(frame)).toBeNull();
  });
});

describe('embedFromPage', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc&t=30s', 'https://www.youtube.com/watch?v=abc&t=30s'],
    ['https://m.youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://youtu.be/abc?si=x', 'https://www.youtube.com/watch?v=abc'],
    ['https://youtube.com/shorts/abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://youtube.com/live/abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://www.youtube.com/playlist?list=PL1', 'https://www.youtube.com/playlist?list=PL1'],
    ['https://vimeo.com/12/ab1', 'https://vimeo.com/12/ab1'],
    ['https://www.vimeo.com/12', 'https://vimeo.com/12'],
    ['https://youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://www.youtube.com/embed/abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://youtu.be/abc?t=5', 'https://www.youtube.com/watch?v=abc&t=5s'],
    ['//youtu.be/abc', 'https://www.youtube.com/watch?v=abc'],
  ])('knows %s', (address, href) => {
    expect(embedFromPage(address)?.href).toBe(href);
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/@clinic',
    'https://vimeo.com/clinic',
    'https://example.test/watch?v=abc',
    'text',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/playlist',
    'https://www.youtube.com/other/abc',
    'https://evilyoutube.com/watch?v=abc',
    'https://youtube.com.evil.test/watch?v=abc',
    'https://evilvimeo.com/12',
    'https://vimeo.com.evil.test/12',
    'http://youtu.be/abc',
  ])('knows nothing of %s', (address) => {
    expect(embedFromPage(address)).toBeNull();
  });
});

describe('pageOfFrame', () => {
  it.each([
    ['https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fclinic', 'https://www.facebook.com/clinic'],
    ['https://facebook.com/plugins/page.php?href=https%3A%2F%2Fclinic.example%2F', 'https://clinic.example/'],
    ['https://www.instagram.com/p/abc/embed/captioned/', 'https://www.instagram.com/p/abc/'],
    ['https://calendly.com/clinic', 'https://calendly.com/clinic'],
    // Not theirs, though their names stand in them: the frame's own address is all we know.
    [
      'https://evilfacebook.com/plugins/x?href=https%3A%2F%2Fa.test',
      'https://evilfacebook.com/plugins/x?href=https%3A%2F%2Fa.test',
    ],
    [
      'https://facebook.com.evil.test/plugins/x?href=https%3A%2F%2Fa.test',
      'https://facebook.com.evil.test/plugins/x?href=https%3A%2F%2Fa.test',
    ],
    ['https://notinstagram.com/p/abc/embed/', 'https://notinstagram.com/p/abc/embed/'],
    ['https://instagram.com.evil.test/p/abc/embed/', 'https://instagram.com.evil.test/p/abc/embed/'],
    ['https://instagram.com/p/abc/embed', 'https://instagram.com/p/abc/'],
    ['https://instagram.com/p/abc/embedded', 'https://instagram.com/p/abc/embedded'],
    ['http://calendly.com/clinic', 'http://calendly.com/clinic'],
    ['https://www.facebook.com/clinic?href=https%3A%2F%2Fa.test', 'https://www.facebook.com/clinic?href=https%3A%2F%2Fa.test'],
  ])('of %s is %s', (frame, page) => {
    expect(pageOfFrame(frame)?.href).toBe(page);
  });

  it.each([
    '/a-form',
    'javascript:alert(1)',
    'ftp://calendly.com/clinic',
    'https://',
    'https://www.facebook.com/plugins/post.php?href=javascript%3Aalert(1)',
    'https://www.facebook.com/plugins/post.php',
  ])('of %s is none', (frame) => {
    expect(pageOfFrame(frame)).toBeNull();
  });
});
