<?php
/**
 * What search engines and social networks are told about a post or page: typed in the panel of this plugin or in fields of
 * Advanced Custom Fields, which share their names; else taken from Yoast SEO or Rank Math.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const NOINDEX_META  = 'clinic_public_site_noindex';
const LANGUAGE_META = 'clinic_public_site_language';

/** Meta of other plugins that changes what the public site says about a post. */
const FOREIGN_META = array(
	'_yoast_wpseo_title',
	'_yoast_wpseo_metadesc',
	'_yoast_wpseo_meta-robots-noindex',
	'_yoast_wpseo_opengraph-image-id',
	'rank_math_title',
	'rank_math_description',
	'rank_math_robots',
	'rank_math_facebook_image_id',
);

/** Languages of pages, which stand among the English ones and are read aloud in their own. */
const PAGE_LANGUAGES = array(
	'kn' => 'ಕನ್ನಡ',
	'hi' => 'हिन्दी',
	'ta' => 'தமிழ்',
	'te' => 'తెలుగు',
	'ml' => 'മലയാളം',
	'ar' => 'العربية',
);

/** Languages that editors choose from; any other language tag that was stored stays. Articles stand in the languages of the site alone. */
function language_choices( string $type ): array {
	$others = 'post' === $type ? SITE_LANGUAGES : PAGE_LANGUAGES;
	return array( '' => __( 'English (as the site)', 'clinic-public-site' ) ) + $others;
}

/** Meta key of the description in the panel; posts and pages have their own for historical reasons. */
function description_meta( string $type ): string {
	return 'post' === $type ? 'meta_title_description' : 'meta_description';
}

add_action( 'init', __NAMESPACE__ . '\register_search_meta' );

function register_search_meta(): void {
	$texts = array( 'meta_title', 'meta_description', 'meta_title_description', LANGUAGE_META );
	foreach ( TYPES as $type ) {
		foreach ( $texts as $name ) {
			register_panel_meta( $type, $name, 'string', LANGUAGE_META === $name ? __NAMESPACE__ . '\clean_language' : 'sanitize_text_field' );
		}
		register_panel_meta( $type, 'social_media', 'integer', 'absint' );
		register_panel_meta( $type, NOINDEX_META, 'boolean', 'rest_sanitize_boolean' );
	}
}

function register_panel_meta( string $type, string $name, string $kind, string $clean ): void {
	register_post_meta(
		$type,
		$name,
		array(
			'type'              => $kind,
			'single'            => true,
			'show_in_rest'      => array( 'prepare_callback' => __NAMESPACE__ . ( 'integer' === $kind ? '\plain_integer' : '\plain_value' ) ),
			'sanitize_callback' => $clean,
			'auth_callback'     => __NAMESPACE__ . '\may_edit_meta',
		)
	);
}

/** Older content holds empty texts and arrays where a number belongs: the editor could not save such a post at all. */
function plain_integer( $value ): int {
	return is_scalar( $value ) ? absint( $value ) : 0;
}

function plain_value( $value, $request, $arguments ) {
	if ( 'boolean' === $arguments['type'] ) {
		return (bool) $value;
	}
	return is_scalar( $value ) ? (string) $value : '';
}

function may_edit_meta( $allowed, $key, $id ): bool {
	return current_user_can( 'edit_post', (int) $id );
}

/** A language tag such as `kn` or `pt-BR`; empty for anything else. */
function clean_language( $value ): string {
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	return preg_match( '/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/D', $text ) ? $text : '';
}

/** A typed text of a post; empty where there is none, or where something else is stored under its name. */
function meta_text( int $id, string $name ): string {
	$value = get_post_meta( $id, $name, true );
	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

/** The parts of the head that editors decide, with texts plain and empty where nothing was given. */
function search_fields( \WP_Post $post ): array {
	$title       = meta_text( $post->ID, 'meta_title' );
	$description = meta_text( $post->ID, description_meta( $post->post_type ) ) ?: meta_text( $post->ID, 'meta_description' );
	$image       = (int) meta_text( $post->ID, 'social_media' );
	return array(
		'title'       => $title ?: foreign_text( $post, '_yoast_wpseo_title', 'rank_math_title' ),
		'description' => $description ?: foreign_text( $post, '_yoast_wpseo_metadesc', 'rank_math_description' ),
		'image'       => social_image( $image ?: (int) ( meta_text( $post->ID, '_yoast_wpseo_opengraph-image-id' ) ?: meta_text( $post->ID, 'rank_math_facebook_image_id' ) ) ),
		'noindex'     => is_noindex( $post->ID ),
		'language'    => post_language( $post ),
	);
}

/** Whether the editor asked search engines to stay away, here or in Yoast SEO or Rank Math. */
function is_noindex( int $id ): bool {
	return (bool) get_post_meta( $id, NOINDEX_META, true )
		|| '1' === meta_text( $id, '_yoast_wpseo_meta-robots-noindex' )
		|| in_array( 'noindex', (array) get_post_meta( $id, 'rank_math_robots', true ), true );
}

/** Such texts may hold variables, which only the plugin that knows them can fill in; without it, they are no text for readers. */
function foreign_text( \WP_Post $post, string $yoast, string $rank_math ): string {
	$text = meta_text( $post->ID, $yoast );
	if ( '' !== $text && function_exists( 'wpseo_replace_vars' ) ) {
		$text = (string) \wpseo_replace_vars( $text, $post );
	}
	if ( '' === $text ) {
		$text = meta_text( $post->ID, $rank_math );
		if ( '' !== $text && is_callable( array( '\RankMath\Helper', 'replace_vars' ) ) ) {
			$text = (string) \RankMath\Helper::replace_vars( $text, $post );
		}
	}
	return preg_match( '/%%?[a-z_]+%/i', $text ) ? '' : trim( wp_strip_all_tags( $text ) );
}

/** A picture by its id, as the public site reads it; null when there is none. */
function social_image( int $id ): ?array {
	$full = $id ? wp_get_attachment_image_src( $id, 'full' ) : false;
	if ( ! $full ) {
		return null;
	}
	return array(
		'url'    => $full[0],
		'width'  => $full[1],
		'height' => $full[2],
		'alt'    => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
	);
}
