import { html } from 'hono/html';
import { longDate } from '../../src/content/shown-dates.ts';
import { shownVital } from '../monitor/field-board.ts';
import type { BuildFigures, MonitorSummary } from '../monitor/monitor-contract.ts';
import { type Html, shown, table } from './pages.ts';
import { type People, type Problem, whoOf } from './problems.ts';
import type { SiteStatus } from './site-status.ts';

/** What needs a person, with whom to call and what to do first; nothing when all is well. */
export const problemList = (problems: readonly Problem[], people: People): Html =>
  problems.length
    ? html`<ol>${problems.map(({ sentence, call, first }) => html`<li><span class="wrong">${sentence}.</span> Call ${whoOf(call, people)}. First: ${first}.</li>`)}</ol>`
    : html``;

/** What the monitor knows: the visit of the site to itself, the watch, figures by build, what ends by a date. */
export function monitorParts({ monitor }: Pick<SiteStatus, 'monitor'>): Html {
  if (!monitor) return html`<h2>Visits of the site to itself</h2><p class="wrong">The monitor does not answer.</p>`;
  return html`${visitPart(monitor)}
<h2>Builds</h2>
${
  monitor.builds.length
    ? table(
        [
          'Build',
          'First seen (India)',
          'Visits, last hour',
          'Script errors',
          'Violations',
          'Answers 500',
          'Enquiries not taken',
          'LCP, INP, CLS',
        ],
        monitor.builds.map(buildRow),
      )
    : html`<p>None has been seen yet.</p>`
}
<h2>Domains</h2>
${
  monitor.domains.length
    ? table(
        ['Domain', 'Ends (India)', 'Asked (India)'],
        monitor.domains.map(({ name, endsAt, askedAt }) => [
          name,
          (endsAt && longDate(new Date(endsAt).toISOString())) || 'its registry does not say',
          askedAt === null ? 'it could not be asked' : shown(askedAt),
        ]),
      )
    : html`<p>Not asked yet.</p>`
}
<p>Certificates of Cloudflare are renewed by Cloudflare; the site cannot see their end. One that was uploaded by hand is watched by CERTIFICATE_ENDS.</p>`;
}

function visitPart({ visit, visitsFailed, watchedAt, redSince }: MonitorSummary): Html {
  if (!visit) return html`<h2>Visits of the site to itself</h2><p>There has been none yet.</p>`;
  return html`<h2>Visits of the site to itself</h2>
<p${visitsFailed ? html` class="wrong"` : ''}>${visitsFailed ? `${visitsFailed} in a row found a problem; the last` : 'The last found nothing wrong,'} on ${shown(visit.at)}, India time.</p>
${table(
  ['Step', 'Result', 'Time'],
  visit.steps.map(({ what, problem, ms }) => [
    what,
    problem === null ? 'as it should be' : html`<span class="wrong">${problem}</span>`,
    `${ms} ms`,
  ]),
)}
<p>${redSince === null ? 'The team has not been alarmed.' : `The team was alarmed on ${shown(redSince)}, India time.`} ${watchedAt === null ? 'The watch has not looked yet.' : `The watch looked last on ${shown(watchedAt)}, India time.`}</p>`;
}

function buildRow({ build, firstSeen, lastHour, p75, samples }: BuildFigures): (string | number)[] {
  const vitals = (['lcp', 'inp', 'cls'] as const).map((name) => {
    const value = p75[name];
    return value === null ? 'too few' : shownVital(name, value);
  });
  return [
    build,
    shown(Date.parse(firstSeen)),
    lastHour.visits,
    lastHour['script-errors'],
    lastHour.violations,
    lastHour['answers-500'],
    lastHour['lead-failures'],
    `${vitals.join(', ')} (${samples} visits)`,
  ];
}
