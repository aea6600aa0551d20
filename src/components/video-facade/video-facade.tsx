import type { ReactNode } from 'react';

export interface FacadeVideo {
  title: string;
  /** The platform's id of the video; null while the clinic has not supplied it (never a broken player). */
  youtubeId: string | null;
  /** Written answer, shown in place of a video that is not there yet. */
  answer?: string;
}

export interface VideoFacadeProps {
  video: FacadeVideo;
  /** The poster, from our own origin (row FAQV-05). Decorative: the title names the tile. */
  picture: ReactNode;
}

export function VideoFacade({ video, picture }: VideoFacadeProps) {
  return (
    <div>
      {picture}
      {video.title}
    </div>
  );
}
