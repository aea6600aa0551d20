import type { Answer } from '../answer.ts';
import type { Content } from '../content/content.ts';
import { checkSignature } from './preview.ts';
import { restAnswer } from './rest-answer.ts';
import { noRoute } from './rest-failure.ts';

/**
 * `GET /wp-json/clinic-public-site/v1/records`: what editors say in place of the site's files. With `?preview=<id>.<expires>.<signature>`
 * the state of one draft is merged in.
 * @throws RestFailure 404 where the plugin knows of no records, 401 for a wrong or old signature
 */
export function answerRecords(content: Content, parameters: URLSearchParams): Answer {
  if (!content.said) throw noRoute();
  const { drafts, ...published } = content.said;
  const preview = parameters.get('preview');
  if (preview === null) return restAnswer(content.origin, published);
  const [id = '', expires = '', signature = ''] = preview.split('.');
  checkSignature(content.secret, Number(id), new URLSearchParams({ expires, signature }));
  const draft = drafts[Number(id)];
  if (!draft) throw noRoute();
  const known = published.records[draft.record];
  const merged = { modified: '2026-11-22T12:00:00Z', fields: { ...known?.fields, ...draft.fields } };
  return restAnswer(
    content.origin,
    { ...published, records: { ...published.records, [draft.record]: merged }, preview: draft.record },
    { 'cache-control': 'private, no-store' },
  );
}
