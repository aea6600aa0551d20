import type { TermRecord } from './records.ts';
import { toSlug } from './slug.ts';

const TREE: Readonly<Record<string, readonly string[]>> = {
  'Plastic Surgery': [
    'Rhinoplasty',
    'Facelift',
    'Breast Augmentation',
    'Body Contouring',
    'Hair Transplant',
    'Liposuction',
    'Anti Ageing',
    'Gynaecomastia',
  ],
  Dermatology: [
    'Acne & Scars',
    'Laser Hair Removal',
    'Fillers & Botox',
    'Laser Tattoo Removal',
    'Stretch Marks',
    'Platelet Rich Plasma',
  ],
  'Patient Guides': [],
  News: [],
};

const GRANDCHILD = { name: 'Revision Rhinoplasty', parent: 'Rhinoplasty' } as const;
const TAGS = ['guide', 'aftercare'];

/** 20 categories in three levels, `Uncategorized` first, then two tags; ids run from 1 in the order of creation. */
export function createTerms(): TermRecord[] {
  const terms: TermRecord[] = [];
  const add = (taxonomy: TermRecord['taxonomy'], name: string, parent: number): number => {
    const id = terms.length + 1;
    terms.push({ id, taxonomy, name: name.replaceAll('&', '&amp;'), slug: toSlug(name), parent });
    return id;
  };
  add('category', 'Uncategorized', 0);
  for (const [main, children] of Object.entries(TREE)) {
    const parent = add('category', main, 0);
    for (const child of children) add('category', child, parent);
  }
  add('category', GRANDCHILD.name, termId(terms, GRANDCHILD.parent));
  for (const tag of TAGS) add('post_tag', tag, 0);
  return terms;
}

/** The id of a term by its plain name; an unknown name is a mistake in the sample content. */
export function termId(terms: readonly TermRecord[], name: string): number {
  const term = terms.find(({ slug }) => slug === toSlug(name));
  if (!term) throw new Error(`No term called ${name}`);
  return term.id;
}

/** Second-level categories in the order of creation, with their parents: the topics of the ordinary posts. */
export function topics(): { name: string; main: string }[] {
  return Object.entries(TREE).flatMap(([main, children]) => children.map((name) => ({ name, main })));
}

/** The terms behind these ids in the order WordPress always answers them: by name. Unknown ids are left out. */
export const termsByName = (known: ReadonlyMap<number, TermRecord>, ids: readonly number[]): TermRecord[] =>
  ids.flatMap((id) => known.get(id) ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
