import { type ComponentType, useEffect, useState } from 'react';

type Offer = ComponentType<{ from: number }>;

/** Fetches what offers a callback at the visitor's first scroll: who never scrolls needs none of it. */
export function Callback() {
  const [offer, setOffer] = useState<{ Offer: Offer; from: number } | null>(null);
  useEffect(() => {
    // Who goes up from the end and is down again before the code has come has scrolled down as well.
    let highest = scrollY;
    let asked = false;
    const onScroll = (): void => {
      highest = Math.min(highest, scrollY);
      if (asked) return;
      asked = true;
      import('./callback-offer.tsx')
        .then(
          ({ CallbackOffer }) => setOffer({ Offer: CallbackOffer, from: highest }),
          // Without it the page is whole; the next page tries again. The error names the file.
          console.warn,
        )
        .finally(end);
    };
    const end = (): void => removeEventListener('scroll', onScroll);
    addEventListener('scroll', onScroll);
    return end;
  }, []);
  return offer && <offer.Offer from={offer.from} />;
}
