import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, type Site, startSite } from '../../scripts/site.ts';
import { MEDIA_PREFIX, WEBHOOK_PATH } from '../../src/endpoints.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { describeEditor } from './editor-journeys.ts';
import { describePublishedRecords } from './record-publishing.ts';
import { uploadPicture } from './upload-picture.ts';
import { startWordPress } from './wordpress.mjs';

/** The first start fetches, installs and seeds. */
const FIRST_START_MS = 240_000;
const HOME = fileURLToPath(new URL('../../.wordpress', import.meta.url));
/** 6.5.5 as WebAssembly, or the one that `native.sh <suite> --run …` has made ready: a current one. */
const { WORDPRESS_SOURCE: source, WORDPRESS_DATABASE: database, WORDPRESS_HOME: home } = process.env;
const WORDPRESS = source && home ? { php: 'native', source, home, ...(database && { database }) } : { home: HOME };
const PERSIST = '.wrangler/test-publish';
const SECRET = 'test-secret-of-the-notices';
/** From the notice to the public page. The site needs a fraction of it; WordPress in WebAssembly, one request at a time, the rest. */
const LIVE_MS = 20_000;
/** From the deletion of a picture on, on a server that does several things at a time; in WebAssembly each look waits for the one before. */
const WITHDRAWN_MS = source ? 5_000 : LIVE_MS;

let clinic: Upstream;
let site: Site;
let wordpress: Awaited<ReturnType<typeof startWordPress>>;

