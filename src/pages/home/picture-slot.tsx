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

/** Holds the place of a picture by its key until the picture pipeline supplies it. */
export function PictureSlot({ name, alt = '', first = false, likeness = false }: PictureSlotProps) {
  const picture = (
    <picture>
      <img src="/favicon.svg" data-picture={name} width="640" height="768" alt={alt} loading={first ? 'eager' : 'lazy'} />
    </picture>
  );
  return likeness ? <span className={style.likeness}>{picture}</span> : picture;
}
