import { blogs } from '#records/pages-blogs';
import * as words from '#words/articles';
import * as pageWords from '#words/pages';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { ListPages } from '../../components/post-list/list-pages.tsx';
import { blogSearch, isUncounted } from '../../content/blog-query.ts';
import { isEnglish, ownFeed } from '../../current-language.ts';
import type { BlogList } from '../../documents/page-data.ts';
import { FEED_PATH } from '../../endpoints.ts';
import { href, routes } from '../../routes.ts';
import { Articles } from './articles.tsx';
import style from './blogs-page.module.css';
import { CategoryTabs } from './category-tabs.tsx';
import { SearchForm } from './search-form.tsx';
import { TopicTiles } from './topic-tiles.tsx';

/** What a search finds is not a page of its own for search engines. */
export const head: PageModule['head'] = ({ data }) => ({
  description: blogs.blogs.lead,
  ...(data.status === 'found' && data.content.kind === 'blogs' && isUncounted(data.content.query) && { noindex: true }),
});

const texts = () => ({ absent: words.absent, unavailable: words.notFetched });

/** Rows BLOG-01 to BLOG-28. Everything works by forms and links; script saves the reload and adds to the list in place. */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts()} />;
  return data.content.kind === 'blogs' ? <Blogs list={data.content} /> : null;
}

function Blogs({ list }: { list: BlogList }) {
  const { query, selected, topic, tabs, total, pages } = list;
  const isOther = !import.meta.english && !isEnglish();
  if (isOther && tabs.length === 0 && total === 0 && !query.q) return <NoneYet />;
  return (
    <div className={style.page}>
      <PageIntro heading={pageWords.blogs} lead={blogs.blogs.lead} />
      <SearchForm query={query} scope={topic ?? (query.category ? selected : null)} />
      <CategoryTabs list={list} />
      {selected && !query.q && <TopicTiles main={selected} tiles={list.tiles} />}
      <Articles list={list} />
      <ListPages page={query.page} pages={pages} to={(page) => href('blogs') + blogSearch({ ...query, page, show: 0 })} />
      <p className={style.feed}>
        <a href={import.meta.english ? FEED_PATH : ownFeed()}>{words.feed}</a>
      </p>
    </div>
  );
}

/** In a language in which nobody has written yet. */
const NoneYet = () => (
  <div className={style.page}>
    <PageIntro heading={pageWords.blogs} lead={blogs.blogs.lead} />
    <p>
      {words.noneYet}{' '}
      <a href={routes.blogs.path} hrefLang="en">
        {words.inEnglish}
      </a>
    </p>
  </div>
);
