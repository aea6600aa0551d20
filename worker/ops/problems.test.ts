import { describe, expect, it } from 'vitest';
import { vitalNames } from '../../src/content/field-report.ts';
import type { Repository } from '../cms/queries/repository.ts';
import { type Figures, figureNames, type MonitorSummary, type Percentiles } from '../monitor/monitor-contract.ts';
import { fieldFigures } from './field-problems.ts';
import { findWrongMappings, type Problem, type ProblemParts, siteProblems, verdictOf, watchedProblems } from './problems.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const none = Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures;
const vitals = (lcp: number | null, samples: number): Percentiles =>
  Object.fromEntries(vitalNames.map((name) => [name, { p75: name === 'lcp' ? lcp : 0, samples }])) as Percentiles;
const quiet: MonitorSummary = {
  builds: [],
  lastHour: none,
  baseline: none,
  overall: { name: 'all', now: vitals(1000, 500), before: vitals(1000, 500) },
  newest: null,
  visit: { at: NOW, steps: [{ what: 'home', problem: null, ms: 3 }] },
  visitsFailed: 0,
  contentReadAt: NOW,
  changeFoundAt: null,
  domains: [{ name: 'clinic.example', endsAt: NOW + 300 * DAY_MS, askedAt: NOW }],
  watchedAt: NOW,
  redSince: null,
  undelivered: [],
};
const well: ProblemParts = {
  now: NOW,
  outbox: {
    waiting: 0,
    delivered: 9,
    parked: 0,
    quarantined: 3,
    misconfigured: 0,
    oldestWaitingAt: null,
    oldestQuarantinedAt: null,
    pastDue: 0,
    failingChannels: [],
  },
  upstreams: [{ upstream: 'CMS', state: 'open', status: 200, ms: 9 }],
  cache: [{ record: 'index of posts', state: 'HIT', seconds: 9 }],
  wrongMappings: [],
  monitor: quiet,
  lastNoticeAt: null,
  settings: {
    ENVIRONMENT: 'production',
    WATCH: 'on',
    CERTIFICATE_ENDS: '',
    ACCESS_TEAM: '',
    ACCESS_AUDIENCE: '',
    TURNSTILE_SITE_KEY: '',
    TURNSTILE_SECRET: '',
    PURGE_ZONE: '',
    PURGE_TOKEN: '',
    LEAD_EMAIL_FROM: '',
    LEAD_EMAIL_TO: '',
  },
  channels: 1,
  dailyAt: NOW,
  builtAt: NOW,
};
const PEOPLE = { CALL_ENGINEER: 'Asha Rao, +91 98450 00000', CALL_CLINIC: '', CALL_EDITOR: '' };
const watchOff = { settings: { ...well.settings, WATCH: 'off' as const } };
const outbox = (changes: object) => ({ outbox: { ...well.outbox, ...changes } as ProblemParts['outbox'] });
const monitor = (changes: Partial<MonitorSummary>) => ({ monitor: { ...quiet, ...changes } });
const figures = (changes: Partial<Figures>): Figures => ({ ...none, ...changes });
/** Refused notices, of which WordPress says by a change that nobody had announced that they were its own. */
const refused = (times: number, changeFoundAt: number | null | undefined = NOW) =>
  monitor({ lastHour: figures({ 'notices-refused': times }), changeFoundAt } as Partial<MonitorSummary>);
const keysAfter = (changes: Partial<ProblemParts>) => siteProblems({ ...well, ...changes }).map(({ key }) => key);

