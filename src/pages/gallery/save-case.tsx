import { Button } from '../../components/button/button.tsx';
import type { GalleryCase } from '../../content/gallery/gallery-records.ts';
import { type GalleryCategory, gallerySlug } from '../../gallery-categories.ts';
import { useShortlist } from './use-shortlist.ts';

/** Puts the case on the visitor's shortlist, or takes it off. */
export function SaveCase({ category, one }: { category: GalleryCategory; one: GalleryCase }) {
  const { has, toggle } = useShortlist();
  const saved = `${gallerySlug(category)}/${one.slug}` as const;
  return (
    <Button variant="line" icon={has(saved) ? 'check' : 'plus'} aria-pressed={has(saved)} onClick={() => toggle(saved)}>
      {has(saved) ? 'On your shortlist' : 'Add to shortlist'}
    </Button>
  );
}
