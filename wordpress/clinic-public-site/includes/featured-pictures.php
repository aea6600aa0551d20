<?php
/**
 * Featured images that WordPress keeps from the public site. It hides an upload together with the text it was uploaded to: the picture of a
 * draft is missing from its preview, and that of an article, once the draft it came with is in the trash.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_filter( 'map_meta_cap', __NAMESPACE__ . '\let_featured_picture_be_read', 10, 4 );

/** What a public text shows is public, wherever it was uploaded; what a preview shows, its link opens. */
function let_featured_picture_be_read( array $caps, string $cap, int $user, array $about ): array {
	if ( 'read_post' !== $cap || ! isset( $about[0] ) || ! wp_is_serving_rest_request() ) {
		return $caps;
	}
	$picture = get_post( $about[0] );
	// Nearly all pictures are public: only the others cost a look.
	if ( ! $picture || 'attachment' !== $picture->post_type || 'publish' === get_post_status( $picture ) ) {
		return $caps;
	}
	return previewed_picture() === $picture->ID || is_featured_in_public( $picture->ID ) ? array() : $caps;
}

/** The featured image of the text that this request previews; 0 where it previews none. */
function &previewed_picture(): int {
	static $id = 0;
	return $id;
}

/** By SQL: plugins for languages narrow queries to the language of the screen. */
function is_featured_in_public( int $id ): bool {
	static $known = array();
	if ( ! isset( $known[ $id ] ) ) {
		global $wpdb;
		$query        = "SELECT 1 FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE meta_key = '_thumbnail_id' AND meta_value = %s AND post_type IN ( 'post', 'page' ) AND post_status = 'publish' AND post_password = '' LIMIT 1";
		$known[ $id ] = null !== $wpdb->get_var( $wpdb->prepare( $query, (string) $id ) ); // phpcs:ignore -- Prepared here.
	}
	return $known[ $id ];
}
