import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#words/lead-answer';
import { CHALLENGE_PATH } from '../../endpoints.ts';
import { Button } from '../button/button.tsx';

/**
 * The check that asks for a person, where too many enquiries came from one network and the clinic has configured it. It connects to its
 * provider after a press and not before; waiting does as well.
 */
export function ChallengeFrame({ onPassed }: { onPassed: (answer: string) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && 'check' in data && typeof data.check === 'string') passed(data.check);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  // A sandbox would take the origin away, which the check insists on; the document's own policy is its fence.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (shown) return <iframe ref={frame} width={300} height={70} src={CHALLENGE_PATH} title={words.check} />;
  return (
    <p>
      <Button variant="line" onClick={() => setShown(true)}>
        {words.sendAfterCheck}
      </Button>
    </p>
  );
}
