import { compileFunction } from 'node:vm';
import { CONTENT_PATH, SERVICE_WORKER_PATH } from '../../src/endpoints.ts';
import { namedFilesProblem } from './files.ts';

type Visit = (path: string) => Promise<Response>;

/** A page whose address has a parameter: the first one of its kind that a list names. */
interface Kind {
  check: string;
  list: string;
  link: RegExp;
}

export const LINKED_PAGES: Kind[] = [
  { check: 'newest article', list: '/blogs', link: /href="(\/blogs\/(?!service\/)[^"/?#]+)"/ },
  { check: 'articles of a service', list: '/blogs', link: /href="(\/blogs\/service\/[^"/?#]+)"/ },
  { check: 'category of the gallery', list: '/gallery', link: /href="(\/gallery\/[^"/?#]+)"/ },
  { check: 'case of the gallery', list: '/gallery', link: /href="(\/gallery\/[^"/?#]+\/[^"/?#]+)"/ },
];

/**
 * The page, its content for a navigation in the browser, and its first picture from WordPress. `skipped`: the list names none, as on a
 * site that has not been given articles or cases yet.
 */
export async function linkedPageState(
  visit: Visit,
  origin: string,
  { list, link }: Kind,
): Promise<{ problem?: string; skipped?: string }> {
  const listed = await (await visit(list)).text();
  const path = link.exec(listed)?.[1];
  if (!path) return { skipped: `${list} names none` };
  const answer = await visit(path);
  if (answer.status !== 200) return { problem: `${path} answers ${answer.status}` };
  const html = await answer.text();
  if (!/<h1[\s>]/.test(html)) return { problem: `${path} has no heading` };
  if (!html.includes(`href="${origin}/`)) return { problem: `${path} does not name ${origin} as its origin` };
  const problem =
    (await namedFilesProblem(visit, path, html)) ??
    (await navigationProblem(visit, path)) ??
    (await pictureProblem(visit, pictureOf(html) ?? pictureOf(listed)));
  return problem ? { problem } : {};
}

async function navigationProblem(visit: Visit, path: string): Promise<string | null> {
  const answer = await visit(CONTENT_PATH + path);
  if (answer.status !== 200) return `${CONTENT_PATH}${path} answers ${answer.status}`;
  const { status } = (await answer.json()) as { status?: unknown };
  return status === 'found' ? null : `${CONTENT_PATH}${path} is ${String(status)}`;
}

/** The first picture from WordPress; an article may have none, and the list of them has. */
const pictureOf = (html: string): string | undefined => /\ssrc="(\/media\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

async function pictureProblem(visit: Visit, path: string | undefined): Promise<string | null> {
  if (!path) return null;
  const answer = await visit(path);
  await answer.body?.cancel();
  const type = answer.headers.get('content-type') ?? 'nothing';
  return answer.status === 200 && type.startsWith('image/') ? null : `${path} answers ${answer.status} with ${type}`;
}

/** The script that every device installs: a browser keeps its old one where the new one cannot be read. */
export async function serviceWorkerProblem(visit: Visit): Promise<string | null> {
  const answer = await visit(SERVICE_WORKER_PATH);
  if (answer.status !== 200) return `answers ${answer.status}`;
  if (!answer.headers.get('content-type')?.includes('javascript')) return 'is no script';
  if (!answer.headers.get('cache-control')?.includes('no-cache'))
    return 'may be kept, so that a device would not see the next one';
  try {
    compileFunction(await answer.text());
    return null;
  } catch (error) {
    return `does not parse: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}
