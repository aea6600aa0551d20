import type { Fields } from '../../../src/content/overlay.ts';
import type { BannerPicture } from '../../../src/content/schema/picture.ts';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import type { MediaMarks } from '../client/media-marks.ts';
import { isRecord } from '../client/members.ts';
import type { SaidRecords } from './said-records.ts';

const isPicture = (value: unknown): value is BannerPicture =>
  isRecord(value) && typeof value['src'] === 'string' && value['src'].startsWith(MEDIA_PREFIX);

/** Of each state the files it shows, and what it is without some of them: a state that nothing was deleted of stays the same object. */
const known = new WeakMap<SaidRecords, { paths: readonly string[]; without: Map<string, SaidRecords> }>();

/**
 * What WordPress says, without pictures that were deleted since: as with articles, that holds from the webhook on, whether WordPress can be
 * read or not. The register is asked only where there are pictures.
 */
export async function withoutGonePictures(said: SaidRecords, marks: Pick<MediaMarks, 'isGone'>): Promise<SaidRecords> {
  const { paths, without } = known.get(said) ?? { paths: picturesOf(said), without: new Map<string, SaidRecords>() };
  known.set(said, { paths, without });
  if (paths.length === 0) return said;
  const isGone = await marks.isGone();
  const gone = new Set(paths.filter(isGone));
  if (gone.size === 0) return said;
  const key = [...gone].join();
  const left = without.get(key) ?? { ...said, records: eachField(said, (value) => withoutFile(value, gone)) };
  without.set(key, left);
  return left;
}

const picturesOf = ({ records }: SaidRecords): string[] => [
  ...new Set(
    Object.values(records).flatMap((fields) => Object.values(fields).flatMap((value) => (isPicture(value) ? pathOf(value) : []))),
  ),
];

const pathOf = ({ src }: BannerPicture): string => src.replace(/\?.*/, '');

/** Its schema refuses a picture without a file, and says so to editors. */
const withoutFile = (value: unknown, gone: ReadonlySet<string>): unknown =>
  isPicture(value) && gone.has(pathOf(value)) ? { ...value, src: '' } : value;

const eachField = ({ records }: SaidRecords, change: (value: unknown) => unknown): SaidRecords['records'] =>
  Object.fromEntries(
    Object.entries(records).map(([name, fields]): [string, Fields] => [
      name,
      Object.fromEntries(Object.entries(fields).map(([path, value]) => [path, change(value)])),
    ]),
  );
