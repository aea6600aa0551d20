import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer } from '../answer.ts';
import type { Content } from '../content/content.ts';
import { readView } from './answer-list.ts';
import { pickSingle } from './answer-single.ts';
import { lastValue } from './parameters.ts';
import { renderPost } from './render-post.ts';
import { restAnswer } from './rest-answer.ts';
import { forbidden, RestFailure, unknownPost } from './rest-failure.ts';

/** The signature of a preview link; `expires` in seconds since 1970. */
export const signPreview = (secret: string, id: number, expires: number): string =>
  createHmac('sha256', secret).update(`preview.${id}.${expires}`).digest('hex');

/**
 * `GET /wp-json/content/v1/preview/{id}`: a post or page in any state, as WordPress's plugin shows it to holders
 * of a signed link.
 * @throws RestFailure 400 without a signature, 401 for a wrong or old one, 404 for an unknown id
 */
export function answerPreview(content: Content, id: number, parameters: URLSearchParams): Answer {
  checkSignature(content.secret, id, parameters);
  const post = content.post(id);
  if (!post) throw unknownPost();
  const view = readView(parameters);
  const chosen = Number(lastValue(parameters, '_thumbnail_id'));
  const object = renderPost(content, chosen > 0 ? { ...post, featuredMedia: chosen } : post, { ...view, unlocked: false });
  return restAnswer(content.origin, pickSingle(content, object, view, parameters), { 'cache-control': 'private, no-store' });
}

export function checkSignature(secret: string, id: number, parameters: URLSearchParams): void {
  const missing = ['expires', 'signature'].filter((name) => !parameters.has(name));
  if (missing.length > 0) {
    const message = `Missing parameter(s): ${missing.join(', ')}`;
    throw new RestFailure(400, 'rest_missing_callback_param', message, { params: missing });
  }
  const expires = Number(lastValue(parameters, 'expires'));
  const given = Buffer.from(lastValue(parameters, 'signature') ?? '');
  const expected = Buffer.from(signPreview(secret, id, expires));
  const valid = given.length === expected.length && timingSafeEqual(given, expected);
  if (!valid || expires * 1000 < Date.now()) throw forbidden();
}
