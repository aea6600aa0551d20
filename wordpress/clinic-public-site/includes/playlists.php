<?php
/**
 * Recordings of a playlist (WordPress 7.1). Its block answers their names alone: the files are told to a script of WordPress, which the
 * public site does not run, so that patients read a list that nobody could play.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_filter( 'render_block_core/playlist-track', __NAMESPACE__ . '\with_player', 10, 2 );

/** A player behind the words of a recording, in answers of REST alone: on WordPress's own pages its script plays the list. */
function with_player( $html, array $block ) {
	$source = $block['attrs']['src'] ?? '';
	$end    = is_string( $html ) ? strrpos( $html, '</li>' ) : false;
	if ( false === $end || ! is_string( $source ) || '' === $source || ! wp_is_serving_rest_request() ) {
		return $html;
	}
	return substr_replace( $html, sprintf( '<audio controls preload="none" src="%s"></audio>', esc_url( $source ) ), $end, 0 );
}
