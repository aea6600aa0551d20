import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Content } from './content-findings.ts';
import type { LaunchFinding } from './finding.ts';

const PHOTOGRAPH = /\.(jpe?g|png|webp|avif)$/i;

/** Keys of the photographs that lie in a folder: `doctor/plastic-surgeon`. */
export async function photographs(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const keys: string[] = [];
  for await (const file of glob(`${folder}/**/*`))
    if (PHOTOGRAPH.test(file)) keys.push(relative(folder, file).replace(PHOTOGRAPH, ''));
  return keys.sort();
}

/** Drawings that stand for photographs, by the folder they would lie in. */
export function drawingFindings(wanted: readonly string[], present: readonly string[]): LaunchFinding[] {
  const missing = wanted.filter((key) => !present.includes(key));
  const byFolder = Map.groupBy(missing, (key) => key.split('/')[0] ?? '');
  return [...byFolder].map(([folder, keys]) => ({
    kind: 'picture',
    at: folder,
    wanted: `${keys.length} of ${wanted.filter((key) => key.split('/')[0] === folder).length} pictures are drawings, such as ${keys[0]}`,
  }));
}

/** Photographs of patients whose written consent is not on file, or was withdrawn. */
export function consentFindings(present: readonly string[], content: Content): LaunchFinding[] {
  const consents = consentsIn(content);
  return present
    .filter((key) => key.startsWith('case/'))
    .flatMap((key) => {
      const consent = consents[key.split('/')[2] ?? ''];
      if (consent && consent.withdrawn === undefined) return [];
      return [
        {
          kind: 'consent' as const,
          at: key,
          wanted: consent ? 'consent was withdrawn: delete it' : 'no written consent on file',
        },
      ];
    });
}

/** The record of consents, by case. */
function consentsIn(content: Content): Record<string, { withdrawn?: string }> {
  const module = content['gallery/consents'];
  if (typeof module !== 'object' || module === null || !('caseConsents' in module)) return {};
  return module.caseConsents as Record<string, { withdrawn?: string }>;
}