describe('what needs a person', () => {
  it('is nothing when all is well', () => {
    expect(keysAfter({})).toEqual([]);
    expect(verdictOf([], PEOPLE)).toBe('All is well: nothing needs a person.');
  });

  it.each<[string, Partial<ProblemParts>, string[]]>([
    ['the outbox does not answer', { outbox: null }, ['outbox']],
    [
      'an enquiry was quarantined for 16 minutes',
      outbox({ oldestQuarantinedAt: NOW - 16 * MINUTE_MS }),
      ['enquiries quarantined'],
    ],
    ['an answer is overdue', outbox({ pastDue: 1 }), ['enquiries past-due']],
    ['a channel fails', outbox({ failingChannels: ['slack'] }), ['Notifications by slack do not arrive.']],
    ['a system is away', { upstreams: [{ upstream: 'CMS', state: 'failing', status: 503, ms: 9 }] }, ['upstream CMS']],
    ['content cannot be shown', { cache: [{ record: 'page x', state: 'unavailable', seconds: null }] }, ['unreadable']],
    ['content is stale', monitor({ contentReadAt: NOW - 61 * MINUTE_MS }), ['stale']],
    ['content was read an hour ago', monitor({ contentReadAt: NOW - 60 * MINUTE_MS }), []],
    ['nobody knows when content was read', monitor({ contentReadAt: null }), []],
    ['content could not be read', { cache: [{ record: 'page x', state: 'failed', seconds: null }] }, ['unreadable']],
    ['WordPress has no such page', { cache: [{ record: 'page x', state: 'absent', seconds: null }] }, []],
    ['a page is mapped wrongly', { wrongMappings: [{ slug: 'a', id: 1, shown: { id: 2, slug: 'b' } }] }, ['mapping a']],
    ['one visit failed', monitor({ visitsFailed: 1 }), []],
    ['two visits failed', monitor({ visitsFailed: 2 }), ['visit']],
    ['the watch is silent', monitor({ watchedAt: NOW - 21 * MINUTE_MS }), ['silent']],
    ['the watch looked 20 minutes ago', monitor({ watchedAt: NOW - 20 * MINUTE_MS }), []],
    ['links were looked at two nights ago', { dailyAt: NOW - 50 * 60 * MINUTE_MS }, []],
    ['links were not looked at for longer', { dailyAt: NOW - 50 * 60 * MINUTE_MS - 1 }, ['daily']],
    ['links were never looked at', { dailyAt: null }, []],
    ['links were never looked at since the build', { dailyAt: null, builtAt: NOW - 51 * 60 * MINUTE_MS }, ['daily']],
    ['nobody knows when links were looked at', { dailyAt: undefined, builtAt: NOW - 51 * 60 * MINUTE_MS }, []],
    ['links are not looked at, by the setting', { ...watchOff, dailyAt: NOW - 5 * DAY_MS }, []],
    ['production has no channel', { channels: 0 }, ['channels']],
    ['staging has no channel', { channels: 0, settings: { ...well.settings, ENVIRONMENT: 'staging' } }, []],
    ['half a pair is set', { settings: { ...well.settings, ACCESS_TEAM: 'https://a.example' } }, ['setting ACCESS_AUDIENCE']],
    ['the other half is set', { settings: { ...well.settings, TURNSTILE_SECRET: 'x' } }, ['setting TURNSTILE_SITE_KEY']],
    ['a pair is set', { settings: { ...well.settings, ACCESS_TEAM: 'https://a.example', ACCESS_AUDIENCE: 'x' } }, []],
    [
      'the watch is turned off',
      { ...monitor({ watchedAt: NOW - 21 * MINUTE_MS }), settings: { ...well.settings, WATCH: 'off' } },
      [],
    ],
    ['the watch is turned off, and its last visits failed', { ...monitor({ visitsFailed: 2 }), ...watchOff }, []],
    [
      'the watch is turned off, and content was read before',
      { ...monitor({ contentReadAt: NOW - 61 * MINUTE_MS }), ...watchOff },
      [],
    ],
    [
      'the watch is turned off, and a domain is asked about no more',
      { ...monitor({ domains: [{ name: 'x.example', endsAt: NOW - DAY_MS, askedAt: NOW - 40 * DAY_MS }] }), ...watchOff },
      [],
    ],
    ['the watch is turned off, and something else is wrong', { ...outbox({ parked: 1 }), ...watchOff }, ['enquiries parked']],
    ['the watch has never looked', { ...monitor({ watchedAt: null }), builtAt: NOW - 21 * MINUTE_MS }, ['silent']],
    ['the watch may still begin', { ...monitor({ watchedAt: null }), builtAt: NOW - 20 * MINUTE_MS }, []],
    [
      'the watch has never looked, for it is turned off',
      { ...monitor({ watchedAt: null }), builtAt: NOW - 21 * MINUTE_MS, ...watchOff },
      [],
    ],
    ['there was no visit yet', monitor({ visit: null, visitsFailed: 2 }), []],
    ['the watch has not begun', monitor({ watchedAt: null }), []],
    ['the monitor does not answer', { monitor: null }, ['monitor']],
    ['an alert does not arrive', monitor({ undelivered: ['slack: http-503'] }), ['alert slack']],
    ['an enquiry could not be taken', monitor({ lastHour: figures({ 'lead-failures': 1 }) }), ['lead-failures']],
    ['answers are errors', monitor({ lastHour: figures({ 'answers-500': 5 }) }), ['answers']],
    ['few answers are errors', monitor({ lastHour: figures({ 'answers-500': 4 }) }), []],
    ['notices are refused, and WordPress has changed', refused(3), ['notices-refused']],
    ['WordPress has changed 59 minutes ago', refused(3, NOW - 59 * MINUTE_MS), ['notices-refused']],
    ['two notices are refused', refused(2), []],
    ['a stranger forges many while WordPress is silent', refused(99, null), []],
    ['a stranger forges many, an hour after WordPress has changed', refused(99, NOW - 60 * MINUTE_MS), []],
    ['WordPress has changed, and nobody sends notices', refused(0), []],
    [
      'notices are refused, and none was taken for an hour',
      { ...refused(3), lastNoticeAt: NOW - 60 * MINUTE_MS },
      ['notices-refused'],
    ],
    ['a stranger tries many, while those of WordPress are taken', { ...refused(99), lastNoticeAt: NOW - 59 * MINUTE_MS }, []],
    ['a monitor of before counts no notices', refused(undefined as never), []],
    [
      'a monitor of before does not know whether WordPress has changed',
      monitor({ ...refused(3).monitor, changeFoundAt: undefined as never }),
      [],
    ],
    ['nobody was there and scripts failed', monitor({ lastHour: figures({ 'script-errors': 5 }) }), ['script-errors']],
    ['script errors rise', monitor({ lastHour: figures({ visits: 100, 'script-errors': 5 }) }), ['script-errors']],
    ['script errors are few', monitor({ lastHour: figures({ visits: 100, 'script-errors': 4 }) }), []],
    ['script errors are rare', monitor({ lastHour: figures({ visits: 1000, 'script-errors': 9 }) }), []],
    ['script errors are two of a hundred', monitor({ lastHour: figures({ visits: 250, 'script-errors': 5 }) }), []],
    [
      'script errors are twice as many as ever',
      monitor({
        lastHour: figures({ visits: 100, 'script-errors': 8 }),
        baseline: figures({ visits: 100, 'script-errors': 4 }),
      }),
      [],
    ],
    [
      'script errors are as ever',
      monitor({
        lastHour: figures({ visits: 100, 'script-errors': 5 }),
        baseline: figures({ visits: 1000, 'script-errors': 40 }),
      }),
      [],
    ],
    ['violations rise', monitor({ lastHour: figures({ visits: 100, violations: 9 }) }), ['violations']],
    ['pages are slower than last week', monitor({ overall: { ...quiet.overall, now: vitals(3000, 500) } }), ['slower-week']],
    ['pages are slower and good', monitor({ overall: { ...quiet.overall, now: vitals(2400, 500) } }), []],
    ['few visits are slower', monitor({ overall: { ...quiet.overall, now: vitals(9000, 199) } }), []],
    ['few visits were faster', monitor({ overall: { ...quiet.overall, now: vitals(9000, 500), before: vitals(1, 199) } }), []],
    [
      'as many visits are slower as tell',
      monitor({ overall: { ...quiet.overall, now: vitals(9000, 200), before: vitals(1, 200) } }),
      ['slower-week'],
    ],
    ['nothing was measured', monitor({ overall: { ...quiet.overall, now: vitals(null, 500) } }), []],
    [
      'nothing was measured before',
      monitor({ overall: { ...quiet.overall, now: vitals(9000, 500), before: vitals(null, 500) } }),
      [],
    ],
    [
      'pages are slower by a fifth',
      monitor({ overall: { ...quiet.overall, now: vitals(3600, 500), before: vitals(3000, 500) } }),
      [],
    ],
    [
      'the new build is slower by half',
      monitor({ newest: { build: 'b', firstSeen: NOW, now: vitals(3000, 60), others: vitals(2000, 60) } }),
      [],
    ],
    [
      'the new build is slower',
      monitor({ newest: { build: 'b', firstSeen: NOW, now: vitals(5000, 60), others: vitals(2000, 60) } }),
      ['slower-build'],
    ],
    [
      'a domain ends',
      monitor({ domains: [{ name: 'x.example', endsAt: NOW + 29 * DAY_MS, askedAt: NOW }] }),
      ['domain x.example'],
    ],
    ['a certificate ends', { settings: { ...well.settings, CERTIFICATE_ENDS: '2026-12-01' } }, ['certificate']],
    [
      'a certificate ends in three weeks',
      { settings: { ...well.settings, CERTIFICATE_ENDS: '2026-12-13T12:00Z' } },
      ['certificate'],
    ],
    ['a certificate ends later', { settings: { ...well.settings, CERTIFICATE_ENDS: '2026-12-13T12:01Z' } }, []],
    ['a certificate is good', { settings: { ...well.settings, CERTIFICATE_ENDS: '2027-12-01' } }, []],
    ['security.txt ends', { builtAt: NOW - 300 * DAY_MS }, ['security.txt']],
    ['security.txt ends later', { builtAt: NOW - 300 * DAY_MS + 1 }, []],
    ['a registry does not say when a domain ends', monitor({ domains: [{ name: 'x.example', endsAt: null, askedAt: NOW }] }), []],
  ])('when %s', (_, changes, keys) => {
    expect(keysAfter(changes)).toEqual(keys);
  });

  it('is said in one sentence: the most urgent, whom to call, and what to do first', () => {
    const problems = siteProblems({ ...well, ...outbox({ pastDue: 2 }), ...monitor({ visitsFailed: 2 }) });
    expect(verdictOf(problems, PEOPLE)).toBe(
      'Enquiries: 2 past due: promised an answer by now, and not marked as answered: call the clinic’s front desk (CALL_CLINIC names nobody yet), and first open the desk under /ops/leads and answer the oldest; 1 more on /ops.',
    );
    const steps = [
      { what: 'home', problem: 'status 500', ms: 3 },
      { what: 'an article', problem: null, ms: 3 },
      { what: 'health', problem: 'no answer', ms: 3 },
    ];
    const [failing] = siteProblems({ ...well, ...monitor({ visitsFailed: 2, visit: { at: NOW, steps } }) });
    expect(failing?.sentence).toBe('The site fails its own visit (home: status 500; health: no answer)');
    expect(verdictOf(problems.slice(1), PEOPLE)).toContain('call the site’s engineer (Asha Rao, +91 98450 00000)');
    expect(verdictOf(problems.slice(1), PEOPLE)).not.toContain('more on /ops');
    const mapping = siteProblems({ ...well, wrongMappings: [{ slug: 'a', id: 1, shown: { id: 2, slug: 'b' } }] });
    expect(verdictOf(mapping, PEOPLE)).toContain('call the editor of the content (CALL_EDITOR names nobody yet)');
  });
});

