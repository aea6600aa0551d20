import { expect, it } from 'vitest';
import { exportRecords } from '../../build/records/wordpress/export-records.ts';
import { fileRecords } from '../../build/records/wordpress/file-values.ts';
import { uploadPicture } from './upload-picture.ts';

interface Place {
  url: () => string;
  php: (code: string) => Promise<string>;
  get: (path: string) => Promise<Response>;
}

/** From the first save to the last page. */
interface Limits {
  liveMs: number;
}

const CHOSEN = ['clinic', 'services/rhinoplasty', 'facts/rhinoplasty', 'doctors/surgeon', 'pages', 'withdrawn-cases'];
const RISK = 'Some numbness of the tip that nobody had named before';
const DOCTOR = 'Plans every operation of the nose with the person who will live with it afterwards.';
const PHONE = { label: 'General', e164: '+918012345678', shown: '+91 80 1234 5678' };
const PRICE = {
  fact: 'price',
  value: 'INR 123000 to 187000',
  priced: '2026-11-01',
  source: 'Operations of 2024 to 2026',
  owner: 'Dr Asha Rao',
  reviewed: '2026-11-01',
  expires: '2099-11-01',
};

const quoted = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;
const found = (record: string) =>
  `$p = get_posts( array( 'post_type' => Clinic_Public_Site\\record_types(), 'post_status' => 'any', 'meta_key' => '_clinic_public_site_record', 'meta_value' => '${record}' ) )[0]; wp_set_current_user( 1 );`;

