import { postSlug } from '../cms/queries/keys-and-slugs.ts';
import type { Repository } from '../cms/queries/repository.ts';
import type { Settings } from '../settings.ts';

/** An id in `MANAGED_PAGES` that means another page, or none (row CMS-03). */
export interface WrongMapping {
  slug: string;
  /** What `MANAGED_PAGES` says. */
  id: number;
  /** The page that is shown. */
  shown: { id: number; slug: string };
}

/** What is shown in spite of a wrong id: found by its slug, or the wrong page. What cannot be read now says nothing. */
export async function wrongMappings(
  { MANAGED_PAGES }: Pick<Settings, 'MANAGED_PAGES'>,
  content: Pick<Repository, 'managedPage'>,
): Promise<WrongMapping[]> {
  const found = Object.entries(MANAGED_PAGES).map(async ([slug, id]): Promise<WrongMapping[]> => {
    const page = await content.managedPage(slug, { optional: true }).catch(() => null);
    if (page?.status !== 'found') return [];
    const { id: shownId, slug: shownSlug } = page.value;
    const isRight = shownId === id && postSlug(shownSlug) === postSlug(slug);
    return isRight ? [] : [{ slug, id, shown: { id: shownId, slug: shownSlug } }];
  });
  return (await Promise.all(found)).flat();
}
