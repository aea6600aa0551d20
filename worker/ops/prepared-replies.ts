import { reviewedRecords } from '#languages/reviewed';
import { deskReplies } from '#records/desk-replies';
import { shown } from '../../src/content/placeholder.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { ENGLISH } from '../../src/languages/saying.ts';
import { type Language, languages } from '../../src/languages.ts';
import { href } from '../../src/routes.ts';
import type { Dialogue } from '../leads/dialogue-contract.ts';

/** What the words that go to a patient follow from. */
export interface DeskSite {
  ENVIRONMENT: string;
  SITE_ORIGIN: string;
}

/** A language of the site that a patient speaks, and how far the words of the desk may be sent in it. */
export interface PatientLanguage {
  language: Language;
  /**
   * `reviewed`: the language has a doctor who answers for it, and one has read these words as they stand. `draft`: not so, which is shown to
   * those who work on it. `withheld`: not so, and this is production.
   */
  standing: 'reviewed' | 'draft' | 'withheld';
}

/** The language of an enquiry, for the words of one record of the desk; null where the site has none of this code. */
export function patientLanguage(
  code: string,
  record: string,
  { ENVIRONMENT }: Pick<DeskSite, 'ENVIRONMENT'>,
): PatientLanguage | null {
  const language = languages.find((one) => one.code === code);
  if (!language) return null;
  if (language.reviewer !== null && reviewedRecords[code]?.includes(record)) return { language, standing: 'reviewed' };
  return { language, standing: ENVIRONMENT === 'production' ? 'withheld' : 'draft' };
}

/** Words in English, and in the patient's language where they may be sent in it. */
export interface WordPair {
  english: string;
  translated: string | null;
}

/** Says the same in English and in a language. What has not been translated is there in English alone. */
export function inBoth(say: () => string, patient: PatientLanguage | null): WordPair {
  const english = say();
  if (!patient || patient.standing === 'withheld') return { english, translated: null };
  const translated = inLanguage(patient.language.code, say);
  return { english, translated: translated === english ? null : translated };
}

const groups = ['questions', 'answers'] as const;
type Group = (typeof groups)[number];

/** A reply that stands ready, as the desk offers it. */
export interface PreparedReply extends WordPair {
  group: Group;
  name: string;
}

const RECORD = 'content/desk-replies';

/** A question of ours, unless the visitor has asked. Whether one can still be said is for the outbox to tell, which takes a second press for one. */
const groupFor = (talk: Dialogue['talk']): Group => (talk?.askedBy === 'visitor' ? 'answers' : 'questions');

/** The replies that stand ready for an enquiry, and its language. */
export function preparedReplies(
  { language, talk }: { language: string; talk: Dialogue['talk'] },
  site: DeskSite,
): { patient: PatientLanguage | null; replies: PreparedReply[] } {
  const patient = patientLanguage(language, RECORD, site);
  const group = groupFor(talk);
  const say = (name: string) => () => (textsOf(group)[name] ?? '').replace('{plan}', site.SITE_ORIGIN + href('planYourStay'));
  return { patient, replies: Object.keys(textsOf(group)).map((name) => ({ group, name, ...inBoth(say(name), patient) })) };
}

/** In the language that counts. */
const textsOf = (group: Group): Readonly<Record<string, string>> =>
  group === 'questions' ? shown(deskReplies.questions) : shown(deskReplies.answers);

/** How a button names a reply and its language. */
export const replyChoice = ({ group, name }: PreparedReply, language: string): string => `${group}/${name}/${language}`;

/** The words of a choice that the desk offers; null for any other. */
export function chosenReply(
  choice: string,
  entry: { language: string; talk: Dialogue['talk'] },
  site: DeskSite,
): { text: string; prepared: { language: string; english: string } } | null {
  const { patient, replies } = preparedReplies(entry, site);
  const offered = replies.flatMap((reply) => {
    const { english, translated } = reply;
    const code = patient?.language.code ?? '';
    return [
      { choice: replyChoice(reply, ENGLISH), text: english, prepared: { language: ENGLISH, english } },
      ...(translated === null
        ? []
        : [{ choice: replyChoice(reply, code), text: translated, prepared: { language: code, english } }]),
    ];
  });
  return offered.find((one) => one.choice === choice) ?? null;
}
