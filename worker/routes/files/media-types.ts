import { PICTURES } from '../../cms/sanitise/media-path.ts';

/** How a file is answered: looked at in a page, played, or saved. */
export type MediaKind = 'picture' | 'recording' | 'document' | 'text-track';

export interface MediaType {
  kind: MediaKind;
  /** What we say it is, whatever WordPress says of it; of pictures, its own word is taken. */
  type: string;
  maxBytes: number;
}

const MB = 1024 * 1024;

export const PICTURE_TYPES: ReadonlySet<string> = new Set(Object.values(PICTURES));

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

const RECORDINGS = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};
const DOCUMENTS = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${office}.spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${office}.presentationml.presentation`,
  odt: `${open}.text`,
  ods: `${open}.spreadsheet`,
  odp: `${open}.presentation`,
  rtf: 'application/rtf',
  csv: 'text/csv',
  txt: 'text/plain',
  ics: 'text/calendar',
};

const all = (kind: MediaKind, types: Record<string, string>, maxBytes: number): [string, MediaType][] =>
  Object.entries(types).map(([extension, type]) => [extension, { kind, type, maxBytes }]);

const BY_EXTENSION = new Map<string, MediaType>([
  ...all('picture', PICTURES, 12 * MB),
  ...all('recording', RECORDINGS, 256 * MB),
  ...all('document', DOCUMENTS, 32 * MB),
  ...all('text-track', { vtt: 'text/vtt' }, MB),
]);

/** What the name of a file says it is; null for what is never asked of WordPress. */
export const mediaTypeOf = (path: string): MediaType | null =>
  BY_EXTENSION.get(/\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? '') ?? null;

/**
 * Whether an answer can be what its name says. Servers that know no type say `octet-stream`; an HTML page under the name of a document is
 * an error page, and a script under the name of a film is neither.
 */
export function isOfType(answered: string, { kind }: Pick<MediaType, 'kind'>): boolean {
  if (kind === 'picture') return PICTURE_TYPES.has(answered);
  if (answered === 'application/octet-stream') return true;
  const families = {
    recording: /^(?:video|audio)\/|^application\/ogg$/,
    document: /^application\/(?!xhtml|javascript|xml)|^text\/(?:plain|csv|calendar|rtf)$/,
    'text-track': /^text\/(?:vtt|plain)$/,
  };
  return families[kind].test(answered);
}
