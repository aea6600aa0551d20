import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import * as words from '#words/buttons';
import { RoundButton } from '../button/button.tsx';
import { closeOnBack } from './close-on-back.ts';
import style from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called whenever the visitor closes it: button, Escape, click beside it, Back. The owner then sets `open` to false. */
  onClose: () => void;
  /** Accessible name, and the heading of a sheet. */
  label: string;
  /** Rendered only while open, so that frames and films end with it. */
  children: ReactNode;
  /** Closed, it still renders them, out of sight: they have something to bring to its end. */
  held?: boolean;
  /** `sheet`: a card in the middle, of `sheet.css`, which the home page does without. `film`: the whole window, dark, without a heading. */
  variant?: 'sheet' | 'film';
  /** `any`: a click beside it closes too. `none`: it stays until its own buttons close it; no close button, no Escape. */
  closedby?: 'any' | 'closerequest' | 'none';
  /** The browser's Back button closes it. */
  backCloses?: boolean;
}

/** A modal layer of the platform: focus goes in and returns, the page behind is inert and does not scroll, layers may nest. */
export function Dialog({
  open,
  onClose,
  label,
  children,
  held,
  variant = 'sheet',
  closedby = 'any',
  backCloses = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const unblock = closedby === 'none' ? blockEscape(element) : undefined;
    const release = backCloses ? closeOnBack(() => close()) : undefined;
    return () => {
      element.close();
      unblock?.();
      void release?.();
    };
  }, [open, backCloses, closedby]);

  /** The browser closed it by itself, or was made to although nothing may close it: then it opens again. */
  function onClosed(event: SyntheticEvent<HTMLDialogElement>): void {
    if (!open || event.target !== event.currentTarget) return;
    if (closedby === 'none') event.currentTarget.showModal();
    else onClose();
  }
  return (
    <dialog ref={dialog} className={style[variant] ?? variant} aria-label={label} closedby={closedby} onClose={onClosed}>
      {(open || held) && (
        <div className={variant === 'film' ? 'on-night' : undefined}>
          <div className={style.head}>
            {variant === 'sheet' && <h2>{label}</h2>}
            {closedby !== 'none' && <RoundButton icon="x" label={words.close} onClick={onClose} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** Keeps Escape from closing a dialog where `closedby="none"` is not known. Preventing `cancel` alone fails at the second press. */
function blockEscape(dialog: HTMLDialogElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  dialog.addEventListener('cancel', (event) => event.target === dialog && event.preventDefault(), { signal });
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { signal });
  return () => abort.abort();
}
