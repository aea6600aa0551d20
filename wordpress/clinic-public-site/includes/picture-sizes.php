<?php
/**
 * Width and height of pictures that a text names without them: pasted HTML and page builders leave them out, and what is read would jump
 * as they arrive. WordPress adds them only where a picture has the class that its own editors give.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', __NAMESPACE__ . '\add_picture_sizes', 100 );

function add_picture_sizes( $html ) {
	if ( ! is_string( $html ) || false === stripos( $html, '<img' ) ) {
		return $html;
	}
	return preg_replace_callback( '/<img\b[^>]*>/i', __NAMESPACE__ . '\with_picture_size', $html ) ?? $html;
}

/** @param string[] $found The tag. */
function with_picture_size( array $found ): string {
	$tag = $found[0];
	if ( preg_match( '/\s(?:width|height)\s*=/i', $tag ) || ! preg_match( '/\ssrc\s*=\s*(["\'])(.*?)\1/i', $tag, $source ) ) {
		return $tag;
	}
	$size = uploaded_size( html_entity_decode( $source[2] ) );
	return $size ? (string) preg_replace( '/^<img\b/i', sprintf( '$0 width="%d" height="%d"', $size[0], $size[1] ), $tag ) : $tag;
}

/** Width and height of an uploaded picture by its address; null for one whose name says them, and for what is no upload. */
function uploaded_size( string $address ): ?array {
	static $known = array();
	$path = (string) wp_parse_url( $address, PHP_URL_PATH );
	if ( '' === $path || preg_match( '/-\d+x\d+\.\w+$/', $path ) ) {
		return null;
	}
	if ( ! array_key_exists( $path, $known ) ) {
		$id             = attachment_url_to_postid( strtok( $address, '?#' ) );
		$data           = $id ? wp_get_attachment_metadata( $id ) : null;
		$known[ $path ] = ! empty( $data['width'] ) && ! empty( $data['height'] ) ? array( (int) $data['width'], (int) $data['height'] ) : null;
	}
	return $known[ $path ];
}
