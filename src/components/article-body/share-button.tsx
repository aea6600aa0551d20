import { useState, useSyncExternalStore } from 'react';
import * as words from '#words/articles';
import { Button } from '../button/button.tsx';

/** Neither is there on every device, nor outside of a secure origin. */
const wayOf = ({ share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>>): 'share' | 'copy' | 'none' => {
  if (share) return 'share';
  return clipboard ? 'copy' : 'none';
};

/** What a device can do does not change. */
const never = () => () => {};

/**
 * Hands the article to the device's own sheet; where there is none, copies its address. It is there only once script can do
 * either, and no network is involved.
 */
export function ShareButton({ title }: { title: string }) {
  const way = useSyncExternalStore(
    never,
    () => wayOf(navigator),
    () => 'none' as const,
  );
  const [said, setSaid] = useState('');
  if (way === 'none') return null;
  const press = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    try {
      if (way === 'share') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch (error) {
      // A sheet that is closed again is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(words.copyThis({ address: url }));
    }
  };
  return (
    <>
      <Button variant="line" onClick={() => void press()}>
        {way === 'share' ? words.share : words.copy}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
