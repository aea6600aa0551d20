<?php
/**
 * The language of a post and its translations: as Polylang or WPML say it, else by the plugin's own two fields. REST answers both, and
 * notices carry the language.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Id of the post that this one is a translation of. */
const TRANSLATION_META = 'clinic_public_site_translation_of';
/** Where Polylang keeps both: an article that changes them is announced. */
const LANGUAGE_TAXONOMIES = array( 'language', 'post_translations' );

add_action( 'init', __NAMESPACE__ . '\register_translation_meta' );
// After others have registered theirs.
add_action( 'rest_api_init', __NAMESPACE__ . '\register_language_fields', 99 );
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\ask_for_all_languages', 10, 3 );
add_action( 'update_post_meta', __NAMESPACE__ . '\note_translations_of_meta', 10, 3 );
add_action( 'delete_post_meta', __NAMESPACE__ . '\note_translations_of_meta', 10, 3 );
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $language_hook ) {
	add_action( $language_hook, __NAMESPACE__ . '\note_translations_of_meta', 10, 3 );
}
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\note_translations_of_saved', 11, 4 );
add_action( 'before_delete_post', __NAMESPACE__ . '\note_translations_of_deleted', 9, 2 );
add_action( 'wpml_translation_update', __NAMESPACE__ . '\on_wpml_update' );

function register_translation_meta(): void {
	register_panel_meta( 'post', TRANSLATION_META, 'integer', 'absint' );
}

/** Who says the language of posts: `polylang`, `wpml`, or `own` for the plugin's own fields. */
function language_source(): string {
	if ( function_exists( 'pll_get_post_language' ) && function_exists( 'pll_get_post_translations' ) ) {
		return 'polylang';
	}
	return has_filter( 'wpml_post_language_details' ) ? 'wpml' : 'own';
}

/** Whether the plugin's own fields say the language; Polylang and WPML have theirs. */
function offers_language( \WP_Post $post ): bool {
	return 'post' !== $post->post_type || 'own' === language_source();
}

/** A language tag; empty for English, the language of the site, and where nobody says one. */
function post_language( \WP_Post $post ): string {
	$source = 'post' === $post->post_type ? language_source() : 'own';
	if ( 'polylang' === $source ) {
		$said = \pll_get_post_language( $post->ID );
	} elseif ( 'wpml' === $source ) {
		$details = apply_filters( 'wpml_post_language_details', null, $post->ID );
		$said    = is_array( $details ) ? $details['language_code'] ?? '' : '';
	} else {
		$said = get_post_meta( $post->ID, LANGUAGE_META, true );
	}
	$language = clean_language( $said );
	return preg_match( '/^en(-|$)/i', $language ) ? '' : $language;
}

/** Ids of the public translations of a post by their languages, itself among them; empty where it has none. */
function post_translations( \WP_Post $post ): array {
	$by_language = array();
	foreach ( ids_of_translations( $post ) as $id ) {
		$one = get_post( $id );
		if ( $one && 'post' === $one->post_type && is_public( $one ) ) {
			$by_language += array( post_language( $one ) ?: 'en' => $one->ID );
		}
	}
	ksort( $by_language );
	return count( $by_language ) > 1 && in_array( $post->ID, $by_language, true ) ? $by_language : array();
}

/** Of all posts that say the same, this one among them: that which was translated first. */
function ids_of_translations( \WP_Post $post ): array {
	$source = language_source();
	if ( 'polylang' === $source ) {
		return array_map( 'intval', array_values( (array) \pll_get_post_translations( $post->ID ) ) );
	}
	if ( 'wpml' === $source ) {
		$group = apply_filters( 'wpml_element_trid', null, $post->ID, 'post_post' );
		$all   = $group ? apply_filters( 'wpml_get_element_translations', null, $group, 'post_post' ) : array();
		return is_array( $all ) ? array_map( 'intval', array_values( wp_list_pluck( $all, 'element_id' ) ) ) : array();
	}
	$first = first_of( $post->ID );
	$group = array( $first );
	foreach ( array_keys( translated_from() ) as $id ) {
		if ( $id !== $first && first_of( $id ) === $first ) {
			$group[] = $id;
		}
	}
	return $group;
}

/** What a post is a translation of, followed to the first one; the post itself where it is none. */
function first_of( int $id ): int {
	$of   = translated_from();
	$seen = array();
	while ( ! empty( $of[ $id ] ) && ! in_array( $id, $seen, true ) ) {
		$seen[] = $id;
		$id     = $of[ $id ];
	}
	// In a circle nothing is first; the lowest number stands for it.
	return in_array( $id, $seen, true ) ? min( $seen ) : $id;
}

