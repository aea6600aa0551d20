import type { LegacyPost, SeoMetadata } from '../../../src/content/records.ts';
import type { MetadataPage } from '../../../src/seo/apply-metadata.ts';
import { ABSENT, type Cached, type Loaded, type ReadCache } from '../../cache/cache-contract.ts';
import type { Strategy } from '../../cache/strategies.ts';
import type { CheckImage } from '../../clinic-api/check-image.ts';
import { loadLegacyBlogs, loadSeoMetadata } from '../../clinic-api/clinic-api.ts';
import type { Settings } from '../../settings.ts';
import type { Loaders } from '../client/loaders.ts';
import { UpstreamError } from '../client/read-json.ts';

/** What the clinic's own API says, by way of the cache. */
export interface ClinicRecords {
  legacyBlogs(): Promise<Cached<LegacyPost[]>>;
  metadata(page: MetadataPage): Promise<Cached<SeoMetadata>>;
}

interface ClinicRecordsParts {
  settings: Settings;
  loaders: Loaders;
  read: ReadCache;
  strategy: Strategy;
  invalidatedAt: () => Promise<number>;
  fetch: typeof fetch;
  log: (sentence: string) => void;
  checkImage: CheckImage;
}

export const createClinicRecords = ({
  settings,
  loaders,
  read,
  strategy,
  invalidatedAt,
  fetch,
  log,
  checkImage,
}: ClinicRecordsParts): ClinicRecords => ({
  async legacyBlogs() {
    const archive = await read<LegacyPost[]>({
      key: 'legacy-blogs',
      strategy,
      invalidatedAt,
      async load(previous) {
        const { origins } = await loaders.deps();
        const posts = await loadLegacyBlogs({ apiBase: settings.CLINIC_API, fetch, origins });
        // One empty answer erases no archive: like everything known, it has to be missing twice.
        return posts.length === 0 && previous?.length ? ABSENT : posts;
      },
    });
    return archive.status === 'gone' ? { status: 'found', state: archive.state, value: [], hash: 'empty', storedAt: 0 } : archive;
  },

  async metadata(page) {
    const id = settings.SEO_IDS[page];
    if (!id) return { status: 'absent', state: 'HIT' };
    return read<SeoMetadata>({
      key: `metadata/${page}/${id}`,
      strategy,
      load: async () => {
        try {
          return orAbsent(
            await loadSeoMetadata({ apiBase: settings.CLINIC_API, fetch, siteOrigin: settings.SITE_ORIGIN, checkImage }, id),
          );
        } catch (error) {
          // The wording is that of row SEO-15.
          log(`Failed to fetch SEO metadata: ${reasonOf(error)}`);
          throw error;
        }
      },
    });
  },
});

/** The status where that is what was wrong; a body that could not be read came with status 200, which would say nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'unknown';
  return error.kind === 'status' ? String(error.status) : error.kind;
}

const orAbsent = <T>(loaded: T | 'absent'): Loaded<T> => (loaded === 'absent' ? ABSENT : loaded);
