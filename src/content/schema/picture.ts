import * as v from 'valibot';
import { choice, text } from './fields.ts';

/** Limits of a picture that WordPress may say, with the sentences for what breaks them: the plugin keeps the same ones. */
export interface PictureLimits {
  types: readonly string[];
  /** Pixels. */
  minWidth: number;
  /** Width by height. */
  shape: readonly [least: number, most: number];
  messages: Readonly<Record<'gone' | 'type' | 'width' | 'shape', string>>;
}

/** Endings of the files that may be shown, by their type. */
const ENDINGS = /\.(?:jpe?g|png|webp|avif)(?:\?v=\w+)?$/i;

/** What must stay in view where the banner is narrower or lower than the picture. */
const focuses = ['left top', 'top', 'right top', 'left', 'middle', 'right', 'left bottom', 'bottom', 'right bottom'] as const;

const limits: PictureLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  minWidth: 1200,
  shape: [1.33, 3],
  messages: {
    gone: 'must be a picture that is in the media library',
    type: 'must be a JPEG, PNG, WebP or AVIF file',
    width: 'must be at least 1200 pixels wide',
    shape: 'must be wider than high: from 4:3 to 3:1',
  },
};

const part = <T extends v.GenericSchema>(label: string, schema: T) => v.pipe(schema, v.title(label));
const notPicture = 'must be a picture of the media library';
const pixels = (label: string) => part(label, v.number(notPicture));

const file = v.strictObject(
  {
    src: part('File', v.string(notPicture)),
    width: pixels('Width'),
    height: pixels('Height'),
    alt: text('Alternative text', {
      min: 0,
      max: 160,
      help: 'What is on it, for people who cannot see it. Empty: what the media library says; where that is empty too, the picture is decoration.',
    }),
    focus: v.exactOptional(
      choice(
        'What must stay in view',
        focuses,
        'Phones show a narrow part of the picture. Empty: right of the middle, as the heading stands left.',
      ),
    ),
    widths: v.exactOptional(
      part('Sizes', v.array(part('Size', v.tuple([v.number(notPicture), v.string(notPicture)])), notPicture)),
    ),
    bytes: v.exactOptional(pixels('Bytes')),
  },
  notPicture,
);

/** What WordPress says of the file and its editor of the picture. */
export type BannerPicture = v.InferOutput<typeof file>;

/** Nothing else is wrong with a picture that is gone. */
const unlessGone = (keeps: (given: BannerPicture) => boolean, message: string) =>
  v.check((given: BannerPicture) => given.src === '' || keeps(given), message);

/**
 * A picture of WordPress's media library behind the heading of a page. Editors choose the file, its words and what stays in view; the rest
 * WordPress says of the file, and `worker/cms/map/map-record-picture.ts` makes this of it. Absent: the build's own picture.
 */
export const bannerPicture = v.pipe(
  file,
  v.title('Picture of the banner'),
  v.description(
    'Of the media library, at least 1200 pixels wide (better 2000), calm where the heading stands. Empty: the picture of the site. Never a photograph of a patient: those wait for a consent on file, and the web team publishes them.',
  ),
  Object.assign(
    v.check(({ src }: BannerPicture) => src !== '', limits.messages.gone),
    { picture: limits },
  ),
  unlessGone(({ src }) => ENDINGS.test(src), limits.messages.type),
  unlessGone(({ width }) => width >= limits.minWidth, limits.messages.width),
  unlessGone(
    ({ width, height }) => width >= height * limits.shape[0] && width <= height * limits.shape[1],
    limits.messages.shape,
  ),
);
