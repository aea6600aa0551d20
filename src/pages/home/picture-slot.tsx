interface PictureSlotProps {
  /** Key in the picture catalogue. */
  name: string;
  /** Overrides the catalogue's text; empty for decoration. */
  alt?: string;
  /** For the `sizes` attribute, where the picture is not shown at the size of its class. */
  sizes?: string;
  /** The one picture the first view waits for. */
  first?: boolean;
}

/** Holds the place of a picture by its key until the picture pipeline supplies it. */
export function PictureSlot({ name, alt = '', first = false }: PictureSlotProps) {
  return (
    <picture>
      <img src="/favicon.svg" data-picture={name} width="640" height="768" alt={alt} loading={first ? 'eager' : 'lazy'} />
    </picture>
  );
}
