import type { LaunchFinding } from './finding.ts';

const TIMEOUT_MS = 10_000;
/** Some sites answer strangers' programs so, though they are there. */
const THERE = new Set([401, 403, 405, 429, 999]);

/** Addresses elsewhere that do not answer. `load` is asked once for each. */
export async function externalLinkFindings(
  links: readonly { at: string; url: string }[],
  load: (url: string, init: RequestInit) => Promise<Response>,
): Promise<LaunchFinding[]> {
  const findings = links.map(async ({ at, url }): Promise<LaunchFinding[]> => {
    try {
      const { status } = await load(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return status < 400 || THERE.has(status) ? [] : [{ kind: 'link', at, wanted: `${url} answers ${status}` }];
    } catch {
      return [{ kind: 'link', at, wanted: `${url} does not answer` }];
    }
  });
  return (await Promise.all(findings)).flat();
}
