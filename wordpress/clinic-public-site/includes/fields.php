<?php
/**
 * The member `acf` of posts and pages, as Advanced Custom Fields would answer it; only where that plugin is absent.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Name => kind. Images are stored as attachment ids; the part after the colon is their "standard" shape. */
const FIELDS = array(
	'meta_title'             => 'text',
	'meta_description'       => 'text',
	'meta_title_description' => 'text',
	'key_words'              => 'text',
	'canonical'              => 'address',
	'schema'                 => 'json',
	'featured_image'         => 'image:array',
	'social_media'           => 'image:array',
	'social_media_image'     => 'image:url',
	'og_image'               => 'image:id',
);
/** Fields that decide what search engines make of a page: only who may publish it may set them. */
const PUBLISHERS_FIELDS = array( 'canonical', 'schema' );

add_action( 'rest_api_init', __NAMESPACE__ . '\register_fields' );

function register_fields(): void {
	if ( class_exists( 'ACF' ) ) {
		return;
	}
	register_rest_field(
		TYPES,
		'acf',
		array(
			'get_callback'    => __NAMESPACE__ . '\read_fields',
			'update_callback' => __NAMESPACE__ . '\write_fields',
			'schema'          => array(
				'type'    => array( 'object', 'array' ),
				'context' => array( 'view', 'edit', 'embed' ),
			),
		)
	);
}

/** A post without any stored field answers `[]`, as ACF does where no field group applies. */
function read_fields( array $post, string $name, \WP_REST_Request $request ): array {
	$stored = array_intersect_key( get_post_meta( $post['id'] ), FIELDS );
	if ( ! $stored ) {
		return array();
	}
	$format = $request['acf_format'] ?: ( setting( 'acf_format' ) ?: 'light' );
	$fields = array();
	foreach ( FIELDS as $field => $kind ) {
		$value            = $stored[ $field ][0] ?? '';
		$fields[ $field ] = 0 === strpos( $kind, 'image' )
			? image( (int) $value, 'standard' === $format ? substr( $kind, 6 ) : 'light' )
			: $value;
	}
	return $fields;
}

/** @return true|\WP_Error */
function write_fields( $values, \WP_Post $post ) {
	$given = array_intersect_key( (array) $values, FIELDS );
	foreach ( $given as $field => $value ) {
		$clean = clean_field( $value, FIELDS[ $field ] );
		if ( null === $clean ) {
			/* translators: %s: name of a field. */
			$message = sprintf( __( 'The field %s cannot be stored like this.', 'clinic-public-site' ), $field );
			return new \WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
		}
		if ( in_array( $field, PUBLISHERS_FIELDS, true ) && meta_text( $post->ID, $field ) !== $clean && ! current_user_can( 'publish_post', $post->ID ) ) {
			$message = __( 'Only who may publish this may change its canonical address or its structured data.', 'clinic-public-site' );
			return new \WP_Error( 'rest_forbidden', $message, array( 'status' => rest_authorization_required_code() ) );
		}
		update_post_meta( $post->ID, $field, wp_slash( $clean ) );
	}
	return true;
}

/** The value as it is stored; null for what is no value of this kind. */
function clean_field( $value, string $kind ): ?string {
	if ( null === $value || false === $value ) {
		$value = '';
	}
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	$text = (string) $value;
	if ( 'text' === $kind ) {
		return sanitize_text_field( $text );
	}
	if ( 'address' === $kind ) {
		return esc_url_raw( $text, array( 'https', 'http' ) );
	}
	if ( 'json' === $kind ) {
		// Kept as typed: the public site parses it, and drops what does not parse.
		return wp_check_invalid_utf8( $text );
	}
	return '' === $text || is_numeric( $text ) ? (string) ( absint( $text ) ?: '' ) : null;
}

/** An unset image is `null` in the light format and `false` in the standard one. */
function image( int $id, string $shape ) {
	if ( 'light' === $shape ) {
		return $id ?: null;
	}
	$full = $id ? wp_get_attachment_image_src( $id, 'full' ) : false;
	if ( ! $full ) {
		return false;
	}
	if ( 'id' === $shape ) {
		return $id;
	}
	return 'url' === $shape ? $full[0] : whole_image( $id, $full );
}

/** An image field as an object. */
function whole_image( int $id, array $full ): array {
	$post                   = get_post( $id );
	list( $type, $subtype ) = array_pad( explode( '/', $post->post_mime_type, 2 ), 2, '' );
	$sizes                  = array();
	foreach ( get_intermediate_image_sizes() as $size ) {
		$one = wp_get_attachment_image_src( $id, $size );
		if ( $one ) {
			list( $sizes[ $size ], $sizes[ "$size-width" ], $sizes[ "$size-height" ] ) = $one;
		}
	}
	return array(
		'ID'          => $id,
		'id'          => $id,
		'title'       => $post->post_title,
		'filename'    => wp_basename( $full[0] ),
		'filesize'    => wp_get_attachment_metadata( $id )['filesize'] ?? 0,
		'url'         => $full[0],
		'link'        => get_attachment_link( $id ),
		'alt'         => get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'author'      => $post->post_author,
		'description' => $post->post_content,
		'caption'     => $post->post_excerpt,
		'name'        => $post->post_name,
		'status'      => $post->post_status,
		'uploaded_to' => $post->post_parent,
		'date'        => $post->post_date_gmt,
		'modified'    => $post->post_modified_gmt,
		'menu_order'  => $post->menu_order,
		'mime_type'   => $post->post_mime_type,
		'type'        => $type,
		'subtype'     => $subtype,
		'icon'        => wp_mime_type_icon( $id ),
		'width'       => $full[1],
		'height'      => $full[2],
		'sizes'       => $sizes,
	);
}
