import styles from './illustration-mark.module.css';
import type { PictureEntry } from './picture-entry.ts';

/**
 * The visible word on results and doctors while a drawing stands in: it must never pass for a result or a likeness.
 * Goes by itself when the photograph comes. Place it in a positioned box beside the picture.
 */
export const IllustrationMark = ({ of }: { of: PictureEntry }) =>
  of.placeholder ? (
    <span className={styles['mark']} data-print="none">
      Illustration
    </span>
  ) : null;
