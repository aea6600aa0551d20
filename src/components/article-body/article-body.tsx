import { memo, use, useEffect, useRef } from 'react';
import { ARTICLE_ID, ID_PREFIX } from '../../browser/article-html.ts';
import { siteHtml } from '../../browser/trusted-types.ts';
import { scrollToSection } from '../../browser/whole-page.ts';
import { decodeSafely } from '../../routes.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import { isPlainClick } from '../link.tsx';
import '../prose/prose.css';
import './article-choices.css';
import style from './article-body.module.css';

/** HTML of an article, sanitised before it was cached. Hydration takes it from the document, hence the fixed id. */
export const ArticleBody = memo(function ArticleBody({ html }: { html: string }) {
  const saver = use(SaverContext);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = body.current;
    article?.addEventListener('click', followEmbed);
    return () => article?.removeEventListener('click', followEmbed);
  }, []);
  useEffect(showNamedPart, []);
  return (
    <div
      ref={body}
      id={ARTICLE_ID}
      className={`prose ${style.article}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/cms/sanitise/sanitise-html.ts when it entered the cache
      dangerouslySetInnerHTML={{ __html: siteHtml(saver ? saver.article(html) : html) }}
      suppressHydrationWarning
    />
  );
});

/** Addresses that people pass on name a part as its editor did, `#prices`. Whoever has begun to read stays where they are. */
function showNamedPart(): void {
  const name = decodeSafely(location.hash.slice(1));
  if (!name || scrollY > 0 || document.getElementById(name)) return;
  const part = document.getElementById(ID_PREFIX + name);
  if (part) scrollToSection(part);
}

/** A tap on a facade is the visitor's leave to connect; with a modifier key the link is followed as any other. */
function followEmbed(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-embed]') : null;
  if (link && openEmbed(link)) event.preventDefault();
}

/** What a frame of a video or map host may do; it may not steer the page it stands in. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-presentation';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Puts the frame in the place of the link that stood for it, and the focus into it. The address was checked when the article was
 * sanitised, and the page's policy allows no other hosts (row API-14: nothing of a third party before a visitor asks).
 */
function openEmbed(link: HTMLAnchorElement): boolean {
  const { embed, src } = link.dataset;
  if (!src?.startsWith('https:') || !URL.canParse(src)) return false;
  const url = new URL(src);
  if (embed === 'video') url.searchParams.set('autoplay', '1');
  const frame = Object.assign(document.createElement('iframe'), {
    src: url.href,
    title: link.textContent?.replace(/^[^:]+: /, '') ?? '',
    allow: ALLOW,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  frame.setAttribute('sandbox', SANDBOX);
  const box = document.createElement('span');
  box.className = 'embed-frame';
  box.append(frame);
  link.replaceWith(box);
  frame.focus();
  return true;
}
