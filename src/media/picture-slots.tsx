import * as words from '#words/pictures';
import styles from './illustration-mark.module.css';
import type { PictureEntry } from './packed-picture.ts';
import { Picture } from './picture.tsx';
import style from './picture-slots.module.css';

interface PictureSlotProps {
  /** Key in the picture catalogue. */
  name: string;
  /** Key of the picture shown instead below 48rem. */
  tall?: string;
  /** Overrides the catalogue's text; empty for decoration. */
  alt?: string;
  /** How wide it is laid out, where that is not the default of its size. */
  sizes?: string;
  /** The one picture the first view waits for. */
  first?: boolean;
  /** Somebody's picture, or that of a real place: a drawing in its place says that it is one (design guide, Pictures). */
  likeness?: boolean;
}

/**
 * A component that shows the pictures of one screen by their keys. It throws for a key that is not among them: pages are rendered at
 * build, which then fails.
 */
export function pictureSlots(pictures: Readonly<Record<string, PictureEntry>>) {
  const entryOf = (name: string): PictureEntry => pickPicture(pictures, name);
  return function PictureSlot({ name, tall, alt, sizes, first = false, likeness = false }: PictureSlotProps) {
    const of = entryOf(name);
    const picture = (
      <Picture
        of={of}
        priority={first}
        {...(tall && { tall: entryOf(tall) })}
        {...(alt !== undefined && { alt })}
        {...(sizes && { sizes })}
      />
    );
    if (!likeness) return picture;
    return (
      <span className={style['likeness']}>
        {picture}
        <IllustrationMark of={of} />
      </span>
    );
  };
}

/**
 * The visible word on results and doctors while a drawing stands in: it must never pass for a result or a likeness.
 * Goes by itself when the photograph comes. Place it in a positioned box beside the picture.
 */
export const IllustrationMark = ({ of }: { of: PictureEntry }) =>
  of.placeholder ? (
    <span className={styles['mark']} data-print="none">
      {words.illustration}
    </span>
  ) : null;

/**
 * One picture of a group imported from `virtual:pictures/<pattern>`.
 * @throws when the group does not hold it: a mistake in the page, seen at build because pages are rendered there.
 */
export function pickPicture(group: Readonly<Record<string, PictureEntry>>, key: string): PictureEntry {
  const entry = group[key];
  if (import.meta.env.SSR && !entry) throw new Error(`There is no picture "${key}" here.`);
  return entry as PictureEntry;
}
