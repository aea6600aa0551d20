import { useEffect, useEffectEvent, useRef } from 'react';
import { visitMemory } from '../../browser/visit-memory.ts';

interface ThirdPartyFrameProps {
  /** Address at the provider, or path of one of our `/embed/*` documents. */
  src: string;
  title: string;
  /** Our own documents tell when the provider's script does not load; other frames cannot. */
  onFailed?: () => void;
}

/** What our `/embed/*` documents post to their parent when their script does not load. */
const EMBED_FAILED = 'embed-failed';

/** No frame may steer the page it stands in. Ours run without an origin as well: no cookies of the site, no way back into it. */
const OWN_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
const PROVIDER_SANDBOX = `${OWN_SANDBOX} allow-same-origin allow-presentation`;

/** A frame that connects elsewhere; rendered only after the visitor allowed it. */
export function ThirdPartyFrame({ src, title, onFailed }: ThirdPartyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.current?.contentWindow && data === EMBED_FAILED) failed();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={src.startsWith('/') ? OWN_SANDBOX : PROVIDER_SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** What may ask for leave to connect elsewhere. The chat keeps its own account, and a video tile asks each time. */
export type ThirdParty = 'map' | 'reviews';

/** What the visitor has allowed in this visit. */
export const allowed = visitMemory<readonly ThirdParty[]>([]);

export const allow = (kind: ThirdParty): void => allowed.set([...allowed.get(), kind]);
