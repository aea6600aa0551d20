import { useEffect } from 'react';
import { ChunkError } from '../browser/load-chunk.ts';
import { ContactLines } from '../components/contact-lines.tsx';

/** Shown when the application itself fails. A reload starts it anew; the human channel is always there. */
export function RouteError({ error }: { error: unknown }) {
  // The address as a document: it needs none of the application, so this happens once and cannot go round in circles.
  useEffect(() => {
    if (error instanceof ChunkError) location.reload();
  }, [error]);
  return (
    <main id="main" className="wrap">
      <h1>Something went wrong</h1>
      <p>This page could not be shown.</p>
      <p>
        <a href="">Try again</a>
      </p>
      <ContactLines />
    </main>
  );
}
