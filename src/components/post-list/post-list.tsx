import type { RefObject } from 'react';
import type { PostSummary } from '../../content/records.ts';
import { PostCard } from './post-card.tsx';
import style from './post-list.module.css';

interface PostListProps {
  posts: readonly PostSummary[];
  /** The card at this position hands its heading out. */
  marked?: { position: number; heading: RefObject<HTMLHeadingElement | null> };
}

/** On a desktop the first row stands in the first view. */
const FIRST_ROW = 3;

/** Cards of articles in one to three columns. */
export function PostList({ posts, marked }: PostListProps) {
  return (
    <ul className={style.list}>
      {posts.map((post, position) => (
        <li key={post.id} id={`article-${position + 1}`}>
          <PostCard
            post={post}
            eager={position < FIRST_ROW}
            {...(marked?.position === position && { heading: marked.heading })}
          />
        </li>
      ))}
    </ul>
  );
}
