import { type ComponentType, createContext } from 'react';
import type { Picture } from '../../content/records.ts';
import type { PictureProps } from '../../media/picture.tsx';

/** What a lite page shows in place of its pictures. */
export interface Saver {
  /** For a picture of the catalogue. */
  Picture: ComponentType<PictureProps>;
  /** For an upload of WordPress. */
  Upload: ComponentType<UploadProps>;
  /** For the pictures inside the HTML of an article. Leaves alone what it has already done. */
  article: (html: string) => string;
  /** Outlines of pictures by key, for the path of an SVG. The server writes them; the browser keeps those of the document. */
  outlines?: Readonly<Record<string, string>>;
}

export interface UploadProps {
  of: Picture;
  /** Of the place, where it is not the picture's own. */
  shape?: { width: number; height: number };
  /** As of `OnTap`. */
  fit?: 'behind';
  className?: string | undefined;
}

/** Null on every page that is not lite: its visitors never load the parts, which come with the context. */
export const SaverContext = createContext<Saver | null>(null);
