import type { PreviewMark } from '../../documents/page-data.ts';
import style from './article-parts.module.css';

/** Made when it is needed: visitors load this file with every article, and never see what it says. */
const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso));

/** Tells an editor that this is not what visitors see. */
export function PreviewBanner({ preview }: { preview: PreviewMark }) {
  return (
    <p className={style.preview} role="note">
      <strong>Preview.</strong> This is an unpublished state, visible by this link only. The link is good until{' '}
      {formatTime(preview.expiresAt)} India time.
    </p>
  );
}