it('is named first in the alert about it, with how many others there are', () => {
  const problems = siteProblems({
    ...well,
    ...outbox({ parked: 1 }),
    ...monitor({ visitsFailed: 2 }),
    builtAt: NOW - 301 * DAY_MS,
  });
  const watched = watchedProblems(problems, PEOPLE);
  expect(watched.map(({ key, confirmed }) => [key, confirmed])).toEqual([
    ['enquiries parked', false],
    ['visit', true],
    ['security.txt', false],
  ]);
  expect(watched[0]?.sentence).toBe(verdictOf(problems, PEOPLE));
  expect(watched[2]?.sentence).toMatch(/^\/\.well-known\/security\.txt ends in 29 days: call .*; 2 more on \/ops\.$/);
});

describe('what is said of a problem', () => {
  const sentences = (changes: Partial<ProblemParts>) => siteProblems({ ...well, ...changes }).map(({ sentence }) => sentence);

  it('counts minutes and days', () => {
    expect(sentences(monitor({ watchedAt: NOW - 21.5 * MINUTE_MS }))).toEqual([
      'The site has not looked after itself for 21 minutes',
    ]);
    expect(sentences({ ...monitor({ watchedAt: null }), builtAt: NOW - 21.5 * MINUTE_MS })).toEqual([
      'The site has never looked after itself since it was built 21 minutes ago',
    ]);
    const domain = (days: number) => monitor({ domains: [{ name: 'x.example', endsAt: NOW + days * DAY_MS, askedAt: NOW }] });
    expect([1, 0.5, 30, 31, -2].map((days) => sentences(domain(days)))).toEqual([
      ['The domain x.example ends in 1 day'],
      ['The domain x.example ends within a day'],
      ['The domain x.example ends in 30 days'],
      [],
      ['The domain x.example ended 2 days ago'],
    ]);
    const ended = monitor({ domains: [{ name: 'friends.example', endsAt: NOW - DAY_MS, askedAt: NOW }] });
    expect(sentences(ended)).toEqual(['The domain friends.example ended 1 day ago']);
    expect(sentences({ builtAt: NOW - 301 * DAY_MS })).toEqual(['/.well-known/security.txt ends in 29 days']);
  });

  it('begins with the enquiries, then whether the site can be used, then what gets worse slowly', () => {
    const everything = siteProblems({
      ...well,
      ...outbox({ parked: 1 }),
      ...monitor({ visitsFailed: 2, lastHour: figures({ 'answers-500': 9 }), watchedAt: NOW - 30 * MINUTE_MS }),
      upstreams: [{ upstream: 'CMS', state: 'failing', status: 503, ms: 9 }],
      builtAt: NOW - 320 * DAY_MS,
    });
    expect(everything.map(({ key }) => key)).toEqual([
      'enquiries parked',
      'visit',
      'answers',
      'upstream CMS',
      'silent',
      'security.txt',
    ]);
    // The visit has looked twice.
    expect(everything.filter(({ confirmed }) => confirmed).map(({ key }) => key)).toEqual(['visit']);
  });

  it.each<[Partial<ProblemParts>, string]>([
    [{ upstreams: [{ upstream: 'CMS', state: 'failing', status: 503, ms: 9 }] }, 'The CMS is failing (answers 503)'],
    [{ upstreams: [{ upstream: 'CMS', state: 'unreachable', status: null, ms: 9 }] }, 'The CMS is unreachable'],
    [
      { upstreams: [{ upstream: 'CMS', state: 'failing', status: 200, ms: 9 }] },
      'The CMS is failing (answers 200 with a web page in place of data)',
    ],
    [
      {
        cache: ['page x', 'page y'].map((record) => ({ record, state: 'failed', seconds: null })),
      },
      'Some content cannot be shown (page x, page y)',
    ],
    [
      monitor({ contentReadAt: NOW - 61.9 * MINUTE_MS }),
      'Content is stale: no change of WordPress could be taken over for 61 minutes',
    ],
    [{ wrongMappings: [{ slug: 'a', id: 1, shown: { id: 2, slug: 'b' } }] }, 'Page id 1 in MANAGED_PAGES is not the page “a”'],
    [monitor({ undelivered: ['slack: http-503'] }), 'An alert has not arrived (slack: http-503)'],
    [monitor({ lastHour: figures({ 'lead-failures': 2 }) }), 'Enquiries could not be taken in the last hour (2)'],
    [
      monitor({ lastHour: figures({ 'records-lost': 2 }) }),
      'Enquiries of the last hour (2) are in the clinic’s system alone: their store did not take them, and the desk does not show them',
    ],
    [
      refused(6),
      'WordPress has changed and its notices do not arrive: 6 were refused in the last hour and none was taken, so their signature is wrong, and changes are not shown at once',
    ],
    [monitor({ lastHour: figures({ 'answers-500': 5 }) }), '5 requests were answered by an error in the last hour'],
    [
      monitor({ lastHour: figures({ visits: 100, violations: 9 }) }),
      'Violations of the security policy rise: 9 in the last hour, in 100 visits, most in build unknown',
    ],
    [
      monitor({ newest: { build: 'b', firstSeen: NOW, now: vitals(5000, 60), others: vitals(2000, 60) } }),
      'Build b is slower than before: LCP 5.0 s after 2.0 s',
    ],
    [{ settings: { ...well.settings, CERTIFICATE_ENDS: '2026-11-22T23:00Z' } }, 'The certificate ends within a day'],
    [{ outbox: null }, 'The store of enquiries does not answer, and they go straight to the clinic’s system'],
    [{ monitor: null }, 'The monitor does not answer: nothing is counted, and nobody is told of anything new'],
    [outbox({ parked: 1 }), 'Enquiries: 1 could not be delivered and will not be sent again by itself'],
  ])('is exact: of %j', (changes, sentence) => {
    expect(sentences(changes)).toEqual([sentence]);
  });

  it('names every measure that has become worse, in one sentence', () => {
    const slow = { ...vitals(5000, 500), inp: { p75: 600, samples: 500 } };
    const fast = { ...vitals(2000, 500), inp: { p75: 90, samples: 500 } };
    expect(sentences(monitor({ overall: { name: 'all', now: slow, before: fast } }))).toEqual([
      'The site is slower than last week: LCP 5.0 s after 2.0 s, INP 600 ms after 90 ms',
    ]);
  });

  it('names the build with most of the errors, whichever comes first', () => {
    const build = (name: string, errors: number) => ({ build: name, lastHour: figures({ 'script-errors': errors }) });
    const rising = figures({ visits: 100, 'script-errors': 9 });
    const builds = [build('few', 2), build('most', 6), build('one', 1)] as unknown as MonitorSummary['builds'];
    expect(sentences(monitor({ lastHour: rising, builds }))[0]).toBe(
      'Script errors rise: 9 in the last hour, in 100 visits, most in build most',
    );
    expect(sentences(monitor({ lastHour: rising }))[0]).toContain('most in build unknown');
  });

  it('is no complaint of a time that is as good as it has to be', () => {
    const week = (now: number) =>
      sentences(monitor({ overall: { name: 'all', now: vitals(now, 500), before: vitals(1000, 500) } }));
    expect(week(2500)).toEqual([]);
    expect(week(2501)).toEqual(['The site is slower than last week: LCP 2.5 s after 1.0 s']);
  });

  it.each<[string, Partial<ProblemParts>, Problem['call'], RegExp]>([
    [
      'an enquiry that nobody has looked at',
      outbox({ oldestQuarantinedAt: NOW - 16 * MINUTE_MS }),
      'clinic',
      /press “Leave it set aside”$/,
    ],
    ['a parked enquiry', outbox({ parked: 1 }), 'clinic', /state “parked”/],
    ['a wrong setting', outbox({ misconfigured: 1 }), 'engineer', /LEADS_API/],
    ['a failing channel', outbox({ failingChannels: ['slack'] }), 'engineer', /send a test by every channel on \/ops/],
    ['an outbox that does not answer', { outbox: null }, 'engineer', /cloudflarestatus/],
    ['enquiries that wait', outbox({ waiting: 21 }), 'engineer', /clinic’s system answers/],
    ['an overdue answer', outbox({ pastDue: 1 }), 'clinic', /answer the oldest$/],
    ['a visit that fails', monitor({ visitsFailed: 2 }), 'engineer', /npm run rollback/],
    [
      'a system that is away',
      { upstreams: [{ upstream: 'CMS', state: 'failing', status: 503, ms: 9 }] },
      'engineer',
      /\(CONTENT_API in wrangler\.toml\).*whoever hosts it/,
    ],
    [
      'content that cannot be shown',
      { cache: [{ record: 'page x', state: 'failed', seconds: null }] },
      'engineer',
      /system behind the site/,
    ],
    ['stale content', monitor({ contentReadAt: NOW - 61 * MINUTE_MS }), 'engineer', /REST address/],
    ['a wrong id', { wrongMappings: [{ slug: 'a', id: 1, shown: { id: 2, slug: 'b' } }] }, 'editor', /the id of that page/],
    ['a silent watch', monitor({ watchedAt: NOW - 21 * MINUTE_MS }), 'engineer', /crons run/],
    ['an alert that does not arrive', monitor({ undelivered: ['slack'] }), 'engineer', /test by every channel/],
    [
      'enquiries not taken',
      monitor({ lastHour: figures({ 'lead-failures': 1 }) }),
      'engineer',
      /lead-failed in the log .*npm run rollback/,
    ],
    [
      'answers that are errors',
      monitor({ lastHour: figures({ 'answers-500': 5 }) }),
      'engineer',
      /^read request-failed in the log .*npm run rollback/,
    ],
    ['an enquiry past its store', monitor({ lastHour: figures({ 'records-lost': 1 }) }), 'engineer', /front desk look for them/],
    ['refused notices', refused(3), 'engineer', /^compare the secret of the plugin .* with NOTICE_SECRET/],
    ['a slow week', monitor({ overall: { ...quiet.overall, now: vitals(3000, 500) } }), 'engineer', /days and builds/],
    ['a certificate', { settings: { ...well.settings, CERTIFICATE_ENDS: '2026-12-01' } }, 'engineer', /set CERTIFICATE_ENDS/],
    ['a monitor that does not answer', { monitor: null }, 'engineer', /cloudflarestatus/],
    ['security.txt', { builtAt: NOW - 301 * DAY_MS }, 'engineer', /deploy again/],
    ['a domain', monitor({ domains: [{ name: 'x', endsAt: NOW, askedAt: NOW }] }), 'engineer', /registrar/],
  ])('names whom to call and what to do first: %s', (_, changes, call, first) => {
    expect(siteProblems({ ...well, ...changes })).toMatchObject([{ call, first: expect.stringMatching(first) }]);
  });
});

