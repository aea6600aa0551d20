import { postSlug } from '../cms/map/keys-and-slugs.ts';
import type { Repository } from '../cms/queries/repository.ts';
import { leadFindings } from '../leads/lead-health.ts';
import type { OutboxCounts } from '../leads/outbox-contract.ts';
import { durationText } from '../lib/duration.ts';
import type { MonitorSummary, WatchedProblem } from '../monitor/monitor-contract.ts';
import type { Settings } from '../settings.ts';
import { fieldProblems, refusedNotices } from './field-problems.ts';
import { endProblems, leadAdvice } from './known-problems.ts';
import { type PairedSetting, settingsProblems } from './settings-problems.ts';
import { watchProblems } from './watch-problems.ts';

/** Who is called: for the site itself, for enquiries, for what WordPress holds. */
type Role = 'engineer' | 'clinic' | 'editor';

/** Something that needs a person. */
export interface Problem {
  /** The same for the same problem each time. */
  key: string;
  /** Without a full stop. */
  sentence: string;
  call: Role;
  /** What to do first: goes on after "first". */
  first: string;
  /** Needs no second look before anybody is told. */
  confirmed?: boolean;
}

export interface ProblemParts {
  now: number;
  outbox: OutboxCounts | null;
  upstreams: readonly Reach[];
  cache: readonly CacheAge[];
  wrongMappings: readonly WrongMapping[];
  monitor: MonitorSummary | null;
  /** When WordPress last sent a notice that was taken, milliseconds since 1970; null when that is not known. */
  lastNoticeAt: number | null;
  settings: Pick<Settings, 'ENVIRONMENT' | 'WATCH' | 'CERTIFICATE_ENDS' | PairedSetting>;
  /** How many channels to the team there are. */
  channels: number;
  /** When links and domains were last looked at, milliseconds since 1970; null: never; undefined: that cannot be read now. */
  dailyAt: number | null | undefined;
  /** Milliseconds since 1970. */
  builtAt: number;
}

/** The systems behind the site, each with the variable that has its address. */
const addresses = { CMS: 'CONTENT_API', 'clinic API': 'CLINIC_API', 'system of enquiries': 'LEADS_API' } as const;

const MINUTE_MS = 60_000;
/** Two visits in a row: one may have met a moment. */
const VISITS_FAILED = 2;
/** Longer than an update of WordPress takes. */
const STALE_MS = 60 * MINUTE_MS;

/** What needs a person, the most urgent first: enquiries, then whether the site can be used, then what gets worse slowly. */
export function siteProblems(parts: ProblemParts): Problem[] {
  return [
    ...enquiryProblems(parts),
    ...visitProblems(parts),
    ...fieldProblems(parts.monitor),
    ...sourceProblems(parts),
    ...refusedNotices(parts),
    ...watchProblems(parts),
    ...settingsProblems(parts),
    ...endProblems(parts),
  ];
}

function enquiryProblems({ outbox, now }: ProblemParts): Problem[] {
  if (outbox) return leadFindings(outbox, now).map(leadAdvice);
  return [
    {
      key: 'outbox',
      sentence: 'The store of enquiries does not answer, and they go straight to the clinic’s system',
      call: 'engineer',
      first: 'look at www.cloudflarestatus.com',
    },
  ];
}

/** What the watch has found goes on being so for ever once it is turned off: it says nothing then. */
const isWatched = ({ WATCH }: ProblemParts['settings']): boolean => WATCH === 'on';

function visitProblems({ monitor, settings }: ProblemParts): Problem[] {
  if (!isWatched(settings) || !monitor?.visit || monitor.visitsFailed < VISITS_FAILED) return [];
  const failed = monitor.visit.steps.filter(({ problem }) => problem !== null);
  return [
    {
      key: 'visit',
      sentence: `The site fails its own visit (${failed.map(({ what, problem }) => `${what}: ${problem}`).join('; ')})`,
      call: 'engineer',
      first: 'open the site, and when a release went out today, take it back: npm run rollback -- production',
      confirmed: true,
    },
  ];
}

