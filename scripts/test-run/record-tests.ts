import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeTestRecord } from '../deploy/tested-build.ts';

/** The name of the build that stands in `dist/`. */
export const nameOfBuild = (): string => /"(\w+)"/.exec(readFileSync('dist/build-id.js', 'utf8'))?.[1] ?? '';

/** Notes which build has just passed the gate, so that a deploy of it, here or elsewhere, need not test it again. Answers a sentence. */
export async function recordTests(): Promise<string> {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('status', '--porcelain').trim()) return 'Not noted for a deploy: there are changes that are in no commit';
    const commit = git('rev-parse', '--short=12', 'HEAD').trim();
    writeTestRecord({ build: nameOfBuild(), commit, at: new Date().toISOString() });
    return `Build ${nameOfBuild()} of commit ${commit} has passed the gate: npm run deploy will not test it again`;
  } catch {
    return 'Not noted for a deploy: this is no Git repository';
  }
}
