import { describe, expect, it } from 'vitest';
import { exportRecords } from '../../build/records/wordpress/export-records.ts';
import { fileRecords } from '../../build/records/wordpress/file-values.ts';
import { bannerPicture } from '../../src/content/schema/picture.ts';
import { problemsOf } from '../../src/content/schema/problems.ts';
import { pictureOfRecord } from '../../worker/cms/map/map-record-picture.ts';
import { uploadPicture } from './upload-picture.ts';

interface Place {
  url: () => string;
  php: (code: string) => Promise<string>;
}

const RECORD = 'services/liposuction';
/** Of the seeded library, by their places in it. */
const [THEATRE, RECEPTION, RECOVERY, BADGE] = [1000, 1003, 1004, 1007] as const;
const NOWHERE = 999_999;

const quoted = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;
const found = `$p = get_posts( array( 'post_type' => Clinic_Public_Site\\record_types(), 'post_status' => 'any', 'meta_key' => '_clinic_public_site_record', 'meta_value' => '${RECORD}' ) )[0]; wp_set_current_user( 1 );`;

/** Pictures of banners, chosen of a real media library. */
export function describeRecordPictures({ url, php }: Place) {
  const json = async <T>(code: string): Promise<T> => JSON.parse(await php(code)) as T;
  const save = (picture: unknown) =>
    json<{ fields: Record<string, unknown>; problems: Record<string, string[]> }>(
      `${found} $_POST = wp_slash( array( 'post_ID' => $p->ID, 'clinic_public_site_record' => array( 'picture' => ${quoted(picture)} ), 'clinic_public_site_record_nonce' => wp_create_nonce( "record-$p->ID" ) ) );
       $_REQUEST = $_POST; Clinic_Public_Site\\take_typed_record(); wp_update_post( array( 'ID' => $p->ID, 'post_content' => $_POST['content'] ) );
       echo wp_json_encode( array( 'fields' => (object) Clinic_Public_Site\\record_fields( $p->ID ), 'problems' => (object) Clinic_Public_Site\\refused_record( $p->ID )['problems'] ) );`,
    );
  const rest = (picture: unknown) =>
    json<[number, string]>(
      `${found} $r = new WP_REST_Request( 'POST', "/wp/v2/{$p->post_type}/{$p->ID}" ); $r->set_body_params( array( 'meta' => array( 'clinic_public_site_fields' => array( 'picture' => ${quoted(picture)} ) ) ) );
       $a = rest_do_request( $r ); echo wp_json_encode( array( $a->get_status(), $a->get_data()['message'] ?? '' ) );`,
    );
  /** What the site is told of the picture. */
  const told = () =>
    json<Record<string, unknown>>(
      `echo wp_json_encode( Clinic_Public_Site\\all_records()['records']['${RECORD}']['fields']['picture'] ?? null );`,
    );
  const announced = (code: string) =>
    json(
      `${found} Clinic_Public_Site\\take_changes(); ${code} echo wp_json_encode( array_map( fn( $c ) => "{$c['type']} {$c['event']} " . ( $c['slug'] ?? '' ), Clinic_Public_Site\\take_changes() ) );`,
    );
  const origins = () => ({ cmsOrigin: url(), siteOrigin: 'https://www.example.test' });

  describe('a picture of a banner', () => {
    let laser = 0;

    it('is chosen by its number, and told to the site as the library has it', async () => {
      const password = await php(
        `list( $key ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'pictures' ) ); echo $key;`,
      );
      laser = await uploadPicture(php, { name: 'laser-room', width: 1600, height: 900, alt: 'A laser on its stand' });
      const all = await fileRecords();
      const chosen = all.filter(({ record }) => record === RECORD);
      await exportRecords(chosen, { address: url(), user: 'admin', password, dryRun: false, missing: false });
      expect(await save({ id: String(laser), alt: '', focus: 'left top' })).toEqual({
        fields: { picture: { id: laser, focus: 'left top' } },
        problems: {},
      });
      const picture = pictureOfRecord(await told(), origins());
      expect(picture).toMatchObject({ width: 1600, height: 900, alt: 'A laser on its stand', focus: 'left top' });
      expect(picture.src).toMatch(/^\/media\/.*laser-room\.jpg$/);
      expect(picture.widths?.map(([width]) => width)).toEqual([300, 768, 1024, 1536]);
      const wrong = problemsOf({ schema: bannerPicture } as unknown as Parameters<typeof problemsOf>[0], picture, '');
      expect(wrong.problems).toEqual([]);
      const summary = await php(`${found} echo $p->post_content;`);
      expect(summary).toMatch(/^Picture of the banner:\n.*laser.* · left top$/i);
    }, 60_000);

    it('is refused in the words of the build, in the form and by REST, and nothing is lost', async () => {
      const refused: [number, string][] = [
        [NOWHERE, '“Picture of the banner” must be a picture that is in the media library.'],
        [BADGE, '“Picture of the banner” must be at least 1200 pixels wide.'],
        [RECEPTION, '“Picture of the banner” must be wider than high: from 4:3 to 3:1.'],
      ];
      for (const [id, sentence] of refused) {
        expect([id, await save({ id: String(id), alt: '', focus: '' })]).toEqual([
          id,
          { fields: { picture: { id: laser, focus: 'left top' } }, problems: { picture: [sentence] } },
        ]);
        expect(await rest({ id })).toEqual([400, sentence]);
      }
      expect((await save({ id: String(RECOVERY), alt: '', focus: '' })).problems['picture']).toHaveLength(2);
      const praise = '“Alternative text” promises or praises: "best".';
      expect((await save({ id: String(laser), alt: 'The best laser', focus: '' })).problems).toEqual({ picture: [praise] });
      const vector = await php(
        `$id = wp_insert_attachment( array( 'post_mime_type' => 'image/svg+xml', 'post_title' => 'Drawing' ), 'drawing.svg' ); wp_update_attachment_metadata( $id, array( 'width' => 1600, 'height' => 900 ) ); echo $id;`,
      );
      expect(await rest({ id: Number(vector) })).toEqual([
        400,
        '“Picture of the banner” must be a JPEG, PNG, WebP or AVIF file.',
      ]);
      expect((await rest({ id: 'x' }))[0]).toBe(400);
      expect((await rest('x'))[0]).toBe(400);
      expect((await save({ id: String(laser), alt: '', focus: 'left top' })).problems).toEqual({});
    });

    it('has a form that works without script: a number, words, what must stay in view', async () => {
      const form = await php(`${found} Clinic_Public_Site\\show_record_form( $p );`);
      expect(form).toMatch(
        /<input class="regular-text" type="text" inputmode="numeric" value="\d+" id="cps-picture"[^>]*name="clinic_public_site_record\[picture\]\[id\]"/,
      );
      expect(form).toContain('<option value="left top" selected');
      expect(form).toContain(`value="${laser}"`);
      expect(form).toContain('Never a photograph of a patient');
      expect(form).toMatch(/data-preview="http[^"]*laser-room-300x169\.jpg"/);
    });

    it('says something else with its file: other words, other sizes, nothing once it is deleted', async () => {
      const record = `record updated ${RECORD}`;
      expect(await announced(`update_post_meta( ${laser}, '_wp_attachment_image_alt', 'The laser at rest' );`)).toContain(record);
      expect(await told()).toMatchObject({ alt_text: 'The laser at rest' });
      const smaller = `$d = wp_get_attachment_metadata( ${laser} ); unset( $d['sizes']['medium'] ); wp_update_attachment_metadata( ${laser}, $d );`;
      expect(await announced(smaller)).toContain(record);
      expect(pictureOfRecord(await told(), origins()).widths?.map(([width]) => width)).toEqual([768, 1024, 1536]);
      expect(await announced(`update_post_meta( ${THEATRE}, '_wp_attachment_image_alt', 'Another' );`)).not.toContain(record);
      expect(await announced(`wp_delete_attachment( ${laser}, true );`)).toEqual(
        expect.arrayContaining([record, expect.stringMatching(/^media deleted/)]),
      );
      expect(await told()).toEqual({ attachment: laser, focus: 'left top' });
      expect(pictureOfRecord(await told(), origins())).toMatchObject({ src: '' });
    });

    it('is the one of the site again where nothing is chosen', async () => {
      expect(await save({ id: '', alt: 'Words that are left', focus: 'left' })).toEqual({ fields: {}, problems: {} });
      expect(await told()).toBeNull();
    });
  });
}
