import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FEED_PATH } from '../../src/endpoints.ts';
import { contentReport } from '../../worker/cms/queries/content-report.ts';
import { describePostLanguages } from './post-languages.ts';
import { describeRecords } from './record-journeys.ts';
import { describeRecordPictures } from './record-picture-journeys.ts';
import { startWordPress } from './wordpress.mjs';

const HOME = fileURLToPath(new URL('../../.wordpress', import.meta.url));
const SECRET = 'test-secret-of-the-notices';
/** A site that cannot be reached: what WordPress does without an answer. */
const SITE = 'https://www.example.test';
const FIRST_START_MS = 240_000;

let wordpress: Awaited<ReturnType<typeof startWordPress>>;

beforeAll(async () => {
  wordpress = await startWordPress({ home: HOME, settings: { site_url: SITE, secret: SECRET } });
}, FIRST_START_MS);

afterAll(() => wordpress?.stop());

const php = async (code: string): Promise<string> => String(await wordpress.php(code));
const json = async (code: string): Promise<unknown> => JSON.parse(await php(code));
const post = (slug: string, type = 'post') => `get_page_by_path( '${slug}', OBJECT, '${type}' )`;

/** What a piece of code would announce: type, event and slug of each change. */
const announced = async (code: string): Promise<unknown> =>
  json(
    `$p = ${post('every-block')}; Clinic_Public_Site\\take_changes(); ${code}
     echo wp_json_encode( array_map( fn( $c ) => trim( "{$c['type']} {$c['event']} " . ( $c['slug'] ?? '' ) ), Clinic_Public_Site\\take_changes() ) );`,
  );

