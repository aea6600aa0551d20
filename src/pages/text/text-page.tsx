import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { type PageText, pageTexts } from '../../content/pages.ts';
import { href, type RouteName } from '../../routes.ts';

const textOf = (name: RouteName | null | undefined): PageText => {
  const text = (pageTexts as Partial<Record<RouteName, PageText>>)[name ?? 'home'];
  if (!text) throw new Error(`No text for the page ${name}`);
  return text;
};

/** Row ROUTE-15: terms and privacy are one content under two addresses, of which one is canonical. */
export const head: PageModule['head'] = ({ name }) => ({
  description: textOf(name).lead,
  ...(name === 'terms' && { canonicalPath: href('privacy') }),
});

/** Screens that are a heading and a text. */
export function Page() {
  const { handle } = useCurrentPage();
  return (
    <>
      <PageIntro {...textOf(handle?.name)} />
      <ContactLines />
    </>
  );
}
