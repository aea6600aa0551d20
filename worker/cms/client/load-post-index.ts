import type { Category, PostSummary } from '../../../src/content/records.ts';
import { postSlug } from '../map/keys-and-slugs.ts';
import { isNoindex, languageOf, mapCategory, mapPostSummary } from '../map/map-post.ts';
import { closeIndex, type IndexReading, type KeptIndex, type Lack, overlayIndex } from '../map/merge-index.ts';
import { MAX_PAGES } from './all-pages.ts';
import { type ContentDeps, type ContentPart, orNull } from './content-deps.ts';
import type { RawItem } from './members.ts';
import { describeContents, isLacking, lackOf, nameTags, type PartOf, putPictures } from './post-parts.ts';
import { TimedCalls } from './timed-calls.ts';
import { chunked } from './wordpress-client.ts';

/** How a reading of the index gets on with a CMS that is slow. */
export interface IndexRun {
  /** The newest index there is: changes by webhook that came meanwhile are in it. Null: none yet. */
  latest: () => KeptIndex | null;
  /** Shows what has been read before the run has ended. `store`: keeps it beyond this isolate. */
  keep: (index: KeptIndex, options?: { store?: boolean }) => void;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** What was read longer ago than this does not belong into one index with what is read now. */
const READING_LIMIT_MS = 15 * 60_000;
const LONG_READING_MS = 10_000;
/** Parts are shown at most this often: laying ten thousand posts over each other takes a moment. */
const SHOW_MS = 2_000;
const CONTENTS_PER_CALL = 20;
const MEDIA_PER_CALL = 100;

/**
 * All public posts, newest first, and all categories (rows BLOG-23, BLOG-24), read page by page. What a slow CMS has answered
 * when the time is up is kept, and the next run goes on from there (`reading`); `incomplete` until every page has been read once.
 * Where categories, tags, pictures or missing excerpts cannot be read, those of the last good index stay, else there are none.
 * @throws {UpstreamError} when a page of posts cannot be read; those that could be are kept
 */
export async function loadPostIndex(deps: ContentDeps, run: IndexRun): Promise<KeptIndex> {
  const reader = new IndexReader(deps, run);
  try {
    await reader.readList();
    await reader.readParts();
  } catch (error) {
    if (reader.hasRead) run.keep(reader.index(), { store: true });
    throw error;
  }
  return reader.index();
}

class IndexReader {
  readonly #deps: ContentDeps;
  readonly #run: IndexRun;
  readonly #begun: number;
  readonly #calls: TimedCalls;
  readonly #reading: IndexReading;
  /** Ids that were in the index already: one that is gone from it meanwhile was withdrawn by webhook. */
  readonly #before: Set<number>;
  readonly #posts = new Map<number, PostSummary>();
  /** The lines of the index that those were read over; undefined: there was none. */
  readonly #over = new Map<number, PostSummary | undefined>();
  /** Lines that this reading has shown before its end. */
  readonly #shown = new WeakSet<PostSummary>();
  readonly #seen: Set<number>;
  #categoriesRead: Promise<void> | undefined;
  #categories: Category[];
  #shownAt: number;
  hasRead = false;