it('a release is told of the newest build alone what is slower in it, and not for few visits', () => {
  const build = (name: string) => ({
    build: name,
    firstSeen: '',
    lastHour: none,
    lastDay: figures({ visits: 70, 'script-errors': 1, violations: 20, 'answers-500': 300, 'lead-failures': 4 }),
    p75: {},
    samples: 0,
  });
  const summary = (samples: number): MonitorSummary => ({
    ...quiet,
    builds: [build('new'), build('old')] as unknown as MonitorSummary['builds'],
    newest: { build: 'new', firstSeen: NOW, now: vitals(5000, samples), others: vitals(2000, 500) },
  });
  const counted = { views: 70, errors: 321, leadFailures: 4 };
  expect(fieldFigures(summary(60))).toEqual({ builds: { new: { ...counted, slower: 'LCP 5.0 s after 2.0 s' }, old: counted } });
  expect(fieldFigures(summary(50)).builds['new']).toHaveProperty('slower');
  expect(fieldFigures(summary(49))).toEqual({ builds: { new: counted, old: counted } });
  expect(fieldFigures({ ...summary(60), newest: null })).toEqual({ builds: { new: counted, old: counted } });
});

/** What WordPress has under the slugs of ours. */
const pages: Record<string, { id: number; slug: string } | null> = {
  'nose-jobs': { id: 163, slug: 'nose-jobs' },
  'rhinoplasty-in-bangalore': { id: 194, slug: 'rhinoplasty-in-bangalore' },
  'facelift-in-bangalore': { id: 26, slug: 'renamed' },
  'hair-transplant-in-bangalore': null,
};
const content = {
  managedPage: async (slug: string, { optional }: { optional: boolean }) => {
    if (!optional) throw new Error('a page that is not there would be a failure');
    const value = pages[slug];
    if (value === undefined) throw new Error('unreadable');
    return value ? { status: 'found', state: 'HIT', value, hash: '', storedAt: 0 } : { status: 'absent', state: 'HIT' };
  },
} as unknown as Repository;

it('names ids that mean another page than the one of that slug', async () => {
  const MANAGED_PAGES = {
    'nose-jobs': 163,
    'rhinoplasty-in-bangalore': 26,
    'facelift-in-bangalore': 26,
    'hair-transplant-in-bangalore': 5,
    'laser-hair-removal-in-bangalore': 6,
  };
  expect(await findWrongMappings({ MANAGED_PAGES }, content)).toEqual([
    { slug: 'rhinoplasty-in-bangalore', id: 26, shown: { id: 194, slug: 'rhinoplasty-in-bangalore' } },
    { slug: 'facelift-in-bangalore', id: 26, shown: { id: 26, slug: 'renamed' } },
  ]);
});
