import { ContactLines } from '../components/contact-lines.tsx';

/** Shown when the application itself fails. A reload starts it anew; the human channel is always there. */
export function RouteError() {
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
