import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, it } from 'vitest';
import { environmentNames, readEnvironment } from '../../scripts/deploy/environments.ts';

const folder = mkdtempSync(join(tmpdir(), 'dry-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OFFLINE = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: '1' };

/** Everything of a deploy but the upload: configuration, bundle and files are checked, nothing leaves the machine. */
it.concurrent.for(environmentNames)('a deploy to %s would go out', { timeout: 120_000 }, async (name, { expect }) => {
  const outdir = join(folder, name);
  const environment = ['--env', name === 'development' ? '' : name];
  const args = ['node_modules/wrangler/bin/wrangler.js', 'deploy', ...environment, '--strict', '--dry-run', '--outdir', outdir];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...OFFLINE } });
  const { bindings, vars } = readEnvironment(name);
  for (const binding of [...Object.keys(bindings), ...Object.keys(vars)]) expect(stdout).toContain(`env.${binding}`);
  expect(stderr).not.toMatch(/warning|error/i);
  const bundle = readFileSync(join(outdir, 'index.js'), 'utf8');
  // What React says only in its development build.
  expect(bundle).not.toContain('Warning: ');
  expect(bundle).toContain('Minified React error');
});
