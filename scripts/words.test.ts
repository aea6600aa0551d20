import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words of the house's own for things that have a name: what stands beside them is that name. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'dueSince|markDue|makeAllDue': 'invalidatedAt, invalidateAll',
  'may vouch|vouched': 'memory TTL',
  'toolsFor|CacheParts': 'deps',
  'tooManyKnocks|\\bknock(?:s|ed)?\\b': 'isRateLimited, request',
  'noteLook|doubtOfNote|\\bdoubtful\\b|\\bdoubted\\b': 'recordAccess, spamSignal, quarantined',
  'opened-note|writeNote\\b': 'form token',
  'patrol|goRound': 'link check',
  'readAgain|applyAtOnce|patiently|giveNotices': 'revalidate, applyImmediately, withRetry, sendNotifications',
  'prefersStillness|useStill\\b|savesData': 'prefersReducedMotion, prefersReducedData',
  'letGo\\b|holdBackButton|wakeIsland|layOutWhole|goToPart': 'release, closeOnBack, hydrateIsland, scrollToSection',
  'sameText|postNotice': 'timingSafeEqual, receiveWebhook, notifyTeam',
  '\\bwished (?:time|slot|consultation)': 'requested time',
  'content system': 'CMS, WordPress',
  'for a dead line|answers a function': 'offline copy, returns a function',
};

const files = execFileSync('git', ['ls-files', 'src', 'worker', 'tests', 'build', 'scripts', 'tools', 'docs', 'README.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|md)$/.test(file) && !/^docs\/(?:spec|decisions)\/|^scripts\/words\.test\.ts$/.test(file));
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it.each(Object.entries(OWN_WORDS))('nothing is called %s: its name is %s', (words) => {
  const own = new RegExp(words, 'i');
  const found = texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (own.test(line) ? `${file}:${at + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});

it('the glossary has forty entries at the most, and no word twice', () => {
  const words = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!Word \|)([^|]+) \|/gm)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(20);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(new Set(words).size).toBe(words.length);
});
