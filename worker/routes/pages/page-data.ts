import { managedPageExtras } from '../../../src/content/managed-pages.ts';
import type { LegacyPost, ManagedPage } from '../../../src/content/records.ts';
import type { PageContent, PageData } from '../../../src/documents/page-data.ts';
import { askForReference, nothingStored } from '../../../src/leads/enquiry-view.ts';
import { href, type RouteMatch } from '../../../src/routes.ts';
import type { MediaMarks } from '../../cms/client/media-marks.ts';
import { treatmentCover } from '../../cms/queries/list-posts.ts';
import type { Repository } from '../../cms/queries/repository.ts';
import type { LocalPage } from '../../languages.ts';
import type { AssetFiles } from '../../lib/asset-files.ts';
import { articlesOnTopic, blogs, post } from './articles.ts';
import { galleryPage, gallerySearch, type WithdrawnCases } from './gallery.ts';
import { answer, found, type PageAnswer } from './page-answer.ts';

/** Where the data of pages comes from. */
export interface PageSources {
  content: Repository;
  assets: AssetFiles;
  marks: Pick<MediaMarks, 'withdrawnCases'>;
}

/** What a page shows. `query`: parameters of the address; only those that the page knows are looked at. */
export async function pageData(
  { match, language }: Pick<LocalPage, 'match' | 'language'>,
  query: URLSearchParams,
  { content, assets, marks }: PageSources,
): Promise<PageAnswer> {
  const { name, route, params } = match;
  if (route.managed) return managedPage(route, content);
  switch (name) {
    case 'gallery':
    case 'galleryCategory':
    case 'galleryCase':
      return gallery(match, assets, query, await marks.withdrawnCases());
    case 'blogs':
      return blogs(await content.postIndex(language), query);
    case 'blogsByService':
      return articlesOnTopic(params['service'] ?? '', language, { content, params: query });
    case 'post':
      return post(params['slug'] ?? '', language, content);
    case 'legacyBlogs':
      return answer(await content.legacyBlogs(), (posts) => found({ kind: 'legacy-blogs', posts: posts.map(withoutHtml) }));
    case 'legacyPost':
      return legacyPost(params['slug'] ?? '', content);
    case 'editorPage':
      return editorPage(params['page'] ?? '', content);
    case 'thankYou':
      return own({ kind: 'thank-you', ...nothingStored(Date.now()) });
    case 'enquiry':
      return own({ kind: 'enquiry', view: askForReference() });
    default:
      return { data: { status: 'static' }, state: 'BYPASS', version: null };
  }
}

/** A page that belongs to one visitor; what it shows is known to its own route (`worker/routes/enquiries/enquiry.ts`). */
const own = (content: PageContent): PageAnswer => ({ data: found(content), state: 'BYPASS', version: null });

const withoutHtml = ({ id, slug, title, description }: LegacyPost): Omit<LegacyPost, 'html'> => ({
  id,
  slug,
  title,
  description,
});

async function gallery(match: RouteMatch, assets: AssetFiles, query: URLSearchParams, gone: WithdrawnCases): Promise<PageAnswer> {
  const data = await galleryPage(match, assets, query, gone);
  return { data, state: 'BYPASS', version: [data.status, ...[...gone].toSorted()].join('-'), search: gallerySearch(data) };
}

/** Rows BLOGL-07 and ROUTE-10. */
async function legacyPost(slug: string, content: Repository): Promise<PageAnswer> {
  const [list, newer] = await Promise.all([content.legacyBlogs(), content.postSlugs()]);
  const result = answer(list, (posts) => {
    const match = posts.find((candidate) => candidate.slug === slug);
    return match
      ? found({ kind: 'legacy-post', post: match, canonical: newer?.has(slug) ? href('post', { slug }) : null })
      : { status: 'absent' };
  });
  return { ...result, version: result.version && `${result.version}-${Boolean(newer?.has(slug))}` };
}

function foundManaged(page: ManagedPage): PageData {
  const cover = page.banner ? null : treatmentCover(managedPageExtras(page.slug).service);
  return found({ kind: 'managed', page, ...(cover && { cover }) });
}

/** A page that an editor put on the site under its own slug. */
async function editorPage(slug: string, content: Repository): Promise<PageAnswer> {
  const cached = await content.editorPage(slug);
  if (cached.status === 'moved') {
    return {
      data: { status: 'redirect', to: href('editorPage', { page: cached.to }), code: 301 },
      state: cached.state,
      version: null,
    };
  }
  return answer(cached, foundManaged);
}

/** Rows ROUTE-35 to ROUTE-49: WordPress's page, else the page or redirect that stands in for it. */
async function managedPage({ managed = '', kind, fallback }: RouteMatch['route'], content: Repository): Promise<PageAnswer> {
  const result = answer(await content.managedPage(managed, { optional: kind === 'static' || Boolean(fallback) }), foundManaged);
  if ('content' in result.data) return result;
  if (kind === 'static') return { data: { status: 'static' }, state: 'BYPASS', version: null };
  if (fallback) return { data: { status: 'redirect', to: fallback, code: 302 }, state: result.state, version: null };
  return result;
}
