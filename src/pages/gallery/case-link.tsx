import { type MouseEventHandler, type ReactNode, use } from 'react';
import { Link } from '../../components/link.tsx';
import { AgreedContext } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import { AGREEMENT_PATH } from '../../endpoints.ts';
import { type GalleryCategory, gallerySlug } from '../../gallery-categories.ts';
import { href } from '../../routes.ts';

interface CaseLinkProps {
  category: GalleryCategory;
  /** Empty: the category itself. */
  slug: string;
  current?: boolean;
  label?: string;
  className?: string | undefined;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/**
 * A way to a case. In a document that answers an agreement sent without script it is a button that takes the agreement along,
 * so that nobody is asked again at every case.
 */
export function CaseLink({ category, slug, current = false, label, className, onClick, children }: CaseLinkProps) {
  const agreedWithoutScript = use(AgreedContext);
  const place = { category: gallerySlug(category) };
  const path = slug ? href('galleryCase', { ...place, case: slug }) : href('galleryCategory', place);
  const shared = { className, 'aria-current': current ? ('true' as const) : undefined, 'aria-label': label };
  if (agreedWithoutScript) {
    return (
      <form method="post" action={AGREEMENT_PATH}>
        <button name="page" value={path} {...shared}>
          {children}
        </button>
      </form>
    );
  }
  return (
    <Link to={path} onClick={onClick} preventScrollReset {...shared}>
      {children}
    </Link>
  );
}
