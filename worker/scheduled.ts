import { BUILD_ID } from '../dist/build-id.js';
import { clinic } from '../src/content/clinic.ts';
import { href } from '../src/routes.ts';
import { publishedSlug } from './cms/client/loaders.ts';
import { withCredentials } from './cms/client/wordpress-access.ts';
import { refreshChanged } from './cms/webhooks/refresh-changed.ts';
import { crons } from './crons.ts';
import type { Dependencies } from './dependencies.ts';
import type { Bindings } from './env.ts';
import { outboxOf } from './leads/outbox-client.ts';
import { buildFile } from './lib/asset-files.ts';
import { runAll } from './lib/async.ts';
import { monitorOf } from './monitor/monitor-client.ts';
import { domainEnds } from './ops/domain-ends.ts';
import { linkCheck } from './ops/link-check.ts';
import { linkCheckTargets } from './ops/link-check-targets.ts';
import { watchedProblems } from './ops/problems.ts';
import { statusFor } from './ops/site-status.ts';
import { keepLinkCheckReport } from './ops/status-notes.ts';
import { syntheticVisit } from './ops/synthetic-visit.ts';

interface ScheduledParts {
  env: Bindings;
  deps: Dependencies;
  /** Asks this site for a path, without leaving the Worker. */
  visit: (path: string, init?: RequestInit) => Promise<Response>;
}

type Job = (parts: ScheduledParts) => Promise<void>;

/** Should the outbox ever lose its alarm, it gets it back here. It reckons with the opening hours of WordPress. */
const watchdog: Job = async ({ env, deps }) => {
  await deps.overlay();
  await outboxOf(env.LEAD_OUTBOX).ensureAlarm(clinic.hours);
};

/** Before the clinic opens: what visitors would run into, for `/ops`; also where an address is that of WordPress. */
const runLinkCheck: Job = async ({ env, deps, visit }) => {
  const { settings, now, log } = deps;
  const [list] = await Promise.all([deps.content.pageList(), deps.overlay()]);
  const report = await linkCheck(linkCheckTargets(settings, list.status === 'found' ? list.value.pages : []), {
    visit,
    now,
    publishedSlug: (id) =>
      publishedSlug(
        settings.CONTENT_API,
        id,
        withCredentials((input, init) => fetch(input, init), settings),
      ),
    fetch: (url, init) => fetch(url, init),
  });
  await keepLinkCheckReport(env.CONTENT_KV, report);
  if (report.findings.length)
    log(JSON.stringify({ event: 'link-check', checked: report.checked, findings: report.findings.length }));
};

/**
 * What changed in WordPress, for a site whose editors do without the plugin. Whether it could be read, the watch has to know, and whether
 * something was found that no notice had brought.
 */
const readChanges: Job = async ({ env, deps }) => {
  const changes = await refreshChanged(deps.changes);
  if (deps.settings.WATCH === 'on') await monitorOf(env).keepContentRead(changes !== null, deps.now(), changes ?? 0);
};

/** The site visits itself, looks at how it stands, and tells the team when that has turned. */
const watch: Job = async ({ env, deps, visit }) => {
  const { settings, now, assets, content } = deps;
  if (settings.WATCH === 'off') return;
  const monitor = () => monitorOf(env);
  const visited = await syntheticVisit({
    visit,
    now,
    file: (path) => buildFile(assets, path),
    article: async () => {
      const index = await content.postIndex();
      const newest = index.status === 'found' ? index.value.posts[0] : undefined;
      return newest ? href('post', { slug: newest.slug }) : null;
    },
    opsToken: settings.OPS_TOKEN,
  });
  await monitor().keepVisit(visited);
  const { problems, verdict } = await statusFor(env, deps, { fresh: true });
  const turn = await monitor().look(watchedProblems(problems, settings), verdict, BUILD_ID, now());
  if (turn) deps.log(JSON.stringify({ event: turn, problems: problems.map(({ key }) => key) }));
};

/** When the domains end, once a day. */
const readDomainEnds: Job = async ({ env, deps }) => {
  const { settings, now } = deps;
  if (settings.WATCH === 'off') return;
  const known = await monitorOf(env).domains();
  const ends = await domainEnds({ settings, known, now, fetch: (url, init) => fetch(url, init) });
  await monitorOf(env).keepDomains(ends);
};

const jobs = new Map<string, readonly Job[]>([
  [crons.fiveMinutes, [watchdog, readChanges, watch]],
  [crons.linkCheck, [runLinkCheck, readDomainEnds]],
]);

/** Runs the jobs of a cron expression side by side (`runAll`). An unknown expression does nothing and is logged. */
export async function scheduled(cron: string, parts: ScheduledParts): Promise<void> {
  const due = jobs.get(cron);
  if (due) await runAll(due.map((job) => () => job(parts)));
  else parts.deps.log(`There is no work for the cron ${cron}`);
}
