import { describe, expect, it } from 'vitest';
import { isOfType, type MediaType, mediaTypeOf } from './media-types.ts';

const MB = 1024 * 1024;

describe('mediaTypeOf', () => {
  it.each([
    ['/2025/01/a.jpg', 'picture', 'image/jpeg', 12],
    ['/a.JPEG', 'picture', 'image/jpeg', 12],
    ['/a.jpe', 'picture', 'image/jpeg', 12],
    ['/a.png', 'picture', 'image/png', 12],
    ['/a.gif', 'picture', 'image/gif', 12],
    ['/a.webp', 'picture', 'image/webp', 12],
    ['/a.avif', 'picture', 'image/avif', 12],
    ['/a.mp4', 'recording', 'video/mp4', 256],
    ['/a.m4v', 'recording', 'video/mp4', 256],
    ['/a.mov', 'recording', 'video/quicktime', 256],
    ['/a.webm', 'recording', 'video/webm', 256],
    ['/a.ogv', 'recording', 'video/ogg', 256],
    ['/a.mp3', 'recording', 'audio/mpeg', 256],
    ['/a.m4a', 'recording', 'audio/mp4', 256],
    ['/a.aac', 'recording', 'audio/aac', 256],
    ['/a.oga', 'recording', 'audio/ogg', 256],
    ['/a.ogg', 'recording', 'audio/ogg', 256],
    ['/a.wav', 'recording', 'audio/wav', 256],
    ['/a.flac', 'recording', 'audio/flac', 256],
    ['/a.pdf', 'document', 'application/pdf', 32],
    ['/a.doc', 'document', 'application/msword', 32],
    ['/a.docx', 'document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 32],
    ['/a.xls', 'document', 'application/vnd.ms-excel', 32],
    ['/a.xlsx', 'document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 32],
    ['/a.ppt', 'document', 'application/vnd.ms-powerpoint', 32],
    ['/a.pptx', 'document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 32],
    ['/a.odt', 'document', 'application/vnd.oasis.opendocument.text', 32],
    ['/a.ods', 'document', 'application/vnd.oasis.opendocument.spreadsheet', 32],
    ['/a.odp', 'document', 'application/vnd.oasis.opendocument.presentation', 32],
    ['/a.rtf', 'document', 'application/rtf', 32],
    ['/a.csv', 'document', 'text/csv', 32],
    ['/a.txt', 'document', 'text/plain', 32],
    ['/a.ics', 'document', 'text/calendar', 32],
    ['/a.vtt', 'text-track', 'text/vtt', 1],
  ])('%s is a %s', (path, kind, type, megabytes) => {
    const named = { kind, type, maxBytes: megabytes * MB } as MediaType;
    expect(mediaTypeOf(path)).toEqual(named);
    expect(isOfType(type, named)).toBe(true);
  });

  it.each([
    '/a.svg',
    '/a.svgz',
    '/a.html',
    '/a.htm',
    '/a.xml',
    '/a.js',
    '/a.php',
    '/a',
    '/jpg',
    '/a.jpg/',
    '/a.jpg.php',
    '/a.',
    '',
  ])('%j is never asked for', (path) => {
    expect(mediaTypeOf(path)).toBeNull();
  });
});

describe('isOfType', () => {
  const named = (path: string): MediaType => mediaTypeOf(path) as MediaType;

  it.each([
    ['/a.jpg', 'image/webp'],
    ['/a.mp4', 'video/mp4'],
    ['/a.mp4', 'application/octet-stream'],
    ['/a.mp4', 'audio/mp4'],
    ['/a.ogg', 'application/ogg'],
    ['/a.pdf', 'application/pdf'],
    ['/a.pdf', 'application/x-pdf'],
    ['/a.csv', 'text/plain'],
    ['/a.txt', 'text/rtf'],
    ['/a.ics', 'text/calendar'],
    ['/a.vtt', 'text/plain'],
    ['/a.vtt', 'text/vtt'],
  ])('%s may be answered as %s', (path, answered) => {
    expect(isOfType(answered, named(path))).toBe(true);
  });

  it.each([
    ['/a.jpg', 'image/svg+xml'],
    ['/a.jpg', 'application/octet-stream'],
    ['/a.jpg', 'text/html'],
    ['/a.mp4', 'text/html'],
    ['/a.mp4', 'application/javascript'],
    ['/a.mp4', 'x-video/mp4'],
    ['/a.ogg', 'application/oggx'],
    ['/a.ogg', 'x-application/ogg'],
    ['/a.pdf', 'x-application/pdf'],
    ['/a.csv', 'x-text/csv'],
    ['/a.pdf', 'text/html'],
    ['/a.pdf', 'application/xhtml+xml'],
    ['/a.pdf', 'application/javascript'],
    ['/a.pdf', 'application/xml'],
    ['/a.pdf', 'text/plainx'],
    ['/a.pdf', 'image/svg+xml'],
    ['/a.vtt', 'text/html'],
    ['/a.vtt', 'text/plainx'],
    ['/a.vtt', 'xtext/vtt'],
  ])('%s may not be answered as %s', (path, answered) => {
    expect(isOfType(answered, named(path))).toBe(false);
  });
});
