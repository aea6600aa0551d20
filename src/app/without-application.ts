/**
 * What a document does for itself where there is script, and the application never comes (`boot.ts`, decision 049): in a browser too old for
 * it, in the answer to a form that was sent before it was there, and in a preview. Controls that only it would answer are taken away, and what the
 * style sheets show without script is shown; where the browser knows no popovers, they open and close. A file of its own: nobody else fetches it.
 */

/** As in `boot.ts`. */
const SCRIPTED = 'button[type="button"]:not([popovertarget], [commandfor])';
/** Where the style sheet leaves a layer to the script: the drawer waits beside the page. */
const SHOWN = 'display:block;position:fixed;z-index:99;translate:none';

/** As in `boot.ts`: the document was written for staying as it is. */
const isStill = (): boolean => document.getElementById('root')?.dataset['hydrate'] === undefined;

let layer: HTMLElement | null = null;
let opener: HTMLElement | null = null;

function takeAway(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(SCRIPTED)) {
    // Pictures are worth looking at without being a button.
    if (button.querySelector('img')) button.disabled = true;
    else button.remove();
  }
  // A list that is in no form stands beside its name.
  for (const list of document.querySelectorAll('select:not(form select)')) list.parentElement?.remove();
}

/**
 * Rules for pages with script are taken away, and those for pages without take their place where what stands in `noscript` elsewhere stands in
 * the page. Pictures on tap (in `@supports`) need no application.
 */
function turn(rules: CSSRuleList): void {
  for (const { conditionText, cssRules, media } of rules as unknown as Iterable<Partial<CSSMediaRule>>) {
    if (!conditionText && cssRules) turn(cssRules);
    if (!media || !/^.scripting/.test(media.mediaText)) continue;
    if (!media.mediaText.includes('none')) media.mediaText = 'not all';
    else if (isStill()) media.mediaText = 'all';
  }
}

/** A press on a layer's own button closes it, and so does one beside it. */
function press(target: Element): void {
  const before = layer;
  const button = target.closest<HTMLElement>('[popovertarget]');
  const wanted = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (before && (wanted || !before.contains(target))) hide();
  if (button && wanted && wanted !== before) show(wanted, button);
}

function show(wanted: HTMLElement, button: HTMLElement): void {
  [layer, opener] = [wanted, button];
  // The list of languages stands in the foot: there the focus goes.
  if (getComputedStyle(layer).display === 'none') layer.style.cssText = SHOWN;
  opener.setAttribute('aria-expanded', 'true');
  layer.querySelector<HTMLElement>('a, button')?.focus();
}

function hide(): void {
  if (!layer || !opener) return;
  layer.style.cssText = '';
  opener.setAttribute('aria-expanded', 'false');
  opener.focus();
  layer = null;
}

/** Makes changes above the form that was answered. Chromium and Firefox hold it in its place; Safari would show what stands there now. */
function hold(change: () => void): void {
  const answered = document.querySelector(':target');
  const top = (): number => answered?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: 'instant' });
}

function turnAll(): void {
  hold(() => {
    for (const { cssRules } of document.styleSheets) turn(cssRules);
  });
}

// The document may still be on its way, and its style sheets for longer.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => hold(takeAway));
else hold(takeAway);
if (document.readyState === 'complete') turnAll();
else addEventListener('load', turnAll);
if (!('popover' in document.documentElement)) {
  addEventListener('click', ({ target }) => target instanceof Element && press(target));
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  // Else it would stand open when the page is shown again.
  addEventListener('pagehide', hide);
}
