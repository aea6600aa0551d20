import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** Stands beside the build, in the artefact of a CI as well: which build passed the gate, the whole `npm test`, at which commit. Of sweeps it says nothing. */
const TEST_RECORD = 'dist/tested.json';

const schema = v.object({ build: v.string(), commit: v.string(), at: v.string() });
export type TestRecord = v.InferOutput<typeof schema>;

/** Notes that the whole gate was green, with nothing in the folder that is in no commit. */
export const writeTestRecord = (record: TestRecord): void => writeFileSync(TEST_RECORD, `${JSON.stringify(record)}\n`);

export const removeTestRecord = (): void => rmSync(TEST_RECORD, { force: true });

/** Null when the build in `dist/` has not passed the whole gate. */
export function readTestRecord(): TestRecord | null {
  if (!existsSync(TEST_RECORD)) return null;
  const read = v.safeParse(schema, JSON.parse(readFileSync(TEST_RECORD, 'utf8')));
  return read.success ? read.output : null;
}
