import { Link } from 'react-router-dom';
import type { PostSummary } from '../content/records.ts';
import { href } from '../routes.ts';
import { LongDate } from './long-date.tsx';

/** Posts as a list: title, date, description. */
export function PostList({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="posts">
      {posts.map(({ id, slug, title, publishedAt, description }) => (
        <li key={id}>
          <h2>
            <Link to={href('post', { slug })}>{title || 'Untitled article'}</Link>
          </h2>
          <p>
            <LongDate iso={publishedAt} />
          </p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
