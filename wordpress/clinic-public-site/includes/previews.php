<?php
/**
 * Previews: "Preview" in the editor opens the public site, which reads the draft back over a signed route.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const PREVIEW_SECONDS = HOUR_IN_SECONDS;
/** The public site asks for previews here; version 1 of this plugin answered under the same name. */
const PREVIEW_NAMESPACE = 'content/v1';

add_filter( 'preview_post_link', __NAMESPACE__ . '\preview_link', 10, 2 );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_preview' );

/** Without an address of the site, which announcements may do without, a preview is WordPress's own. */
function has_previews(): bool {
	return '' !== setting( 'site_url' ) && '' !== setting( 'secret' );
}

function preview_link( string $link, \WP_Post $post ): string {
	if ( ! has_previews() || ! ( has_place( $post ) || is_record( $post ) ) ) {
		return $link;
	}
	$expires = time() + PREVIEW_SECONDS;
	$record  = record_name( $post->ID );
	wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $asked );
	$picture = is_scalar( $asked['_thumbnail_id'] ?? '' ) ? (int) ( $asked['_thumbnail_id'] ?? 0 ) : 0;
	return setting( 'site_url' ) . '/preview?' . http_build_query(
		( '' === $record ? array( 'type' => $post->post_type ) : array( 'type' => 'record', 'record' => $record ) ) + array(
			'id'        => $post->ID,
			'expires'   => $expires,
			'signature' => sign( "preview.$post->ID.$expires" ),
		) + ( $picture > 0 ? array( '_thumbnail_id' => $picture ) : array() )
	);
}

function register_preview(): void {
	register_rest_route(
		PREVIEW_NAMESPACE,
		'/preview/(?P<id>\d+)',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\preview',
			'permission_callback' => __NAMESPACE__ . '\is_signed_preview',
			'args'                => array(
				'id'        => array( 'type' => 'integer' ),
				'expires'   => array(
					'type'     => 'integer',
					'required' => true,
				),
				'signature' => array(
					'type'     => 'string',
					'required' => true,
				),
				'_thumbnail_id' => array( 'type' => 'integer' ),
			),
		)
	);
}

function is_signed_preview( \WP_REST_Request $request ): bool {
	return '' !== setting( 'secret' )
		&& $request['expires'] >= time()
		&& hash_equals( sign( "preview.{$request['id']}.{$request['expires']}" ), (string) $request['signature'] );
}

/**
 * Answers as /wp/v2/posts/{id} would, with the newest autosave laid over the stored text.
 *
 * @return \WP_REST_Response|\WP_Error
 */
function preview( \WP_REST_Request $request ) {
	$post = get_post( $request['id'] );
	if ( ! has_place( $post ) ) {
		return new \WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'clinic-public-site' ), array( 'status' => 404 ) );
	}
	$autosave = wp_get_post_autosave( $post->ID );
	// A copy, which the signature opens in place of a password.
	$post                = clone $post;
	$post->post_password = '';
	$filters             = array();
	if ( $autosave && $autosave->post_modified_gmt > $post->post_modified_gmt ) {
		foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $part ) {
			$post->$part = $autosave->$part;
		}
		$filters[] = autosaved_meta( $post, $autosave );
	}
	$chosen = (int) $request['_thumbnail_id'];
	if ( may_be_previewed( $chosen, $post ) ) {
		$filters[] = chosen_picture( $post, $chosen );
	}
	foreach ( $filters as $filter ) {
		add_filter( 'get_post_metadata', $filter, 10, 4 );
	}
	$picture = &previewed_picture();
	$picture = (int) get_post_thumbnail_id( $post );
	$inner = new \WP_REST_Request( 'GET', rest_get_route_for_post( $post ) );
	// A link shows what patients are to see: what the editor alone is told (`context=edit`) stays here.
	$inner->set_query_params( array_intersect_key( $request->get_query_params(), array_flip( array( '_fields', '_embed', 'acf_format' ) ) ) );
	$response = get_post_type_object( $post->post_type )->get_rest_controller()->prepare_item_for_response( $post, $inner );
	foreach ( $filters as $filter ) {
		remove_filter( 'get_post_metadata', $filter );
	}
	// The controller takes every part from what it is given but the title, which it reads again from the database.
	if ( isset( $response->data['title']['rendered'] ) ) {
		$response->data['title']['rendered'] = apply_filters( 'the_title', $post->post_title, $post->ID );
	}
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}

/** A filter that reads what is kept with each revision, such as footnotes, from the autosave, as previews of WordPress itself do. */
function autosaved_meta( \WP_Post $post, \WP_Post $autosave ): \Closure {
	$kept = wp_post_revision_meta_keys( $post->post_type );
	return static fn( $value, $id, $key, $single ) => (int) $id === $post->ID && in_array( $key, $kept, true )
		? get_post_meta( $autosave->ID, $key, $single )
		: $value;
}

/**
 * Both editors add a featured image that is not saved yet to the link, the block editor in the browser, so that no signature covers it: it is shown where it is public anyway,
 * or was uploaded to this very text.
 */
function may_be_previewed( int $id, \WP_Post $post ): bool {
	$picture = $id > 0 ? get_post( $id ) : null;
	return $picture && wp_attachment_is_image( $picture ) && ( $picture->post_parent === $post->ID || 'publish' === get_post_status( $picture ) );
}

/** A filter that reads this picture as the featured image. */
function chosen_picture( \WP_Post $post, int $picture ): \Closure {
	return static fn( $value, $id, $key ) => (int) $id === $post->ID && '_thumbnail_id' === $key ? $picture : $value;
}