function sourceProblems({ upstreams, cache, wrongMappings, monitor, now, settings }: ProblemParts): Problem[] {
  const away = upstreams.filter(({ state }) => state !== 'open');
  const unreadable = cache.filter(({ state }) => state === 'failed' || state === 'unavailable');
  const readAt = monitor?.contentReadAt ?? null;
  const isStale = isWatched(settings) && readAt !== null && now - readAt > STALE_MS;
  return [
    ...away.map(
      ({ upstream, state, status }): Problem => ({
        key: `upstream ${upstream}`,
        sentence: `The ${upstream} is ${state}${answered(status)}`,
        call: 'engineer',
        first: `try its address (${addresses[upstream]} in wrangler.toml) in a browser, then call whoever hosts it`,
      }),
    ),
    ...(unreadable.length
      ? [
          {
            key: 'unreadable',
            sentence: `Some content cannot be shown (${unreadable.map(({ record }) => record).join(', ')})`,
            call: 'engineer',
            first: 'see which system behind the site is away',
          } satisfies Problem,
        ]
      : []),
    ...(isStale
      ? [
          {
            key: 'stale',
            sentence: `Content is stale: no change of WordPress could be taken over for ${durationText(now - readAt)}`,
            call: 'engineer',
            first: 'try whether WordPress answers at its REST address; where it does, look in the log for KV',
          } satisfies Problem,
        ]
      : []),
    ...wrongMappings.map(
      ({ slug, id }): Problem => ({
        key: `mapping ${slug}`,
        sentence: `Page id ${id} in MANAGED_PAGES is not the page “${slug}”`,
        call: 'editor',
        first: 'look in WordPress for the id of that page',
      }),
    ),
  ];
}

/** Of a system that fails with a status of success: what came was a page, of a firewall or of whoever has the domain now. */
function answered(status: number | null): string {
  if (status === null) return '';
  return status < 300 ? ` (answers ${status} with a web page in place of data)` : ` (answers ${status})`;
}

const roles: Record<Role, { name: string; setting: 'CALL_ENGINEER' | 'CALL_CLINIC' | 'CALL_EDITOR' }> = {
  engineer: { name: 'the site’s engineer', setting: 'CALL_ENGINEER' },
  clinic: { name: 'the clinic’s front desk', setting: 'CALL_CLINIC' },
  editor: { name: 'the editor of the content', setting: 'CALL_EDITOR' },
};

export type People = Pick<Settings, 'CALL_ENGINEER' | 'CALL_CLINIC' | 'CALL_EDITOR'>;

/** A role with the person's name and number, or with the variable that names nobody yet. */
export function whoOf(call: Role, people: People): string {
  const { name, setting } = roles[call];
  return `${name} (${people[setting] || `${setting} names nobody yet`})`;
}

/** All in one sentence: that all is well; or what is wrong, whom to call, and what to do first. */
export function verdictOf(problems: readonly Problem[], people: People): string {
  const [worst, ...others] = problems;
  if (!worst) return 'All is well: nothing needs a person.';
  const more = others.length ? `; ${others.length} more on /ops` : '';
  return `${worst.sentence}: call ${whoOf(worst.call, people)}, and first ${worst.first}${more}.`;
}

/** As the watch takes them. An alert names the problem that it is about first, and counts the others. */
export const watchedProblems = (problems: readonly Problem[], people: People): WatchedProblem[] =>
  problems.map((problem) => ({
    key: problem.key,
    confirmed: problem.confirmed ?? false,
    sentence: verdictOf([problem, ...problems.filter((other) => other !== problem)], people),
  }));

/** `open`: answers as it should; the system of enquiries: at all. */
export type Reach = {
  upstream: keyof typeof addresses;
  state: 'open' | 'failing' | 'unreachable';
  status: number | null;
  ms: number;
};

/** Age of a cached record. `seconds`: since its content last changed. */
export type CacheAge = { record: string; state: string; seconds: number | null };

/** An id in `MANAGED_PAGES` that means another page, or none (row CMS-03). */
export interface WrongMapping {
  slug: string;
  /** What `MANAGED_PAGES` says. */
  id: number;
  /** The page that is shown. */
  shown: { id: number; slug: string };
}

/** What is shown in spite of a wrong id: found by its slug, or the wrong page. What cannot be read now says nothing. */
export async function findWrongMappings(
  { MANAGED_PAGES }: Pick<Settings, 'MANAGED_PAGES'>,
  content: Pick<Repository, 'managedPage'>,
): Promise<WrongMapping[]> {
  const found = Object.entries(MANAGED_PAGES).map(async ([slug, id]): Promise<WrongMapping[]> => {
    const page = await content.managedPage(slug, { optional: true }).catch(() => null);
    if (page?.status !== 'found') return [];
    const { id: shownId, slug: shownSlug } = page.value;
    const isRight = shownId === id && postSlug(shownSlug) === postSlug(slug);
    return isRight ? [] : [{ slug, id, shown: { id: shownId, slug: shownSlug } }];
  });
  return (await Promise.all(found)).flat();
}
