import { liteArticle } from './lite-article.ts';
import type { Saver } from './saver-context.ts';
import { SaverPicture, SaverUpload } from './saver-picture.tsx';

/** All that only lite pages need: a chunk and a style sheet of their own. */
export const saver: Saver = { Picture: SaverPicture, Upload: SaverUpload, article: liteArticle };
