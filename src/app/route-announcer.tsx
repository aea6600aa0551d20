import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a client navigation, focus goes to the page's heading and its text is announced (row WRAP-07). Never on first load. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [text, setText] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    setText(heading?.textContent ?? document.title);
    if (!heading || hash) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
