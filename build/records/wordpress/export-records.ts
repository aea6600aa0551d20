import { CommandError, reasonOf } from '../../../scripts/command-line.ts';
import type { ExportedRecord } from './file-values.ts';
import { recordsHash } from './records-file.ts';

/** What became of a record: made, told anew what its file says, as it was, there already, deleted by an editor. */
export type ExportState = 'created' | 'updated' | 'same' | 'kept' | 'deleted' | 'failed';

interface ExportOptions {
  /** Of the WordPress. */
  address: string;
  user: string;
  /** An application password. */
  password: string;
  dryRun: boolean;
  missing: boolean;
}

/** Records in one request: a slow host needs some seconds for them. */
const BATCH = 20;
const TIMEOUT_MS = 60_000;
/** Characters of an answer that is none of the plugin's. */
const SHOWN = 200;

/** Sends records to the plugin, which makes those that are missing and never touches what editors changed. */
export async function exportRecords(
  records: readonly ExportedRecord[],
  options: ExportOptions,
): Promise<Record<string, ExportState>> {
  const states: Record<string, ExportState> = {};
  for (let from = 0; from < records.length; from += BATCH)
    Object.assign(states, await sendBatch(records.slice(from, from + BATCH), options));
  return states;
}

async function sendBatch(records: readonly ExportedRecord[], { address, user, password, dryRun, missing }: ExportOptions) {
  const answer = await fetch(new URL('wp-json/clinic-public-site/v1/records/import', `${address.replace(/\/*$/, '')}/`), {
    method: 'POST',
    redirect: 'error',
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ schema: recordsHash(), records, dry_run: dryRun, missing }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CommandError(`WordPress does not answer: ${reasonOf(error)}`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new CommandError(`WordPress refused (${answer.status}): ${messageIn(text)}`);
  const { records: states } = readAnswer(text);
  if (!states) throw new CommandError(`What answers is not the plugin, but something before it: ${text.slice(0, SHOWN)}`);
  return states;
}

function readAnswer(text: string): { message?: string; records?: Record<string, ExportState> } {
  try {
    return (JSON.parse(text) ?? {}) as ReturnType<typeof readAnswer>;
  } catch {
    return {};
  }
}

/** WordPress's own words; an answer of something else is shown by its beginning. */
const messageIn = (text: string): string => readAnswer(text).message ?? text.slice(0, SHOWN);