describe('the plugin announces', () => {
  it('what a post shows beside its text', async () => {
    const changed = ['post updated every-block'];
    expect(await announced(`update_post_meta( $p->ID, 'meta_title', 'For search engines' );`)).toEqual(changed);
    expect(await announced(`set_post_thumbnail( $p->ID, 1002 ); set_post_thumbnail( $p->ID, 1001 );`)).toEqual(changed);
    expect(await announced(`update_post_meta( $p->ID, 'rank_math_robots', array( 'noindex' ) );`)).toEqual(changed);
    expect(await announced(`delete_post_meta( $p->ID, 'rank_math_robots' );`)).toEqual(changed);
    expect(await announced(`wp_set_post_tags( $p->ID, 'a new tag' );`)).toEqual(changed);
    expect(await announced(`wp_set_post_tags( $p->ID, 'a new tag' );`)).toEqual([]);
    expect(
      await announced(
        `$t = get_term_by( 'name', 'a new tag', 'post_tag' ); wp_update_term( $t->term_id, 'post_tag', array( 'name' => 'Renamed' ) );`,
      ),
    ).toEqual(changed);
    expect(
      await announced(`$t = get_term_by( 'name', 'Renamed', 'post_tag' ); wp_delete_term( $t->term_id, 'post_tag' );`),
    ).toEqual(changed);
    expect(await announced(`update_post_meta( $p->ID, 'something_else', '1' );`)).toEqual([]);
  });

  it('an author whose name changed: every article of theirs, or the whole site', async () => {
    const code = `
      $id = wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'x', 'display_name' => 'Before', 'role' => 'author' ) );
      wp_update_post( array( 'ID' => $p->ID, 'post_author' => $id ) ); Clinic_Public_Site\\take_changes();
      wp_update_user( array( 'ID' => $id, 'description' => 'Says nothing that the site shows' ) );
      wp_update_user( array( 'ID' => $id, 'display_name' => 'After' ) );`;
    expect(await announced(code)).toEqual(['post updated every-block']);
    expect(
      await announced(`wp_update_user( array( 'ID' => get_post( 1126 )->post_author, 'display_name' => 'Editors' ) );`),
    ).toEqual(['site updated']);
    // Their articles go to somebody else, without a word of WordPress.
    const deleted = `require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( get_user_by( 'login', 'writer' )->ID, 1 );`;
    expect(await announced(deleted)).toEqual(['post updated every-block']);
  });

  it('an author whose name changed in every language, where a plugin narrows lists to that of the screen', async () => {
    const code = `add_action( 'parse_query', function ( $query ) { if ( ! isset( $query->query_vars['lang'] ) ) { $query->set( 'post__in', array( 0 ) ); } } );
      $new = wp_insert_user( array( 'user_login' => 'of-two-languages', 'user_pass' => 'x', 'role' => 'author' ) );
      wp_insert_post( array( 'post_title' => 'Of two languages', 'post_status' => 'publish', 'post_author' => $new ) ); Clinic_Public_Site\\take_changes();
      wp_update_user( array( 'ID' => $new, 'display_name' => 'Another name' ) );`;
    expect(await announced(code)).toEqual(['post updated of-two-languages']);
  });

  it('a tag or a category that is taken away from a text by tools which set none', async () => {
    const code = `$tag = wp_insert_term( 'Taken away', 'post_tag' )['term_id']; wp_set_object_terms( $p->ID, array( $tag ), 'post_tag', true );
      Clinic_Public_Site\\take_changes(); wp_remove_object_terms( $p->ID, $tag, 'post_tag' );`;
    expect(await announced(code)).toEqual(['post updated every-block']);
  });

  it('an article that becomes a page as gone, and the page as new', async () => {
    const code = `$id = wp_insert_post( array( 'post_title' => 'Of another kind', 'post_status' => 'publish' ) ); Clinic_Public_Site\\take_changes();
      wp_update_post( array( 'ID' => $id, 'post_type' => 'page' ) );`;
    expect(await announced(code)).toEqual(['post withdrawn of-another-kind', 'page published of-another-kind']);
  });

  it('the same where a tool sets the kind alone, and no page where it is a draft or of a kind that the site does not show', async () => {
    const made = (status: string) =>
      `$id = wp_insert_post( array( 'post_title' => 'Of ${status} kind', 'post_status' => '${status}' ) ); get_post( $id ); Clinic_Public_Site\\take_changes();`;
    expect(await announced(`${made('publish')} set_post_type( $id, 'page' );`)).toEqual([
      'post withdrawn of-publish-kind',
      'page published of-publish-kind',
    ]);
    expect(await announced(`${made('publish')} set_post_type( $id, 'wp_block' );`)).toEqual(['post withdrawn of-publish-kind']);
    expect(await announced(`${made('draft')} set_post_type( $id, 'page' );`)).toEqual([]);
    expect(
      await announced(
        `${made('publish')} wp_update_post( array( 'ID' => $id, 'post_type' => 'page', 'post_status' => 'draft' ) );`,
      ),
    ).toEqual([expect.stringMatching(/^post withdrawn of-publish-kind/)]);
  });

  it('what editors do in the list of posts: trash and back, private, several at once, Quick Edit; and what its hour publishes', async () => {
    const code = `require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user( 1 );
      add_filter( 'pre_option_timezone_string', fn() => 'America/New_York' );
      $make = fn( $title, $more = array() ) => wp_insert_post( $more + array( 'post_title' => $title, 'post_status' => 'publish' ) );
      $a = $make( 'First of two' ); $b = $make( 'Second of two' ); Clinic_Public_Site\\take_changes();
      wp_trash_post( $a ); $step(); wp_untrash_post( $a ); $step(); wp_publish_post( $a ); $step();
      wp_update_post( array( 'ID' => $b, 'post_status' => 'private' ) ); $step(); wp_update_post( array( 'ID' => $b, 'post_title' => 'For us' ) ); $step();
      $bulk = fn( $fields ) => bulk_edit_posts( $fields + array( 'post' => array( $a, $b ), 'post_type' => 'post', '_status' => 'publish' ) );
      $bulk( array() ); $step(); $bulk( array( 'post_category' => array( 0, 1 ), '_status' => -1, 'post_author' => 1 ) ); $step();
      edit_post( array( 'post_ID' => $a, 'ID' => $a, 'post_type' => 'post', 'post_title' => 'Quick', 'post_name' => 'quick', 'post_status' => 'publish', '_status' => 'publish', 'edit_date' => 1,
        'aa' => '2025', 'mm' => '01', 'jj' => '02', 'hh' => '21', 'mn' => '30', 'ss' => '00' ) ); $step( get_post( $a )->post_date_gmt );
      $later = $make( 'At its hour', array( 'post_date' => '2126-01-15 21:30:00', 'post_status' => 'future' ) );
      $step( gmdate( 'Y-m-d H:i', wp_next_scheduled( 'publish_future_post', array( $later ) ) ) );
      $wpdb->update( $wpdb->posts, array( 'post_date' => '2025-01-15 21:30:00', 'post_date_gmt' => '2025-01-16 02:30:00' ), array( 'ID' => $later ) );
      clean_post_cache( $later ); do_action( 'publish_future_post', $later ); $step();
      wp_update_post( array( 'ID' => $later, 'post_date' => '2126-01-15 21:30:00', 'post_date_gmt' => '2126-01-16 02:30:00' ) ); $step();
      foreach ( array( $a, $b, $later ) as $made ) { wp_delete_post( $made, true ); } Clinic_Public_Site\\take_changes();`;
    const steps = `$said = array(); $step = function ( $more = '' ) use ( &$said ) {
      $said[] = trim( implode( ', ', array_map( fn( $c ) => "{$c['event']} {$c['slug']}", Clinic_Public_Site\\take_changes() ) ) . " $more" ); };`;
    expect(await json(`${steps} ${code} echo wp_json_encode( $said );`)).toEqual([
      'withdrawn first-of-two',
      '',
      'published first-of-two',
      'withdrawn second-of-two',
      '',
      // The other one was public, and is saved once more.
      'updated first-of-two, published second-of-two',
      'updated first-of-two, updated second-of-two',
      'updated quick 2025-01-03 02:30:00',
      '2126-01-16 02:30',
      'published at-its-hour',
      'withdrawn at-its-hour',
    ]);
  });

  it('the whole site where the theme that it has is updated, and not where another is', async () => {
    const installed = (what: string) =>
      announced(
        `$upgrader = (object) array( 'result' => array( 'destination_name' => get_template() ) ); do_action( 'upgrader_process_complete', $upgrader, array( ${what} ) );`,
      );
    expect(await installed(`'type' => 'theme', 'action' => 'update', 'theme' => get_stylesheet()`)).toEqual(['site updated']);
    expect(await installed(`'type' => 'theme', 'action' => 'update', 'themes' => array( 'another', get_template() )`)).toEqual([
      'site updated',
    ]);
    expect(await installed(`'type' => 'theme', 'action' => 'install'`)).toEqual(['site updated']);
    expect(await installed(`'type' => 'theme', 'action' => 'update', 'theme' => 'another'`)).toEqual([]);
    expect(await installed(`'type' => 'plugin', 'action' => 'update', 'plugins' => array( 'a/a.php' )`)).toEqual([]);
  });

  it('the texts of an author who is removed from its site of a network, and nothing of another site', async () => {
    const removed = (before: string) =>
      announced(`$id = wp_insert_user( array( 'user_login' => uniqid(), 'user_pass' => 'x', 'role' => 'author' ) );
        wp_update_post( array( 'ID' => $p->ID, 'post_author' => $id ) ); Clinic_Public_Site\\take_changes(); ${before}
        do_action( 'remove_user_from_blog', $id, get_current_blog_id(), 0 ); $GLOBALS['_wp_switched_stack'] = array();`);
    expect(await removed('')).toEqual(['post updated every-block']);
    expect(await removed(`$GLOBALS['_wp_switched_stack'] = array( get_current_blog_id() );`)).toEqual([
      'post updated every-block',
    ]);
    expect(await removed(`$GLOBALS['_wp_switched_stack'] = array( get_current_blog_id() + 1 );`)).toEqual([]);
  });

  it('a category: a new one, another name, and that it is gone', async () => {
    const category = `get_term_by( 'name', 'Short-lived', 'category' )->term_id`;
    expect(await announced(`wp_insert_term( 'Short-lived', 'category' );`)).toEqual(['category created']);
    expect(await announced(`wp_update_term( ${category}, 'category', array( 'slug' => 'brief' ) );`)).toEqual([
      'category updated',
    ]);
    expect(await announced(`wp_delete_term( ${category}, 'category' );`)).toEqual(['category deleted']);
  });

  it('a text that lists others with each of those, also by way of a synced pattern, and no other text', async () => {
    const made = (name: string, content: string, kind = 'post') =>
      `$${name} = wp_insert_post( array( 'post_type' => '${kind}', 'post_status' => 'publish', 'post_title' => 'Lists by ${name}', 'post_content' => ${content} ) );`;
    const lists = [
      made('query', `'<!-- wp:query {"queryId":1} --><div class="wp-block-query"></div><!-- /wp:query -->'`),
      made('pattern', `'<!-- wp:latest-posts /-->'`, 'wp_block'),
      made('way', `"<!-- wp:block {\\"ref\\":$pattern} /-->"`, 'page'),
      made('none', `'<!-- wp:query-title /--><p>wp:latest-posts</p>'`),
    ].join('');
    // In ten thousand texts such a search takes seconds, and an editor waits for it.
    const searches = `$searches = 0; add_filter( 'query', function ( $query ) use ( &$searches ) { $searches += preg_match( '/post_content (?:LIKE|REGEXP)/', $query ); return $query; } );`;
    const told =
      await announced(`${lists} ${made('former', `'<!-- wp:latest-posts /-->'`)} wp_update_post( array( 'ID' => $former, 'post_content' => 'None' ) ); Clinic_Public_Site\\take_changes();
      ${searches} wp_update_post( array( 'ID' => $p->ID, 'post_excerpt' => 'Another' ) ); $told = Clinic_Public_Site\\take_changes();
      if ( $searches ) { throw new Exception( "$searches searches through all texts" ); }
      $other = Clinic_Public_Site\\take_changes();
      foreach ( range( 1, 99 ) as $n ) { Clinic_Public_Site\\remember( "post:-$n", array( 'type' => 'post' ) ); } $full = count( Clinic_Public_Site\\take_changes() );
      Clinic_Public_Site\\remember( 'post:-1', array( 'type' => 'post' ) ); Clinic_Public_Site\\note_site(); $site = count( Clinic_Public_Site\\take_changes() );
      if ( 100 !== $full || 2 !== $site ) { throw new Exception( "A notice of $full and $site" ); }
      foreach ( array( $query, $pattern, $way, $none, $former ) as $id ) { wp_delete_post( $id, true ); }
      $all = &Clinic_Public_Site\\changes(); $all = $told;`);
    expect(told).toEqual(['post updated every-block', 'page updated lists-by-way', 'post updated lists-by-query']);
  });

  it('a synced pattern, also within another: every text that shows it', async () => {
    const code = `
      $inner = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Inner', 'post_content' => '<p>One</p>' ) );
      $outer = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Outer', 'post_content' => "<!-- wp:block {\\"ref\\":$inner} /-->" ) );
      wp_update_post( array( 'ID' => $p->ID, 'post_content' => "<!-- wp:block {\\"ref\\":$outer} /-->" ) );
      $before = Clinic_Public_Site\\version_of( get_post( $p->ID ) ); Clinic_Public_Site\\take_changes();
      wp_update_post( array( 'ID' => $inner, 'post_content' => '<p>Two</p>', 'edit_date' => true, 'post_modified_gmt' => '2030-01-01 00:00:00' ) );
      global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2030-01-01 00:00:00' ), array( 'ID' => $inner ) ); clean_post_cache( $inner );
      if ( $before === Clinic_Public_Site\\version_of( get_post( $p->ID ) ) ) { throw new Exception( 'The version is the same' ); }`;
    expect(await announced(code)).toEqual(['post updated every-block']);
    const inner = `get_page_by_path( 'inner', OBJECT, 'wp_block' )->ID`;
    expect(await announced(`wp_delete_post( ${inner}, true );`)).toEqual(['post updated every-block']);
  });

  it('the whole site where colours, spaces or sizes of letters that texts name by words alone are others: in the styles of the site, or with the theme', async () => {
    const styles = (settings: object) => JSON.stringify({ version: 3, isGlobalStylesUserThemeJSON: true, settings });
    const palette = (color: string) => ({ color: { palette: { theme: [{ slug: 'accent', name: 'Accent', color }] } } });
    const saved = (settings: object) =>
      announced(
        `$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id(); Clinic_Public_Site\\take_changes();
         wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( '${styles(settings)}' ) ) );`,
      );
    const coloured = '<p class="has-accent-color has-text-color">In a colour</p>';
    const version = (text: string) =>
      php(
        `$p = new WP_Post( (object) array( 'ID' => 0, 'post_type' => 'post', 'post_content' => '${text}', 'filter' => 'raw' ) ); echo Clinic_Public_Site\\version_of( $p );`,
      );
    expect(await saved({})).toEqual([]);
    expect(await saved(palette('#123456'))).toEqual(['site updated']);
    const before = [await version(coloured), await version('<p>None</p>')];
    expect(await saved({ ...palette('#123456'), typography: { dropCap: false } })).toEqual([]);
    expect(await saved(palette('#654321'))).toEqual(['site updated']);
    expect([(await version(coloured)) === before[0], (await version('<p>None</p>')) === before[1]]).toEqual([false, true]);
    const named = '<!-- wp:spacer {"height":"var:preset|spacing|own"} /-->';
    const own = { name: 'Own', slug: 'own' };
    expect(await saved({ spacing: { spacingSizes: { custom: [{ ...own, size: '9rem' }] } } })).toEqual(['site updated']);
    const spaced = await version(named);
    expect(await saved({ typography: { fontSizes: { custom: [{ ...own, size: '40px' }] } } })).toEqual(['site updated']);
    expect(await version(named)).not.toBe(spaced);
    expect(await saved({})).toEqual(['site updated']);
    expect(await announced(`do_action( 'switch_theme', 'Another', wp_get_theme(), wp_get_theme() );`)).toEqual(['site updated']);
  });

  it('the whole site, once, where the plugin is another version than before: it says other things in texts', async () => {
    const noted = () => json(`echo wp_json_encode( array_column( Clinic_Public_Site\\take_changes(), 'type' ) );`);
    await php(`update_option( 'clinic_public_site_version', '2.5.9' );`);
    expect([await noted(), await noted()]).toEqual([['site'], []]);
  });

  it('texts with lists and synced patterns that were written before it looked out for them, or while it was switched off', async () => {
    await php(
      `$inner = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Older pattern', 'post_content' => '<p>One</p>' ) );
       foreach ( array( 'Older list' => '<!-- wp:latest-posts /-->', 'Older place' => "<!-- wp:block {\\"ref\\":$inner} /-->", 'No longer' => '' ) as $title => $content ) {
         $id = wp_insert_post( array( 'post_title' => $title, 'post_content' => $content, 'post_status' => 'publish' ) );
         delete_post_meta( $id, '_clinic_public_site_shows' );
       }
       add_post_meta( $id, '_clinic_public_site_shows', 'lists' ); update_option( 'clinic_public_site_version', '2.5.15' );`,
    );
    await php('');
    expect(await announced(`wp_update_post( array( 'ID' => $p->ID, 'post_excerpt' => 'Once more' ) );`)).toEqual([
      'post updated every-block',
      'post updated older-list',
    ]);
    const pattern = `get_page_by_path( 'older-pattern', OBJECT, 'wp_block' )->ID`;
    expect(
      await announced(
        `wp_delete_post( ${post('older-list')}->ID, true ); Clinic_Public_Site\\take_changes(); wp_delete_post( ${pattern}, true );`,
      ),
    ).toEqual(['post updated older-place']);
  });

  it('a synced pattern whose number begins that of one which far more texts show', async () => {
    const code = `
      $few = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Few', 'post_content' => '<p>One</p>' ) );
      wp_defer_term_counting( true );
      for ( $n = 0; $n < 60; $n++ ) { $many[] = wp_insert_post( array( 'post_title' => "Many $n", 'post_status' => 'publish', 'post_content' => "<!-- wp:block {\\"ref\\":{$few}9} /-->" ) ); }
      wp_update_post( array( 'ID' => $p->ID, 'post_content' => "<!-- wp:block {\\"ref\\":$few,\\"content\\":{}} /-->" ) );
      $last = wp_insert_post( array( 'post_title' => 'Few show it', 'post_status' => 'publish', 'post_content' => "<!-- wp:block {\\"ref\\":$few} /-->" ) );
      Clinic_Public_Site\\take_changes(); wp_update_post( array( 'ID' => $few, 'post_content' => '<p>Two</p>' ) );`;
    const found = await announced(code);
    await php(
      `foreach ( get_posts( array( 's' => 'Many ', 'numberposts' => -1 ) ) as $one ) { wp_delete_post( $one->ID, true ); }`,
    );
    expect(found).toEqual(['post updated few-show-it', 'post updated every-block']);
  });

  it('the whole site where more texts seem to show a synced pattern than are looked up, though some of those do not', async () => {
    const code = `
      $shown = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Shown by many', 'post_content' => '<p>One</p>' ) );
      wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Shown by many: not here', 'post_status' => 'publish', 'post_content' => "<!-- wp:block {\\"ref\\":1} /--><!-- wp:navigation {\\"ref\\":$shown} /-->" ) );
      for ( $n = 0; $n < 60; $n++ ) { wp_insert_post( array( 'post_title' => "Shown by many: $n", 'post_status' => 'publish', 'post_content' => "<!-- wp:block {\\"ref\\":$shown} /-->" ) ); }
      Clinic_Public_Site\\take_changes(); wp_update_post( array( 'ID' => $shown, 'post_content' => '<p>Two</p>' ) );`;
    const found = await announced(code);
    await php(
      `foreach ( get_posts( array( 's' => 'Shown by many', 'post_type' => array( 'page', 'post', 'wp_block' ), 'numberposts' => -1 ) ) as $one ) { wp_delete_post( $one->ID, true ); }`,
    );
    expect(found).toEqual(['site updated']);
  });

  it('the whole site once it is switched on again: nobody was told what changed meanwhile', async () => {
    const code = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; $file = 'clinic-public-site/clinic-public-site.php';
      deactivate_plugins( $file ); activate_plugin( $file ); Clinic_Public_Site\\take_changes(); Clinic_Public_Site\\note_version();`;
    expect(await announced(code)).toEqual(['site updated']);
  });

  it('a deleted or replaced file with all its sizes, and nothing for one that is only being uploaded', async () => {
    const media = (code: string) =>
      json(
        `Clinic_Public_Site\\take_changes(); ${code} echo wp_json_encode( array_map( fn( $c ) => array( $c['event'], $c['media'] ?? null ), Clinic_Public_Site\\take_changes() ) );`,
      );
    const upload = `
      require_once ABSPATH . 'wp-admin/includes/image.php';
      $file = wp_upload_dir()['path'] . '/consent.jpg'; $picture = imagecreatetruecolor( 900, 600 ); imagejpeg( $picture, $file );
      $id = wp_insert_attachment( array( 'post_title' => 'Consent', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), $file );
      wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );`;
    expect(await media(`${upload} update_option( 'test_upload', $id );`)).toEqual([]);
    const folder = await php(`echo ltrim( wp_upload_dir()['subdir'], '/' );`);
    const files = ['consent.jpg', 'consent-300x200.jpg', 'consent-150x150.jpg', 'consent-768x512.jpg'].map(
      (name) => `${folder}/${name}`,
    );
    expect(await media(`update_post_meta( get_option( 'test_upload' ), '_wp_attachment_image_alt', 'A lamp' );`)).toEqual([
      ['updated', null],
    ]);
    expect(await media(`wp_update_post( array( 'ID' => get_option( 'test_upload' ), 'post_excerpt' => 'Caption' ) );`)).toEqual([
      ['updated', null],
    ]);
    const replaced = await media(
      `$id = get_option( 'test_upload' ); $data = wp_get_attachment_metadata( $id ); $data['filesize'] = 1; wp_update_attachment_metadata( $id, $data );`,
    );
    expect(replaced).toEqual([['updated', files]]);
    const copy = `$id = wp_insert_attachment( array( 'post_title' => 'In another language', 'post_mime_type' => 'image/jpeg' ), get_attached_file( get_option( 'test_upload' ) ) );
      wp_update_attachment_metadata( $id, wp_get_attachment_metadata( get_option( 'test_upload' ) ) ); update_option( 'test_copy', $id );`;
    const keep = `add_filter( 'wp_delete_file', '__return_empty_string' );`;
    const deletion = `wp_delete_attachment( get_option( 'test_copy' ), true );`;
    const narrowed = `add_action( 'parse_query', fn( $q ) => $q->set( 'post__in', array( 0 ) ) );`;
    await media(copy);
    expect(await media(keep + narrowed + deletion)).toEqual([['deleted', null]]);
    // Nothing keeps the file: WordPress deletes it although another entry names it.
    await media(copy);
    const [[, gone]] = (await media(deletion)) as [[string, string[]]];
    expect(gone.toSorted()).toEqual(files.toSorted());
    // As Modern Image Formats notes what it made.
    await media(`$id = get_option( 'test_upload' ); $data = wp_get_attachment_metadata( $id );
      $data['sources'] = array( 'image/webp' => array( 'file' => 'consent-jpg.webp', 'filesize' => 1 ) );
      // The upload, where WordPress shows a copy that it made smaller.
      $data['original_image'] = 'consent-original.jpg';
      $data['sizes']['medium']['sources'] = array( 'image/webp' => array( 'file' => 'consent-300x200-jpg.webp', 'filesize' => 1 ) );
      wp_update_attachment_metadata( $id, $data );`);
    files.push(...['consent-jpg.webp', 'consent-300x200-jpg.webp', 'consent-original.jpg'].map((name) => `${folder}/${name}`));
    const [[event, paths]] = (await media(`wp_delete_attachment( get_option( 'test_upload' ), true );`)) as [[string, string[]]];
    expect([event, paths.toSorted()]).toEqual(['deleted', files.toSorted()]);
  });

  it('files that are gone, also where the host cuts the request off before its end, and each once', async () => {
    const forget = `$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'clinic_public_site_waits_%'" );`;
    const waiting = `echo wp_json_encode( array_map( fn( $name ) => array_merge( ...array_map( fn( $c ) => $c['media'] ?? array(), json_decode( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = '$name'" ), true )['changes'] ) ), Clinic_Public_Site\\waiting() ) );`;
    const deletes = (then: string) =>
      php(`${forget} wp_unschedule_hook( 'clinic_public_site_deliver' ); Clinic_Public_Site\\take_changes(); $files = array();
        foreach ( array( 'one', 'two' ) as $name ) { $files[] = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit' ), "2026/$name.pdf" ); }
        $uploads = &Clinic_Public_Site\\new_uploads(); $uploads = array(); ${then} foreach ( $files as $id ) { wp_delete_attachment( $id, true ); }`);
    await deletes(`remove_action( 'shutdown', 'Clinic_Public_Site\\send_changes' );`);
    expect(await json(waiting)).toEqual([['2026/one.pdf'], ['2026/two.pdf']]);
    expect(Number(await php(`echo wp_next_scheduled( 'clinic_public_site_deliver' ) - time();`))).toBeGreaterThan(0);
    await deletes('');
    expect(await json(waiting)).toEqual([['2026/one.pdf', '2026/two.pdf']]);
    await php(forget);
  });

  it('a text behind a password as withdrawn, and a deleted one as deleted whatever goes with it', async () => {
    expect(await announced(`wp_update_post( array( 'ID' => $p->ID, 'post_password' => 'x' ) );`)).toEqual([
      'post withdrawn every-block',
    ]);
    expect(await announced(`wp_update_post( array( 'ID' => $p->ID, 'post_password' => '' ) );`)).toEqual([
      'post published every-block',
    ]);
    const code = `$id = wp_insert_post( array( 'post_title' => 'Short lived', 'post_status' => 'publish' ) ); set_post_thumbnail( $id, 1001 );
      Clinic_Public_Site\\take_changes(); wp_delete_post( $id, true );`;
    expect(await announced(code)).toEqual(['post deleted short-lived']);
  });

  it('by its clock, never while an editor waits, and says so when it gave up', async () => {
    const attempts = `echo wp_json_encode( array_map( fn( $name ) => Clinic_Public_Site\\waiting_parts( $name )[1], Clinic_Public_Site\\waiting() ) );`;
    // Nothing was tried yet when the request that saved ends, while the clock waits for a server of others …
    const saved = `$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'clinic_public_site_waits_%'" ); delete_option( 'clinic_public_site_dropped' );
      set_transient( 'doing_cron', sprintf( '%.22F', microtime( true ) ) );
      wp_update_post( array( 'ID' => 1126, 'post_title' => 'Quickly saved' ) ); Clinic_Public_Site\\send_changes(); ${attempts}`;
    expect(await json(saved)).toEqual([0]);
    // … and the request to the clock, which that one started, has tried once.
    await expect.poll(() => json(attempts), { timeout: 20_000 }).toEqual([1]);
    await php(`delete_transient( 'doing_cron' );`);
    await php(`Clinic_Public_Site\\deliver( '{}', 5 ); Clinic_Public_Site\\deliver( '{}', 5 );`);
    const notice = await php(`wp_set_current_user( 1 ); do_action( 'admin_notices' );`);
    expect(notice).toContain('2 changes could not be announced to the public site');
    expect(notice).toContain('Offline: www.example.test');
  });

  it('each of those that requests send at the same moment, and keeps it until it has arrived', async () => {
    // Both requests began while nothing waited, and neither sees what the other wrote.
    const code = `
      $told = array(); $meanwhile = array();
      add_filter( 'pre_http_request', function ( $answer, $args, $url ) use ( &$told, &$meanwhile ) {
        if ( ! str_contains( $url, 'wp-cron' ) ) {
          $told[] = json_decode( $args['body'], true )['changes'][0]['id'];
          $meanwhile[] = Clinic_Public_Site\\withdrawn_receipt()['current'];
        }
        return array( 'response' => array( 'code' => 202 ), 'body' => '', 'headers' => array(), 'cookies' => array() );
      }, 10, 3 );
      Clinic_Public_Site\\take_changes(); Clinic_Public_Site\\deliver_waiting(); $told = array(); $meanwhile = array();
      $known = wp_load_alloptions();
      foreach ( array( 1126, 1127 ) as $id ) {
        wp_cache_set( 'alloptions', $known, 'options' );
        wp_update_post( array( 'ID' => $id, 'post_title' => 'At the same moment' ) );
        Clinic_Public_Site\\send_changes();
      }
      Clinic_Public_Site\\deliver_waiting();
      echo wp_json_encode( array( $told, $meanwhile, Clinic_Public_Site\\withdrawn_receipt()['current'] ) );`;
    await php(
      `$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'clinic_public_site_waits_%'" ); wp_unschedule_hook( 'clinic_public_site_deliver' ); delete_option( 'clinic_public_site_dropped' );`,
    );
    expect(await json(code)).toEqual([[1126, 1127], [false, false], true]);
  });

  it('what an older version of it left to the clock', async () => {
    const left = `$told = array();
      add_filter( 'pre_http_request', function ( $answer, $args ) use ( &$told ) { $told[] = $args['body']; return array( 'response' => array( 'code' => 202 ), 'body' => '', 'headers' => array(), 'cookies' => array() ); }, 10, 2 );
      do_action_ref_array( 'clinic_public_site_deliver', array( '{"id":"an-older-notice","changes":[]}', 3 ) );
      echo wp_json_encode( array( $told, Clinic_Public_Site\\waiting() ) );`;
    expect(await json(left)).toEqual([['{"id":"an-older-notice","changes":[]}'], []]);
  });

  it('in as many notices as the site reads, and names the files of those that were given up once it answers', async () => {
    const change = `fn( $n ) => array( 'type' => 'media', 'event' => 'deleted', 'id' => $n, 'media' => array_fill( 0, 10, "2026/11/a-picture-with-a-long-name-$n-1024x768.jpg" ) )`;
    const many = await json(
      `$all = Clinic_Public_Site\\notices( array_map( ${change}, range( 1, 150 ) ) );
       echo wp_json_encode( array( max( array_map( 'strlen', $all ) ) < 64000, array_merge( ...array_map( fn( $b ) => array_column( json_decode( $b, true )['changes'], 'id' ), $all ) ) ) );`,
    );
    expect(many).toEqual([true, Array.from({ length: 150 }, (_, index) => index + 1)]);
    const told = await json(
      `delete_option( 'clinic_public_site_dropped' );
       $lost = array_map( ${change}, array( 7 ) );
       Clinic_Public_Site\\deliver( Clinic_Public_Site\\notices( array_merge( $lost, array( Clinic_Public_Site\\whole_site() ) ) )[0], 5 );
       $sent = array();
       add_filter( 'pre_http_request', function ( $answer, $args ) use ( &$sent ) { $sent[] = $args['body']; return array( 'response' => array( 'code' => 200 ), 'body' => '', 'headers' => array(), 'cookies' => array() ); }, 10, 2 );
       Clinic_Public_Site\\catch_up();
       echo wp_json_encode( array( array_column( json_decode( $sent[0], true )['changes'], 'type' ), get_option( 'clinic_public_site_dropped' ) ) );`,
    );
    expect(told).toEqual([['site', 'media'], false]);
  });

  it('which files are gone, once it knows the public site again: what is deleted without is told in the dashboard', async () => {
    const change = (rest: string) => `array( 'type' => 'media', 'id' => 7, ${rest} )`;
    const code = `delete_option( 'clinic_public_site_dropped' ); $settings = get_option( 'clinic_public_site' ); update_option( 'clinic_public_site', array() );
      Clinic_Public_Site\\take_changes(); Clinic_Public_Site\\remember( 'post:1', array( 'type' => 'post', 'event' => 'updated' ) ); Clinic_Public_Site\\send_changes();
      $posts = get_option( 'clinic_public_site_dropped' );
      Clinic_Public_Site\\remember( 'media:7', ${change(`'event' => 'deleted', 'media' => array( '2026/11/gone.jpg' )`)} ); Clinic_Public_Site\\send_changes();
      ob_start(); do_action( 'admin_notices' ); $notice = ob_get_clean(); update_option( 'clinic_public_site', $settings ); $sent = array();
      add_filter( 'pre_http_request', function ( $answer, $args ) use ( &$sent ) { $sent[] = json_decode( $args['body'], true ); return array( 'response' => array( 'code' => 202 ), 'body' => '', 'headers' => array(), 'cookies' => array() ); }, 10, 2 );
      do_action( 'clinic_public_site_deliver' );
      echo wp_json_encode( array( $posts, str_contains( $notice, 'Enter the address of the public site' ), $sent[0]['changes'][1]['media'] ?? null ) );`;
    expect(await json(code)).toEqual([false, true, ['2026/11/gone.jpg']]);
  });

  it('what it gave up, within the hour, though nobody changes anything more', async () => {
    const clock = `wp_next_scheduled( 'clinic_public_site_deliver' )`;
    const given = await json(
      `$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'clinic_public_site_waits_%'" ); wp_unschedule_hook( 'clinic_public_site_deliver' );
       $wpdb->insert( $wpdb->options, array( 'option_name' => 'clinic_public_site_waits_' . time() . '.5.last-of-all', 'option_value' => '{"changes":[{"media":["2026/11/gone.jpg"]}]}', 'autoload' => 'no' ) );
       Clinic_Public_Site\\deliver_waiting(); echo wp_json_encode( array( Clinic_Public_Site\\waiting(), get_option( 'clinic_public_site_dropped' )['count'], ${clock} - time() ) );`,
    );
    expect(given).toEqual([[], 1, expect.toSatisfy((seconds: number) => seconds > 3500 && seconds <= 3600)]);
    const told = await json(
      `$sent = array(); wp_unschedule_hook( 'clinic_public_site_deliver' );
       add_filter( 'pre_http_request', function ( $answer, $args ) use ( &$sent ) { $sent[] = json_decode( $args['body'], true ); return array( 'response' => array( 'code' => 202 ), 'body' => '', 'headers' => array(), 'cookies' => array() ); }, 10, 2 );
       do_action( 'clinic_public_site_deliver' );
       echo wp_json_encode( array( $sent[0]['changes'][1]['media'], get_option( 'clinic_public_site_dropped' ), ${clock} ) );`,
    );
    expect(told).toEqual([['2026/11/gone.jpg'], false, false]);
  });
});

