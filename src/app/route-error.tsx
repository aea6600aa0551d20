import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ContactLines } from '../components/contact-lines.tsx';
import { ChunkError } from './load-chunk.ts';

/** The address as a document: it needs none of the application, so this happens once and cannot go round in circles. */
function useReloadOnChunkError(): void {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof ChunkError) location.reload();
  }, [error]);
}

/** Shown when the application itself fails. A reload starts it anew; the human channel is always there. */
export function RouteError() {
  useReloadOnChunkError();
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