  constructor(deps: ContentDeps, run: IndexRun) {
    const known = run.latest();
    this.#deps = deps;
    this.#run = run;
    this.#begun = run.now();
    this.#calls = new TimedCalls(run, deps.origins.cmsOrigin);
    this.#shownAt = this.#begun;
    this.#before = new Set(known?.posts.map(({ id }) => id));
    this.#categories = known?.categories ?? [];
    const reading = known?.reading;
    this.#reading =
      reading && this.#begun - reading.begunAt < READING_LIMIT_MS
        ? structuredClone(reading)
        : { begunAt: this.#begun, pages: null, done: [], ended: false, hasCategories: false, seen: [], lacking: [] };
    this.#seen = new Set(this.#reading.seen);
  }

  /** Categories and the pages of posts, the newest first: a list that is still being filled begins as it will stay. */
  async readList(): Promise<void> {
    const reading = this.#reading;
    await this.#calls.inTurn([
      ...(reading.done.includes(1) ? [] : [() => this.#readPage(1)]),
      ...(reading.hasCategories ? [] : [() => this.#readCategories()]),
    ]);
    if (reading.pages !== null) await this.#readPages(Math.min(reading.pages, MAX_PAGES));
    // A proxy dropped the number of pages: then until a page brings nothing new.
    while (reading.pages === null && reading.done.length < MAX_PAGES && !reading.ended && this.#calls.mayBegin())
      await this.#calls.inTurn([() => this.#readPage(Math.max(0, ...reading.done) + 1)]);
  }

  async #readPages(count: number): Promise<void> {
    const reading = this.#reading;
    const all = Array.from({ length: count }, (_, index) => index + 1);
    const isDone = (page: number) => reading.done.includes(page);
    await this.#calls.inTurn(all.filter((page) => !isDone(page)).map((page) => () => this.#readPage(page)));
    if (!all.every(isDone)) return;
    // What was published while a long reading was under way stands at its beginning.
    const isLong = this.#run.now() - reading.begunAt > LONG_READING_MS;
    if (isLong && !reading.ended) await this.#calls.inTurn([() => this.#readPage(1).then(() => this.#end())]);
    else this.#end();
  }

  #end(): void {
    this.#reading.ended = true;
  }

  /** What posts point at by id, once all are known: each thing is then asked for once. */
  async readParts(): Promise<void> {
    const { lacking, ended } = this.#reading;
    if (!ended) return;
    const { client } = this.#deps;
    const distinct = (of: (lack: Lack) => number[]): number[] => [...new Set(lacking.flatMap(of))];
    const tags = distinct((lack) => lack.tags);
    const calls = [
      ...(tags.length ? [() => this.#readPart('tags', client.tags(tags), nameTags)] : []),
      ...chunked(
        distinct(({ media }) => (media ? [media] : [])),
        MEDIA_PER_CALL,
      ).map((ids) => () => this.#readPart('media', client.media(ids), putPictures(ids, this.#deps.origins))),
      ...chunked(
        distinct(({ id, content }) => (content ? [id] : [])),
        CONTENTS_PER_CALL,
      ).map((ids) => () => this.#readPart('contents', client.postContents(ids), describeContents(ids))),
    ];
    await this.#calls.inTurn(calls);
  }

  /** The index as it stands with what has been read, over the newest one there is. */
  index(): KeptIndex {
    const latest = this.#run.latest();
    const present = new Map(latest?.posts.map((post) => [post.id, post]));
    const isWithdrawn = (id: number) => this.#before.has(id) && !present.has(id);
    const posts = [...this.#posts.values()].filter(
      (post) => !isWithdrawn(post.id) && !this.#isOutdone(post, present.get(post.id)),
    );
    const laid = overlayIndex(latest, { posts, categories: this.#categories });
    const reading = { ...this.#reading, seen: [...this.#seen], lacking: this.#reading.lacking.filter(isLacking) };
    if (!reading.ended) return { ...laid, reading, ...((latest?.incomplete ?? !latest) && { incomplete: true as const }) };
    const { incomplete: _incomplete, reading: _reading, ...whole } = laid;
    return reading.lacking.length ? { ...whole, reading } : closeIndex(whole, this.#seen, this.#run.now());
  }

  /** A webhook has laid a line since: it may have come within the second of the change, and what was read may be of before it. */
  #isOutdone(post: PostSummary, last: PostSummary | undefined): boolean {
    const over = this.#over.get(post.id);
    if (!last || last === over || last === post || last.modifiedAt < post.modifiedAt) return false;
    return !this.#shown.has(last) && JSON.stringify(last) !== JSON.stringify(over);
  }

  #readCategories(): Promise<void> {
    this.#categoriesRead = this.#takeCategories();
    return this.#categoriesRead;
  }

  async #takeCategories(): Promise<void> {
    const items = await orNull(this.#deps, 'categories', this.#deps.client.categories());
    // A CMS has one category at the least: an empty list says that something is wrong with it, not that all are gone.
    if (items?.length) this.#categories = items.flatMap((item) => mapCategory(item) ?? []);
    this.#reading.hasCategories = true;
  }

  async #readPage(page: number): Promise<void> {
    const { items, totalPages } = await this.#deps.client.postSummaries(page);
    // Posts are filed under categories: with the first page, both have to be there.
    await this.#categoriesRead;
    const reading = this.#reading;
    const fresh = items.filter(({ id }) => !this.#seen.has(id));
    const known = new Map(this.#run.latest()?.posts.map((post) => [post.id, post]));
    for (const item of fresh) this.#take(item, known.get(item.id));
    if (!reading.done.includes(page)) reading.done.push(page);
    this.hasRead = true;
    if (totalPages !== null) reading.pages = Math.max(totalPages, reading.pages ?? 0);
    else if (reading.pages === null) reading.ended = fresh.length === 0;
    this.#show();
  }

  #take(item: RawItem, last: PostSummary | undefined): void {
    const context = {
      origins: this.#deps.origins,
      categories: new Map(this.#categories.map((category) => [category.id, category])),
      tags: new Map<number, string>(),
      media: new Map<number, RawItem>(),
    };
    const post = mapPostSummary(item, context);
    if (!post || postSlug(post.slug) === null) return;
    const lack = lackOf(item);
    this.#seen.add(post.id);
    this.#over.set(post.id, last);
    if (isLacking(lack)) this.#reading.lacking.push(lack);
    this.#posts.set(post.id, {
      ...post,
      description: lack.content ? (last?.description ?? '') : post.description,
      tags: lack.tags.length ? (last?.tags ?? []) : post.tags,
      thumbnail: lack.media ? (last?.thumbnail ?? null) : post.thumbnail,
      // Without the plugin a list does not say; the article did, when it was read.
      ...(isNoindex(item) === undefined && last?.noindex && { noindex: true as const }),
      ...(languageOf(item) === undefined && last?.lang && { lang: last.lang }),
    });
  }

  /** A part that cannot be read is not asked for again in this reading: what was known of it stays. */
  async #readPart(part: ContentPart, reading: Promise<RawItem[]>, fill: PartOf): Promise<void> {
    const items = await orNull(this.#deps, part, reading);
    const byId = new Map(items?.map((item) => [item.id, item]));
    const latest = new Map(this.#run.latest()?.posts.map((post) => [post.id, post]));
    for (const lack of this.#reading.lacking) {
      const gained = fill(lack, byId);
      const post = this.#posts.get(lack.id) ?? latest.get(lack.id);
      if (!gained || !items || !post) continue;
      if (!this.#posts.has(lack.id)) this.#over.set(lack.id, post);
      this.#posts.set(lack.id, { ...post, ...gained });
    }
    this.hasRead = true;
    this.#show();
  }

  /** To visitors who have no list at all yet. */
  #show(): void {
    const now = this.#run.now();
    const latest = this.#run.latest();
    if ((latest && !latest.incomplete) || now - this.#shownAt < SHOW_MS) return;
    this.#shownAt = now;
    const shown = this.index();
    for (const post of shown.posts) {
      this.#before.add(post.id);
      this.#shown.add(post);
    }
    this.#run.keep(shown);
  }
}
