import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { labelAt } from '../../build/records/labels.ts';
import { exportRecords } from '../../build/records/wordpress/export-records.ts';
import { fileRecords } from '../../build/records/wordpress/file-values.ts';
import { nameOfKind } from '../../build/records/wordpress/records-file.ts';
import { kinds } from '../../src/content/schema/kinds.ts';
import { problemsOf } from '../../src/content/schema/problems.ts';

interface Place {
  url: () => string;
  php: (code: string) => Promise<string>;
}

const CHOSEN = [
  'clinic',
  'services/rhinoplasty',
  'facts/rhinoplasty',
  'doctors/surgeon',
  'team/team-doctor-1',
  'withdrawn-cases',
];
const RISKS = 'guide.risks.common';
const ALL_RECORDS_MS = 60_000;

const quoted = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;
/** A record by its name, as `$p`. */
const found = (record: string) =>
  `$p = get_posts( array( 'post_type' => Clinic_Public_Site\\record_types(), 'post_status' => 'any', 'meta_key' => '_clinic_public_site_record', 'meta_value' => '${record}' ) )[0];`;

/** What editors own of the records; one WordPress for all of it, in the order of an editor's day. */
export function describeRecords({ url, php }: Place) {
  const json = async <T>(code: string): Promise<T> => JSON.parse(await php(code)) as T;
  /** Over a connection of its own: PHP in WebAssembly lets those that are kept die. */
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const asked = http.get(
        `${url()}/wp-json/clinic-public-site/v1/records${path}`,
        { agent: false, headers },
        async (answer) => {
          const body = Buffer.concat(await answer.toArray()).toString();
          const status = answer.statusCode ?? 0;
          resolve(new Response(body || null, { status, headers: answer.headers as Record<string, string> }));
        },
      );
      asked.on('error', reject);
    });
  const records = async () => {
    const answer = await get('');
    return { etag: answer.headers.get('etag') ?? '', ...((await answer.json()) as Answer) };
  };
  /** Sends the form of a record as the editor's browser does: every field as it was shown, but for those that were changed. */
  const save = (record: string, typed: Record<string, unknown>, { user = 1, nonce = '', post = '', was = {} } = {}) =>
    json<{ fields: object; problems: Record<string, string[]>; kept: object }>(
      `${found(record)} wp_set_current_user( ${user} ); $typed = ${quoted(typed)};
       $_POST = wp_slash( array( 'post_ID' => $p->ID, 'clinic_public_site_record' => $typed, 'clinic_public_site_was' => array_map( 'Clinic_Public_Site\\value_mark', ${quoted(was)} ), 'clinic_public_site_record_nonce' => ${nonce || "wp_create_nonce( 'record-' . $p->ID )"} ) );
       $_REQUEST = $_POST; Clinic_Public_Site\\take_typed_record();
       wp_update_post( array( 'ID' => $p->ID, 'post_content' => $_POST['content'] ?? $p->post_content ${post} ) );
       $refused = Clinic_Public_Site\\refused_record( $p->ID );
       echo wp_json_encode( array( 'fields' => (object) Clinic_Public_Site\\record_fields( $p->ID ), 'problems' => $refused['problems'], 'kept' => $refused['typed'] ) );`,
    );
  const rest = (record: string, fields: object, user = 1) =>
    json<[number, string]>(
      `${found(record)} wp_set_current_user( ${user} ); $r = new WP_REST_Request( 'POST', "/wp/v2/{$p->post_type}/{$p->ID}" );
       $r->set_body_params( array( 'meta' => array( 'clinic_public_site_fields' => ${quoted(fields)} ) ) ); $a = rest_do_request( $r );
       echo wp_json_encode( array( $a->get_status(), $a->get_data()['message'] ?? '' ) );`,
    );
  const entries = (...texts: string[]) => texts.map((value, index) => ({ place: String(index + 1), value }));

  describe('records', () => {
    it('are brought over once: nothing by a dry run, nothing twice', async () => {
      const password = await php(
        `list( $key ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'export' ) ); echo $key;`,
      );
      const all = await fileRecords();
      const chosen = all.filter(({ record }) => CHOSEN.includes(record));
      const run = (options: object) =>
        exportRecords(chosen, { address: url(), user: 'admin', password, dryRun: false, missing: false, ...options });
      const states = async (options: object) => new Set(Object.values(await run(options)));
      expect(await states({ dryRun: true })).toEqual(new Set(['created']));
      expect(await states({})).toEqual(new Set(['created']));
      expect(await states({})).toEqual(new Set(['same']));
      expect(await states({ missing: true })).toEqual(new Set(['kept']));
      expect((await records()).records).toEqual({});
      await expect(run({ password: 'wrong' })).rejects.toThrow('WordPress refused (401)');
    }, 60_000);

    it(
      'keep the limits of the build, in its words: nothing is wrong with any file, and of what is wrong both say the same',
      async () => {
        const all = await fileRecords();
        const wrong = await json<object>(
          `$wrong = array(); foreach ( ${quoted(all)} as $one ) { $found = Clinic_Public_Site\\record_problems( $one['record'], $one['fields'], $one['fields'] ); if ( $found ) { $wrong[ $one['record'] ] = array_keys( $found ); } }
         echo wp_json_encode( $wrong );`,
        );
        // What the clinic owes counts as supplied once somebody says it: then the record that a figure rests on has its date.
        const claims = (all.find(({ record }) => record === 'claims')?.fields ?? {}) as Record<
          string,
          { basis?: { date?: unknown } }
        >;
        const undated = Object.keys(claims).filter((claim) => claims[claim]?.basis?.date === null);
        expect(wrong).toEqual(undated.length ? { claims: undated } : []);
        const bad = badValues(all);
        const theirs = await json<string[][]>(
          `echo wp_json_encode( array_map( fn( $one ) => array_values( array_merge( array(), ...array_values( Clinic_Public_Site\\record_problems( $one['record'], array( $one['field'] => $one['value'] ), $one['file'] ) ) ) ), ${quoted(bad)} ) );`,
        );
        for (const [index, { field, value, sentences }] of bad.entries()) {
          // The build says at once what is wrong with a whole and with its parts; WordPress the parts first.
          const said = theirs[index] ?? [];
          const unknown = said.filter((one) => !sentences.includes(one));
          expect([field, value, said.length > 0, unknown]).toEqual([field, value, true, []]);
        }
        expect(new Set(theirs.flat()).size).toBeGreaterThan(25);
      },
      ALL_RECORDS_MS,
    );

    it('are changed field by field: what nobody touched goes on following its file', async () => {
      const file = (await fileRecords()).find(({ record }) => record === 'services/rhinoplasty')?.fields ?? {};
      const saved = await save('services/rhinoplasty', {
        [RISKS]: entries('Swelling for a week or so', '', 'Numbness of the tip, which usually passes'),
        lead: file.lead,
        'guide.risks.callUs': '',
      });
      expect(saved).toEqual({
        fields: { [RISKS]: ['Swelling for a week or so', 'Numbness of the tip, which usually passes'] },
        problems: [],
        kept: [],
      });
      const { version, etag, schema, records: told } = await records();
      expect(told['services/rhinoplasty']?.fields).toEqual(saved.fields);
      expect([etag, schema]).toEqual([`"${version}"`, expect.stringMatching(/^[0-9a-f]{16}$/)]);
      const again = await get('', { 'if-none-match': etag });
      expect(again.status).toBe(304);
    });

    it('keep what another saved while the form was open, but for the fields that were changed in it', async () => {
      const file = (await fileRecords()).find(({ record }) => record === 'services/rhinoplasty')?.fields ?? {};
      const risks = ['Swelling for a week or so', 'Numbness of the tip, which usually passes'];
      const theirs = {
        lead: 'A nose that fits the face it is in, and breathes as well as it can.',
        [RISKS]: ['Swelling for two weeks or so', 'Numbness of the tip for some months'],
      };
      const callUs = 'Call us at once when it bleeds for longer than a quarter of an hour.';
      const other = await save('services/rhinoplasty', { lead: theirs.lead, [RISKS]: entries(...theirs[RISKS]) });
      expect(other).toMatchObject({ fields: theirs, problems: [] });
      const { fields } = await save(
        'services/rhinoplasty',
        { lead: file.lead, [RISKS]: entries(...risks), 'guide.risks.callUs': callUs },
        { was: { lead: file.lead, [RISKS]: risks, 'guide.risks.callUs': file['guide.risks.callUs'] } },
      );
      expect(fields).toEqual({ ...theirs, 'guide.risks.callUs': callUs });
      await save('services/rhinoplasty', { lead: '', 'guide.risks.callUs': '' });
    });

    it('are refused whole, with nothing typed lost and nothing published by the way', async () => {
      const typed = { 'hours.opens': '9 am', 'hours.closes': '19:00', tagline: 'The best <b>clinic</b>' };
      const refused = await save('clinic', typed, { post: `, 'post_status' => 'draft'` });
      expect(refused.problems).toEqual({
        tagline: ['“One sentence under the name” promises or praises: "best".'],
        'hours.opens': ['“Opens” must be a time of 24 hours such as 09:00.'],
      });
      expect([refused.fields, refused.kept]).toEqual([{}, expect.objectContaining(typed)]);
      const form = await php(
        `${found('clinic')} wp_set_current_user( 1 ); echo $p->post_status; Clinic_Public_Site\\show_record_form( $p );`,
      );
      expect(form).toMatch(/^publish/);
      expect(form).toContain('The best &lt;b&gt;clinic&lt;/b&gt;');
      expect(form).toContain('<a href="#cps-hours-opens-field">“Opens” must be a time of 24 hours such as 09:00.</a>');
      expect(form).toMatch(/value="9 am"[^>]*aria-invalid="true"/);
      // A field of no group may stand behind one of a group.
      expect(form.match(/<h3>[^<]*<\/h3>|<hr>/g)?.slice(0, 2)).toEqual(['<h3>Phone lines</h3>', '<hr>']);
      const saved = await save('clinic', { ...typed, 'hours.opens': '10:00', tagline: 'Skin & <b>surgery</b>' });
      expect(saved).toEqual({
        fields: { tagline: 'Skin & <b>surgery</b>', 'hours.opens': '10:00', 'hours.closes': '19:00' },
        problems: [],
        kept: [],
      });
    });

    it('are changed by who may alone, with the form’s own nonce', async () => {
      const { fields } = await save('clinic', {});
      expect((await save('clinic', { tagline: 'Forged' }, { nonce: `'forged'` })).fields).toEqual(fields);
      const author = Number(
        await php(`echo wp_insert_user( array( 'user_login' => 'an-author', 'user_pass' => 'x', 'role' => 'author' ) );`),
      );
      expect((await save('clinic', { tagline: 'Not mine' }, { user: author })).fields).toEqual(fields);
      expect((await rest('clinic', { tagline: 'Not mine' }, author))[0]).toBe(403);
      const stranger = await json(
        `wp_set_current_user( get_user_by( 'login', 'an-author' )->ID ); $r = new WP_REST_Request( 'POST', '/clinic-public-site/v1/records/import' );
         $r->set_body_params( array( 'schema' => 'x', 'records' => array() ) ); echo wp_json_encode( rest_do_request( $r )->get_status() );`,
      );
      expect(stranger).toBe(403);
    });

    it('have the same limits by REST, and a schema of their own there', async () => {
      const phone = { label: 'General', e164: '+918012345678', shown: '+91 80 1234 5679' };
      expect(await rest('clinic', { 'phones.general': phone })).toEqual([
        400,
        '“General line” shows another number than it dials.',
      ]);
      expect((await rest('clinic', { unknown: 'x' }))[0]).toBe(400);
      expect(await rest('clinic', { 'phones.general': { ...phone, shown: '+91 80 1234 5678' } })).toEqual([200, '']);
      const told = await json(
        `${found('clinic')} echo wp_json_encode( Clinic_Public_Site\\own_invalid( $p, array( array( 'record' => 'clinic', 'field' => 'phones.general.shown', 'message' => 'm' ) ) ) );`,
      );
      expect(told).toEqual([{ label: 'General line', message: 'm' }]);
      expect((await records()).records.clinic?.fields).toEqual({
        'phones.general': { ...phone, shown: '+91 80 1234 5678' },
      });
    });

    it('are taken back by a revision, which says what was changed', async () => {
      await save('services/rhinoplasty', { lead: 'A nose that fits the face it is in, and breathes as well as it can.' });
      const state = await json<{ fields: string[]; shown: string }>(
        `${found('services/rhinoplasty')} require_once ABSPATH . 'wp-admin/includes/revision.php'; $all = array_values( wp_get_post_revisions( $p->ID ) );
         foreach ( $all as $one ) { if ( array( '${RISKS}' ) === array_keys( Clinic_Public_Site\\record_fields( $one->ID ) ) ) { break; } }
         $diff = wp_get_revision_ui_diff( $p, $one->ID, $all[0]->ID ); wp_restore_post_revision( $one->ID );
         echo wp_json_encode( array( 'fields' => array_keys( Clinic_Public_Site\\record_fields( $p->ID ) ), 'shown' => wp_strip_all_tags( wp_json_encode( $diff, JSON_UNESCAPED_UNICODE ) ) ) );`,
      );
      expect(state.fields).toEqual([RISKS]);
      expect(state.shown).toContain('What was changed here');
      expect(state.shown).toContain('Sentence on the banner');
      expect(Object.keys((await records()).records['services/rhinoplasty']?.fields ?? {})).toEqual([RISKS]);
    });

    it('are previewed by a signed link, which nobody else can make', async () => {
      const link = await php(
        `${found('doctors/surgeon')} require_once ABSPATH . 'wp-admin/includes/post.php'; wp_set_current_user( 1 );
         $_POST = wp_slash( array( 'post_ID' => $p->ID, 'clinic_public_site_record' => array( 'designation' => 'Surgeon of the face' ), 'clinic_public_site_record_nonce' => wp_create_nonce( "record-$p->ID" ) ) );
         $_REQUEST = $_POST; Clinic_Public_Site\\take_typed_record(); wp_create_post_autosave( array( 'post_ID' => $p->ID, 'post_type' => $p->post_type ) + wp_unslash( $_POST ) ); echo get_preview_post_link( $p );`,
      );
      const { type, id, record, expires, signature } = Object.fromEntries(new URL(link).searchParams);
      expect([type, record]).toEqual(['record', 'doctors/surgeon']);
      const preview = (token: string) => get(`?preview=${token}`);
      const shown = await preview(`${id}.${expires}.${signature}`);
      const answer = (await shown.json()) as Answer & { preview: string };
      expect([shown.headers.get('cache-control'), answer.preview]).toEqual(['private, no-store', 'doctors/surgeon']);
      expect(answer.records['doctors/surgeon']?.fields).toEqual({ designation: 'Surgeon of the face' });
      expect(answer.records.clinic).toBeDefined();
      expect(Object.keys((await records()).records)).not.toContain('doctors/surgeon');
      expect((await preview(`${id}.${expires}.${'0'.repeat(64)}`)).status).toBe(401);
      expect((await preview(`${id}.1.${signature}`)).status).toBe(401);
    });

    it('are announced when they are unpublished or deleted', async () => {
      const announced = (record: string, code: string) =>
        json(
          `${found(record)} Clinic_Public_Site\\take_changes(); ${code} echo wp_json_encode( array_map( fn( $c ) => "{$c['type']} {$c['event']} {$c['slug']}", Clinic_Public_Site\\take_changes() ) );`,
        );
      const draft = `wp_update_post( array( 'ID' => $p->ID, 'post_status' => 'draft' ) );`;
      expect(await announced('services/rhinoplasty', draft)).toEqual(['record withdrawn services/rhinoplasty']);
      expect(Object.keys((await records()).records)).not.toContain('services/rhinoplasty');
      expect(await announced('services/rhinoplasty', `wp_publish_post( $p->ID );`)).toEqual([
        'record updated services/rhinoplasty',
      ]);
      const password = (said: string) => `wp_update_post( array( 'ID' => $p->ID, 'post_password' => '${said}' ) );`;
      expect(await announced('services/rhinoplasty', password('x'))).toEqual(['record withdrawn services/rhinoplasty']);
      const box = await json<{ current: boolean; expected: string }>(
        `${found('services/rhinoplasty')} $said = array( 'status' => 200, 'url' => '', 'version' => Clinic_Public_Site\\all_records()['version'] );
         add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 200 ), 'body' => wp_json_encode( array( 'receipt' => $said ) ), 'headers' => array(), 'cookies' => array() ) );
         echo wp_json_encode( Clinic_Public_Site\\answer_record_receipt( $p )->get_data() );`,
      );
      expect(box).toMatchObject({ current: true, expected: 'file' });
      expect(await announced('services/rhinoplasty', password(''))).toEqual(['record updated services/rhinoplasty']);
      // Somebody asks while WordPress is at it.
      const deletion = `add_action( 'before_delete_post', 'Clinic_Public_Site\\all_records', 99, 0 ); wp_delete_post( $p->ID, true );`;
      expect(await announced('clinic', deletion)).toEqual(['record deleted clinic']);
      expect(Object.keys((await records()).records)).not.toContain('clinic');
      expect(await announced('team/team-doctor-1', `wp_update_post( array( 'ID' => $p->ID ) );`)).toEqual([]);
    });

    it('name the cases that are no longer shown, which the site is told as it is told of deleted files', async () => {
      const announced = (code: string) =>
        json(
          `${found('withdrawn-cases')} wp_set_current_user( 1 ); Clinic_Public_Site\\take_changes(); ${code}
           echo wp_json_encode( array_map( fn( $c ) => array( $c['type'], $c['event'], $c['media'] ), Clinic_Public_Site\\take_changes() ) );`,
        );
      const codes = (list: string) => `Clinic_Public_Site\\store_record_fields( $p->ID, array( 'codes' => array( ${list} ) ) );`;
      const gone = ['cases/t20106', 'cases/t10101'];
      expect(await announced(codes(`'t20106', 't10101'`))).toEqual([['media', 'deleted', gone]]);
      expect(await announced(codes(`'t10101'`))).toEqual([
        ['media', 'deleted', ['cases/t10101']],
        ['media', 'updated', ['cases/t20106']],
      ]);
      expect(await rest('withdrawn-cases', { codes: ['20106'] })).toEqual([400, '“Code” must be a code such as t20106.']);
      expect(Object.keys((await records()).records)).not.toContain('withdrawn-cases');
      // It counts as it is saved, and is shown to nobody else.
      const drafted = `wp_update_post( array( 'ID' => $p->ID, 'post_status' => 'draft' ) ); ${codes(`'t10101', 't10102'`)}`;
      expect(await announced(drafted)).toEqual([['media', 'deleted', ['cases/t10101', 'cases/t10102']]]);
      const hidden = `wp_update_post( array( 'ID' => $p->ID, 'post_password' => 'x' ) ); ${codes(`'t10102'`)}`;
      expect(await announced(hidden)).toEqual([
        ['media', 'deleted', ['cases/t10102']],
        ['media', 'updated', ['cases/t10101']],
      ]);
      const seen = (user: number) =>
        json(
          `${found('withdrawn-cases')} wp_set_current_user( ${user} ); $r = new WP_REST_Request( 'GET', '/wp/v2/' . $p->post_type . '/' . $p->ID );
           echo wp_json_encode( array( get_post_status( $p ), rest_do_request( $r )->get_data()['meta'] ?? null ) );`,
        );
      expect(await seen(0)).toEqual(['publish', null]);
      expect(JSON.stringify(await seen(1))).toContain('t10102');
      const another = `wp_delete_post( wp_insert_post( array( 'post_title' => 'Another' ) ), true );`;
      expect(await announced(`${another} ${codes(`'t10103'`)}`)).toContainEqual(['media', 'deleted', ['cases/t10103']]);
      // The oldest revision that a host with a limit leaves, which WordPress would delete before it has read it.
      for (const code of ['t10104', 't10105']) expect(await rest('withdrawn-cases', { codes: [code] })).toEqual([200, '']);
      const restored = `add_filter( 'wp_revisions_to_keep', fn() => 2, 1 );
        foreach ( wp_get_post_revisions( $p->ID ) as $one ) { if ( array( 't10104' ) === ( Clinic_Public_Site\\record_fields( $one->ID )['codes'] ?? null ) ) { wp_restore_post_revision( $one->ID ); } }`;
      expect(await announced(restored)).toEqual([
        ['media', 'updated', ['cases/t10105']],
        ['media', 'deleted', ['cases/t10104']],
      ]);
      // The list itself cannot be lost by the way.
      const kept = `echo wp_json_encode( current_user_can( 'delete_post', $p->ID ) );`;
      expect(await json(`${found('withdrawn-cases')} wp_set_current_user( 1 ); ${kept}`)).toBe(false);
      expect(await announced(`wp_delete_post( $p->ID, true );`)).toEqual([]);
    });

    it('are never kept as they were while they changed: an answer that was being made then is made again', async () => {
      const late = await json<boolean>(
        `${found('team/team-doctor-1')} $old = Clinic_Public_Site\\all_records(); $kept = get_option( 'clinic_public_site_records' );
         Clinic_Public_Site\\store_record_fields( $p->ID, array( 'title' => 'Consultant' ) );
         update_option( 'clinic_public_site_records', $kept ); echo wp_json_encode( $old['version'] !== Clinic_Public_Site\\all_records()['version'] );`,
      );
      expect(late).toBe(true);
      expect((await records()).records['team/team-doctor-1']?.fields).toEqual({ title: 'Consultant' });
    });

    it('follow their files again by the next export, but for what editors changed or deleted', async () => {
      const imported = (list: object[], missing = false) =>
        json(
          `wp_set_current_user( 1 ); $r = new WP_REST_Request( 'POST', '/clinic-public-site/v1/records/import' );
           $r->set_body_params( array( 'schema' => Clinic_Public_Site\\record_schema()['hash'], 'missing' => ${missing}, 'records' => ${quoted(list)} ) );
           echo wp_json_encode( rest_do_request( $r )->get_data()['records'] );`,
        );
      await php(`${found('team/team-doctor-1')} wp_trash_post( $p->ID );`);
      const service = {
        record: 'services/rhinoplasty',
        title: 'Rhinoplasty',
        fields: { lead: 'New in the file', [RISKS]: ['Old'] },
      };
      expect(await imported([service, { record: 'team/team-doctor-1', title: 'Review', fields: {} }])).toEqual({
        'services/rhinoplasty': 'updated',
        'team/team-doctor-1': 'deleted',
      });
      const kept = await json(
        `${found('services/rhinoplasty')} echo wp_json_encode( array( array_keys( Clinic_Public_Site\\record_fields( $p->ID ) ), Clinic_Public_Site\\file_fields( $p->ID )['lead'] ) );`,
      );
      expect(kept).toEqual([[RISKS], 'New in the file']);
    });
  });
}

