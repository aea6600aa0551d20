import * as words from '#words/articles';
import { Link } from '../../components/link.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { PostPicture } from '../../components/post-list/post-picture.tsx';
import { scriptLanguage } from '../../content/script-language.ts';
import type { Around, PostLink } from '../../documents/page-data.ts';
import { href } from '../../routes.ts';
import style from './post-page.module.css';

/** Where to read on: articles on the same subject, and the neighbours in time. */
export function OtherArticles({ around: { related, older, newer } }: { around: Around }) {
  return (
    <>
      {related.length > 0 && (
        <section aria-labelledby="related" className={style.related} data-print="none">
          <h2 id="related">{words.related}</h2>
          <ul>
            {related.map((post) => (
              <li key={post.slug}>
                <PostPicture picture={post.thumbnail} />
                <Link to={href('post', { slug: post.slug })}>
                  <bdi lang={scriptLanguage(post.title)}>{post.title}</bdi>
                </Link>
                <LongDate iso={post.publishedAt} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(older || newer) && (
        <nav aria-label={words.around} className={style.neighbours}>
          {older && <Neighbour post={older} label={words.previous} rel="prev" />}
          {newer && <Neighbour post={newer} label={words.next} rel="next" />}
        </nav>
      )}
    </>
  );
}

function Neighbour({ post: { slug, title }, label, rel }: { post: PostLink; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link to={href('post', { slug })} rel={rel}>
      <span>{label}</span>
      <bdi lang={scriptLanguage(title)}>{title}</bdi>
    </Link>
  );
}
