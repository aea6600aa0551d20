import type { Context } from 'hono';
import { html } from 'hono/html';
import { BUILD_ID } from '../../dist/build-id.js';
import type { VitalName } from '../../src/content/field-report.ts';
import { OPS_PATH } from '../../src/endpoints.ts';
import type { AppEnv } from '../dependencies.ts';
import { within } from '../lib/async.ts';
import { isPoor, shownVital, TOO_FEW, vitalTexts } from '../monitor/field-board.ts';
import { monitorOf } from '../monitor/monitor-client.ts';
import type { BoardLine, FieldBoard, Percentile, Percentiles } from '../monitor/monitor-contract.ts';
import { type Html, page, shown, table } from './pages.ts';

const TIMEOUT_MS = 5000;
/** What decides first; a phone shows two columns. */
const ORDER: readonly VitalName[] = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'];

/** `/ops/field`: how fast the site is for its visitors, and which of its scripts fail for them. */
export async function showField(c: Context<AppEnv>): Promise<Response> {
  const { settings, now } = c.get('deps');
  const read = async (): Promise<FieldBoard> => monitorOf(c.env).board(now());
  const board = await within(read(), TIMEOUT_MS).catch(() => null);
  return c.html(
    page(
      'The site as visitors see it',
      html`<p><a href="${OPS_PATH}">State of the site</a></p>
${settings.MEASURE === 'off' ? html`<p class="wrong">Nothing is measured: MEASURE is off.</p>` : ''}
${board ? boardParts(board) : html`<p class="wrong">The monitor does not answer. Please try again in a minute.</p>`}`,
    ),
  );
}

const boardParts = (
  board: FieldBoard,
): Html => html`<p>Values that three quarters of the visits stay within, of the last seven days; behind them the seven days before. Below ${TOO_FEW} visits: “too few”, with their number. Nobody is identified; visitors who save data or ask not to be tracked report nothing.</p>
<p>${ORDER.map((name) => `${name.toUpperCase()}: ${vitalTexts[name].meaning}, good up to ${shownVital(name, vitalTexts[name].good)}. `)}</p>
${linesPart('All loads of pages', [board.overall], '')}
<h2>By day, with releases</h2>
${table(
  ['Day (UTC)', 'New build', ...heads],
  board.days.map(({ day, percentiles, releases }) => [
    new Date(day * 86_400_000).toISOString().slice(0, 10),
    releases.join(', '),
    ...ORDER.map((name) => valueCell(name, percentiles[name])),
  ]),
)}
<h2>By build</h2>
${table(
  ['Build', 'First seen (India)', ...heads],
  board.byBuild.map(({ build, firstSeen, now }) => [
    build === BUILD_ID ? `${build} (this one)` : build,
    shown(firstSeen),
    ...ORDER.map((name) => valueCell(name, now[name])),
  ]),
)}
${linesPart('By page', board.byRoute, 'Page')}
${linesPart('By line', board.byLine, 'Line')}
${linesPart('Full and lite pages', board.byDocument, 'Document')}
${linesPart('By kind of navigation', board.byNavigation, 'Navigation')}
<h2>Errors of our scripts, and what the security policy blocked, in seven days</h2>
${
  board.faults.length
    ? table(
        ['Kind', 'What', 'Where', 'Build', 'Times', 'Last seen (UTC)'],
        board.faults.map(({ kind, what, place, build, times, lastDay }) => [
          kind,
          what,
          place,
          build,
          times,
          new Date(lastDay * 86_400_000).toISOString().slice(0, 10),
        ]),
      )
    : html`<p>None were reported.</p>`
}`;

const heads = ORDER.map((name) => name.toUpperCase());

const linesPart = (title: string, lines: readonly BoardLine[], head: string): Html => html`<h2>${title}</h2>
${table(
  [head, ...heads],
  lines.map(({ name, now, before }) => [name, ...ORDER.map((vital) => compared(vital, now, before))]),
)}`;

/** `2.1 s (812), before 2.4 s (790)` */
const compared = (name: VitalName, now: Percentiles, before: Percentiles): Html =>
  html`${valueCell(name, now[name])}<br><small class="figure">before ${valueCell(name, before[name])}</small>`;

function valueCell(name: VitalName, { p75, samples }: Percentile): Html {
  if (samples === 0) return html`none`;
  if (p75 === null || samples < TOO_FEW) return html`too few (${samples})`;
  return html`<span class="figure"><span${isPoor(name, p75) ? html` class="wrong"` : ''}>${shownVital(name, p75)}</span> (${samples})</span>`;
}
