import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import { DERMATOLOGY_DESK_ID, EDITOR_ID } from '../tests/upstream/content/authors.ts';
import { escapeAmpersand } from '../tests/upstream/content/blocks.ts';
import type { Content } from '../tests/upstream/content/content.ts';
import { fromSiteTime } from '../tests/upstream/content/site-time.ts';
import { termId } from '../tests/upstream/content/terms.ts';

/** A text of the demo: a Markdown file, named by its slug, with lines of `name: value` in front. */
export interface Sample {
  slug: string;
  fields: Readonly<Record<string, string>>;
  /** HTML as an editor's plain blocks give it. */
  html: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Posts of the doubles that exist to break something; the demo is for people. */
const FIXTURES = new Set(['unsafe-legacy-markup', 'a-post-without-text']);

/** Reads the texts of one kind. Throws with the file's name when one has no title. */
export function readSamples(kind: 'articles' | 'pages'): Sample[] {
  const folder = join(import.meta.dirname, kind);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.toSorted().map((file) => readSample(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')));
}

function readSample(slug: string, text: string): Sample {
  const lines = FRONT_MATTER.exec(text)?.[1]?.split('\n') ?? [];
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  if (!fields['title']) throw new Error(`demo: ${slug}.md has no title`);
  return { slug, fields, html: marked.parse(text.replace(FRONT_MATTER, ''), { async: false }) };
}

/**
 * Puts the texts of the demo in the place of the tests' posts. The managed pages keep their ids; covers are left to the site, which
 * draws one for the subject. Throws when an article names a category that the content does not have.
 */
export function showSamples(content: Content): void {
  for (const { id } of [...content.published('post', 'id', true)]) content.remove(id);
  for (const { slug, fields, html } of readSamples('articles')) {
    const category = content.categories.get(termId([...content.categories.values()], fields['category'] ?? ''));
    const main = content.categories.get(category?.parent ?? 0);
    const dateGmt = fromSiteTime(`${fields['date']}T09:00:00`);
    content.add({
      slug,
      title: escapeAmpersand(fields['title'] ?? ''),
      excerpt: `<p>${escapeAmpersand(fields['excerpt'] ?? '')}</p>\n`,
      content: html,
      dateGmt,
      modifiedGmt: dateGmt,
      author: main?.name === 'Dermatology' ? DERMATOLOGY_DESK_ID : EDITOR_ID,
      categories: [category, main].flatMap((term) => term?.id ?? []),
    });
  }
  showPages(content);
  content.blogs.splice(0, content.blogs.length, ...content.blogs.filter(({ slug }) => !FIXTURES.has(slug)));
}

function showPages(content: Content): void {
  const samples = new Map(readSamples('pages').map((sample) => [sample.slug, sample]));
  for (const { id, slug, modifiedGmt } of content.published('page', 'id', true)) {
    const sample = samples.get(slug);
    if (!sample) continue;
    const { title = '', excerpt = '', meta_title = '', meta_description = '' } = sample.fields;
    content.update(id, {
      title: escapeAmpersand(title),
      excerpt: `<p>${escapeAmpersand(excerpt)}</p>\n`,
      content: sample.html,
      featuredMedia: 0,
      fields: { meta_title, meta_description },
      modifiedGmt,
    });
  }
}
