<?php
/**
 * Files that a text shows or links to and that are in the media library no more: the public site leaves them out, with the links to them.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Where a tag names a file. */
const FILE_ATTRIBUTES = array(
	'A'      => array( 'href' ),
	'IMG'    => array( 'src' ),
	'VIDEO'  => array( 'src', 'poster' ),
	'AUDIO'  => array( 'src' ),
	'SOURCE' => array( 'src' ),
);

/** Names of such files, once for each place that names one. */
function missing_files( string $html ): array {
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$names = array();
	while ( $tags->next_tag() ) {
		foreach ( FILE_ATTRIBUTES[ $tags->get_tag() ] ?? array() as $attribute ) {
			$address = $tags->get_attribute( $attribute );
			$path    = is_string( $address ) ? path_of_upload( $address ) : '';
			if ( '' !== $path && is_missing( $path ) ) {
				$names[] = wp_basename( $path );
			}
		}
	}
	return $names;
}

/** Path below the uploads folder, whether the address is that of WordPress or that of the public site; empty for everything else. */
function path_of_upload( string $address ): string {
	$url     = wp_parse_url( trim( $address ) );
	$uploads = wp_parse_url( wp_get_upload_dir()['baseurl'] );
	$site    = wp_parse_url( setting( 'site_url' ) );
	$host    = $url['host'] ?? '';
	if ( ! $url || ( '' !== $host && ! in_array( $host, array( $uploads['host'] ?? '', $site['host'] ?? '' ), true ) ) ) {
		return '';
	}
	$path = rawurldecode( $url['path'] ?? '' );
	foreach ( array( ( $uploads['path'] ?? '' ) . '/', '/media/' ) as $folder ) {
		// A file of a further folder of uploads (`~1`) is not in this one, and nothing above it is a file of the library.
		if ( 0 === strpos( $path, $folder ) && '/' !== substr( $path, -1 ) && ! preg_match( '#/~|/\.\.?/#', $path ) ) {
			return substr( $path, strlen( $folder ) );
		}
	}
	return '';
}

/** Neither on this server nor, where files lie on another, in the library: under its own name, or as a size of a picture that is there. */
function is_missing( string $path ): bool {
	global $wpdb;
	static $known = array();
	if ( ! isset( $known[ $path ] ) ) {
		$whole = preg_replace( '/-\d+x\d+(\.\w+)$/', '$1', $path );
		$names = array( $path, $whole, preg_replace( '/(\.\w+)$/', '-scaled$1', $whole ) );
		// By SQL: plugins of languages narrow queries to the language of the screen.
		$known[ $path ] = ! file_exists( wp_get_upload_dir()['basedir'] . "/$path" )
			&& null === $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->postmeta} WHERE meta_key = '_wp_attached_file' AND meta_value IN ( %s, %s, %s ) LIMIT 1", $names ) );
	}
	return $known[ $path ];
}
