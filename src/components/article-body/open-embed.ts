/** What a frame of a video or map host may do; it may not steer the page it stands in. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-presentation';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Puts the frame in the place of the link that stood for it, and the focus into it. The address was checked when the article was
 * sanitised, and the page's policy allows no other hosts (row API-14: nothing of a third party before a visitor asks).
 */
export function openEmbed(link: HTMLAnchorElement): boolean {
  const { embed, src } = link.dataset;
  const url = URL.parse(src ?? '');
  if (url?.protocol !== 'https:') return false;
  if (embed === 'video') url.searchParams.set('autoplay', '1');
  const frame = Object.assign(document.createElement('iframe'), {
    src: url.href,
    title: link.textContent?.replace(/^(?:Play video|Open map): /, '') ?? '',
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