/** A record that an editor changes, as patients see it. */
export function describePublishedRecords({ url, php, get }: Place, { liveMs }: Limits): void {
  const live = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: liveMs, interval: 200 });
  const text = async (path: string) => (await get(path)).text();
  const shows = async (path: string, ...texts: string[]) => {
    const html = await text(path);
    return texts.filter((one) => html.includes(one));
  };
  const save = (record: string, fields: object) =>
    php(
      `${found(record)} $r = new WP_REST_Request( 'POST', "/wp/v2/{$p->post_type}/{$p->ID}" ); $r->set_body_params( array( 'meta' => array( 'clinic_public_site_fields' => ${quoted(fields)} ) ) );
       $a = rest_do_request( $r ); echo $a->get_status() . ' ' . ( $a->get_data()['message'] ?? '' );`,
    );

  it('records: risk, doctor, price, hours and phone are previewed, live wherever they stand, and taken back by a revision', async () => {
    const password = await php(
      `wp_set_current_user( 1 ); list( $key ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'export' ) ); echo $key;`,
    );
    const all = await fileRecords();
    await exportRecords(
      all.filter(({ record }) => CHOSEN.includes(record)),
      { address: url(), user: 'admin', password, dryRun: false, missing: false },
    );
    const before = await text('/contact-us');

    const link = await php(
      `${found('services/rhinoplasty')} require_once ABSPATH . 'wp-admin/includes/post.php';
       $_POST = wp_slash( array( 'post_ID' => $p->ID, 'clinic_public_site_record' => array( 'guide.risks.common' => ${quoted(listed(RISK, 'Swelling for a week or so'))} ), 'clinic_public_site_record_nonce' => wp_create_nonce( "record-$p->ID" ) ) );
       $_REQUEST = $_POST; Clinic_Public_Site\\take_typed_record(); wp_create_post_autosave( array( 'post_ID' => $p->ID, 'post_type' => $p->post_type ) + wp_unslash( $_POST ) ); echo get_preview_post_link( $p );`,
    );
    const { pathname, search } = new URL(link);
    expect(await shows(pathname + search, 'Preview.', RISK)).toEqual(['Preview.', RISK]);
    expect(await shows('/rhinoplasty', RISK)).toEqual([]);

    const from = Date.now();
    const saved = [
      await save('services/rhinoplasty', { 'guide.risks.common': [RISK, 'Swelling for a week or so'] }),
      await save('doctors/surgeon', { description: DOCTOR }),
      await save('facts/rhinoplasty', { facts: [PRICE] }),
      await save('clinic', { 'phones.general': PHONE, 'hours.opens': '10:30', 'hours.shown': '10:30 AM to 8:00 PM' }),
    ];
    expect(saved).toEqual(['200 ', '200 ', '200 ', '200 ']);
    const changed = [PHONE.shown, `tel:${PHONE.e164}`, '10:30 AM to 8:00 PM', '"opens":"10:30"', `"telephone":"${PHONE.e164}"`];
    await live(() => shows('/contact-us', ...changed)).toEqual(changed);
    await live(() => shows('/rhinoplasty', RISK, 'INR 123,000 to 187,000', PHONE.shown)).toEqual([
      RISK,
      'INR 123,000 to 187,000',
      PHONE.shown,
    ]);
    await live(() => shows('/our-doctors', DOCTOR)).toEqual([DOCTOR]);
    const tookMs = Date.now() - from;
    console.info(`Records live after ${tookMs} ms`);
    expect(tookMs).toBeLessThanOrEqual(liveMs);
    for (const path of ['/', '/blogs', '/privacy-policy', '/gallery/rhinoplasty', '/no-such-page'])
      expect([path, await shows(path, PHONE.shown)]).toEqual([path, [PHONE.shown]]);

    const receipt = await php(
      `${found('clinic')} $d = rest_do_request( new WP_REST_Request( 'GET', "/clinic-public-site/v1/receipt/{$p->ID}" ) )->get_data(); echo wp_json_encode( array( $d['current'], $d['receipt']['path'] ?? '', $d['invalid'] ) );`,
    );
    expect(JSON.parse(receipt)).toEqual([true, '/contact-us', []]);

    await php(
      `${found('clinic')} $all = wp_get_post_revisions( $p->ID, array( 'order' => 'ASC' ) ); wp_restore_post_revision( reset( $all )->ID );`,
    );
    await live(() => shows('/contact-us', ...changed)).toEqual([]);
    await php(
      `foreach ( get_posts( array( 'post_type' => Clinic_Public_Site\\record_types(), 'numberposts' => -1 ) ) as $p ) { if ( in_array( $p->post_type, array( 'cps_services', 'cps_facts' ), true ) ) { wp_delete_post( $p->ID, true ); } else { Clinic_Public_Site\\store_record_fields( $p->ID, array() ); } }`,
    );
    await live(() => shows('/rhinoplasty', RISK, 'INR 123,000')).toEqual([]);
    // One by one: a reading on the way may have met some of them.
    await live(async () => (await text('/contact-us')) === before).toBe(true);
  }, 180_000);

  it('records: a picture of the library stands behind the heading, and gives way to that of the build once it is deleted', async () => {
    const id = await uploadPicture(php, { name: 'foyer', width: 1600, height: 1067 });
    const drawn = await text('/about-us');
    const from = Date.now();
    expect(await save('pages', { 'about.picture': { id, focus: 'top' } })).toBe('200 ');
    await live(() => shows('/about-us', 'foyer.jpg" srcSet="', '-768x512.jpg 768w')).toHaveLength(2);
    console.info(`A picture of a banner live after ${Date.now() - from} ms`);
    const [, src = ''] = /<img src="(\/media\/[^"]*foyer\.jpg)"/.exec(await text('/about-us')) ?? [];
    expect([src, (await get(src)).status]).toEqual([expect.stringMatching(/^\/media\/.*foyer\.jpg$/), 200]);
    const deleted = Date.now();
    await php(`wp_delete_attachment( ${id}, true );`);
    await live(() => shows('/about-us', 'foyer.jpg')).toEqual([]);
    console.info(`A deleted picture of a banner gone after ${Date.now() - deleted} ms`);
    expect((await get(src)).status).toBe(410);
    const box = await php(
      `${found('pages')} $d = rest_do_request( new WP_REST_Request( 'GET', "/clinic-public-site/v1/receipt/{$p->ID}" ) )->get_data(); echo wp_json_encode( $d['invalid'] );`,
    );
    expect(JSON.parse(box)).toEqual([
      { label: 'Picture of the banner', message: 'must be a picture that is in the media library' },
    ]);
    expect(await save('pages', {})).toBe('200 ');
    await live(async () => (await text('/about-us')) === drawn).toBe(true);
  }, 120_000);

  it('records: a case that an editor withdraws is gone with its pictures', async () => {
    const path = '/gallery/liposuction/t10602';
    expect((await get(path)).status).toBe(200);
    expect(await save('withdrawn-cases', { codes: ['t10602'] })).toBe('200 ');
    await live(async () => (await get(path)).status).toBe(410);
  }, 60_000);
}

const listed = (...texts: string[]) => texts.map((value, index) => ({ place: String(index + 1), value }));
