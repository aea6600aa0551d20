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
  ])('knows the map %s', (frame, href) => {
    expect(embedFromFrame(frame)).toEqual({ kind: 'map', href, src: frame });
  });

  it.each([
    '',
    'about:blank',
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
    ['https://www.youtube.com/playlist?list=PL1', 'https://www.youtube.com/playlist?list=PL1'],
    ['https://vimeo.com/12/ab1', 'https://vimeo.com/12/ab1'],
  ])('knows %s', (address, href) => {
    expect(embedFromPage(address)?.href).toBe(href);
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/@clinic',
    'https://vimeo.com/clinic',
    'https://example.test/watch?v=abc',
    'text',
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
  ])('of %s is %s', (frame, page) => {
    expect(pageOfFrame(frame)?.href).toBe(page);
  });

  it.each([
    '/a-form',
    'javascript:alert(1)',
    'https://www.facebook.com/plugins/post.php?href=javascript%3Aalert(1)',
    'https://www.facebook.com/plugins/post.php',
  ])('of %s is none', (frame) => {
    expect(pageOfFrame(frame)).toBeNull();
  });
});
