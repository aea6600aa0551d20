import { type MouseEvent, type ReactNode, use, useState } from 'react';
import * as words from '#words/third-party';
import { whatsappLink } from '../../content/clinic.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { isPlainClick } from '../link.tsx';
import { ThirdPartyFrame } from '../third-party-gate/third-party-frame.tsx';
import style from './video-facade.module.css';

export interface FacadeVideo {
  title: string;
  /** The platform's id of the video; null while the clinic has not supplied it (never a broken player). */
  youtubeId: string | null;
}

export interface VideoFacadeProps {
  video: FacadeVideo;
  /** The poster, from our own origin (row FAQV-05). Decorative: the title names the tile. */
  picture: ReactNode;
}

/** A video tile, or words alone while there is no video: a picture with a sign on it would promise one. Nothing of the platform loads before a press (rows HOME-50, FAQV-01 to FAQV-05, API-14). */
export function VideoFacade({ video, picture }: VideoFacadeProps) {
  const { title, youtubeId } = video;
  if (youtubeId) return <PlayableTile title={title} youtubeId={youtubeId} picture={picture} />;
  return (
    <a className={`${style.tile} ${style.missing}`} href={whatsappLink(words.askForVideo({ title }))}>
      <span className={style.title}>{title}</span>
      <span className={style.note}>{words.missingVideo}</span>
    </a>
  );
}

function PlayableTile({ title, youtubeId, picture }: { title: string; youtubeId: string; picture: ReactNode }) {
  const [open, setOpen] = useState(false);
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a className={style.tile} href={watchUrl(youtubeId)} aria-haspopup="dialog" onClick={onClick}>
        <Face picture={picture} />
        <span className={style.title}>
          <span className="visually-hidden">{`${words.playVideo} `}</span>
          {title}
        </span>
        <span className={style.note}>{words.fromPlatform}</span>
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} label={title} variant="film" backCloses>
        <div className={style.player}>
          <ThirdPartyFrame src={playerUrl(youtubeId)} title={title} />
          <p>
            {words.notPlaying} <a href={watchUrl(youtubeId)}>{words.watch}</a>
          </p>
        </div>
      </Dialog>
    </>
  );
}

function Face({ picture }: { picture: ReactNode }) {
  // The tile is a link, which can hold no control; its title says what the poster only adorns.
  const lite = use(SaverContext) !== null;
  return (
    <span className={style.face} data-print="none">
      {!lite && picture}
      <span className={style.disc}>
        <Icon name="play" />
      </span>
    </span>
  );
}

/** The video's page at the platform: what the tile links to without script. */
export const watchUrl = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The player from the platform's host that sets no cookies before playing; it plays at once (row FAQV-03). */
export const playerUrl = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
