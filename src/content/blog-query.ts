/** Articles shown at first, and added by each press of Load More Articles (row BLOG-10). */
export const BLOG_STEP = 6;
/** No page shows more articles than this, however many there are; the rest stands on further pages. */
export const BLOG_WINDOW = 96;
/** Of a slug WordPress keeps so many, percent-encoded: a word in an Indian script takes nine for each letter. */
const MAX_TEXT = 200;

/** What a visitor asked of a list of articles: the state that the address mirrors (rows BLOG-17, BLOG-26). */
export interface BlogQuery {
  /** Slug of a main category; empty: not chosen. */
  category: string;
  /** Slug of a sub-category; empty: none. */
  topic: string;
  /** Search text; empty: no search. */
  q: string;
  /** Articles shown of the page's window, a multiple of the step. */
  show: number;
  /** From 1. */
  page: number;
}

const emptyQuery: BlogQuery = { category: '', topic: '', q: '', show: BLOG_STEP, page: 1 };

/** Row BLOG-11: with a search or a sub-category there is no counting in steps. */
export const isUncounted = ({ topic, q }: Pick<BlogQuery, 'topic' | 'q'>): boolean => topic !== '' || q !== '';

const text = (given: string | null): string => (given ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
const whole = (given: string | null, fallback: number): number => (/^[1-9]\d{0,4}$/.test(given ?? '') ? Number(given) : fallback);

/** Reads the parameters of an address; whatever is not a sensible value counts as not given. */
export function parseBlogQuery(params: URLSearchParams): BlogQuery {
  const query = {
    category: text(params.get('category')).toLowerCase(),
    topic: text(params.get('topic')).toLowerCase(),
    q: text(params.get('q')),
    page: whole(params.get('page'), 1),
  };
  const steps = Math.ceil(whole(params.get('show'), BLOG_STEP) / BLOG_STEP);
  return { ...query, show: isUncounted(query) ? BLOG_WINDOW : Math.min(steps * BLOG_STEP, BLOG_WINDOW) };
}

/** The one form of a query, with its question mark, or empty. */
export function blogSearch(query: Partial<BlogQuery>): string {
  const { category, topic, q, show, page } = { ...emptyQuery, ...query };
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (topic) params.set('topic', topic);
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  if (show > BLOG_STEP && !isUncounted({ topic, q })) params.set('show', String(show));
  return params.size ? `?${params}` : '';
}
