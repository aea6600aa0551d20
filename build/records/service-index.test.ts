import { expect, it } from 'vitest';
import { serviceRecords } from '#records/service-records';
import { indexModule, recordsModule } from './service-index.ts';

it('puts a new record in its place by its order, department and name', () => {
  const service = { ...serviceRecords['laser-hair-removal'], label: "Surgeon's choice", order: 125 };
  const records = Object.entries(serviceRecords).map(([slug, given]) => ({ slug, service: given }));
  const index = indexModule([...records, { slug: 'a-new-one', service }]);
  expect(index).toContain(
    `  "laser-hair-removal": "Laser Hair Removal",\n  "a-new-one": "Surgeon's choice",\n  "fillers-and-botox"`,
  );
  expect(index).toMatch(/"dermatology": \[[^\]]*"laser-hair-removal",\s+"a-new-one",\s+"fillers-and-botox"/);
  const all = recordsModule([...records, { slug: 'a-new-one', service }]);
  const [, name = ''] = /import \{ service as (s\d+) \} from '.\/services\/a-new-one.ts'/.exec(all) ?? [];
  expect(all).toContain(`  'a-new-one': ${name},\n`);
});
