import type { Json, JsonObject } from '../answer.ts';

/** A failure of the REST API, thrown anywhere below the router; the body is WordPress's own. */
export class RestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: JsonObject;

  constructor(status: number, code: string, message: string, data: JsonObject = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }

  body(): JsonObject {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } };
  }
}

export interface ParameterProblem {
  name: string;
  code: string;
  message: string;
  data?: Json;
}

/** One 400 that names every parameter found wrong. */
export function invalidParameters(problems: readonly ParameterProblem[]): RestFailure {
  const names = problems.map(({ name }) => name).join(', ');
  return new RestFailure(400, 'rest_invalid_param', `Invalid parameter(s): ${names}`, {
    params: Object.fromEntries(problems.map(({ name, message }) => [name, message])),
    details: Object.fromEntries(problems.map(({ name, code, message, data = null }) => [name, { code, message, data }])),
  });
}

export const noRoute = (): RestFailure =>
  new RestFailure(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const forbidden = (): RestFailure => new RestFailure(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');

export const unknownPost = (): RestFailure => new RestFailure(404, 'rest_post_invalid_id', 'Invalid post ID.');

export const pastLastPage = (): RestFailure =>
  new RestFailure(
    400,
    'rest_post_invalid_page_number',
    'The page number requested is larger than the number of pages available.',
  );

export const unknownTerm = (): RestFailure => new RestFailure(404, 'rest_term_invalid', 'Term does not exist.');

export const unknownUser = (): RestFailure => new RestFailure(404, 'rest_user_invalid_id', 'Invalid user ID.');

export const unlistedUser = (): RestFailure =>
  new RestFailure(401, 'rest_user_cannot_view', 'Sorry, you are not allowed to list users.');

export const hiddenComments = (): RestFailure =>
  new RestFailure(401, 'rest_cannot_read_post', 'Sorry, you are not allowed to read the post for this comment.');
