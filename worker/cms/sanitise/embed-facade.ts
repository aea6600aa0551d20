import type { Element } from 'hast';
import * as words from '#words/articles';
import { firstLetters } from '../../../src/content/first-letters.ts';
import { collapse } from './parse-html.ts';

/** A video or map of a known host: nothing of it loads before the visitor asks for it. */
export interface Embed {
  kind: 'video' | 'map';
  /** Its page, for visitors who follow the link. */
  href: string;
  /** The address of the frame, without cookies where the host offers that. */
  src: string;
}

const VIDEO_ID = /^[\w-]{1,64}$/;
const MAX_LABEL_CHARACTERS = 120;

/** The embed behind the address of a frame: https, an exact host, a path for embedding, no user info; null for every other frame. */
export function embedFromFrame(address: string): Embed | null {
  const url = frameUrl(address);
  if (!url) return null;
  const [, first = '', second = '', ...more] = url.pathname.split('/');
  if (/^(?:www\.)?youtube\.com$|^www\.youtube-nocookie\.com$/.test(url.host) && first === 'embed' && more.length === 0) {
    const list = url.searchParams.get('list') ?? '';
    return second === 'videoseries' ? playlist(list) : youtube(second, url.searchParams.get('start'));
  }
  if (url.host === 'player.vimeo.com' && first === 'video' && more.length === 0)
    return vimeo(second, url.searchParams.get('h') ?? '');
  if (/^(?:www|maps)\.google\.com$/.test(url.host) && url.searchParams.get('output') === 'embed') return oldMap(url);
  return url.host === 'www.google.com' && /^\/maps\/(?:embed(?:\/v1\/\w+)?|d\/embed)$/.test(url.pathname) ? map(url) : null;
}

/**
 * The page that a frame of a host we do not know shows, for a link to it; null where there is none. Some hosts name the page in a
 * parameter, or hang `embed` on its address.
 */
export function pageOfFrame(address: string): URL | null {
  const url = URL.parse(address.trim(), 'https://relative.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || url.host === 'relative.invalid') return null;
  if (/^(?:www\.)?facebook\.com$/.test(url.host) && url.pathname.startsWith('/plugins/')) {
    const shown = URL.parse(url.searchParams.get('href') ?? '');
    return shown && /^https?:$/.test(shown.protocol) ? shown : null;
  }
  if (/^(?:www\.)?instagram\.com$/.test(url.host)) return new URL(url.pathname.replace(/\/embed(?:\/.*)?$/, '/'), url);
  return url;
}

/** The embed behind the address of a video's own page, as editors paste it. */
export function embedFromPage(address: string): Embed | null {
  const url = frameUrl(address);
  if (!url) return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  if (/^(?:(?:www|m)\.)?youtube\.com$/.test(url.host)) {
    if (first === 'watch') return youtube(url.searchParams.get('v') ?? '', url.searchParams.get('t'));
    if (first === 'playlist') return playlist(url.searchParams.get('list') ?? '');
    return ['shorts', 'live', 'embed'].includes(first) ? youtube(second, null) : null;
  }
  if (url.host === 'youtu.be') return youtube(first, url.searchParams.get('t'));
  return /^(?:www\.)?vimeo\.com$/.test(url.host) ? vimeo(first, second) : null;
}

/** The link that stands in for an embed; a script of ours turns it into the frame when it is tapped. */
export function facadeLink({ kind, href, src }: Embed, title: string): Element {
  const name = firstLetters(collapse(title), MAX_LABEL_CHARACTERS) || new URL(href).host.replace(/^www\./, '');
  return {
    type: 'element',
    tagName: 'a',
    properties: { href, rel: ['noopener', 'noreferrer'], target: '_blank', dataEmbed: kind, dataSrc: src },
    children: [{ type: 'text', value: words.named({ what: kind === 'map' ? words.map : words.film, name }) }],
  };
}

function frameUrl(address: string): URL | null {
  // The base only serves addresses that begin with `//`; relative ones end at its host, which is nobody's.
  const url = URL.parse(address.trim(), 'https://relative.invalid');
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

function youtube(id: string, start: string | null): Embed | null {
  if (!VIDEO_ID.test(id)) return null;
  const seconds = /^(\d{1,6})s?$/.exec(start ?? '')?.[1];
  return {
    kind: 'video',
    href: `https://www.youtube.com/watch?v=${id}${seconds ? `&t=${seconds}s` : ''}`,
    src: `https://www.youtube-nocookie.com/embed/${id}${seconds ? `?start=${seconds}` : ''}`,
  };
}

function playlist(list: string): Embed | null {
  if (!VIDEO_ID.test(list)) return null;
  return {
    kind: 'video',
    href: `https://www.youtube.com/playlist?list=${list}`,
    src: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
  };
}

/** @param hash the second half of the address of an unlisted video */
function vimeo(id: string, hash: string): Embed | null {
  if (!/^\d{1,12}$/.test(id)) return null;
  const secret = /^[0-9a-f]{1,32}$/.test(hash) ? hash : '';
  return {
    kind: 'video',
    href: `https://vimeo.com/${id}${secret && `/${secret}`}`,
    src: `https://player.vimeo.com/video/${id}?dnt=1${secret && `&h=${secret}`}`,
  };
}

/** An embedded map names its place as a search (`q`), as coordinates in `pb`, or not at all. */
function map(url: URL): Embed {
  const [, longitude, latitude] = /!2d(-?[\d.]{1,20})!3d(-?[\d.]{1,20})/.exec(url.searchParams.get('pb') ?? '') ?? [];
  const place = url.searchParams.get('q') ?? (latitude ? `${latitude},${longitude}` : '');
  const href = place
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
    : 'https://www.google.com/maps';
  return { kind: 'map', href, src: url.href };
}

/** The form of address that Google's maps gave out for embedding before: a search with `output=embed`, on either host. */
function oldMap({ searchParams }: URL): Embed | null {
  const place = searchParams.get('q') ?? searchParams.get('ll') ?? '';
  if (place === '') return null;
  return {
    kind: 'map',
    href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
    src: `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`,
  };
}
