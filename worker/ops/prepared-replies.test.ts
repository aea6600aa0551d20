import { describe, expect, it, vi } from 'vitest';
import type { LanguageEntry } from '#languages';
import type { Talk } from '../leads/dialogue-contract.ts';
import { chosenReply, patientLanguage, preparedReplies } from './prepared-replies.ts';

/** Arabic has an owner, who has read these sentences; French has one, who has not; nobody answers for Bengali. */
vi.mock('#languages', async (load) => {
  const { languages, ...rest } = (await load()) as { languages: readonly LanguageEntry[] };
  const owned = ['ar', 'fr'];
  return { ...rest, languages: languages.map((each) => ({ ...each, reviewer: owned.includes(each.code) ? 'Dr B' : null })) };
});
const reviewedRecords = vi.hoisted(
  (): Record<string, string[]> => ({
    ar: ['content/desk-replies'],
    bn: ['content/desk-replies'],
    fr: ['content/desk'],
  }),
);
vi.mock('#languages/reviewed', () => ({ reviewedRecords }));

const production = { ENVIRONMENT: 'production', SITE_ORIGIN: 'https://clinic.example' };
const staging = { ...production, ENVIRONMENT: 'staging' };
const asked: Talk = { askedBy: 'visitor', question: 'Price?', answer: null, prepared: null };
const offered = (language: string, site = production, talk: Talk | null = asked) =>
  preparedReplies({ language, talk }, site).replies.map(({ translated }) => translated !== null);

describe('sentences in a patient’s language', () => {
  it.each([
    ['ar', 'reviewed', 'reviewed'],
    // A doctor answers for the language, but has not read these.
    ['fr', 'withheld', 'draft'],
    // Somebody has read them, but nobody answers for the language: its pages are not there either.
    ['bn', 'withheld', 'draft'],
  ])('%s: %s in production, %s in staging', (code, live, drafted) => {
    const standings = [production, staging].map((site) => patientLanguage(code, 'content/desk-replies', site)?.standing);
    expect(standings).toEqual([live, drafted]);
    expect(new Set(offered(code))).toEqual(new Set([live === 'reviewed']));
    expect(new Set(offered(code, staging))).toEqual(new Set([true]));
  });

  it('are drafts in a language of which nothing has been read', () => {
    const { fr } = reviewedRecords;
    delete reviewedRecords['fr'];
    try {
      expect(patientLanguage('fr', 'content/desk-replies', production)?.standing).toBe('withheld');
    } finally {
      Object.assign(reviewedRecords, { fr });
    }
  });

  it('are in English alone for whom the site has no language', () => {
    for (const code of ['', 'en', 'hi']) {
      expect(patientLanguage(code, 'content/desk-replies', staging)).toBeNull();
      expect(new Set(offered(code, staging))).toEqual(new Set([false]));
    }
  });

  it('are written in its script, with every gap filled, and beside what they say', () => {
    const { replies } = preparedReplies({ language: 'ar', talk: null }, production);
    expect(replies.length).toBeGreaterThan(2);
    for (const { english, translated } of [...replies, ...preparedReplies({ language: 'ar', talk: asked }, production).replies]) {
      expect(english).toMatch(/^[A-Z][^{}\p{Script=Arabic}]+$/u);
      expect(translated).toMatch(/^\p{Script=Arabic}[^{}]+$/u);
      expect(translated?.length).toBeLessThanOrEqual(1000);
    }
    const [english, translated] = replies.flatMap(({ name, ...said }) =>
      name === 'travel' ? [said.english, said.translated] : [],
    );
    expect(english).toMatch(/ https:\/\/clinic\.example\/plan-your-stay$/);
    expect(translated).toMatch(/ https:\/\/clinic\.example\/ar\/plan-your-stay$/);
  });
});

describe('what stands ready', () => {
  const groups = (talk: Talk | null) =>
    new Set(preparedReplies({ language: 'ar', talk }, production).replies.map(({ group }) => group));

  it('is a question of ours, or an answer where the visitor has asked', () => {
    expect(groups(null)).toEqual(new Set(['questions']));
    expect(groups({ ...asked, askedBy: 'team' })).toEqual(new Set(['questions']));
    expect(groups(asked)).toEqual(new Set(['answers']));
  });

  it('can be chosen in a language that is offered, and not otherwise', () => {
    const choose = (choice: string, site = production, language = 'ar', talk: Talk | null = asked) =>
      chosenReply(choice, { language, talk }, site);
    const english = choose('answers/price/en');
    expect(english?.text).toMatch(/^We cannot name a price/);
    expect(english?.prepared).toEqual({ language: 'en', english: english?.text });
    const arabic = choose('answers/price/ar');
    expect(arabic?.text).toMatch(/^\p{Script=Arabic}/u);
    expect(arabic?.prepared).toEqual({ language: 'ar', english: english?.text });
    expect(choose('answers/price/fr', production, 'fr')).toBeNull();
    expect(choose('answers/price/fr', staging, 'fr')?.prepared.language).toBe('fr');
    // Not this patient’s language, not what can be said now, and nothing at all.
    for (const choice of ['answers/price/bn', 'questions/call/ar', 'answers/toString/en', '']) expect(choose(choice)).toBeNull();
  });
});
