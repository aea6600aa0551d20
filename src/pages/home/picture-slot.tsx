import { IllustrationMark } from '../../media/illustration-mark.tsx';
import { Picture } from '../../media/picture.tsx';
import type { PictureEntry } from '../../media/picture-entry.ts';
import { homePictures } from './home-pictures.ts';
import style from './picture-slot.module.css';

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
  /** Somebody's picture: a drawing in its place says that it is one (design guide, Pictures). */
  likeness?: boolean;
}

/** A picture of the home page by its key. */
export function PictureSlot({ name, tall, alt, sizes, first = false, likeness = false }: PictureSlotProps) {
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
}

/** Throws for an unknown key: the page is rendered at build, which then fails. */
function entryOf(name: string): PictureEntry {
  const entry: PictureEntry | undefined = homePictures[name];
  if (!entry) throw new Error(`The home page has no picture "${name}"`);
  return entry;
}
