import { type ComponentType, useEffect, useState } from 'react';

type Offer = ComponentType<{ from: number }>;

/** Fetches what offers a callback at the visitor's first scroll: who never scrolls needs none of it. */
export function Callback() {
  const [offer, setOffer] = useState<{ Offer: Offer; from: number } | null>(null);
  useEffect(() => {
    const before = scrollY;
    const fetchOffer = (): void => {
      // Who goes up from the end and is down again before the code has come has scrolled down as well.
      const from = Math.min(before, scrollY);
      import('./callback-offer.tsx').then(
        ({ CallbackOffer }) => setOffer({ Offer: CallbackOffer, from }),
        // Without it the page is whole; the next page tries again. The error names the file.
        console.warn,
      );
    };
    addEventListener('scroll', fetchOffer, { once: true });
    return () => removeEventListener('scroll', fetchOffer);
  }, []);
  return offer && <offer.Offer from={offer.from} />;
}
