import type { ReactNode } from 'react';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import style from './footer.module.css';
import { FooterContent } from './footer-content.tsx';

/** The children stand first: the place of what appears at the end of every page (row FOOT-09). */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className={`${style.footer} on-night`}>
      {children}
      <KeptHtml id="footer" content={import.meta.env.SSR ? FooterContent : null} />
    </footer>
  );
}
