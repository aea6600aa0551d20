import { figures } from './figures.ts';
import type { Kind } from './kind.ts';
import { serviceContent } from './service.ts';
import { serviceRules } from './service-constants.ts';

/** Every kind of record. What a text takes over from another record (`{{figures.recovery}}`) is of a kind further up. */
export const kinds: readonly Kind[] = [
  {
    label: 'Medical figures',
    files: 'figures.yaml',
    schema: figures,
    constant: 'figures',
    type: ['Figures', 'schema/figures.ts'],
  },
  {
    label: 'Service',
    files: 'services/*.yaml',
    schema: serviceContent,
    constant: 'service',
    type: ['ServiceContent', 'schema/service.ts'],
    rules: serviceRules,
  },
];
