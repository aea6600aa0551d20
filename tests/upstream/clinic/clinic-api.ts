import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { Content } from '../content/content.ts';

/** One lead as it arrived: nothing of it is checked here. */
export interface ReceivedLead {
  body: unknown;
  headers: IncomingHttpHeaders;
  /** Milliseconds since 1970. */
  at: number;
}

const SEO_PATH = /^\/api\/seo-metadata\/id\/([^/]+)$/;

const envelope = (data: unknown, message: string, status = 200): Answer =>
  jsonAnswer(status, { success: status < 400, data, message, status });

/** `GET /api/blogs`: the whole list, bare, or wrapped in `data` (row API-02). */
export const answerBlogs = (content: Content): Answer =>
  content.wrapBlogs ? envelope(content.blogs, 'Blogs fetched') : jsonAnswer(200, content.blogs);

/** `GET /api/seo-metadata/id/{id}` in its envelope (rows SEO-02 and SEO-03); 404 for an unknown id. */
export function answerSeoMetadata(content: Content, pathname: string): Answer {
  const id = SEO_PATH.exec(pathname)?.[1];
  const metadata = Object.values(content.seo).find((entry) => entry?._id === id);
  return metadata ? envelope(metadata, 'SEO metadata fetched') : envelope(null, 'SEO metadata not found', 404);
}

/** `POST /leads`: remembers what came; the site reads nothing of the answer (row API-03). */
export function receiveLead(leads: ReceivedLead[], text: string, headers: IncomingHttpHeaders): Answer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return jsonAnswer(400, { success: false, message: 'The body is no JSON' });
  }
  leads.push({ body, headers, at: Date.now() });
  return jsonAnswer(200, { success: true });
}
