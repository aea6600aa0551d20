/** `npm run launch-check`: what still stands between the site and its patients. */
import { existsSync, readFileSync } from 'node:fs';
import { checkedTreatments } from '../build/facts/checked-treatments.ts';
import { clinicToday, EXAMPLE_VARIABLE } from '../build/facts/read-facts.ts';
import { readStates } from '../build/languages/language-state.ts';
import { commandLine } from './command-line.ts';
import { readEnvironments } from './deploy/environments.ts';
import { configurationFindings } from './launch-check/configuration-findings.ts';
import { externalLinkFindings } from './launch-check/external-links.ts';
import { exampleFindings, factFindings } from './launch-check/fact-findings.ts';
import type { LaunchFinding } from './launch-check/finding.ts';
import { languageFindings, languageNotes } from './launch-check/language-findings.ts';
import { judge, readOverrides } from './launch-check/overrides.ts';
import { run } from './run.ts';

const OVERRIDES = 'launch-overrides.json';
const usage = `
npm run launch-check [-- --offline]

Lists what the clinic still has to supply, by kind. Red blocks a deploy to production. What is accepted all the same is written down in
launch-overrides.json, with reason, name and date (docs/operations.md).

  --offline   does not try the addresses of other sites`;
const { values } = commandLine(usage, { options: { offline: { type: 'boolean', default: false } } });

// The records as they are now, before anything imports what is made of them.
await run('node', ['scripts/records.ts']);
const { catalogue } = await import('../tools/pictures/catalogue.ts');
const { externalLinks, internalLinkFindings, loadContent, placeholderFindings, wordingFindings } = await import(
  './launch-check/content-findings.ts'
);
const { consentFindings, drawingFindings, photographs } = await import('./launch-check/picture-findings.ts');

const today = clinicToday();
const content = await loadContent();
const states = await readStates();
const present = await photographs('src/media/photos');
const findings: LaunchFinding[] = [
  ...placeholderFindings(content),
  ...drawingFindings([...new Set(catalogue.pictures.map(({ key }) => key))], present),
  ...consentFindings(present, content),
  ...configurationFindings(readEnvironments()),
  ...internalLinkFindings(content),
  ...(values.offline ? [] : await externalLinkFindings(externalLinks(content), (url, init) => fetch(url, init))),
  ...wordingFindings(content),
  ...factFindings(await checkedTreatments(), today),
  ...exampleFindings(process.env, EXAMPLE_VARIABLE),
  ...languageFindings(states, today),
];
const overrides = existsSync(OVERRIDES) ? readOverrides(readFileSync(OVERRIDES, 'utf8')) : [];
const { red, accepted } = judge(findings, overrides, today);
for (const [kind, group] of Map.groupBy(red, (finding) => finding.kind)) {
  console.log(`\n${kind} (${group.length})`);
  for (const { at, wanted } of group) console.log(`  ${at}: ${wanted}`);
}
const notes = languageNotes(states);
if (notes.length) console.log(`\nlanguages, of which nothing is blocked\n${notes.map((note) => `  ${note}`).join('\n')}`);
console.log(`\nLaunch check: ${red.length ? 'RED' : 'green'}; ${red.length} open, ${accepted.length} accepted in ${OVERRIDES}`);
process.exitCode = red.length ? 1 : 0;
