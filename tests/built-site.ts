import { createWriteStream, rmSync } from 'node:fs';
import { afterAll, beforeAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { freePort } from '../scripts/site.ts';
import { startLateLine } from './late-line.ts';
import { SEO_IDS } from './upstream/clinic/seo-metadata.ts';
import { thirdPartyVars } from './upstream/third-party.ts';
import { startUpstream, type Upstream } from './upstream/upstream.ts';
import { upstreamVars } from './upstream/upstream-vars.ts';
import { runWorker, type WorkerBuild } from './worker/worker-site.ts';

/** The built site at the address that it names as its own, for a browser. */
export interface Site {
  url: string;
  stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Over those of `wrangler.toml`. */
  vars: Record<string, string>;
  /** The same again means the same KV, outbox and marks. */
  persistTo: string;
  logFile: string;
  /** Files to serve in place of those of the build. */
  client?: string;
}

/** Starts the built site. `build` is what the project's set-up has bundled. */
export async function startSite(
  { vars, persistTo, logFile, client }: SiteOptions,
  build: WorkerBuild = inject('workerBuild'),
): Promise<Site> {
  // It is told its own address, so that the port has to be known before it listens.
  const port = await freePort();
  const late = process.env['LATE_LINE'] ? await freePort() : null;
  const url = `http://127.0.0.1:${late ?? port}`;
  const file = createWriteStream(logFile);
  const log = (message: string) => void file.write(`${message}\n`);
  const miniflare = runWorker(build, { vars: { SITE_ORIGIN: url, ...vars }, persistTo, port, log, ...(client && { client }) });
  await miniflare.ready;
  const line = late && (await startLateLine(late, port));
  return {
    url,
    async stop() {
      if (line) line.close();
      await miniflare.dispose();
      file.end();
    },
  };
}

export interface BuiltSite {
  site: Site;
  upstream: Upstream;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site that files of a project share. */
    sharedSite: string;
  }
}

async function start(name: string, vars: Record<string, string>, build?: WorkerBuild): Promise<BuiltSite> {
  const persistTo = `.wrangler/test-${name}`;
  rmSync(persistTo, { recursive: true, force: true });
  const upstream = await startUpstream();
  const all = {
    ...thirdPartyVars(upstream.url),
    ...upstreamVars(upstream),
    SEO_IDS: JSON.stringify(SEO_IDS),
    LEAD_RETRY_BASE_MS: '200',
    LEAD_LIMIT_PER_MINUTE: '0',
    ...vars,
  };
  const site = await startSite({ persistTo, vars: all, logFile: `.cache/test-${name}.log` }, build);
  return { site, upstream };
}

/** The built site in workerd over the double, for the tests of a file. Members are there once the tests run. */
export function useBuiltSite(name: string, vars: Record<string, string> = {}): BuiltSite {
  const started = {} as BuiltSite;
  beforeAll(async () => void Object.assign(started, await start(name, vars)));
  afterAll(async () => {
    await started.site?.stop();
    await started.upstream?.stop();
  });
  return started;
}

/** The same for files that only read, and change nothing upstream: one site for all of them in a project, which its `setup` starts. */
export const useSharedSite = (): { site: Pick<Site, 'url'> } => ({ site: { url: inject('sharedSite') } });

/** Global set-up of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { site, upstream } = await start(`shared-${project.name}`, {}, project.getProvidedContext().workerBuild);
  project.provide('sharedSite', site.url);
  return async () => {
    await site.stop();
    await upstream.stop();
  };
}
