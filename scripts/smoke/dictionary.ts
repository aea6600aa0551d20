import { createHash } from 'node:crypto';

type Visit = (path: string, init?: { headers?: Record<string, string> }) => Promise<Response>;

const PAGE = '/contact-us';

/**
 * Whether a document comes as a difference from the dictionary that it announces (decision 040). A zone that does not pass these headers on
 * costs bytes and breaks nothing, so it is a reason to look at its settings and none to take a release back. `problem`: the dictionary is
 * not what its documents say.
 */
export async function dictionaryState(visit: Visit): Promise<{ problem?: string; skipped?: string }> {
  const announced = /<([^>]+)>; rel="compression-dictionary"/.exec((await visit(PAGE)).headers.get('link') ?? '')?.[1];
  if (!announced) return { skipped: 'this deploy has encoded no documents' };
  const dictionary = await visit(announced);
  if (dictionary.status !== 200) return { problem: `${announced} answers ${dictionary.status}` };
  if (!dictionary.headers.get('use-as-dictionary'))
    return { skipped: 'the zone takes Use-As-Dictionary away: set shared_dictionary_mode to passthrough' };
  const digest = createHash('sha256')
    .update(new Uint8Array(await dictionary.arrayBuffer()))
    .digest('base64');
  const answer = await visit(PAGE, { headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${digest}:` } });
  if (answer.status !== 200) return { problem: `${PAGE} answers ${answer.status} to a browser with the dictionary` };
  if (answer.headers.get('content-encoding') === 'dcz') return {};
  return { skipped: 'documents come without the dictionary: does the zone pass dcz on (shared_dictionary_mode=passthrough)?' };
}
