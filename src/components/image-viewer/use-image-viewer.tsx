import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** A picture as the viewer needs it: its largest file, and smaller ones where there are any. */
export interface PictureSource {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: readonly { src: string; width: number; height: number }[];
}

export interface ImageViewer {
  /** Props of the link round picture `index`; without script it leads to the file. Empty where there is nothing to view. */
  linkProps: (index: number) => AnchorHTMLAttributes<HTMLAnchorElement>;
  /** Opens at a picture. Does nothing with one picture or fewer (row VIEW-06). */
  open: (at: number | 'first' | 'last') => void;
  /** To be rendered once, anywhere in the page. */
  viewer: ReactNode;
}

export function useImageViewer(pictures: readonly PictureSource[], _options: { label: string }): ImageViewer {
  return { linkProps: (index) => ({ href: pictures[index]?.src }), open: () => {}, viewer: null };
}
