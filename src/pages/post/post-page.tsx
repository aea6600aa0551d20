import { use } from 'react';
import { blogs } from '#records/pages-blogs';
import * as words from '#words/articles';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ArticleBody } from '../../components/article-body/article-body.tsx';
import { ArticleAside, frame, PreviewBanner } from '../../components/article-body/article-frame.tsx';
import { ShareButton } from '../../components/article-body/share-button.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { SaverContext } from '../../components/data-saver/saver-context.ts';
import { Link } from '../../components/link.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { withParts } from '../../components/with-parts.ts';
import { subjectOf } from '../../content/article-subject.ts';
import { clinic } from '../../content/clinic.ts';
import { firstLetters } from '../../content/first-letters.ts';
import { BANNER_SIZES, mediaSet } from '../../content/media-set.ts';
import { readingMinutes } from '../../content/reading-time.ts';
import { type Picture, type Post, UNSAID_AUTHOR } from '../../content/records.ts';
import { scriptLanguage } from '../../content/script-language.ts';
import { isEnglish } from '../../current-language.ts';
import { href } from '../../routes.ts';
import { articleSchema } from '../../seo/content-schema.ts';
import { truncateDescription } from '../../seo/head.ts';
import { OtherArticles } from './other-articles.tsx';
import style from './post-page.module.css';

/** Rows BPOST-12 and BPOST-13. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'post') return {};
  const { post, preview } = data.content;
  const description = truncateDescription(post.metaDescription || post.description);
  return {
    title: post.metaTitle || post.title,
    description,
    image: post.socialImage ?? post.banner,
    modifiedAt: post.modifiedAt,
    ...(post.noindex && { noindex: true }),
    keywords: post.tags,
    type: 'article',
    canonicalPath: href('post', { slug: post.slug }),
    ...(preview ? { missing: true } : { jsonLd: [articleSchema(post, description)] }),
  };
};

const texts = () => ({ absent: words.postAbsent, unavailable: words.postNotFetched });
const DAY_MS = 24 * 3600 * 1000;

/** One article (rows BPOST-01 to BPOST-11). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts()} />;
  if (data.content.kind !== 'post') return null;
  const { post, around, cover, preview } = data.content;
  const title = post.title || words.untitled;
  const categories = [...(post.mainCategory ? [post.mainCategory] : []), ...post.subcategories];
  return (
    <div className={style.page}>
      {preview && <PreviewBanner preview={preview} />}
      {/* By its slug: what one article has said, of its address for example, is not said of the next. */}
      <article key={post.slug} className={`${frame} ${style.article}`} lang={post.lang}>
        <h1 dir="auto" lang={post.lang ?? scriptLanguage(title)}>
          {title}
        </h1>
        <Byline post={post} />
        {post.banner && <PostBanner picture={post.banner} />}
        <ArticleAside text={post} cover={cover} about={subjectOf(categories)} />
        <ArticleBody html={post.html} />
        <footer className={style.foot}>
          <Names id="categories" label={words.ofCategories}>
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to={href('blogsByService', { service: slug })}>{name}</Link>
              </li>
            ))}
          </Names>
          <Names id="tags" label={words.tags}>
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Names>
          <div className={style.share} data-print="none" data-late="">
            <ShareButton title={title} />
          </div>
          <p className={style.note}>{blogs.blogs.note}</p>
          <ContactLines text={words.questionAboutPost({ title: firstLetters(title, 120) })} />
        </footer>
      </article>
      {around && <OtherArticles around={around} />}
    </div>
  );
}

function Byline({ post: { author, reviewed, publishedAt, modifiedAt, words: length } }: { post: Post }) {
  const minutes = readingMinutes(length);
  // Where WordPress does not say whose an article is, the word that stands in is an English one.
  const isUnsaid = !import.meta.english && !isEnglish() && author === UNSAID_AUTHOR;
  const revised = Date.parse(modifiedAt) - Date.parse(publishedAt) > DAY_MS;
  return (
    <p className={style.byline}>
      <span>{words.by({ name: isUnsaid ? clinic.name.value : author })}</span>
      <LongDate iso={publishedAt} />
      {minutes > 0 && <span className={style.minutes}>{words.minutes({ n: minutes })}</span>}
      {revised && <span>{withParts(words.updated, { date: <LongDate iso={modifiedAt} /> })}</span>}
      {reviewed && (
        <span>
          {reviewed.on
            ? withParts(words.reviewedOn, { name: reviewed.by, date: <LongDate iso={reviewed.on} /> })
            : words.reviewed({ name: reviewed.by })}
        </span>
      )}
    </p>
  );
}

/** Row BPOST-04. The largest thing in the first view, so it is fetched first. */
function PostBanner({ picture }: { picture: Picture }) {
  const saver = use(SaverContext);
  const { src, width, height, alt } = picture;
  if (saver) return <saver.Upload of={picture} className={style.banner} />;
  return (
    <img
      className={style.banner}
      data-print="none"
      src={src}
      {...mediaSet(picture, BANNER_SIZES)}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      fetchPriority="high"
    />
  );
}

function Names({ id, label, children }: { id: string; label: string; children: React.ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className={style.names}>
      <span id={`post-${id}`}>{label}</span>
      <ul className={style.list} aria-labelledby={`post-${id}`}>
        {children}
      </ul>
    </div>
  );
}
