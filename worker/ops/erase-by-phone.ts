import type { Context } from 'hono';
import { html } from 'hono/html';
import { OPS_ERASE_PATH, OPS_LEADS_PATH, opsLeadPath } from '../../src/endpoints.ts';
import { dialledPhone } from '../../src/leads/dialled-phone.ts';
import type { AppEnv } from '../dependencies.ts';
import { phoneReaderFor } from '../leads/lead-phone.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import type { InboxFilter, InboxLead } from '../leads/outbox-contract.ts';
import { donePage, type Html, nameOf, notDonePage, page, shown } from './pages.ts';
import { note, postedFields } from './posted.ts';

/** Read in steps, so that no answer of the outbox grows without end. */
const PER_STEP = 200;

/**
 * `POST /ops/erase`: every enquiry of a number. Erasing asks twice, as of a visitor: by one digit that is mistyped it would erase
 * somebody else's, which nobody can undo.
 */
export async function eraseByPhone(c: Context<AppEnv>): Promise<Response> {
  const { phone_number: typed = '', confirmed = '' } = await postedFields(c);
  const reading = (await phoneReaderFor(c))(typed, 'IN+91');
  // What was stored before numbers were checked can be erased as it is.
  const phone = reading.ok ? reading.stored : dialledPhone(typed)?.number;
  if (!phone) return c.html(notDonePage('This is not a phone number: ten digits, or + and country code.'), 422);
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  if (confirmed === 'yes') {
    const count = await outbox.eraseByPhone(phone);
    await note(c, `erase-by-phone:${count}`, null);
    return c.html(donePage(`${count} erased.`));
  }
  const found = await allOf(phone, (filter) => outboxOf(c.env.LEAD_OUTBOX).list(filter));
  await note(c, 'search', null);
  if (found.length === 0) return c.html(notDonePage('There is no enquiry of this number.'), 404);
  return c.html(confirmPage(phone, found));
}

/** All of them: what is erased without having been seen may be somebody else's. */
async function allOf(phone: string, list: (filter: InboxFilter) => Promise<InboxLead[]>): Promise<InboxLead[]> {
  const found: InboxLead[] = [];
  for (let before = 0; ; ) {
    const step = await list({ search: phone, limit: PER_STEP, ...(before && { before }) });
    found.push(...step.filter((entry) => entry.phone === phone));
    if (step.length < PER_STEP) return found;
    before = step.at(-1)?.id ?? 0;
  }
}

const confirmPage = (phone: string, entries: readonly InboxLead[]): Html =>
  page(
    `Erase every enquiry of ${phone}?`,
    html`<p><a href="${OPS_LEADS_PATH}">All enquiries</a></p>
<ul>${entries.map((entry) => html`<li><a href="${opsLeadPath(entry.id)}">${nameOf(entry)}</a>, ${shown(entry.acceptedAt)}, India time</li>`)}</ul>
<p>Enquiries in all: ${entries.length}. Everything of them is erased at once. This cannot be undone.</p>
<form method="post" action="${OPS_ERASE_PATH}">
<input type="hidden" name="phone_number" value="${phone}"><input type="hidden" name="confirmed" value="yes">
<p><button>Erase them now</button></p>
</form>`,
  );
