import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface ThirdPartyFrameProps {
  src: string;
  title: string;
  className?: string;
  /** Our own documents tell their parent when the provider's script does not load; other frames cannot. */
  onFailed: () => void;
}

/** What our `/embed/*` documents post to their parent. */
export const EMBED_FAILED = 'embed-failed';

/** Scripts of others run in a document without an origin: no cookies of ours, no way back into the page. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A frame that connects elsewhere; rendered only after the visitor allowed it. */
export function ThirdPartyFrame({ src, title, className, onFailed }: ThirdPartyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const own = src.startsWith('/');
  useFailureMessage(frame, onFailed);
  return (
    <iframe
      ref={frame}
      className={className}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      {...(own && { sandbox: SANDBOX })}
    />
  );
}

function useFailureMessage(frame: RefObject<HTMLIFrameElement | null>, onFailed: () => void): void {
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.current?.contentWindow && data === EMBED_FAILED) failed();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame]);
}
