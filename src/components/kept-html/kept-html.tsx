import type { ComponentType } from 'react';
import { siteHtml } from '../../browser/trusted-types.ts';

const kept = new Map<string, string | TrustedHTML>();

/** The document's own HTML, written by our server; read once, before React has touched it. */
function fromDocument(id: string): string | TrustedHTML {
  const html = kept.get(id) ?? siteHtml(document.getElementById(id)?.innerHTML ?? '');
  kept.set(id, html);
  return html;
}

/**
 * A part of the shell that is the same on every page. The server writes it; the browser keeps the HTML it was given and
 * neither downloads nor hydrates the code behind it (two menus are some 250 links). Its links are followed by
 * `useInternalLinks`. Give the content only on the server, so that the build can leave it out of the browser's part:
 * `content={import.meta.env.SSR ? Content : null}`. A style sheet that only the content uses must also be used outside of
 * it: the build drops unused ones from the browser's part, which then no longer equals the server's.
 */
export function KeptHtml({
  id,
  className,
  content: Content,
}: {
  id: string;
  className?: string | undefined;
  content: ComponentType | null;
}) {
  if (Content) {
    return (
      <div id={id} className={className}>
        <Content />
      </div>
    );
  }
  const html = { __html: fromDocument(id) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by our server
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
