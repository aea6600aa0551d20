import type { LinkProps } from '../../components/image-viewer/use-image-viewer.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import type { GalleryImage } from '../../content/gallery/gallery-records.ts';
import { unpackPicture } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';

const HALF = '(width >= 64rem) 27rem, (width >= 48rem) 46vw, 92vw';

interface StagePictureProps {
  stage?: GalleryImage['pictures'][number]['stage'];
  picture?: GalleryImage['pictures'][number]['picture'];
  /** Of the link that opens the viewer; without script it leads to the file. */
  link: LinkProps | null;
}

/** One picture of the stage. Nothing of it is in the document before the visitor has agreed. */
export function StagePicture({ picture, link }: StagePictureProps) {
  const { agreed } = useSensitiveConsent();
  if (!picture) return null;
  const shown = <Picture of={unpackPicture(picture)} sizes={HALF} loading="eager" deferred revealed={agreed} />;
  return link?.href ? <a {...link}>{shown}</a> : shown;
}
