/**
 * Two thousand enquiries from twenty visitors at once, while the clinic's system is up, down, slow, hanging, failing and refusing in turn
 * and the process is killed three times: `npm run soak`. Fails unless none is lost, none delivered twice, and none shown as
 * sent without being stored.
 */
import { commandLine } from '../scripts/command-line.ts';
import { runSoak } from '../tests/leads/soak.ts';

commandLine(`
npm run soak

Files 2,000 enquiries from 20 clients through outages and three kills; fails when one is lost, delivered twice or falsely shown as sent.`);

const result = await runSoak({ leads: 2000, clients: 20, kills: 3, moodMs: 1500, log: console.log });
console.table(result);
const broken = result.lost + result.deliveredTwice + result.shownButNotStored + result.rowsTooMany;
console.log(broken === 0 ? '0 lost, 0 delivered twice, 0 shown as sent without being stored' : `${broken} broken promises`);
process.exitCode = broken === 0 ? 0 : 1;
