import { CHAT_PATH, REVIEWS_PATH } from '../endpoints.ts';
import { placeholder } from './placeholder.ts';

/**
 * Services of others on the home page. Their scripts live in documents of ours under `/embed/`, which load only once the
 * visitor has allowed it (rows HOME-51, HOME-55); the link does the same job without them.
 */
export const thirdParties = {
  reviews: {
    title: 'Reviews of the clinic',
    src: REVIEWS_PATH,
    provider: placeholder('the reviews service', 'name of the reviews service'),
    link: placeholder(
      { href: 'https://reviews.example/clinic', label: 'Read the reviews there' },
      "address of the clinic's reviews",
    ),
  },
  chat: {
    src: CHAT_PATH,
    provider: placeholder('the chat service', 'name of the chat service and client identifier'),
  },
} as const;
