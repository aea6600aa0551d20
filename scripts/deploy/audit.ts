import type { Read } from './live-version.ts';
import { RefusedError } from './release.ts';

/** A vulnerability in what ships stops a deploy; so does a registry that cannot be asked, in words of its own. */
export async function refuseVulnerabilities(read: Read): Promise<void> {
  // npm exits with 1 for a vulnerability and for every failure of its own: only its report tells them apart.
  const report = await read('npm', ['audit', '--omit=dev', '--audit-level=high', '--json']).catch((error: unknown) =>
    isFailedCommand(error) ? error.stdout : '',
  );
  const found = severities(report);
  if (!found)
    throw new RefusedError(
      'npm could not ask the registry for known vulnerabilities, so nothing is known about the packages that ship. Try again, or run `npm audit` where the registry answers',
    );
  const { high, critical } = found;
  if (high + critical)
    throw new RefusedError(
      `A package that ships has a known vulnerability (${high} high, ${critical} critical): npm audit --omit=dev`,
    );
}

/** How many of each there are, by npm's own count; null when the report holds none. */
function severities(report: string): { high: number; critical: number } | null {
  try {
    const { metadata } = JSON.parse(report) as { metadata?: { vulnerabilities?: { high?: unknown; critical?: unknown } } };
    const { high, critical } = metadata?.vulnerabilities ?? {};
    return typeof high === 'number' && typeof critical === 'number' ? { high, critical } : null;
  } catch {
    return null;
  }
}

/** What `execFile` throws when a command exits with an error. */
const isFailedCommand = (error: unknown): error is { stdout: string } =>
  typeof error === 'object' && error !== null && 'stdout' in error && typeof error.stdout === 'string';
