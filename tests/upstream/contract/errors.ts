import { expect, it } from 'vitest';
import { failure, type Get } from './read-content.ts';

const refused = (parameter: string) => ({
  code: 'rest_invalid_param',
  data: { status: 400, params: { [parameter]: expect.any(String) } },
});

/** Failures, with their codes. */
export function describeErrors(get: Get): void {
  it.each([
    ['posts?per_page=101', refused('per_page')],
    ['posts?per_page=0', refused('per_page')],
    ['posts?orderby=banana', refused('orderby')],
    ['posts?status=draft', refused('status')],
    ['posts?modified_after=yesterday-ish', refused('modified_after')],
  ])('refuses %s with 400', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 400, body });
  });

  it.each([
    ['pages/999999', failure(404, 'rest_post_invalid_id', 'Invalid post ID.')],
    ['pages/abc', failure(404, 'rest_no_route', 'No route was found matching the URL and request method.')],
    ['nothing', failure(404, 'rest_no_route', 'No route was found matching the URL and request method.')],
    ['categories/999', failure(404, 'rest_term_invalid', 'Term does not exist.')],
    ['users/1', failure(401, 'rest_user_cannot_view', 'Sorry, you are not allowed to list users.')],
    ['posts?context=edit', failure(401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit posts in this post type.')],
    ['posts/1125?password=wrong', failure(403, 'rest_post_incorrect_password', 'Incorrect post password.')],
  ])('answers %s with its error', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: body.data.status, body });
  });
}
