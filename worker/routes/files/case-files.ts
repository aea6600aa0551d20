import type { Context } from 'hono';
import * as words from '#words/refusals';
import type { GalleryCase } from '../../../src/content/gallery/gallery-records.ts';
import type { AppEnv } from '../../dependencies.ts';
import { failure } from '../../lib/failure.ts';
import { FOR_A_WEEK } from './media.ts';

const CODE = /-(t\d{5})-/;

/** A picture of a case, `/p/case-…`: 410 from the moment on at which its patient has withdrawn the consent. */
export async function casePicture(c: Context<AppEnv>): Promise<Response> {
  const { assets, marks } = c.get('deps');
  const code = CODE.exec(c.req.path)?.[1] ?? '';
  if ((await marks.lookup())(`cases/${code}`) === 'gone') return failure(c, 410, 'gone', words.pictureGone);
  return forAWeek(await found(c, await assets.fetch(c.req.raw)));
}

/** The platform has a year for what the build names by its content; also of a copy that is still right. */
function forAWeek(answer: Response): Response {
  if (answer.status < 400) answer.headers.set('Cache-Control', FOR_A_WEEK);
  return answer;
}

/** Ten cases of a category, `/assets/gallery/…`: without those that were withdrawn. */
export async function caseData(c: Context<AppEnv>): Promise<Response> {
  const { assets, marks } = c.get('deps');
  const gone = await marks.withdrawnCases();
  if (gone.size === 0) return forAWeek(await found(c, await assets.fetch(c.req.raw)));
  // Whole, whatever is asked for: a visitor's own copy may hold what was withdrawn, and the answer to HEAD has nothing to read.
  const answer = await assets.fetch(c.req.url);
  if (answer.status !== 200) return found(c, answer);
  const cases = (await answer.json()) as GalleryCase[];
  const left = cases.filter(({ slug }) => !gone.has(slug));
  // Kept by nobody: the same address has another content than the build gave it.
  return c.json(left, 200, { 'Cache-Control': 'no-store' });
}

/** A file of the build as it is; headers of what the platform hands out cannot be changed, and every answer gets more of them. */
const found = (c: Context<AppEnv>, answer: Response): Response | Promise<Response> =>
  answer.status === 404 ? c.text('Not found', 404, { 'Cache-Control': 'no-store' }) : new Response(answer.body, answer);
