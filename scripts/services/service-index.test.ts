import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceRecords } from '../../src/content/services/service-records.ts';
import { readRecords } from './read-records.ts';
import { indexModule, recordsModule } from './service-index.ts';

const FOLDER = 'src/content/services';

describe('what is made from the service records', () => {
  it('is up to date: run `node scripts/services.ts` when this fails', async () => {
    const records = await readRecords(FOLDER);
    expect(await readFile(join(FOLDER, 'service-index.ts'), 'utf8')).toBe(indexModule(records));
    expect(await readFile(join(FOLDER, 'service-records.ts'), 'utf8')).toBe(recordsModule(records));
  });

  it('puts a new record in its place by its order, department and name', () => {
    const service = { ...serviceRecords['laser-hair-removal'], label: "Surgeon's choice", order: 125 };
    const records = Object.entries(serviceRecords).map(([slug, given]) => ({ slug, service: given }));
    const index = indexModule([...records, { slug: 'a-new-one', service }]);
    expect(index).toContain(
      `  'laser-hair-removal': 'Laser Hair Removal',\n  'a-new-one': "Surgeon's choice",\n  'fillers-and-botox'`,
    );
    expect(index).toMatch(/dermatology: \[[^\]]*'laser-hair-removal',\s+'a-new-one',\s+'fillers-and-botox'/);
    const all = recordsModule([...records, { slug: 'a-new-one', service }]);
    expect(all).toContain("import { service as aNewOne } from './a-new-one.ts';\nimport { service as abdominalContouring }");
    expect(all).toContain("  'a-new-one': aNewOne,\n");
  });
});
