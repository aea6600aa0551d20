/** Encodes the documents of a finished build ahead, for the origin that they are served from. */

import { encodeDocuments } from '../build/encode/encode-documents.ts';
import { CommandError, commandLine } from './command-line.ts';

commandLine(`
node scripts/encode-documents.ts

Compresses every static document of dist/ as the Worker finishes it, and as a difference from a dictionary (decision 040). Part of a
deploy. SITE_ORIGIN, SEO_IDS, ENVIRONMENT and DEMO_CONTENT in the environment as the Worker has them.`);
const { SITE_ORIGIN, SEO_IDS = '{}', ENVIRONMENT = '', DEMO_CONTENT = 'off' } = process.env;
if (!SITE_ORIGIN) throw new CommandError('SITE_ORIGIN is not set: documents name their own address');
const { documents } = await encodeDocuments({
  folder: 'dist/client',
  settings: { SITE_ORIGIN, ENVIRONMENT, DEMO_CONTENT },
  seoIds: JSON.parse(SEO_IDS) as Record<string, string>,
});
console.log(`${Object.keys(documents).length} documents encoded for ${SITE_ORIGIN}`);