describe('the pages of WordPress itself', () => {
  const lead = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(wordpress.url + path, { redirect: 'manual', headers });
    return [answer.status, answer.headers.get('location'), answer.headers.get('x-robots-tag')];
  };

  it.each([
    ['/entities-in-title/', 301, '/blogs/entities-in-title'],
    ['/nose-jobs/', 301, '/nose-jobs'],
    ['/?p=163', 301, '/nose-jobs'],
    ['/category/dermatology/', 301, '/blogs/service/dermatology'],
    ['/feed/', 301, FEED_PATH],
    ['/', 301, '/'],
    ['/no-such-thing/', 302, '/'],
    ['/author/admin/', 302, '/'],
  ])('%s leads to the public site', async (path, status, target) => {
    expect(await lead(path)).toEqual([status, SITE + target, 'noindex']);
    const answer = await fetch(wordpress.url + path, { redirect: 'manual' });
    if (status === 301) expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('of a category has its address on the public site, wherever WordPress names it', async () => {
    expect(await php(`echo get_term_link( 'dermatology', 'category' );`)).toBe(`${SITE}/blogs/service/dermatology`);
  });

  it('stay as they are where that is asked for, and while the public site stands on the same host', async () => {
    const set = (settings: string) =>
      php(`update_option( 'clinic_public_site', array( ${settings}, 'secret' => '${SECRET}' ) );`);
    await set(`'site_url' => '${SITE}', 'redirect' => 'no'`);
    expect((await lead('/nose-jobs/'))[1]).toBeNull();
    expect(await php('echo get_permalink( 163 );')).toBe(`${wordpress.url}/nose-jobs/`);
    await set(`'site_url' => '${wordpress.url}'`);
    expect((await lead('/nose-jobs/'))[1]).toBeNull();
    await set(`'site_url' => '${SITE}'`);
    expect(await php('echo get_permalink( 163 );')).toBe(`${SITE}/nose-jobs`);
  });

  it('hide drafts from strangers, and keep the address of a draft where Preview begins', async () => {
    const id = await php(`echo wp_insert_post( array( 'post_title' => 'Secret', 'post_status' => 'draft' ) );`);
    expect(await php(`echo get_permalink( ${id} );`)).toBe(`${wordpress.url}/?p=${id}`);
    expect((await lead(`/?p=${id}&preview=true`))[1] ?? '').not.toContain('signature');
  });
});

describe('what editors may do', () => {
  const write = (fields: string, user = 1, id = 'get_page_by_path( "every-block", OBJECT, "post" )->ID') =>
    json(`wp_set_current_user( ${user} ); $r = new WP_REST_Request( 'POST', '/wp/v2/posts/' . ${id} ); $r->set_body_params( array( ${fields} ) ); $a = rest_do_request( $r );
      echo wp_json_encode( array( $a->get_status(), $a->get_data()['code'] ?? '' ) );`);

  it('fields are stored as texts, or refused', async () => {
    expect(await write(`'acf' => array( 'meta_title' => array( 'a', 'b' ) )`)).toEqual([400, 'rest_invalid_param']);
    expect(await write(`'acf' => array( 'meta_title' => '<b>Plain</b> title' )`)).toEqual([200, '']);
    expect(await php(`echo get_post_meta( ${post('every-block')}->ID, 'meta_title', true );`)).toBe('Plain title');
    expect(
      await write(`'meta' => array( 'clinic_public_site_language' => 'kn"><b>', 'clinic_public_site_noindex' => true )`),
    ).toEqual([200, '']);
    const state = await json(
      `echo wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts/' . ${post('every-block')}->ID ) )->get_data()['clinic_public_site'] );`,
    );
    expect(state).toMatchObject({ language: '', noindex: true, title: 'Plain title' });
  });

  it('a contributor may not point search engines elsewhere', async () => {
    const id =
      await php(`$u = wp_insert_user( array( 'user_login' => 'contributor', 'user_pass' => 'x', 'role' => 'contributor' ) ); update_option( 'test_user', $u );
      echo wp_insert_post( array( 'post_title' => 'Own', 'post_status' => 'draft', 'post_author' => $u ) );`);
    const user = Number(await php(`echo get_option( 'test_user' );`));
    expect(await write(`'acf' => array( 'canonical' => 'https://elsewhere.example/' )`, user, id)).toEqual([
      403,
      'rest_forbidden',
    ]);
    expect(await write(`'acf' => array( 'meta_title' => 'Mine' )`, user, id)).toEqual([200, '']);
  });

  it('who writes in the classic editor has a box with the same fields, which the block editor leaves out', async () => {
    const html = await php(
      `wp_set_current_user( 1 ); $p = ${post('every-block')}; Clinic_Public_Site\\show_search_box( $p );
       require_once ABSPATH . 'wp-admin/includes/admin.php'; set_current_screen( 'post' ); Clinic_Public_Site\\add_search_box( 'post', $p );
       echo wp_json_encode( $GLOBALS['wp_meta_boxes']['post']['normal']['high']['clinic-public-site-search']['args'] );`,
    );
    for (const name of [
      'meta_title',
      'meta_title_description',
      'social_media',
      'clinic_public_site_language',
      'clinic_public_site_noindex',
    ])
      expect(html).toContain(`name="clinic_public_site_search[${name}]"`);
    expect(html).toContain('{"__back_compat_meta_box":true}');
    // Its text looks as in the block editor.
    const styles = await php(`$GLOBALS['post'] = ${post('every-block')}; echo apply_filters( 'mce_css', 'theme.css' );`);
    expect(styles).toMatch(/^theme\.css,\S+\/assets\/editor\.css$/);
  });

  it('what is typed there is stored by who may, cleaned, and forgotten again; without its nonce nothing is', async () => {
    const typed = (fields: string, { user = 1, nonce = 'wp_create_nonce( "search-$p->ID" )' } = {}) =>
      json(
        `wp_set_current_user( ${user} ); $p = ${post('with-small-image')};
         $_POST = wp_slash( array( 'clinic_public_site_search_nonce' => ${nonce}, 'clinic_public_site_search' => array( ${fields} ) ) );
         wp_update_post( array( 'ID' => $p->ID ) );
         echo wp_json_encode( Clinic_Public_Site\\search_fields( get_post( $p->ID ) ) );`,
      );
    const stored = {
      title: "A surgeon's “view”",
      description: 'In two lines.',
      language: 'kn',
      noindex: true,
      image: { alt: expect.any(String), url: expect.stringContaining('/uploads/') },
    };
    expect(
      await typed(
        `'meta_title' => "A <i>surgeon's</i> “view”", 'meta_title_description' => "In two\nlines.", 'social_media' => '1001',
         'clinic_public_site_language' => 'kn', 'clinic_public_site_noindex' => '1', '_thumbnail_id' => '5'`,
      ),
    ).toMatchObject(stored);
    expect(await typed(`'meta_title' => 'Forged'`, { nonce: `'forged'` })).toMatchObject(stored);
    await php(`wp_insert_user( array( 'user_login' => 'no-editor', 'user_pass' => 'x', 'role' => 'contributor' ) );`);
    const stranger = Number(await php(`echo get_user_by( 'login', 'no-editor' )->ID;`));
    expect(await typed(`'meta_title' => 'Not mine'`, { user: stranger })).toMatchObject(stored);
    expect(
      await typed(
        `'meta_title' => '', 'meta_title_description' => '', 'social_media' => '', 'clinic_public_site_language' => 'kn"><b>'`,
      ),
    ).toMatchObject({ title: '', description: '', language: '', noindex: false, image: null });
    expect(await php(`echo get_post_meta( ${post('with-small-image')}->ID, '_thumbnail_id', true );`)).not.toBe('5');
  });

  it('Yoast SEO and Rank Math stand in where nothing was typed, without their variables', async () => {
    const fields = (code: string) =>
      json(`$p = ${post('with-small-image')}; ${code} echo wp_json_encode( Clinic_Public_Site\\search_fields( $p ) );`);
    expect(
      await fields(`update_post_meta( $p->ID, '_yoast_wpseo_title', 'By Yoast' ); update_post_meta( $p->ID, '_yoast_wpseo_meta-robots-noindex', '1' );
      update_post_meta( $p->ID, '_yoast_wpseo_metadesc', '%%excerpt%% and more' ); update_post_meta( $p->ID, 'rank_math_description', 'By Rank Math' );`),
    ).toMatchObject({
      title: 'By Yoast',
      description: '',
      noindex: true,
    });
    expect(
      await fields(`delete_post_meta( $p->ID, '_yoast_wpseo_metadesc' ); update_post_meta( $p->ID, 'meta_title', 'Typed' );`),
    ).toMatchObject({
      title: 'Typed',
      description: 'By Rank Math',
    });
    expect(
      await fields(
        `update_post_meta( $p->ID, '_yoast_wpseo_meta-robots-noindex', '2' ); update_post_meta( $p->ID, 'rank_math_robots', array( 'index' ) );`,
      ),
    ).toMatchObject({ noindex: false });
  });

  it('where these plugins are active, they fill in their own variables', async () => {
    // Their functions as they document them; the plugins themselves are not to be had here.
    const fields = (meta: string) =>
      json(`function wpseo_replace_vars( $text, $post ) { return str_replace( '%%title%%', $post->post_title, $text ); }
        eval( 'namespace RankMath; class Helper { public static function replace_vars( $text, $post ) { return str_replace( "%title%", $post->post_title, $text ); } }' );
        $id = wp_insert_post( array( 'post_title' => 'A lamp', 'post_status' => 'publish' ) ); ${meta}
        echo wp_json_encode( Clinic_Public_Site\\search_fields( get_post( $id ) ) ); wp_delete_post( $id, true );`);
    expect(await fields(`update_post_meta( $id, '_yoast_wpseo_title', '%%title%% | Clinic' );`)).toMatchObject({
      title: 'A lamp | Clinic',
    });
    expect(await fields(`update_post_meta( $id, 'rank_math_title', '%title% and more' );`)).toMatchObject({
      title: 'A lamp and more',
    });
    expect(await fields(`update_post_meta( $id, '_yoast_wpseo_title', '%%title%% %%unknown%%' );`)).toMatchObject({ title: '' });
  });

  it('where Advanced Custom Fields shows a field, neither panel nor box offers it again, and its member is not ours', async () => {
    const acf = `class ACF {} function acf_get_field_groups( $where ) { return array( array( 'key' => 'g' ) ); }
      function acf_get_fields( $group ) { return array( array( 'name' => 'meta_title' ), array( 'name' => 'something_else' ) ); }`;
    const html = await php(`${acf} $p = ${post('every-block')}; Clinic_Public_Site\\show_search_box( $p );`);
    expect(html).not.toContain('[meta_title]"');
    expect(html).toContain('[meta_title_description]"');
    expect(html).toContain('Other fields are below the text.');
    expect(
      await json(
        `${acf} echo wp_json_encode( isset( rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/pages/163' ) )->get_data()['acf'] ) );`,
      ),
    ).toBe(false);
  });

  it('a constant decides before the stored setting, unencrypted addresses are refused, and only managers may test the connection', async () => {
    expect(
      await json(`wp_set_current_user( 1 ); require_once ABSPATH . 'wp-admin/includes/template.php';
      $clean = Clinic_Public_Site\\clean_settings( array( 'site_url' => 'http://www.example.test', 'notice_url' => 'https://www.example.test/x/', 'secret' => '' ) );
      define( 'CLINIC_PUBLIC_SITE_SECRET', 'from-the-constant' );
      echo wp_json_encode( array( $clean['site_url'], $clean['notice_url'], $clean['secret'], Clinic_Public_Site\\setting( 'secret' ) ) );`),
    ).toEqual([SITE, `${SITE}/x`, SECRET, 'from-the-constant']);
    const ask = (user: number) =>
      json(
        `wp_set_current_user( ${user} ); echo wp_json_encode( rest_do_request( new WP_REST_Request( 'POST', '/clinic-public-site/v1/connection' ) )->get_data() );`,
      );
    expect(await ask(1)).toEqual({ ok: false, message: 'No connection: Offline: www.example.test' });
    expect(await ask(0)).toMatchObject({ code: 'rest_forbidden' });
  });

  it('says of each page whether it has a place on the public site, and leads nobody to one that has none', async () => {
    const states = await json(`
      $page = fn( $slug, $shown ) => wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $slug, 'post_name' => $slug, 'meta_input' => array( 'clinic_public_site_shown' => $shown ) ) );
      $of = fn( $id ) => array( Clinic_Public_Site\\place_state( get_post( $id ) ), Clinic_Public_Site\\expected_state( get_post( $id ) ), get_permalink( $id ) );
      echo wp_json_encode( array( $of( 163 ), $of( $page( 'shown-page', true ) ), $of( $page( 'unmarked-page', false ) ), $of( $page( 'contact-us', true ) ) ) );`);
    expect(states).toEqual([
      ['yes', 'shown', `${SITE}/nose-jobs`],
      ['yes', 'shown', `${SITE}/shown-page`],
      ['unmarked', 'unmarked', `${wordpress.url}/unmarked-page/`],
      ['reserved', 'reserved', `${wordpress.url}/contact-us/`],
    ]);
    const led = await Promise.all(
      ['/shown-page/', '/unmarked-page/'].map(async (path) => {
        const { status, headers } = await fetch(wordpress.url + path, { redirect: 'manual' });
        return [status, headers.get('location')];
      }),
    );
    expect(led).toEqual([
      [301, `${SITE}/shown-page`],
      [302, `${SITE}/`],
    ]);
    const asked = `${wordpress.url}/wp-json/wp/v2/pages?per_page=100&clinic_public_site=shown&_fields=slug,clinic_public_site.place,clinic_public_site.noindex`;
    const place = { shown: true, menu: false, footer: false, label: '' };
    expect(await (await fetch(asked)).json()).toEqual(
      expect.arrayContaining([{ slug: 'shown-page', clinic_public_site: { noindex: false, place } }]),
    );
    expect(JSON.stringify(await (await fetch(asked)).json())).not.toMatch(/unmarked-page|nose-jobs/);
  });

  it('gives an address to one page alone, though WordPress lets two under different parents have one slug', async () => {
    const states = await json(`
      $make = fn( $slug, $parent, $shown = true, $status = 'publish' ) => wp_insert_post( array( 'post_type' => 'page', 'post_status' => $status, 'post_title' => "The $slug of $parent", 'post_name' => $slug, 'post_parent' => $parent, 'meta_input' => array( 'clinic_public_site_shown' => $shown ) ) );
      $first = $make( 'diwali', 26 ); $second = $make( 'diwali', 111 ); $unmarked = $make( 'diwali', 0, false ); $child = $make( 'nose-jobs', 26 );
      $state = fn( $id ) => Clinic_Public_Site\\expected_state( get_post( $id ) );
      $current = fn( $of ) => Clinic_Public_Site\\is_current( get_post( $second ), array( 'status' => 200, 'contentVersion' => Clinic_Public_Site\\version_of( get_post( $of ) ) ) );
      $publish = function ( $id, $more = array() ) { $r = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" ); $r->set_body_params( array( 'status' => 'publish' ) + $more ); $a = rest_do_request( $r )->get_data(); return $a['message'] ?? $a['slug']; };
      wp_set_current_user( 1 ); $draft = $make( 'diwali', 163, true, 'draft' );
      $said = array( array_map( $state, array( $first, $second, $unmarked, $child, 163 ) ), $current( $first ), $current( $second ), $publish( $draft ), $publish( $first ), $publish( $alike = $make( 'diwali', 26, true, 'draft' ), array( 'slug' => 'diwali' ) ), $publish( $second, array( 'slug' => 'holi' ) ), $state( $second ) );
      foreach ( array( $first, $second, $unmarked, $child, $draft, $alike ) as $id ) { wp_delete_post( $id, true ); }
      echo wp_json_encode( $said );`);
    expect(states).toEqual([
      ['shown', 'taken', 'unmarked', 'taken', 'shown'],
      true,
      false,
      'The address /diwali is that of the page “The diwali of 26” on the public site. Choose another slug, or do not show this page there.',
      'diwali',
      'diwali-2',
      'holi',
      'shown',
    ]);
  });

  it('choices for a page are announced, change its version, and are stored clean', async () => {
    const changed = await json(`
      $id = get_page_by_path( 'shown-page' )->ID; $before = Clinic_Public_Site\\version_of( get_post( $id ) ); Clinic_Public_Site\\take_changes();
      update_post_meta( $id, 'clinic_public_site_label', '<b>A</b> ' . str_repeat( 'x', 60 ) ); update_post_meta( $id, 'clinic_public_site_menu', '1' );
      echo wp_json_encode( array( array_column( Clinic_Public_Site\\take_changes(), 'slug' ), $before !== Clinic_Public_Site\\version_of( get_post( $id ) ), Clinic_Public_Site\\place_of( $id ) ) );`);
    expect(changed).toEqual([['shown-page'], true, { shown: true, menu: true, footer: false, label: `A ${'x'.repeat(38)}` }]);
  });

  it('the box offers the same choices where the block editor is not used, and stores none without them', async () => {
    const boxed =
      await php(`add_filter( 'use_block_editor_for_post', '__return_false' ); require_once ABSPATH . 'wp-admin/includes/post.php'; require_once ABSPATH . 'wp-admin/includes/template.php';
      wp_set_current_user( 1 ); Clinic_Public_Site\\show_box( get_page_by_path( 'contact-us' ) );`);
    expect(boxed).toMatch(/name="clinic_public_site_shown" value="1" +checked='checked'/);
    expect(boxed).toContain('The address /contact-us belongs to the public site itself.');
    const stored =
      await json(`wp_set_current_user( 1 ); $id = get_page_by_path( 'contact-us' )->ID; $shown = fn() => (bool) get_post_meta( $id, 'clinic_public_site_shown', true );
      wp_update_post( array( 'ID' => $id ) ); $without = $shown();
      $_POST = array( 'clinic_public_site_place' => wp_create_nonce( "place-$id" ), 'clinic_public_site_footer' => '1' );
      wp_update_post( array( 'ID' => $id ) ); echo wp_json_encode( array( $without, $shown(), Clinic_Public_Site\\place_of( $id )['footer'] ) );`);
    expect(stored).toEqual([true, false, true]);
  });

  it('the choices in the box are those of its page, not of one that another plugin saves along with it', async () => {
    const stored = await json(`
      $boxed = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'With a box', 'post_status' => 'publish' ) );
      $other = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Saved along', 'post_status' => 'publish' ) );
      update_post_meta( $other, 'clinic_public_site_label', 'Its own' );
      add_action( 'save_post_page', fn( $id ) => $id === $boxed && wp_update_post( array( 'ID' => $other, 'post_excerpt' => 'The same' ) ) );
      add_filter( 'use_block_editor_for_post', '__return_false' ); ob_start(); Clinic_Public_Site\\show_place_fields( get_post( $boxed ) );
      preg_match( '/name="clinic_public_site_place" value="(\\w+)"/', ob_get_clean(), $nonce );
      $_POST = array( 'clinic_public_site_place' => $nonce[1], 'clinic_public_site_shown' => '1', 'clinic_public_site_label' => 'Short' );
      wp_update_post( array( 'ID' => $boxed, 'post_title' => 'Saved' ) );
      echo wp_json_encode( array_map( fn( $id ) => Clinic_Public_Site\\place_of( $id )['label'], array( $boxed, $other ) ) ); wp_delete_post( $boxed, true ); wp_delete_post( $other, true );`);
    expect(stored).toEqual(['Short', 'Its own']);
  });

  it('is told by the box that the site does not answer, and never that it does', async () => {
    const box = await json(
      `wp_set_current_user( 1 ); echo wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/clinic-public-site/v1/receipt/163' ) )->get_data() );`,
    );
    expect(box).toEqual({ receipt: null, current: false, expected: 'shown', url: `${SITE}/nose-jobs` });
  });

  it('sends the box’s report title, title for search engines and excerpt as patients see them', async () => {
    const code = `
      $id = wp_insert_post( array( 'post_title' => "What's <em>new</em>", 'post_excerpt' => 'By hand', 'post_content' => '<p>Text</p>', 'post_status' => 'private' ) );
      update_post_meta( $id, 'meta_title', 'Short' );
      add_filter( 'pre_http_request', function ( $answer, $sent ) { global $body; $body = $sent['body']; return new WP_Error( 'no', 'no' ); }, 10, 2 );
      rest_do_request( new WP_REST_Request( 'GET', "/clinic-public-site/v1/report/$id" ) ); echo $body;`;
    expect(await json(code)).toMatchObject({ title: 'What&#8217;s <em>new</em>', searchTitle: 'Short', excerpt: 'By hand' });
  });

  it('sends a long text in a script of India as it is, three bytes a letter, and signs what it sends', async () => {
    const code = `
      $id = wp_insert_post( array( 'post_title' => 'ಮೂಗು 👃', 'post_content' => '<p>' . str_repeat( 'ಅ', 400000 ) . '</p>', 'post_status' => 'private' ) );
      add_filter( 'pre_http_request', function ( $answer, $sent ) { global $request; $request = $sent; return new WP_Error( 'no', 'no' ); }, 10, 2 );
      rest_do_request( new WP_REST_Request( 'GET', "/clinic-public-site/v1/report/$id" ) ); wp_delete_post( $id, true );
      preg_match( '/^t=(\\d+),v1=(.+)$/', $request['headers']['X-Content-Signature'], $said );
      echo wp_json_encode( array( strlen( $request['body'] ), json_decode( $request['body'], true )['title'], hash_hmac( 'sha256', "$said[1].$request[body]", '${SECRET}' ) === $said[2] ) );`;
    expect(await json(code)).toEqual([
      expect.toSatisfy((bytes: number) => bytes > 1_190_000 && bytes < 1_210_000),
      'ಮೂಗು 👃',
      true,
    ]);
  });

  it('is told that a text is longer than the public site shows', async () => {
    const code = `
      $id = wp_insert_post( array( 'post_title' => 'Long', 'post_content' => '<p>' . str_repeat( 'a', 500000 ) . '</p>', 'post_status' => 'private' ) );
      add_filter( 'pre_http_request', function ( $answer, $sent ) { global $body; $body = $sent['body']; return new WP_Error( 'no', 'no' ); }, 10, 2 );
      rest_do_request( new WP_REST_Request( 'GET', "/clinic-public-site/v1/report/$id" ) ); wp_delete_post( $id, true ); echo $body;`;
    const { title, description, html } = (await json(code)) as Record<'title' | 'description' | 'html', string>;
    expect(contentReport({ title, description, html }, () => false, []).map(({ kind }) => kind)).toEqual(['long-text']);
  });

  it('is told which files of a text are in the media library no more, whichever address names them, and of no other', async () => {
    const found = await json(`
      $folder = wp_upload_dir()['subdir']; $url = wp_upload_dir()['baseurl'];
      $make = function ( $name ) use ( $folder ) { $file = wp_upload_dir()['path'] . "/$name"; file_put_contents( $file, 'x' ); return wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit' ), $file ); };
      $make( 'kept price.pdf' ); $gone = $make( 'gone.pdf' ); $away = $make( 'elsewhere.jpg' );
      wp_delete_attachment( $gone, true ); unlink( wp_upload_dir()['path'] . '/elsewhere.jpg' );
      $html = "<a href='$url$folder/gone.pdf?x=1#page=2'>a</a><a href='${SITE}/media$folder/gone.pdf'>b</a><a href='${SITE}/wp-content/uploads$folder/gone.pdf'>c</a>"
        . "<img src='/wp-content/uploads/2020/01/lost&amp;found.jpg'><video poster='$url/2020/01/poster.jpg' src='$url/2020/01/film.mp4'></video>"
        . "<a href='$url$folder/kept%20price.pdf'>d</a><img src='$url$folder/elsewhere-300x200.jpg'><a href='https://other.example/wp-content/uploads/a.pdf'>e</a>"
        . "<a href='/media/~1/a.pdf'>f</a><a href='/media/../a.pdf'>g</a><a href='/media/'>h</a><a href='/nose-jobs'>i</a><a href='#x'>j</a><a>k</a><a href='http://'>l</a>";
      $id = wp_insert_post( array( 'post_title' => 'With files', 'post_content' => wp_slash( "<!-- wp:html -->$html<!-- /wp:html -->" ), 'post_status' => 'private' ) );
      add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 200 ), 'body' => '{"findings":[]}', 'headers' => array(), 'cookies' => array() ) );
      $said = rest_do_request( new WP_REST_Request( 'GET', "/clinic-public-site/v1/report/$id" ) )->get_data(); wp_delete_post( $id, true );
      echo wp_json_encode( array_values( array_filter( $said['findings'], fn( $one ) => 'missing-file' === $one['kind'] ) ) );`);
    expect(found).toEqual([
      { kind: 'missing-file', count: 6, examples: ['gone.pdf', 'lost&found.jpg', 'film.mp4', 'poster.jpg'] },
    ]);
  });

  it('is told of pictures without a file, as Word leaves them, of a featured image that browsers do not show, and of no category', async () => {
    const found = await json(`
      $file = wp_upload_dir()['path'] . '/IMG_7.HEIC'; file_put_contents( $file, 'x' );
      $heic = wp_insert_attachment( array( 'post_title' => 'IMG_7', 'post_mime_type' => 'image/heic', 'post_status' => 'inherit' ), $file );
      $image = fn( $source ) => "<!-- wp:image --><figure class='wp-block-image'><img $source alt=''/></figure><!-- /wp:image -->";
      $id = wp_insert_post( array( 'post_title' => 'From Word', 'post_content' => $image( "src=''" ) . $image( '' ) . $image( "src='/a.jpg'" ) ) );
      set_post_thumbnail( $id, $heic );
      $said = array( Clinic_Public_Site\\own_findings( get_post( $id ), '' ) ); set_post_thumbnail( $id, 1002 );
      $said[] = Clinic_Public_Site\\own_findings( get_post( $id ), '' ); wp_delete_attachment( $heic, true );
      $news = get_term_by( 'slug', 'news', 'category' )->term_id; $default = get_option( 'default_category' ); update_option( 'default_category', $news );
      wp_set_post_categories( $id, array( $news ) ); $said[] = Clinic_Public_Site\\own_findings( get_post( $id ), '' );
      update_option( 'default_category', $default ); wp_delete_post( $id, true );
      echo wp_json_encode( array_map( fn( $one ) => array_column( $one, 'examples', 'kind' ), $said ) );`);
    expect(found).toEqual([
      { 'picture-without-file': [], category: [], 'featured-format': ['IMG_7.HEIC'], 'featured-without-alt': [] },
      { 'picture-without-file': [], category: [] },
      { 'picture-without-file': [] },
    ]);
  });

  it('where WordPress was installed in another language, says of its category for none that it is that', async () => {
    // As a pack of the language has it, in its file for the administration: WordPress itself brings none along.
    const german = `require_once ABSPATH . 'wp-includes/pomo/mo.php'; wp_mkdir_p( WP_LANG_DIR ); ( new MO() )->export_to_file( WP_LANG_DIR . '/de_DE.mo' ); $mo = new MO();
      $mo->add_entry( new Translation_Entry( array( 'context' => 'Default category slug', 'singular' => 'Uncategorized', 'translations' => array( 'Allgemein' ) ) ) );
      $mo->export_to_file( WP_LANG_DIR . '/admin-de_DE.mo' ); update_option( 'timezone_string', 'America/New_York' );
      wp_update_term( 1, 'category', array( 'name' => 'Allgemein', 'slug' => 'allgemein' ) );`;
    await php(german);
    // A language is taken by a request that finds its pack there.
    await php(`update_option( 'WPLANG', 'de_DE' );`);
    onTestFinished(async () => {
      await php(`array_map( 'unlink', glob( WP_LANG_DIR . '/*de_DE.mo' ) ); delete_option( 'WPLANG' ); update_option( 'timezone_string', '' );
        wp_update_term( 1, 'category', array( 'name' => 'Uncategorized', 'slug' => 'uncategorized' ) ); wp_delete_post( ${post('in-german')}->ID, true );`);
    });
    // An editor may read WordPress in English all the same.
    const findings = await json(`
      $id = wp_insert_post( array( 'post_title' => 'In German', 'post_status' => 'publish', 'post_category' => array( 1 ), 'post_date' => '2026-01-15 21:30:00' ) );
      add_filter( 'determine_locale', fn() => 'en_US', 1 ); load_default_textdomain( 'en_US' );
      echo wp_json_encode( array_column( Clinic_Public_Site\\own_findings( get_post( $id ), '' ), 'kind' ) );`);
    expect(findings).toContain('category');
    const read = async (path: string) => (await fetch(`${wordpress.url}/wp-json/wp/v2/${path}`)).json();
    const categories = (await read('categories?per_page=100&_fields=id,name,slug,parent,clinic_public_site')) as { id: number }[];
    const [none, ...others] = categories.toSorted((a, b) => a.id - b.id);
    expect(none).toEqual({ id: 1, name: 'Allgemein', slug: 'allgemein', parent: 0, clinic_public_site: { none: true } });
    expect(others.filter((one) => JSON.stringify(one).includes('"none":true'))).toEqual([]);
    const [article] = (await read('posts?slug=in-german&_embed=wp:term')) as [
      { date_gmt: string; _embedded: { 'wp:term': object[][] } },
    ];
    expect([article.date_gmt, article._embedded['wp:term'][0]?.[0]]).toEqual([
      '2026-01-16T02:30:00',
      expect.objectContaining({ slug: 'allgemein', clinic_public_site: { none: true } }),
    ]);
  });

  it('opens a restored revision without its number, which leads WordPress 7.1 back to the list of revisions, and no record so', async () => {
    const led = (id: string) =>
      php(`$id = ${id}; $_GET = array( 'action' => 'restore', 'revision' => _wp_put_post_revision( $id ) ); $GLOBALS['pagenow'] = 'revision.php';
        echo apply_filters( 'wp_redirect', "/post.php?post=1&revision={$_GET['revision']}", 302 );`);
    expect(await led('163')).toBe('/post.php?post=1');
    expect(await led(`wp_insert_post( array( 'post_title' => 'R', 'post_type' => 'cps_doctors' ) )`)).toContain('revision=');
    expect(await php(`echo apply_filters( 'wp_redirect', '/post.php?post=1&revision=2', 302 );`)).toContain('revision=2');
    // Any plugin may send on to nothing, or keep from it: WordPress then stays where it is.
    expect(await json(`echo wp_json_encode( apply_filters( 'wp_redirect', null, 302 ) );`)).toBeNull();
  });

  it('a receipt is believed by its version, by its date where there is none, and not at all without either', async () => {
    const current = (receipt: string) =>
      json(
        `$p = get_post( 163 ); echo wp_json_encode( Clinic_Public_Site\\is_current( $p, array( 'status' => 200 ) + ${receipt} ) );`,
      );
    expect(
      await current(`array( 'contentVersion' => Clinic_Public_Site\\version_of( $p ), 'modifiedAt' => '2020-01-01T00:00:00Z' )`),
    ).toBe(true);
    expect(await current(`array( 'contentVersion' => 'another', 'modifiedAt' => '2040-01-01T00:00:00Z' )`)).toBe(false);
    expect(await current(`array( 'modifiedAt' => '2040-01-01T00:00:00Z' )`)).toBe(true);
    expect(await current(`array( 'modifiedAt' => '2020-01-01T00:00:00Z' )`)).toBe(false);
    expect(await current(`array( 'modifiedAt' => null )`)).toBeNull();
  });

  it('the test of the connection says where the site shows an earlier state of what was changed last: something keeps it from reading', async () => {
    const test = (version: string) =>
      php(
        `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2036-01-01 00:00:00' ), array( 'ID' => 1126 ) ); clean_post_cache( 1126 ); $p = get_post( 1126 );
         $receipt = array( 'status' => 200, 'title' => 'Changed last', 'contentVersion' => ${version} ); $asked = array();
         add_filter( 'pre_http_request', function ( $answer, $args ) use ( $receipt, &$asked ) { $asked[] = json_decode( $args['body'] )->path ?? ''; return array( 'response' => array( 'code' => 200 ), 'body' => wp_json_encode( array( 'receipt' => $receipt ) ), 'headers' => array(), 'cookies' => array() ); }, 10, 2 );
         $said = Clinic_Public_Site\\answer_connection()->get_data()['message']; echo ( in_array( Clinic_Public_Site\\public_path( $p ), $asked, true ) ? '' : 'of another ' ) . $said;`,
      );
    expect(await test(`Clinic_Public_Site\\version_of( $p )`)).toBe('Connected. The public site shows “Changed last”.');
    expect(await test(`'another'`)).toMatch(
      /^The public site answers, but shows an earlier state of “Changed last”\. .*a security plugin/,
    );
  });

  it('a draft whose address is that of another text is not called shown', async () => {
    const code = `
      $current = fn( $post, $shown ) => array( Clinic_Public_Site\\expected_state( $post ), Clinic_Public_Site\\is_current( $post, array( 'status' => 200, 'contentVersion' => Clinic_Public_Site\\version_of( $shown ) ) ) );
      $add = fn( $type, $status, $parent = 0 ) => get_post( wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Shared', 'post_name' => 'shared-address', 'post_status' => $status, 'post_parent' => $parent ) ) );
      $pages = array( $add( 'page', 'publish' ), $add( 'page', 'draft', 163 ) ); $pages[] = $add( 'page', 'publish', $pages[1]->ID );
      update_post_meta( $pages[0]->ID, 'clinic_public_site_shown', '1' );
      $posts = array( $add( 'post', 'publish' ), $add( 'post', 'draft' ) );
      $said = array( $current( $pages[1], $pages[0] ), $current( $pages[2], $pages[0] ), $current( $posts[1], $posts[0] ) );
      foreach ( array( $pages[0], $posts[0] ) as $one ) { wp_update_post( array( 'ID' => $one->ID, 'post_status' => 'draft' ) ); $said[] = $current( get_post( $one->ID ), $one ); }
      foreach ( array_merge( $pages, $posts ) as $one ) { wp_delete_post( $one->ID, true ); }
      echo wp_json_encode( $said );`;
    expect(await json(code)).toEqual([
      ['hidden', true],
      ['unmarked', true],
      ['hidden', true],
      ['hidden', false],
      ['hidden', false],
    ]);
  });

  it('a page that is taken back is there no more once the site shows one of its own in its place', async () => {
    const states = await json(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Other services', 'post_name' => 'other-services' ) );
      $current = fn( $version ) => Clinic_Public_Site\\is_current( get_post( $id ), array( 'status' => 200, 'contentVersion' => $version ) );
      $answer = array( $current( 'of-the-text' ), $current( null ) ); wp_delete_post( $id, true ); echo wp_json_encode( $answer );`,
    );
    expect(states).toEqual([false, true]);
  });

  it('a picture that a text names without width and height gets those of its file', async () => {
    const rendered = (tag: string) => php(`echo apply_filters( 'the_content', '${tag}' );`);
    const uploads = await php(`echo wp_get_upload_dir()['baseurl'];`);
    expect(await rendered(`<p><img src="${uploads}/2025/01/theatre.jpg" alt=""></p>`)).toMatch(
      /<img [^>]*width="1600" height="1067"[^>]* src=/,
    );
    for (const tag of [
      `<img src="${uploads}/2025/01/theatre.jpg" width="40" alt="">`,
      `<img src="${uploads}/2025/01/nothing.jpg" alt="">`,
      `<img src="https://elsewhere.example/theatre.jpg" alt="">`,
    ])
      expect(await rendered(tag)).not.toContain('height="1067"');
  });

  it('a recording of a playlist has a player where the public site reads it, and none on the pages of WordPress', async () => {
    const source = '/wp-content/uploads/2026/01/talk.mp3?a=1&b=%22';
    const track = `<!-- wp:playlist-track ${JSON.stringify({ id: 1, src: source })} --><li><ol><li>A talk</li></ol></li><!-- /wp:playlist-track -->`;
    const id = await php(
      `echo wp_insert_post( wp_slash( array( 'post_title' => 'Talks', 'post_status' => 'publish', 'post_content' => '${track}' ) ) );`,
    );
    const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${id}?_fields=content`);
    const { content } = (await answer.json()) as { content: { rendered: string } };
    expect(content.rendered.trim()).toBe(
      '<li><ol><li>A talk</li></ol><audio controls preload="none" src="/wp-content/uploads/2026/01/talk.mp3?a=1&#038;b=%22"></audio></li>',
    );
    expect(
      await php(`echo apply_filters( 'the_content', get_post( ${id} )->post_content ); wp_delete_post( ${id}, true );`),
    ).not.toContain('<audio');
  });

  it('grids and rows say by classes how they are laid out where the public site reads them, and only there', async () => {
    const block = (attributes: object, inner = '') =>
      `<!-- wp:group ${JSON.stringify(attributes)} --><div class="wp-block-group">${inner || '<p>A</p>'}</div><!-- /wp:group -->`;
    const grid = (layout: object, inner?: string) => block({ layout: { type: 'grid', ...layout } }, inner);
    const spacer = (height: string, style: string) =>
      `<!-- wp:spacer ${JSON.stringify({ height })} --><div style="height:${style}" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
    const text = [
      grid({ columnCount: 3 }),
      grid({ columnCount: 16, minimumColumnWidth: null }),
      grid({ minimumColumnWidth: '200px' }),
      grid({ minimumColumnWidth: '19rem' }),
      grid({ minimumColumnWidth: '20vw' }),
      grid({ columnCount: 4, minimumColumnWidth: '10rem' }),
      grid({ columnCount: 2 }, block({ style: { layout: { columnSpan: 2 } } })),
      grid({ columnCount: 2 }, block({ style: { layout: { columnSpan: 1, rowSpan: 3 } } })),
      block({ layout: { type: 'flex' } }, block({ style: { layout: { selfStretch: 'fill' } } })),
      grid({ columnCount: 3 }, block({ style: { layout: { columnStart: 3, rowStart: 2, columnSpan: 2 } } })),
      block({ style: { layout: { columnStart: '9', rowStart: 0 } } }),
      block({ style: { layout: { selfStretch: 'fixed', flexSize: '200px' } } }),
      block({ style: { layout: { selfStretch: 'fixedNoShrink', flexSize: '30%' } } }),
      block({ style: { layout: { selfStretch: 'fit', flexSize: '30%' } } }),
      block({ layout: { type: 'constrained', contentSize: '400px' } }),
      // No wider than the site has its own text.
      block({ layout: { type: 'constrained', contentSize: '1200px' } }),
      block({ style: { spacing: { blockGap: '0' } } }),
      block({ style: { spacing: { blockGap: { left: '3.5rem' } } } }),
      // `min(4rem, 5vw)` in its theme.
      block({ style: { spacing: { blockGap: 'var:preset|spacing|40' } } }),
      block({ style: { spacing: { blockGap: { top: '5vw', left: 'var:preset|spacing|none' } } } }),
      // As wide as the style sheet of articles knows.
      block({ style: { layout: { columnSpan: 6 } } }),
      block({ layout: { type: 'flex', verticalAlignment: 'bottom' } }),
      block({ layout: { type: 'flex', orientation: 'vertical', verticalAlignment: 'bottom' } }),
      block({ layout: { type: 'constrained' } }),
      // Phones and tablets (WordPress 7.1): what is said of them alone.
      block({ style: { '@mobile': { typography: { textAlign: 'left', fontSize: '20px' } } } }),
      block({ style: { '@tablet': { typography: { textAlign: 'justify', fontSize: 'var:preset|font-size|small' } } } }),
      grid({ columnCount: 4, style: {} }, block({ style: { '@mobile': { layout: { columnCount: 2 } } } })),
      block({
        layout: { type: 'flex', justifyContent: 'center' },
        style: { '@mobile': { layout: { orientation: 'vertical' } } },
      }),
      block({
        layout: { type: 'flex', orientation: 'vertical' },
        style: { '@tablet': { layout: { orientation: 'horizontal', justifyContent: 'space-between', columnCount: null } } },
      }),
      spacer('var:preset|spacing|40', 'var(--wp--preset--spacing--40)'),
      spacer('var:preset|spacing|gone', 'var(--wp--preset--spacing--gone)'),
      spacer('60px', '60px'),
      // What is said of a list is not said once more of each article in it.
      '<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post","sticky":"exclude"}} --><div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"grid","columnCount":2}} --><!-- wp:post-date /--><!-- /wp:post-template --></div><!-- /wp:query -->',
    ].join('');
    const id = await php(
      `echo wp_insert_post( wp_slash( array( 'post_title' => 'Grids', 'post_status' => 'publish', 'post_content' => '${text}' ) ) );`,
    );
    const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${id}?_fields=content`);
    const { content } = (await answer.json()) as { content: { rendered: string } };
    const ours =
      /^(?:columns-\d|is-grid-from-\d+|(?:has|is)-(?:column|row|from|content-wide|gap|sized|share|mobile|tablet|space)-\S+|is-growing|are-vertically-aligned-\w+)$/;
    const said = (html: string) =>
      [...html.matchAll(/<div [^>]*?class="([^"]*)"/g)].map(([, names = '']) =>
        names
          .split(' ')
          .filter((name) => ours.test(name))
          .join(' '),
      );
    expect(said(content.rendered)).toEqual([
      'columns-3',
      'columns-8',
      'is-grid-from-12',
      'is-grid-from-20',
      '',
      'columns-4 is-grid-from-8',
      'columns-2',
      'has-column-span-2',
      'columns-2',
      'has-row-span-3',
      '',
      'is-growing',
      'columns-3',
      'is-from-column-3 has-column-span-2 is-from-row-2',
      '',
      'is-sized-12',
      'is-share-33',
      '',
      'is-content-wide-25',
      '',
      'is-gap-x-0 is-gap-y-0',
      'is-gap-x-48',
      'is-gap-x-64 is-gap-y-64',
      '',
      'has-column-span-4',
      'are-vertically-aligned-bottom',
      '',
      '',
      'is-mobile-text-left is-mobile-letters-large',
      'is-tablet-letters-small',
      'columns-4',
      'is-mobile-columns-2',
      'is-mobile-stack-center',
      'is-tablet-row-space-between',
      'is-space-4',
      '',
      '',
      '',
      '',
    ]);
    const shown = await php(
      `echo apply_filters( 'the_content', get_post( ${id} )->post_content ); wp_delete_post( ${id}, true );`,
    );
    expect(said(shown).join('')).toBe('');
  });

  it('colours of a palette are said by a style where the public site reads them, and only there', async () => {
    const text =
      '<p class="has-vivid-red-color has-pale-pink-background-color has-text-color has-background">A</p>' +
      '<p>B <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-vivid-red-color">C</mark></p>' +
      '<p class="has-text-color has-unknown-color has-background" style="color:#123456">D</p>';
    const id = await php(
      `kses_remove_filters(); echo wp_insert_post( wp_slash( array( 'post_title' => 'Colours', 'post_status' => 'publish', 'post_content' => '${text}' ) ) );`,
    );
    const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${id}?_fields=content`);
    const { content } = (await answer.json()) as { content: { rendered: string } };
    const styles = (html: string) => [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style);
    expect(styles(content.rendered)).toEqual([
      'color:#cf2e2e;background-color:#f78da7;',
      'color:#cf2e2e;background-color:rgba(0, 0, 0, 0)',
      'color:#123456',
    ]);
    const shown = await php(
      `echo apply_filters( 'the_content', get_post( ${id} )->post_content ); wp_delete_post( ${id}, true );`,
    );
    expect(styles(shown)).toEqual(['background-color:rgba(0, 0, 0, 0)', 'color:#123456']);
  });

  it('a preview opens what a password hides, and says nothing that the editor alone is told', async () => {
    const id = await php(
      `echo wp_insert_post( array( 'post_title' => 'Hidden', 'post_content' => '<p>Behind a password.</p>', 'post_password' => 'let-me-in', 'post_status' => 'publish' ) );`,
    );
    const signed = new URL(await php(`echo get_preview_post_link( ${id} );`)).searchParams;
    const address = new URL(`${wordpress.url}/wp-json/content/v1/preview/${id}`);
    for (const name of ['expires', 'signature']) address.searchParams.set(name, signed.get(name) ?? '');
    address.searchParams.set('context', 'edit');
    const answer = await fetch(address);
    const said = await answer.text();
    expect(answer.status).toBe(200);
    expect(said).toContain('Behind a password.');
    expect(said).not.toMatch(/let-me-in|"raw"/);
  });

  it('a featured image is told wherever it was uploaded: to the draft that is previewed, or to one that stays hidden', async () => {
    const upload = (name: string, parent: string) => `
      $file = wp_upload_dir()['path'] . '/${name}.jpg'; $picture = imagecreatetruecolor( 900, 600 ); imagejpeg( $picture, $file );
      $${name} = wp_insert_attachment( array( 'post_title' => '${name}', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), $file, ${parent} );
      wp_update_attachment_metadata( $${name}, wp_generate_attachment_metadata( $${name}, $file ) );`;
    const made = (await json(`
      require_once ABSPATH . 'wp-admin/includes/image.php';
      $draft = wp_insert_post( array( 'post_title' => 'With a picture', 'post_status' => 'draft' ) );
      $public = wp_insert_post( array( 'post_title' => 'With the same picture', 'post_status' => 'publish' ) );
      ${upload('shared', '$draft')} ${upload('own', '$draft')} ${upload('next', '$public')}
      set_post_thumbnail( $draft, $own ); set_post_thumbnail( $public, $shared );
      $links = array( get_preview_post_link( $draft ), get_preview_post_link( $public ) );
      echo wp_json_encode( array( $draft, $public, $shared, $own, $next, ...$links ) );`)) as [
      ...ids: [number, number, number, number, number],
      ...links: [string, string],
    ];
    const [draft, published, shared, own, next, ofDraft, ofPublished] = made;
    const shown = async (path: string, more: Record<string, string>) => {
      const address = new URL(wordpress.url + path);
      for (const [name, value] of Object.entries({ _embed: 'wp:featuredmedia', ...more })) address.searchParams.set(name, value);
      const { _embedded } = (await (await fetch(address)).json()) as {
        _embedded?: { 'wp:featuredmedia'?: { source_url?: string }[] };
      };
      return _embedded?.['wp:featuredmedia']?.[0]?.source_url?.split('/').at(-1);
    };
    const preview = (id: number, link: string, more = {}) =>
      shown(`/wp-json/content/v1/preview/${id}`, { ...Object.fromEntries(new URL(link).searchParams), ...more });
    expect(await preview(draft, ofDraft)).toBe('own.jpg');
    expect(await shown(`/wp-json/wp/v2/posts/${published}`, {})).toBe('shared.jpg');
    const listed = await fetch(`${wordpress.url}/wp-json/wp/v2/media?include=${shared},${own}&_fields=id`);
    // That of the draft alone stays with its link.
    expect(await listed.json()).toEqual([{ id: shared }]);
    // Chosen, and not saved yet; one that is hidden with another text is not for whoever has the link.
    expect(await preview(published, ofPublished, { _thumbnail_id: String(next) })).toBe('next.jpg');
    expect(await preview(published, ofPublished, { _thumbnail_id: String(own) })).toBe('shared.jpg');
    expect(await preview(draft, ofDraft, { _thumbnail_id: '-1' })).toBe('own.jpg');
  });

  it('is told whether it is the secret or the clock of the server for which the public site refuses what is announced', async () => {
    const refusal = (before: number) =>
      php(`$headers = array( 'date' => gmdate( 'D, d M Y H:i:s', time() - ${before} ) . ' GMT' );
        echo Clinic_Public_Site\\refusal( array( 'response' => array( 'code' => 401 ), 'headers' => $headers, 'body' => '' ) );`);
    expect(await refusal(0)).toBe('The secret differs from NOTICE_SECRET of the public site.');
    expect(await refusal(12 * 60)).toMatch(/^The clock of this server is wrong by 12 min/);
  });

  it('answers of REST are kept by nobody on the way, for the public site asks for what was just changed', async () => {
    const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/1126?_fields=id`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    // By this constant plugins that keep pages are told; LiteSpeed Cache keeps answers of REST as well.
    const told = `define( 'REST_REQUEST', true ); do_action( 'rest_api_init', rest_get_server() ); echo wp_json_encode( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE );`;
    expect(await json(told)).toBe(true);
  });

  it('a preview stays in a WordPress that knows where to announce changes and not the address of the site', async () => {
    const led = await json(`$settings = get_option( 'clinic_public_site' );
      add_filter( 'wp_redirect', function ( $target ) { throw new Exception( explode( '?', $target )[0] ); } );
      $GLOBALS['wp_query'] = new WP_Query( array( 'p' => 1126, 'preview' => true ) );
      $lead = function () { try { Clinic_Public_Site\\lead_to_public_site(); return 'nowhere'; } catch ( Exception $led ) { return $led->getMessage(); } };
      $known = $lead(); update_option( 'clinic_public_site', array( 'notice_url' => 'https://www.example.test/api/notices', 'secret' => 'x' ) );
      $unknown = $lead(); update_option( 'clinic_public_site', $settings ); echo wp_json_encode( array( $known, $unknown ) );`);
    expect(led).toEqual([`${SITE}/preview`, 'nowhere']);
  });

  it('translations are there before the names of post types, which are translated once', async () => {
    const order = await json(`$hooks = $GLOBALS['wp_filter']['init']->callbacks; ksort( $hooks );
      $names = array_merge( ...array_map( 'array_keys', array_values( $hooks ) ) );
      echo wp_json_encode( array_values( array_intersect( $names, array( 'Clinic_Public_Site\\load_translations', 'Clinic_Public_Site\\register_record_types' ) ) ) );`);
    expect(order).toEqual(['Clinic_Public_Site\\load_translations', 'Clinic_Public_Site\\register_record_types']);
  });

  it('a preview link is signed for one post and an hour', async () => {
    const link = new URL(await php('echo get_preview_post_link( 163 );'));
    const { type, id, expires = '', signature } = Object.fromEntries(link.searchParams);
    expect([link.origin + link.pathname, type, id]).toEqual([`${SITE}/preview`, 'page', '163']);
    expect(signature).toBe(createHmac('sha256', SECRET).update(`preview.163.${expires}`).digest('hex'));
    expect(Number(expires) - Date.now() / 1000).toBeLessThanOrEqual(3600);
    // As the classic editor says that a featured image was chosen, or taken away, and is not saved.
    const chosen = async (id: number) =>
      new URL(await php(`echo get_preview_post_link( 163, array( '_thumbnail_id' => ${id} ) );`)).searchParams.get(
        '_thumbnail_id',
      );
    expect([await chosen(1002), await chosen(-1)]).toEqual(['1002', null]);
  });
});

