import { describe, expect, it } from 'vitest';

/** Runs code inside WordPress and answers what it prints. */
type Php = (code: string) => Promise<string>;

/** The REST answer for a post, as strangers get it. */
const ANSWER = `$answer = fn( $id ) => array_intersect_key( rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/$id" ) )->get_data(), array( 'lang' => 1, 'translations' => 1 ) );`;
const TWO_POSTS = `
  $english = wp_insert_post( array( 'post_title' => 'Before a flight', 'post_status' => 'publish' ) );
  $other = wp_insert_post( array( 'post_title' => 'Avant un vol', 'post_status' => 'publish' ) );
  update_option( 'test_pair', array( $english, $other ) );`;
const PAIR = `list( $english, $other ) = get_option( 'test_pair' ); ${ANSWER}`;
/** What the code changes, as it would be announced. */
const announcing = (code: string): string =>
  `Clinic_Public_Site\\take_changes(); ${code}
   $told = array(); foreach ( Clinic_Public_Site\\take_changes() as $c ) { $told[ $c['slug'] ] = "{$c['event']} {$c['language']}"; } ksort( $told ); echo wp_json_encode( $told );`;

/** The language of a post and its translations: own fields, Polylang, WPML. */
export function describePostLanguages(php: Php): void {
  const json = async (code: string): Promise<unknown> => JSON.parse(await php(code));

  describe('the language of a post', () => {
    it('is English where nobody says one, without translations', async () => {
      expect(await json(`${TWO_POSTS} ${ANSWER} echo wp_json_encode( $answer( $english ) );`)).toEqual({
        lang: 'en',
        translations: {},
      });
    });

    it('is what the editor chose, and its translations name each other; both are announced with their languages', async () => {
      const told = await json(
        PAIR +
          announcing(
            `update_post_meta( $other, 'clinic_public_site_language', 'fr' ); update_post_meta( $other, 'clinic_public_site_translation_of', $english );`,
          ),
      );
      expect(told).toEqual({ 'avant-un-vol': 'updated fr', 'before-a-flight': 'updated en' });
      const [english, other, ids] = (await json(
        `${PAIR} echo wp_json_encode( array( $answer( $english ), $answer( $other ), array( $english, $other ) ) );`,
      )) as [unknown, unknown, [number, number]];
      const translations = { en: ids[0], fr: ids[1] };
      expect(english).toEqual({ lang: 'en', translations });
      expect(other).toEqual({ lang: 'fr', translations });
      // A translation of a translation belongs to the first.
      const third = await json(
        `${PAIR} $third = wp_insert_post( array( 'post_title' => 'Third', 'post_status' => 'publish', 'meta_input' => array( 'clinic_public_site_language' => 'ar', 'clinic_public_site_translation_of' => $other ) ) );
         $all = $answer( $english )['translations']; wp_delete_post( $third, true ); echo wp_json_encode( array_keys( (array) $all ) );`,
      );
      expect(third).toEqual(['ar', 'en', 'fr']);
    });

    it('has its address below its prefix', async () => {
      const links = await json(`${PAIR} echo wp_json_encode( array( get_permalink( $english ), get_permalink( $other ) ) );`);
      expect(links).toEqual(['https://www.example.test/blogs/before-a-flight', 'https://www.example.test/fr/blogs/avant-un-vol']);
    });

    it('and the version of the page change with it; what was its translation is announced, also when one is withdrawn', async () => {
      const versions = await json(
        `${PAIR} $v = fn() => Clinic_Public_Site\\version_of( get_post( $english ) ); $before = $v();
         wp_update_post( array( 'ID' => $other, 'post_status' => 'draft' ) ); $alone = $v(); wp_update_post( array( 'ID' => $other, 'post_status' => 'publish' ) );
         echo wp_json_encode( array( $before !== $alone, $before === $v(), $answer( $english )['lang'] ) );`,
      );
      expect(versions).toEqual([true, true, 'en']);
      const draft = await json(PAIR + announcing(`wp_update_post( array( 'ID' => $other, 'post_status' => 'draft' ) );`));
      expect(draft).toEqual({ 'avant-un-vol': 'withdrawn fr', 'before-a-flight': 'updated en' });
      await php(`${PAIR} wp_update_post( array( 'ID' => $other, 'post_status' => 'publish' ) );`);
      const parted = await json(PAIR + announcing(`delete_post_meta( $other, 'clinic_public_site_translation_of' );`));
      expect(parted).toEqual({ 'avant-un-vol': 'updated fr', 'before-a-flight': 'updated en' });
    });

    it('posts that are translations of each other in a circle are one group, and nothing hangs', async () => {
      const groups = await json(
        `${PAIR} update_post_meta( $other, 'clinic_public_site_translation_of', $english ); update_post_meta( $english, 'clinic_public_site_translation_of', $other );
         $found = array_keys( (array) $answer( $english )['translations'] ); delete_post_meta( $english, 'clinic_public_site_translation_of' ); echo wp_json_encode( $found );`,
      );
      expect(groups).toEqual(['en', 'fr']);
    });

    it('the classic form offers the languages of the site, and takes an address for what it translates', async () => {
      const form = await php(`${PAIR} wp_set_current_user( 1 ); Clinic_Public_Site\\show_search_box( get_post( $other ) );`);
      expect(form).toMatch(/<option value="fr" selected='selected'>Français</);
      expect(form).not.toContain('value="kn"');
      expect(form).toMatch(/name="clinic_public_site_search\[clinic_public_site_translation_of\]" value="before-a-flight"/);
      const typed = (words: string) =>
        php(
          `${PAIR} wp_set_current_user( 1 ); $_POST = array( 'clinic_public_site_search_nonce' => wp_create_nonce( "search-$other" ), 'clinic_public_site_search' => array( 'clinic_public_site_translation_of' => ${words} ) );
           wp_update_post( array( 'ID' => $other ) ); echo (int) get_post_meta( $other, 'clinic_public_site_translation_of', true ) - $english;`,
        );
      expect(await typed(`'https://www.example.test/blogs/before-a-flight'`)).toBe('0');
      expect(await typed(`(string) $english`)).toBe('0');
      // Of itself, or of nothing that is there: of nothing.
      expect(Number(await typed(`(string) $other`))).toBeLessThan(0);
      expect(Number(await typed(`'no-such-article'`))).toBeLessThan(0);
    });

    it('is what WPML says where it is there, and lists are read in all languages', async () => {
      const said = await json(
        `${PAIR} update_post_meta( $other, 'clinic_public_site_language', 'bn' );
         add_filter( 'wpml_post_language_details', fn( $none, $id ) => array( 'language_code' => $id === $other ? 'ar' : 'en' ), 10, 2 );
         add_filter( 'wpml_element_trid', fn( $none, $id, $type ) => 'post_post' === $type ? 7 : null, 10, 3 );
         add_filter( 'wpml_get_element_translations', fn( $none, $group ) => 7 === $group ? array( 'en' => (object) array( 'element_id' => (string) $english ), 'ar' => (object) array( 'element_id' => (string) $other ) ) : array(), 10, 2 );
         $switched = array(); add_action( 'wpml_switch_language', function ( $to ) use ( &$switched ) { $switched[] = $to; } );
         rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts' ) );
         $own = new WP_REST_Request( 'GET', '/wp/v2/posts' ); $own['_locale'] = 'user'; rest_do_request( $own );
         $form = ( function () use ( $other ) { ob_start(); Clinic_Public_Site\\show_search_box( get_post( $other ) ); return ob_get_clean(); } )();
         echo wp_json_encode( array( $answer( $other ), $english, $other, $switched, strpos( $form, 'clinic_public_site_language' ) ) );`,
      );
      const [answer, english, other, switched, offered] = said as [unknown, number, number, string[], number | false];
      expect(answer).toEqual({ lang: 'ar', translations: { ar: other, en: english } });
      expect(switched).toEqual(['all']);
      expect(offered).toBe(false);
    });

    it('is what Polylang says where it is there; its terms are announced, and fields that it has registered itself stay', async () => {
      const said = await json(
        `${PAIR} function pll_get_post_language( $id ) { return get_option( 'test_pair' )[1] === $id ? 'fr' : false; }
         function pll_get_post_translations( $id ) { list( $en, $fr ) = get_option( 'test_pair' ); return array( 'en' => $en, 'fr' => $fr ); }
         $first = array( $answer( $english ), $answer( $other ), $english, $other );
         register_taxonomy( 'language', 'post' ); wp_insert_term( 'Français', 'language', array( 'slug' => 'fr' ) );
         Clinic_Public_Site\\take_changes(); wp_set_object_terms( $other, 'fr', 'language' ); $told = array_column( Clinic_Public_Site\\take_changes(), 'language', 'slug' );
         register_rest_field( 'post', 'lang', array( 'get_callback' => fn() => 'theirs' ) ); Clinic_Public_Site\\register_language_fields();
         echo wp_json_encode( array( $first, $told, $answer( $other )['lang'] ) );`,
      );
      const [[english, other, en, fr], told, theirs] = said as [[unknown, unknown, number, number], unknown, string];
      expect(english).toEqual({ lang: 'en', translations: { en, fr } });
      expect(other).toEqual({ lang: 'fr', translations: { en, fr } });
      expect(told).toEqual({ 'avant-un-vol': 'fr' });
      expect(theirs).toBe('theirs');
    });
  });
}
