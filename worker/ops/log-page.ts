import { html } from 'hono/html';
import { OPS_LEADS_PATH, OPS_LOG_PATH } from '../../src/endpoints.ts';
import { type AccessLogEntry, inboxActions, type RefusedLogins } from '../leads/outbox-contract.ts';
import { type Html, option, page, shown } from './pages.ts';

/** The words the log knows; a count may stand behind them. */
export const lookKinds: readonly string[] = [
  'login',
  'logout',
  'list',
  'search',
  'read',
  'export',
  'erase-by-phone',
  'carried-over',
  'restore',
  'claim',
  'let-go',
  'note',
  'next-step',
  'propose',
  'take-back',
  'call-off',
  'seen',
  'message',
  'answering',
  'test-notifications',
  ...inboxActions,
];

interface LogView {
  entries: AccessLogEntry[];
  refused: RefusedLogins[];
  what: string | undefined;
  /** Address of the next page, or null. */
  next: string | null;
}

/** Uses of the inbox, newest first; refused logins as counts, so that nobody can push the uses out of sight. */
export const logPage = ({ entries, refused, what, next }: LogView): Html =>
  page(
    'Uses of this inbox',
    html`<p><a href="${OPS_LEADS_PATH}">All enquiries</a></p>
<form method="get" action="${OPS_LOG_PATH}" class="filter">
<label>What <select name="what"><option value="">all</option>${lookKinds.map((kind) => option(kind, what))}</select></label>
<button>Filter</button>
</form>
<table><thead><tr><th>When (India)</th><th>Who</th><th>What</th><th>Enquiry</th></tr></thead>
<tbody>${entries.map(({ at, who, what: done, leadId }) => html`<tr><td>${shown(at)}</td><td>${who}</td><td>${done}</td><td>${leadId ?? ''}</td></tr>`)}</tbody></table>
<p>${next ? html`<a href="${next}">Older ones</a>` : ''}</p>
<h2>Refused logins of the last seven days</h2>
${
  refused.length
    ? html`<table><thead><tr><th>Hour that began (India)</th><th>What</th><th>Times</th></tr></thead>
<tbody>${refused.map(({ hour, count }) => html`<tr><td>${shown(hour)}</td><td>login-refused</td><td>${count}</td></tr>`)}</tbody></table>`
    : html`<p>None.</p>`
}`,
  );
