import { withCredentials } from './cms/client/credentials.ts';
import { publishedSlug } from './cms/client/published-slug.ts';
import { refreshChanged } from './cms/webhooks/refresh-changed.ts';
import { crons } from './crons.ts';
import type { Dependencies } from './dependencies.ts';
import type { Bindings } from './env.ts';
import { outboxes } from './leads/outbox-client.ts';
import { runAll } from './lib/run-all.ts';
import { linkCheck } from './ops/link-check.ts';
import { keepLinkCheckReport } from './ops/link-check-report.ts';
import { linkCheckTargets } from './ops/link-check-targets.ts';

interface ScheduledParts {
  env: Bindings;
  deps: Dependencies;
  /** Asks this site for a path, without leaving the Worker. */
  visit: (path: string) => Promise<Response>;
}

type Job = (parts: ScheduledParts) => Promise<void>;

/** Should an outbox ever lose its alarm, it gets it back here. */
const watchdog: Job = async ({ env }) => {
  await Promise.all(outboxes(env.LEAD_OUTBOX).map((outbox) => outbox.ensureAlarm()));
};

/** Before the clinic opens: what visitors would run into, for `/ops`. */
const runLinkCheck: Job = async ({ env, deps, visit }) => {
  const { settings, now, log } = deps;
  const list = await deps.content.pageList();
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

/** What changed in WordPress, for a site whose editors do without the plugin. */
const readChanges: Job = async ({ deps }) => {
  await refreshChanged(deps.changes);
};

const jobs = new Map<string, readonly Job[]>([
  [crons.fiveMinutes, [watchdog, readChanges]],
  [crons.linkCheck, [runLinkCheck]],
]);

/** Runs the jobs of a cron expression side by side (`runAll`). An unknown expression does nothing and is logged. */
export async function scheduled(cron: string, parts: ScheduledParts): Promise<void> {
  const due = jobs.get(cron);
  if (due) await runAll(due.map((job) => () => job(parts)));
  else parts.deps.log(`There is no work for the cron ${cron}`);
}