beforeAll(async () => {
  rmSync(PERSIST, { recursive: true, force: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  clinic = await startUpstream();
  wordpress = await startWordPress({
    ...WORDPRESS,
    settings: { site_url: origin, notice_url: `${origin}/api/notices`, secret: SECRET },
  });
  site = await startSite({
    port,
    persistTo: PERSIST,
    logFile: '.cache/test-publish.log',
    vars: {
      CONTENT_API: `${wordpress.url}/wp-json/wp/v2`,
      CLINIC_API: clinic.clinicApi,
      LEADS_API: clinic.leadsApi,
      NOTICE_SECRET: SECRET,
      CACHE_FRESH_SEC: '3600',
    },
  });
  // A cold WordPress in WebAssembly may need more than the three seconds that the Worker waits: that is not what is tested here.
  await vi.waitFor(async () => expect((await get('/blogs/hand-written-excerpt')).status).toBe(200), {
    timeout: 90_000,
    interval: 1_000,
  });
}, FIRST_START_MS);

afterAll(async () => {
  await site?.stop();
  await Promise.all([wordpress?.stop(), clinic?.stop()]);
});

const get = (path: string): Promise<Response> =>
  fetch(site.url + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
const heading = async (path: string): Promise<string> => /<h1[^>]*>([^<]*)/.exec(await (await get(path)).text())?.[1] ?? '';
const live = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: LIVE_MS, interval: 200 });
/** What PHP printed. */
const php = async (code: string): Promise<string> => String(await wordpress.php(code));
const setNoticeUrl = async (url: string) =>
  void (await php(
    `update_option( 'clinic_public_site', array_merge( get_option( 'clinic_public_site' ), array( 'notice_url' => '${url}' ) ) );`,
  ));
const edit = (slug: string, fields: string) =>
  php(`$p = get_page_by_path( '${slug}', OBJECT, 'post' ); wp_update_post( array( 'ID' => $p->ID, ${fields} ) ); echo $p->ID;`);

describe('an editor with the plugin', () => {
  it('sees every change on the public site within seconds: words, address, withdrawal, deletion', async () => {
    expect(await heading('/blogs/hand-written-excerpt')).toBe('Hand written excerpt');
    const id = await edit('hand-written-excerpt', `'post_title' => 'Written anew'`);
    await live(() => heading('/blogs/hand-written-excerpt')).toBe('Written anew');
    await edit('hand-written-excerpt', `'post_name' => 'written-anew'`);
    await live(async () => (await get('/blogs/hand-written-excerpt')).headers.get('location')).toBe('/blogs/written-anew');
    expect(await heading('/blogs/written-anew')).toBe('Written anew');
    await php(`wp_update_post( array( 'ID' => ${id}, 'post_status' => 'draft' ) );`);
    await live(async () => (await get('/blogs/written-anew')).status).toBe(404);
    await php(`wp_publish_post( ${id} );`);
    await live(async () => (await get('/blogs/written-anew')).status).toBe(200);
    await php(`wp_delete_post( ${id}, true );`);
    await live(async () => (await get('/blogs/written-anew')).status).toBe(410);
  }, 120_000);

  it('puts a page at an address of its own: in the menu and the sitemap, renamed, withdrawn, never at an address of the site', async () => {
    const save = async (id: number | null, fields: object): Promise<{ status: number; id: number; message: string }> =>
      JSON.parse(
        await php(`wp_set_current_user( 1 ); $r = new WP_REST_Request( 'POST', '/wp/v2/pages${id ? `/${id}` : ''}' );
          $r->set_body_params( json_decode( '${JSON.stringify(fields)}', true ) ); $a = rest_do_request( $r ); $d = $a->get_data();
          echo wp_json_encode( array( 'status' => $a->get_status(), 'id' => $d['id'] ?? 0, 'message' => $d['message'] ?? '' ) );`),
      );
    const meta = { clinic_public_site_shown: true, clinic_public_site_menu: true, clinic_public_site_label: 'Offer' };
    const linked = async (path: string) => (await (await get('/contact-us')).text()).split(`href="${path}"`).length - 1;
    const unmarked = await save(null, { title: 'Checkout', status: 'publish', content: '<p>Pay here.</p>' });
    const { id } = await save(null, { title: 'Diwali offer', status: 'publish', content: '<p>Light.</p>', meta });
    await live(() => heading('/diwali-offer')).toBe('Diwali offer');
    await live(() => linked('/diwali-offer')).toBe(2);
    expect(await (await get('/sitemaps/pages.xml')).text()).toContain('/diwali-offer</loc>');
    expect([(await get('/checkout')).status, unmarked.status]).toEqual([404, 201]);

    await save(id, { slug: 'festival-offer' });
    await live(async () => (await get('/diwali-offer')).headers.get('location')).toBe('/festival-offer');
    await live(() => heading('/festival-offer')).toBe('Diwali offer');
    await live(() => linked('/festival-offer')).toBe(2);

    const refused = await save(id, { slug: 'contact-us' });
    expect(refused).toMatchObject({
      status: 400,
      message: 'The address /contact-us belongs to the public site itself. Choose another slug, or do not show this page there.',
    });
    await php(`wp_update_post( array( 'ID' => ${id}, 'post_name' => 'services' ) );`);
    await live(async () => (await get('/festival-offer')).status).toBe(404);
    expect(await heading('/services')).not.toBe('Diwali offer');

    await save(id, { slug: 'festival-offer' });
    await live(async () => (await get('/festival-offer')).status).toBe(200);
    await save(id, { status: 'draft' });
    await live(async () => [(await get('/festival-offer')).status, await linked('/festival-offer')]).toEqual([404, 0]);
  }, 180_000);

  it('is told what the public page shows, and nobody else is', async () => {
    const id = Number(await edit('long-excerpt', `'post_title' => 'Seen by the editor'`));
    const ask = () =>
      php(
        `wp_set_current_user( 1 ); echo wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/clinic-public-site/v1/receipt/${id}' ) )->get_data() );`,
      );
    await live(async () => JSON.parse(await ask())).toMatchObject({
      current: true,
      receipt: { path: '/blogs/long-excerpt', status: 200, title: 'Seen by the editor' },
    });
    expect((await fetch(`${wordpress.url}/wp-json/clinic-public-site/v1/receipt/${id}`)).status).toBe(401);
    expect((await get(WEBHOOK_PATH)).status).toBe(405);
  }, 60_000);

  it('previews a draft and an autosave by a link that runs out', async () => {
    const link = await php(
      `wp_set_current_user( 1 );
       $id = wp_insert_post( array( 'post_title' => 'Not yet public', 'post_content' => '<p>First words.</p>', 'post_status' => 'draft' ) );
       echo get_preview_post_link( $id );`,
    );
    const path = link.slice(site.url.length);
    const shown = await get(path);
    const html = await shown.text();
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(html).toContain('First words.');
    expect(html).toContain('Preview.');
    const id = new URL(link).searchParams.get('id');
    await php(
      `wp_set_current_user( 1 ); require_once ABSPATH . 'wp-admin/includes/post.php';
       global $wpdb;
       $wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - 60 ) ), array( 'ID' => ${id} ) );
       clean_post_cache( ${id} );
       wp_create_post_autosave( array( 'post_ID' => ${id}, 'post_title' => 'Typed on', 'content' => '<p>Second words.</p><!-- wp:footnotes /-->', 'excerpt' => '' ) );
       $autosave = wp_get_post_autosave( ${id} );
       update_metadata( 'post', $autosave->ID, 'footnotes', wp_slash( wp_json_encode( array( array( 'id' => 'a', 'content' => 'A new footnote.' ) ) ) ) );`,
    );
    expect(await heading(path)).toBe('Typed on');
    const typed = await (await get(path)).text();
    expect(typed).toContain('Second words.');
    expect(typed).toContain('A new footnote.');
    expect((await get(path.replace(/signature=.{4}/, 'signature=0000'))).status).toBe(404);
  }, 60_000);
});

describe('a picture in WordPress', () => {
  const upload = (name: string, colour: number) => uploadPicture(php, { name, colour });
  const withdrawn = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: WITHDRAWN_MS, interval: 100 });
  const article = async () => (await get('/blogs/with-pictures')).text();
  const cards = async () => (await get('/blogs?q=with+pictures')).text();
  const addresses = async (name: string) =>
    [...(await article()).matchAll(new RegExp(`${MEDIA_PREFIX}[^" ]*${name}[^" ]*`, 'g'))].map(([address]) => address);
  const statusOf = async (path: string) => (await get(path)).status;

  it('that is deleted is 410 at each of its addresses and gone from the article, its head and its card', async () => {
    const [standing, featured] = [await upload('standing', 0x880000), await upload('featured', 0x008800)];
    await php(`$image = wp_get_attachment_image( ${standing}, 'large' );
      $id = wp_insert_post( array( 'post_title' => 'With pictures', 'post_name' => 'with-pictures', 'post_status' => 'publish',
        'post_content' => '<!-- wp:image --><figure class="wp-block-image">' . $image . '</figure><!-- /wp:image --><p>Words.</p>' ) );
      set_post_thumbnail( $id, ${featured} );`);
    await live(async () => (await addresses('standing')).length > 1 && (await addresses('featured')).length > 0).toBe(true);
    await live(async () => (await cards()).includes('featured')).toBe(true);
    const before = [...(await addresses('standing')), ...(await addresses('featured'))];
    for (const address of before) expect([address, await statusOf(address)]).toEqual([address, 200]);

    const from = Date.now();
    await php(`wp_delete_attachment( ${standing}, true );`);
    await withdrawn(async () => [
      ...new Set(await Promise.all(before.filter((name) => name.includes('standing')).map(statusOf))),
    ]).toEqual([410]);
    await withdrawn(() => addresses('standing')).toEqual([]);
    await php(`wp_delete_attachment( ${featured}, true );`);
    await withdrawn(async () => [...new Set(await Promise.all(before.map(statusOf)))]).toEqual([410]);
    await withdrawn(() => addresses('featured')).toEqual([]);
    await withdrawn(async () => (await cards()).includes('featured')).toBe(false);
    console.info(`Both withdrawn after ${Date.now() - from} ms`);
    expect(await article()).toContain('Words.');
  }, 120_000);

  it('that is replaced under its name is shown in its new state, at a new address', async () => {
    const id = await upload('replaced', 0x000088);
    const path = '/blogs/with-a-replaced-picture';
    await php(`$image = wp_get_attachment_image( ${id}, 'large' );
      wp_insert_post( array( 'post_title' => 'Replaced', 'post_name' => 'with-a-replaced-picture', 'post_status' => 'publish', 'post_content' => "<figure>$image</figure>" ) );`);
    const shown = async () => /<img[^>]*src="(\/media\/[^"]*replaced[^"]*)"/.exec(await (await get(path)).text())?.[1] ?? '';
    await live(shown).toMatch(/replaced/);
    const before = await shown();
    const bytes = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer()).toString('base64');
    const old = await bytes(before);
    await php(`require_once ABSPATH . 'wp-admin/includes/image.php'; $file = get_attached_file( ${id} );
      $picture = imagecreatetruecolor( 1200, 800 ); imagefill( $picture, 0, 0, 0xffffff ); imagejpeg( $picture, $file );
      wp_update_attachment_metadata( ${id}, wp_generate_attachment_metadata( ${id}, $file ) );`);
    await withdrawn(async () => (await shown()) !== before && (await shown()) !== '').toBe(true);
    expect(await bytes(await shown())).not.toBe(old);
    await php(`wp_delete_attachment( ${id}, true );`);
    await withdrawn(shown).toBe('');
  }, 120_000);
});

describe('what the site says', () => {
  describePublishedRecords({ url: () => wordpress.url, php, get }, { liveMs: WITHDRAWN_MS });
});

describeEditor({
  wordpress: () => wordpress.url,
  site: () => site.url,
  cutOff: async () => void (await php(`update_option( 'closed_to_strangers', 1 );`)),
  joinAgain: async () => void (await php(`delete_option( 'closed_to_strangers' );`)),
  breakLine: () => setNoticeUrl('http://127.0.0.1:9/api/notices'),
  mendLine: () => setNoticeUrl(`${site.url}/api/notices`),
});
