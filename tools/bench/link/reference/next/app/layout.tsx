import Link from 'next/link';
import type { ReactNode } from 'react';
import { content } from '../content';
import '../styles.css';
import { Menu } from './parts';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <div className="wrap">
            <Link className="logo" href="/">
              {content.logo}
            </Link>
            <button type="button" popoverTarget="menu">
              Menu
            </button>
          </div>
        </header>
        <nav id="menu" popover="auto">
          <Menu />
        </nav>
        {children}
        <footer>
          <div className="wrap">
            <p>{content.closing}</p>
            <Menu />
          </div>
        </footer>
      </body>
    </html>
  );
}
