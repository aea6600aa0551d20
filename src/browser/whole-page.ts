/**
 * The height of parts far down is a guess until they are laid out, when they come near (`styles/layout.css`). Whoever goes to a place
 * on the page asks for all of them first: the place would move otherwise. Browser only.
 */
export function renderWholePage(isWhole = true): void {
  document.documentElement.toggleAttribute('data-whole', isWhole);
}

/** Brings a part of the page into view. */
export function scrollToSection(part: HTMLElement, behavior: ScrollBehavior = 'auto'): void {
  renderWholePage();
  part.scrollIntoView({ behavior });
}
