import { memo, type RefObject } from 'react';
import type { PostSummary } from '../../content/records.ts';
import { scriptLanguage } from '../../content/script-language.ts';
import { href } from '../../routes.ts';
import { Link } from '../link.tsx';
import { LongDate } from '../long-date.tsx';
import style from './post-list.module.css';
import { PostPicture } from './post-picture.tsx';

export interface PostCardProps {
  post: PostSummary;
  /** Read at once rather than when it comes near. */
  eager?: boolean;
  /** Takes the focus after it was added to a list. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** An article in a list (rows BLOG-08, BSVC-02). One link covers the card; its words tell it from the others. */
export const PostCard = memo(function PostCard({ post, eager = false, heading }: PostCardProps) {
  const { slug, title, publishedAt, description, thumbnail, mainCategory, tags } = post;
  const name = title || 'Untitled article';
  return (
    <article className={style.card}>
      <PostPicture picture={thumbnail} eager={eager} />
      <p className={style.meta}>
        <LongDate iso={publishedAt} />
        {mainCategory && <span>{mainCategory.name}</span>}
      </p>
      <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
        <bdi lang={scriptLanguage(name)}>{name}</bdi>
      </h2>
      {description && (
        <p className={style.excerpt}>
          <bdi lang={scriptLanguage(description)}>{description}</bdi>
        </p>
      )}
      {tags.length > 0 && (
        <ul className={style.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={style.more}>
        <Link to={href('post', { slug })}>
          Read More<span className="visually-hidden">: {name}</span>
        </Link>
      </p>
    </article>
  );
});