interface Answer {
  version: string;
  schema: string;
  records: Record<string, { modified: string; fields: Record<string, unknown> }>;
}

interface BadValue {
  record: string;
  field: string;
  value: unknown;
  file: object;
  /** What the build says of it. */
  sentences: string[];
}

const FACT = { fact: 'price', value: 'INR 120000 to 180000', source: 'Operations of 2026', priced: '2026-11-01' };
const OWNED = { owner: 'Dr Asha Rao', reviewed: '2026-11-22', expires: '2027-11-22' };

/** Values that break each limit, with the sentences of the build. */
function badValues(all: Awaited<ReturnType<typeof fileRecords>>): BadValue[] {
  const long = (length: number) => `Words ${'x'.repeat(length)}`;
  const values: [record: string, field: string, value: unknown][] = [
    ['clinic', 'tagline', ''],
    ['clinic', 'tagline', long(200)],
    ['clinic', 'tagline', 'Guaranteed and painless, the best'],
    ['clinic', 'tagline', 'Two  spaces'],
    ['clinic', 'tagline', '😀'.repeat(51)],
    ['clinic', 'hours.opens', '25:00'],
    ['clinic', 'email', 'nobody'],
    ['clinic', 'address.postalCode', '56000'],
    ['clinic', 'address.lines', []],
    ['clinic', 'mapLink', 'http://maps.example'],
    ['clinic', 'phones.general', { label: 'General', e164: '080', shown: '+91 80 1234 5678' }],
    ['clinic', 'phones.general', { label: 'General', e164: '+918012345678', shown: '+91 80 1234 5679' }],
    ['services/rhinoplasty', 'lead', 'Short'],
    ['services/rhinoplasty', 'lead', 'A nose is worked on for 2 hours, and it isn’t done again soon after.'],
    ['services/rhinoplasty', 'guide.risks.common', ["It isn't a straight apostrophe that belongs here"]],
    ['services/rhinoplasty', 'guide.questions', ['What is it', 'How long does it take?', 'Who does it?', 'Where is it?']],
    ['doctors/surgeon', 'slides.attributes', 'Words that are **bold without their end, and go on for a while yet.'],
    ['doctors/surgeon', 'paragraphs', 'No list'],
    ['home', 'hero.words', ['Skin', 'Hair', 'Nails']],
    ['faqs/risks', 'question', 'This is no question'],
    ['services/breast-enhancement', 'faq.videos', []],
    ['services/rhinoplasty', 'faq.videos', [{ id: 'one', title: 'The Art of Nose Transformation', videoId: null }]],
    ['team/team-doctor-1', 'registration', { council: 'Karnataka Medical Council' }],
    ['team/team-doctor-1', 'registration', { council: 'Karnataka Medical Council', number: '1', year: 2020 }],
    ['facts/rhinoplasty', 'facts', [{ ...FACT, ...OWNED, value: 'Rs 1,20,000' }]],
    ['facts/rhinoplasty', 'facts', [{ ...FACT, ...OWNED, value: 'INR 180000 to 120000' }]],
    ['facts/rhinoplasty', 'facts', [FACT]],
    ['facts/rhinoplasty', 'facts', [{ ...FACT, ...OWNED, priced: '2026-02-30' }]],
    ['facts/rhinoplasty', 'facts', [{ ...FACT, ...OWNED, expires: '2026-01-01' }]],
    ['facts/rhinoplasty', 'facts', [{ ...OWNED, fact: 'flight', value: '2 months', source: 'Operations' }]],
    ['facts/rhinoplasty', 'facts', [{ ...OWNED, fact: 'estimate', value: 'one thing', source: 'Operations' }]],
    ['facts/rhinoplasty', 'facts', [{ ...OWNED, fact: 'flight', value: ['2 weeks'], source: 'Operations' }]],
    [
      'facts/rhinoplasty',
      'facts',
      [
        { ...FACT, ...OWNED },
        { ...FACT, ...OWNED },
      ],
    ],
  ];
  return values.map(([record, field, value]) => {
    const file = all.find((one) => one.record === record)?.fields ?? {};
    return { record, field, value, file, sentences: sentencesOf(record, { ...file, [field]: value }, field) };
  });
}

/** What the build says of one field of a record. */
function sentencesOf(record: string, fields: Record<string, unknown>, field: string): string[] {
  const [name, id = name ?? ''] = record.split('/');
  const kind = kinds.find((one) => nameOfKind(one) === name);
  if (!kind) throw new Error(record);
  const data = grouped(fields);
  const { problems } = problemsOf(kind, data, id);
  const own = (found: typeof problems) => found.filter(({ path }) => `${path.join('.')}.`.startsWith(`${field}.`));
  // Parts that WordPress does not own are missing here, so that the schema never comes to the rules of the specification.
  const found = own(problems).length ? own(problems) : own(kind.rules?.(data as never, id) ?? []);
  return found.map((problem) => `“${labelAt(kind, problem.path)}” ${problem.message}.`);
}

/** Fields under their paths as the groups of a record. */
function grouped(fields: Record<string, unknown>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let inner = data;
    for (const step of steps) {
      const next = (inner[step] ?? {}) as Record<string, unknown>;
      inner[step] = next;
      inner = next;
    }
    inner[last] = value;
  }
  return data;
}
