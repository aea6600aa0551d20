import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FactWords } from '../../src/content/facts/fact-words.ts';
import type { Fields, Overlay } from '../../src/content/overlay.ts';
import type { TreatmentFacts } from '../../src/content/schema/facts.ts';
import type { SaidFact } from '../../src/content/translation.ts';
import { clinicToday, EXAMPLE_VARIABLE, factFolders, readFacts } from '../facts/read-facts.ts';
import type { ReadRecord } from '../records/write-records.ts';
import { difference } from './translation-patch.ts';

/**
 * What a language says of the facts of treatments, of which pages hold neither records nor words: both were made into what is shown. The words
 * of English and of the language, `#words/facts`, have been made before.
 * @param records Translated ones.
 */
export async function factsPatch(code: string, records: readonly ReadRecord[], root: string): Promise<Overlay> {
  // Of words, which a first build has not made yet when this module is loaded.
  const { showFacts } = await import('../../src/content/facts/show-facts.ts');
  const { stayFacts } = await import('../../src/content/facts/stay-facts.ts');
  const words = await wordsOf(code, root);
  const folders = factFolders(root, Boolean(process.env[EXAMPLE_VARIABLE]));
  const today = clinicToday();
  const translated = new Map(
    records.flatMap(({ kind, id, data }) => (kind.constant === 'facts' ? [[id, data as TreatmentFacts]] : [])),
  );
  const patch: Record<string, Fields> = {};
  for (const { kind, id, data } of records) {
    if (kind.constant !== 'service') continue;
    const english = await readFacts(id, folders);
    // Those of the example stand in no file of a language.
    const said = (!english.example && translated.get(id)) || english;
    const shown = showFacts(said, today, words).facts;
    const facts = showFacts(english, today).facts.flatMap((fact, at): SaidFact[] => {
      const other = shown[at];
      return other && difference(fact, other) ? [{ english: textsIn(fact), said: textsIn(other) }] : [];
    });
    if (facts.length) patch[`shown-facts/${id}`] = { facts };
    const stay = difference(stayFacts(english.facts), stayFacts(said.facts));
    patch[`stay-facts/${id}`] = { ...(stay as Fields), label: (data as Fields)['label'] };
  }
  return patch;
}

const textsIn = ({ label, value, source }: SaidFact['said']): SaidFact['said'] => ({ label, value, source });

async function wordsOf(code: string, root: string): Promise<FactWords> {
  const file = join(root, '.cache/words', code, 'facts.ts');
  // Its text in the address: a module that has changed is another one.
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  return (await import(/* @vite-ignore */ `${pathToFileURL(resolve(file)).href}?${version}`)) as FactWords;
}
