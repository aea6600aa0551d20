import type { Answer } from '../answer.ts';
import type { Content } from '../content/content.ts';
import { answerList } from './answer-list.ts';
import { answerRecords } from './answer-records.ts';
import { answerSingle } from './answer-single.ts';
import { isCollection } from './collections.ts';
import { answerPreview } from './preview.ts';
import { failureAnswer } from './rest-answer.ts';
import { noRoute, RestFailure } from './rest-failure.ts';

const ROUTE = /^\/wp-json\/wp\/v2\/([a-z]+)(?:\/(\d+))?\/?$/;
const PREVIEW = /^\/wp-json\/content\/v1\/preview\/(\d+)$/;

/** Anything under `/wp-json/`, as WordPress 7 answers an anonymous reader; failures come with its codes and messages. */
export function answerRest(content: Content, method: string, url: URL): Answer {
  try {
    return route(content, method, url);
  } catch (error) {
    if (error instanceof RestFailure) return failureAnswer(content.origin, error);
    throw error;
  }
}

function route(content: Content, method: string, { pathname, searchParams }: URL): Answer {
  const preview = PREVIEW.exec(pathname)?.[1];
  if (preview && isRead(method)) return answerPreview(content, Number(preview), searchParams);
  if (pathname === '/wp-json/clinic-public-site/v1/records' && isRead(method)) return answerRecords(content, searchParams);
  const [, collection = '', id] = ROUTE.exec(pathname) ?? [];
  if (!isCollection(collection)) throw noRoute();
  if (!isRead(method)) throw refusedWrite(id);
  return id ? answerSingle(content, collection, Number(id), searchParams) : answerList(content, collection, searchParams);
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const refusedWrite = (id: string | undefined): RestFailure =>
  id
    ? new RestFailure(401, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this post.')
    : new RestFailure(401, 'rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.');
