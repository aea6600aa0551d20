/** Brings the records of src/content over to a WordPress, where editors own them from then on, field by field. */

import { exportRecords } from '../build/records/wordpress/export-records.ts';
import { fileRecords } from '../build/records/wordpress/file-values.ts';
import { CommandError, commandLine, isSite, refuseMore, wrongUsage } from './command-line.ts';

const usage = `
npm run content:export -- ADDRESS [--user NAME] [--dry-run] [--missing]

Makes a record in WordPress of each file of src/content, once. Whatever editors changed stays as it is, whatever they deleted stays
deleted; a second run tells WordPress what the files say now.

  ADDRESS      of the WordPress: https://cms.example.com
  --user       an administrator; without it WORDPRESS_USER
  --dry-run    says what it would do, and changes nothing
  --missing    only makes records that WordPress does not have yet

The application password of that user (Users > Profile > Application Passwords) is read from WORDPRESS_APPLICATION_PASSWORD.`;

const { values, positionals } = commandLine(usage, {
  options: { user: { type: 'string' }, 'dry-run': { type: 'boolean' }, missing: { type: 'boolean' } },
  allowPositionals: true,
});
const [address = ''] = positionals;
refuseMore(positionals, 1, usage);
if (!isSite(address)) wrongUsage('Which WordPress? Its address begins with https:// or http://.', usage);
const user = values.user ?? process.env.WORDPRESS_USER ?? '';
const password = process.env.WORDPRESS_APPLICATION_PASSWORD ?? '';
if (!user || !password) wrongUsage('Which user, and which application password?', usage);

const states = await exportRecords(await fileRecords(), {
  address,
  user,
  password,
  dryRun: values['dry-run'] ?? false,
  missing: values.missing ?? false,
});
const told = Object.entries(states).filter(([, state]) => state !== 'same' && state !== 'kept');
for (const [record, state] of told) console.log(`${state.padEnd(8)} ${record}`);
console.log(`${told.length} of ${Object.keys(states).length} records${values['dry-run'] ? '; nothing was changed' : ''}`);
if (told.some(([, state]) => state === 'failed')) throw new CommandError('WordPress could not store those that failed');
