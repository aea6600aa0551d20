import type { ReactNode } from 'react';

export type ThirdParty = 'map' | 'reviews' | 'video';

export interface ThirdPartyGateProps {
  kind: ThirdParty;
  /** Name of the frame, for example "Map of the clinic". */
  title: string;
  /** Who receives the visit once it is allowed, for example "Google Maps". */
  provider: string;
  /** The frame's address: the provider's own, or one of our `/embed/*` documents. */
  src: string;
  /** Does the same job without the frame. */
  link: { href: string; label: string };
  /** Stands in the reserved space until then, for example a drawn map. */
  picture?: ReactNode;
}

export function ThirdPartyGate({ title, link }: ThirdPartyGateProps) {
  return (
    <figure aria-label={title}>
      <a href={link.href}>{link.label}</a>
    </figure>
  );
}
