import type { PageModule } from '../../app/page-modules.ts';
import { PageIntro } from '../../components/page-intro.tsx';
import { pageTexts } from '../../content/pages.ts';

const text = pageTexts.gallery;

export const head: PageModule['head'] = () => ({ description: text.lead });

export function Page() {
  return <PageIntro {...text} />;
}
