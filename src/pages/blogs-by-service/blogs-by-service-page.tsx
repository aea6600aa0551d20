import { blogs } from '#records/pages-blogs';
import * as words from '#words/articles';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ArticleSearch } from '../../components/article-search/article-search.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { Link } from '../../components/link.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { ListPages } from '../../components/post-list/list-pages.tsx';
import { PostList } from '../../components/post-list/post-list.tsx';
import { blogSearch } from '../../content/blog-query.ts';
import { href } from '../../routes.ts';
import { defaultTitle } from '../../seo/head.ts';
import style from './blogs-by-service-page.module.css';

/** Row BSVC-04: the address with the category's slug is the canonical one. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'blogs-by-service') return {};
  const { service } = data.content;
  return {
    title: defaultTitle(words.blogsOn({ place: service.name })),
    description: blogs.blogs.byService.replace('{treatment}', () => service.name),
    canonicalPath: href('blogsByService', { service: service.slug }),
  };
};

const texts = () => ({ absent: words.absentHere, unavailable: words.notFetched });

/** Articles of one sub-category (rows BSVC-01 to BSVC-06). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts()} />;
  if (data.content.kind !== 'blogs-by-service') return null;
  const { service, mainCategory, posts, total, page, pages } = data.content;
  const address = href('blogsByService', { service: service.slug });
  const isMain = mainCategory.id === service.id;
  return (
    <div className={style.page}>
      <div className={style.head}>
        <PageIntro heading={service.name} {...(!isMain && { lead: mainCategory.name })} />
        <p>
          <Link to={href('blogs') + blogSearch({ category: mainCategory.slug })}>
            {isMain ? words.byCategory : words.moreOn({ place: mainCategory.name })}
          </Link>
        </p>
      </div>
      {total > 0 ? (
        <>
          <ArticleSearch label={words.searchIn({ place: service.name })} within={{ topic: service.slug }} />
          <p className={style.count}>{words.count({ n: total })}</p>
          <PostList posts={posts} />
          <ListPages page={page} pages={pages} to={(wanted) => (wanted === 1 ? address : `${address}?page=${wanted}`)} />
        </>
      ) : (
        <>
          <p>{words.absentHere}</p>
          <ContactLines text={words.questionAbout({ place: service.name })} />
        </>
      )}
    </div>
  );
}
