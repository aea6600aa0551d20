/** Writes what follows from the service records: run by every build, before anything reads it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecords } from './services/read-records.ts';
import { indexModule, leadsModule, recordsModule } from './services/service-index.ts';

const FOLDER = 'src/content/services';

const records = await readRecords(FOLDER);
await writeChanged(join(FOLDER, 'service-index.ts'), indexModule(records));
await writeChanged(join(FOLDER, 'service-leads.ts'), leadsModule(records));
await writeChanged(join(FOLDER, 'service-records.ts'), recordsModule(records));

/** An equal file keeps its time, so that nothing is built again for it. */
async function writeChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before === text) return;
  await writeFile(path, text);
  console.log(`${records.length} services in ${path}`);
}
