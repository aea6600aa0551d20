import type { PreviewMark } from '../../content/page-data.ts';
import style from './article-parts.module.css';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Tells an editor that this is not what visitors see. */
export function PreviewBanner({ preview }: { preview: PreviewMark }) {
  return (
    <p className={style.preview} role="note">
      <strong>Preview.</strong> This is an unpublished state, visible by this link only. The link is good until{' '}
      {time.format(new Date(preview.expiresAt))} India time.
    </p>
  );
}
