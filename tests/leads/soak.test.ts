import { expect, it } from 'vitest';
import { runSoak } from './soak.ts';

/** The small one; `npm run soak` runs two thousand. */
it('loses nothing and sends nothing twice, whatever the clinic’s system does and when the process dies', async () => {
  const result = await runSoak({ leads: 240, clients: 12, kills: 2, moodMs: 350 });
  expect(result).toMatchObject({ shown: 240, shownButNotStored: 0, lost: 0, deliveredTwice: 0, rowsTooMany: 0 });
  expect(result).toMatchObject({ agreedLost: 0, agreedInvented: 0, slotsWithTwoWinners: 0 });
  expect(result).toMatchObject({ notesLost: 0, notesTwice: 0, claimsWrong: 0, notificationsLost: 0, notificationsBeyondRule: 0 });
  // There were fewer times than visitors who wanted them.
  expect(result.agreed).toBeGreaterThan(10);
  expect(result.toldTaken).toBeGreaterThan(0);
  // The weather was bad indeed.
  expect(result.attempts).toBeGreaterThan(result.shown);
}, 180_000);