describe('deleting the plugin', () => {
  /**
   * Runs the file that does it, with other functions of WordPress in place of its own where some are given. The settings are put back, for
   * the tests after it.
   */
  const uninstalled = (functions: string, before: string, after: string) =>
    json(
      `$kept = get_option( 'clinic_public_site' );
       function fill() { update_option( 'clinic_public_site', array( 'secret' => 'x' ) ); Clinic_Public_Site\\let_wait( '{}' ); Clinic_Public_Site\\set_clock(); add_post_meta( 1126, '_clinic_public_site_shows', 'lists' ); }
       function left() { return array( get_option( 'clinic_public_site', 'none' ), Clinic_Public_Site\\waiting(), wp_next_scheduled( 'clinic_public_site_deliver' ), get_post_meta( 1126, '_clinic_public_site_shows' ) ); }
       eval( 'namespace Uninstalling; ${functions}' ); define( 'WP_UNINSTALL_PLUGIN', 'clinic-public-site' ); ${before}
       eval( 'namespace Uninstalling; ' . substr( file_get_contents( WP_PLUGIN_DIR . '/clinic-public-site/uninstall.php' ), strlen( '<?php' ) ) );
       ${after} update_option( 'clinic_public_site', $kept );`,
    );

  it('forgets its settings and what waits', async () => {
    expect(await uninstalled('', 'fill();', 'echo wp_json_encode( left() );')).toEqual(['none', [], false, []]);
  });

  it('does so on each site of a network', async () => {
    // The one site stands in for each: it is filled when WordPress turns to it, and looked at when it turns away.
    const network = `
      function is_multisite() { return true; }
      function get_sites( $asked ) { $GLOBALS["asked"] = $asked; return array( 1, 2, 3 ); }
      function switch_to_blog( $id ) { $GLOBALS["site"] = $id; \\fill(); }
      function restore_current_blog() { $GLOBALS["left"][] = array( $GLOBALS["site"], ...\\left() ); }`;
    const found = await uninstalled(
      network,
      '',
      'echo wp_json_encode( array( $GLOBALS["left"], $GLOBALS["asked"]["number"] ) );',
    );
    expect(found).toEqual([[1, 2, 3].map((site) => [site, 'none', [], false, []]), 0]);
  });
});

describePostLanguages(php);
describeRecords({ url: () => wordpress.url, php });
describeRecordPictures({ url: () => wordpress.url, php });
