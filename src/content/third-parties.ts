import { thirdParties as record } from '#records/third-parties';
import { CHAT_PATH, REVIEWS_PATH } from '../endpoints.ts';

/**
 * Services of others on the home page. Their scripts live in documents of ours under `/embed/`, which load only once the
 * visitor has allowed it (rows HOME-51, HOME-55); the link does the same job without them.
 */
export const thirdParties = {
  reviews: () => ({ ...record.reviews, src: REVIEWS_PATH }),
  chat: () => ({ ...record.chat, src: CHAT_PATH }),
};