/** Post => what it is a translation of. Read at one time, and anew after each change: a list of a hundred posts asks for all. */
function translated_from(): array {
	$known = wp_cache_get( 'translated_from', 'clinic_public_site' );
	if ( is_array( $known ) && wp_cache_get_last_changed( 'posts' ) === $known['of'] ) {
		return $known['posts'];
	}
	global $wpdb;
	$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value > 0 ORDER BY post_id", TRANSLATION_META ) );
	$posts = array();
	foreach ( $rows as $row ) {
		$posts[ (int) $row->post_id ] = (int) $row->meta_value;
	}
	wp_cache_set( 'translated_from', array( 'of' => wp_cache_get_last_changed( 'posts' ), 'posts' => $posts ), 'clinic_public_site' );
	return $posts;
}

/** `lang` and `translations`, under the names that the paid edition of Polylang has for them. Where another plugin has registered them, they stay. */
function register_language_fields(): void {
	global $wp_rest_additional_fields;
	$fields = array(
		'lang'         => array( 'rest_language', 'string', __( 'Language of the post.', 'clinic-public-site' ) ),
		'translations' => array( 'rest_translations', 'object', __( 'Posts that say the same, by their languages.', 'clinic-public-site' ) ),
	);
	foreach ( $fields as $name => list( $read, $type, $description ) ) {
		if ( ! isset( $wp_rest_additional_fields['post'][ $name ] ) ) {
			register_rest_field(
				'post',
				$name,
				array(
					'get_callback' => __NAMESPACE__ . "\\$read",
					'schema'       => array(
						'description' => $description,
						'type'        => $type,
						'readonly'    => true,
						'context'     => array( 'view', 'edit' ),
					),
				)
			);
		}
	}
}

function rest_language( array $item ): string {
	$post = get_post( $item['id'] );
	return $post ? ( post_language( $post ) ?: 'en' ) : 'en';
}

function rest_translations( array $item ): object {
	$post = get_post( $item['id'] );
	return (object) ( $post ? post_translations( $post ) : array() );
}

/**
 * WPML answers lists in one language alone. The public site reads all of them; screens of editors, which say whom they speak for, keep theirs.
 *
 * @param mixed $answer
 * @return mixed
 */
function ask_for_all_languages( $answer, $server, \WP_REST_Request $request ) {
	$is_read = 'GET' === $request->get_method() && 'edit' !== $request['context'] && null === $request['_locale'];
	if ( 'wpml' === language_source() && $is_read && null === $request['lang'] && preg_match( '#^/wp/v2/(posts|categories|tags)$#', $request->get_route() ) ) {
		do_action( 'wpml_switch_language', 'all' );
	}
	return $answer;
}

/**
 * Before and after the change: posts that were translations of each other, and those that are.
 *
 * @param int|int[] $meta
 */
function note_translations_of_meta( $meta, int $id, string $name ): void {
	if ( TRANSLATION_META !== $name && LANGUAGE_META !== $name ) {
		return;
	}
	wp_cache_delete( 'translated_from', 'clinic_public_site' );
	note_translations( get_post( $id ) );
}

/** Others name it as their translation from now on, or no more. */
function note_translations_of_saved( int $id, \WP_Post $post, bool $update, ?\WP_Post $before ): void {
	if ( 'post' === $post->post_type && ( $before && is_public( $before ) ) !== is_public( $post ) ) {
		note_translations( $post );
	}
}

function note_translations_of_deleted( int $id, \WP_Post $post ): void {
	if ( 'publish' === $post->post_status ) {
		note_translations( $post, array( $id ) );
	}
}

/** @param int[] $without Ids of posts that are not announced. */
function note_translations( ?\WP_Post $post, array $without = array() ): void {
	if ( $post && 'post' === $post->post_type ) {
		note_posts( array_values( array_diff( ids_of_translations( $post ), $without ) ) );
	}
}

/** @param array $change */
function on_wpml_update( $change ): void {
	if ( is_array( $change ) && 'post' === ( $change['context'] ?? 'post' ) && ! empty( $change['element_id'] ) ) {
		note_posts( array( (int) $change['element_id'] ) );
	}
}

/** The post that an editor named by its number, its slug or its address; 0 where there is none. */
function post_by_words( string $words ): int {
	$words = trim( $words );
	if ( '' === $words ) {
		return 0;
	}
	if ( ctype_digit( $words ) ) {
		$post = get_post( (int) $words );
		return $post && 'post' === $post->post_type ? $post->ID : 0;
	}
	$path  = trim( (string) wp_parse_url( $words, PHP_URL_PATH ), '/' );
	$found = get_posts( array( 'name' => wp_basename( $path ), 'post_type' => 'post', 'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ), 'numberposts' => 1, 'fields' => 'ids', 'suppress_filters' => true ) );
	return $found ? (int) $found[0] : 0;
}
