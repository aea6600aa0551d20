<?php
/**
 * The member `clinic_public_site` of posts and pages: what the public site needs and WordPress does not answer by itself.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const STATE_FIELD = 'clinic_public_site';

add_action( 'rest_api_init', __NAMESPACE__ . '\register_state' );
add_action( 'rest_api_init', __NAMESPACE__ . '\keep_out_of_page_caches' );
add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\keep_fresh' );

function register_state(): void {
	register_rest_field(
		TYPES,
		STATE_FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\read_state',
			'schema'       => array(
				'description' => __( 'What the public site shows beside the text.', 'clinic-public-site' ),
				'type'        => 'object',
				'readonly'    => true,
				'context'     => array( 'view', 'edit' ),
			),
		)
	);
	register_rest_field(
		'category',
		STATE_FIELD,
		array(
			'get_callback' => static function ( array $category ): array {
				return array( 'none' => in_array( $category['slug'] ?? '', slugs_of_none(), true ) );
			},
			'schema'       => array(
				'description' => __( 'What the public site needs to know of the category.', 'clinic-public-site' ),
				'type'        => 'object',
				'readonly'    => true,
				'context'     => array( 'view', 'edit', 'embed' ),
			),
		)
	);
}

/**
 * Slugs of the category that the public site takes for none: WordPress makes it on its first day, in the language it is installed in. Which one
 * it gives by default, `default_category`, may be any.
 */
function slugs_of_none(): array {
	static $slugs = null;
	if ( null === $slugs ) {
		$slugs = array( 'uncategorized', sanitize_title( word_of_installer( 'Uncategorized', 'Default category slug' ) ) );
	}
	return $slugs;
}

/**
 * A word in the language of the site, which the editor's may not be, as WordPress had it when it was installed: the file of the language for the
 * administration has it, which readers of the API do not load. The word itself where there is none.
 */
function word_of_installer( string $word, string $context ): string {
	$locale = get_locale();
	$domain = 'clinic-public-site-installer';
	load_textdomain( $domain, WP_LANG_DIR . "/admin-$locale.mo", $locale );
	$found = \WP_Translation_Controller::get_instance()->translate( $word, $context, $domain, $locale );
	unload_textdomain( $domain );
	return $found ? $found : $word;
}

/**
 * Plugins that keep pages know this constant; LiteSpeed Cache keeps answers of REST as well. The public site, which asks for what it has just
 * been told of, would take the state before for the new one, and bring back what was withdrawn.
 */
function keep_out_of_page_caches(): void {
	if ( wp_is_serving_rest_request() && ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true );
	}
}

/** The same for caches of hosts, where nobody has said more: WordPress itself says nothing to strangers. */
function keep_fresh( \WP_HTTP_Response $answer ): \WP_HTTP_Response {
	if ( ! isset( $answer->get_headers()['Cache-Control'] ) ) {
		$answer->header( 'Cache-Control', 'no-cache' );
	}
	return $answer;
}

/** Lists ask for `clinic_public_site.noindex` and `clinic_public_site.place` alone, which cost nothing; and of posts for `lang` beside it. */
function read_state( array $item, string $name, \WP_REST_Request $request ): array {
	$wanted = wp_parse_list( $request['_fields'] ?? '' );
	$place  = 'page' === get_post_type( $item['id'] ) ? array( 'place' => place_of( $item['id'] ) ) : array();
	if ( in_array( STATE_FIELD . '.noindex', $wanted, true ) ) {
		return array( 'noindex' => is_noindex( $item['id'] ) ) + $place;
	}
	$post = get_post( $item['id'] );
	return $post ? array( 'version' => version_of( $post ) ) + search_fields( $post ) + $place : array();
}

/**
 * Changes with everything that the public page of a post shows. The public site answers it with its receipt, so that the editor is told
 * exactly whether the saved state is what patients see: dates alone do not change with a reusable block, a picture or an author's name.
 */
function version_of( \WP_Post $post ): string {
	$author = get_userdata( (int) $post->post_author );
	$parts  = array(
		array( $post->post_title, $post->post_name, $post->post_excerpt, $post->post_content, $post->post_modified_gmt, $post->post_date_gmt ),
		$author ? $author->display_name : '',
		search_fields( $post ),
		array_map( __NAMESPACE__ . '\meta_of', array_fill( 0, count( FIELDS ), $post->ID ), array_keys( FIELDS ) ),
		term_names( $post ),
		picture_state( (int) get_post_thumbnail_id( $post ) ),
		reusable_states( $post->post_content ),
	);
	$translations = 'post' === $post->post_type ? post_translations( $post ) : array();
	if ( $translations ) {
		$parts[] = $translations;
	}
	// A text names colours of the theme, its spaces and its sizes of letters by words alone.
	if ( preg_match( '/-color\b|"blockGap"|var:preset\|/', $post->post_content ) ) {
		$parts[] = array( palette(), named_sizes( SPACING_SIZES ), named_sizes( FONT_SIZES ) );
	}
	// Menus and footer show these as well.
	if ( 'page' === $post->post_type && get_post_meta( $post->ID, SHOWN_META, true ) ) {
		$parts[] = array( place_of( $post->ID ), $post->menu_order );
	}
	return substr( hash( 'sha256', json( $parts ) ), 0, 24 );
}

function meta_of( int $id, string $name ): string {
	return meta_text( $id, $name );
}

/** Of a post's categories and tags, in an order that does not change by itself. */
function term_names( \WP_Post $post ): array {
	$names = array();
	foreach ( array( 'category', 'post_tag' ) as $taxonomy ) {
		$terms = is_object_in_taxonomy( $post->post_type, $taxonomy ) ? get_the_terms( $post, $taxonomy ) : array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$names[] = "$term->term_id $term->slug $term->name";
		}
	}
	sort( $names );
	return $names;
}

function picture_state( int $id ): array {
	$picture = $id ? get_post( $id ) : null;
	return $picture ? array( $id, $picture->post_modified_gmt, get_post_meta( $id, '_wp_attached_file', true ), get_post_meta( $id, '_wp_attachment_image_alt', true ) ) : array();
}

/** When each reusable block in a text was last changed, those within blocks included. */
function reusable_states( string $content, array $seen = array() ): array {
	$states = array();
	foreach ( reusable_ids( $content ) as $id ) {
		$block = in_array( $id, $seen, true ) ? null : get_post( $id );
		if ( $block && 'wp_block' === $block->post_type ) {
			$states[] = array( $id, $block->post_status, $block->post_modified_gmt );
			$states   = array_merge( $states, reusable_states( $block->post_content, array_merge( $seen, array( $id ) ) ) );
		}
	}
	return $states;
}

/** Ids of the reusable blocks ("synced patterns") that a text names. */
function reusable_ids( string $content ): array {
	preg_match_all( '/<!-- wp:block \{[^}]*"ref":(\d+)/', $content, $found );
	return array_values( array_unique( array_map( 'intval', $found[1] ) ) );
}
