import type { Fields } from '../../../src/content/overlay.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { isRecord, member, textMember } from '../client/members.ts';
import { isRecordPicture, pictureOfRecord } from '../map/map-record-picture.ts';

/** What WordPress says in place of the files: values by the path of their field (`hours.opens`), by the name of the record. */
export interface SaidRecords {
  /** Changes with everything that is published. */
  version: string;
  records: Record<string, Fields>;
}

export const NOTHING_SAID: SaidRecords = { version: '', records: {} };

/** `clinic`, `services/rhinoplasty`. */
export const RECORD_NAME = /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80})?$/;
const FIELD_PATH = /^[A-Za-z]\w{0,60}(?:\.[A-Za-z]\w{0,60}){0,6}$/;

/** The answer of the plugin; null where it is none. What has no name that a record or field could have is left out. */
export function mapSaidRecords(raw: unknown, origins: ContentOrigins): SaidRecords | null {
  const records = member(raw, 'records');
  const version = textMember(raw, 'version');
  // PHP writes an empty table as a list.
  const none = Array.isArray(records) && records.length === 0;
  if (version === '' || !(isRecord(records) || none)) return null;
  const entries = Object.entries(none ? {} : (records as Fields)).flatMap(([name, record]): [string, Fields][] => {
    const fields = member(record, 'fields');
    if (!RECORD_NAME.test(name) || !isRecord(fields)) return [];
    const named = Object.entries(fields)
      .filter(([path, value]) => FIELD_PATH.test(path) && value !== null)
      .map(([path, value]) => [path, isRecordPicture(value) ? pictureOfRecord(value, origins) : value]);
    return named.length ? [[name, Object.fromEntries(named)]] : [];
  });
  return { version, records: Object.fromEntries(entries) };
}
