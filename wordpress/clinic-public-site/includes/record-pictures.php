<?php
/**
 * Pictures of records: an editor chooses one of the media library; stored is its number, with its words and what must stay in view. The
 * public site is told what the library says of the file, as it is at the time.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_action( 'deleted_post', __NAMESPACE__ . '\on_picture_deleted', 10, 2 );
add_action( 'attachment_updated', __NAMESPACE__ . '\on_picture_changed' );
foreach ( array( 'added_post_meta', 'updated_post_meta' ) as $picture_hook ) {
	add_action( $picture_hook, __NAMESPACE__ . '\on_picture_meta', 10, 3 );
}

/** The picture that a form sent; null where none is chosen. */
function typed_picture( array $field, $typed ): ?array {
	$typed = is_array( $typed ) ? $typed : array();
	$id    = absint( $typed['id'] ?? 0 );
	if ( ! $id ) {
		return null;
	}
	$picture = array( 'id' => $id );
	foreach ( $field['fields'] as $inner ) {
		$value = typed_value( $inner, $typed[ $inner['name'] ] ?? null );
		if ( null !== $value ) {
			$picture[ $inner['name'] ] = $value;
		}
	}
	return $picture;
}

/** What the library says of a picture, in the members of a `media` item of REST; nothing where it is gone. */
function picture_file( int $id ): array {
	$data = wp_get_attachment_metadata( $id, true );
	if ( ! $id || 'attachment' !== get_post_type( $id ) || ! is_array( $data ) ) {
		return array();
	}
	$sizes = array();
	foreach ( array_keys( $data['sizes'] ?? array() ) as $name ) {
		$size = wp_get_attachment_image_src( $id, $name );
		if ( $size ) {
			$sizes[ $name ] = array( 'source_url' => $size[0], 'width' => $size[1], 'height' => $size[2] );
		}
	}
	return array(
		'media_type'    => 'image',
		'mime_type'     => (string) get_post_mime_type( $id ),
		'source_url'    => (string) wp_get_attachment_url( $id ),
		'alt_text'      => trim( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
		'media_details' => array( 'width' => (int) ( $data['width'] ?? 0 ), 'height' => (int) ( $data['height'] ?? 0 ), 'filesize' => (int) ( $data['filesize'] ?? 0 ), 'sizes' => (object) $sizes ),
	);
}

/** For the public site. One that is gone has no file: the site shows its own, and says so. */
function picture_answer( array $picture ): array {
	$id   = (int) ( $picture['id'] ?? 0 );
	$file = picture_file( $id );
	if ( $file && ! empty( $picture['alt'] ) ) {
		$file['alt_text'] = $picture['alt'];
	}
	return array( 'attachment' => $id ) + $file + array( 'focus' => $picture['focus'] ?? '' );
}

/** @return string[] Names of the fields of a record that are pictures. */
function picture_fields( string $name ): array {
	$names = array();
	foreach ( record_kind( $name )['fields'] ?? array() as $field ) {
		if ( 'picture' === $field['type'] ) {
			$names[] = $field['name'];
		}
	}
	return $names;
}

/** Fields of a record as the public site reads them. */
function fields_for_site( string $name, array $fields ): array {
	foreach ( picture_fields( $name ) as $field ) {
		if ( isset( $fields[ $field ] ) ) {
			$fields[ $field ] = picture_answer( (array) $fields[ $field ] );
		}
	}
	return $fields;
}

/** What is wrong with a picture, in the words of the build. @return string[] */
function picture_problems( array $field, $value ): array {
	$rules = $field['picture'];
	$file  = is_array( $value ) ? picture_file( absint( $value['id'] ?? 0 ) ) : array();
	if ( ! $file ) {
		return array( about( $field, $rules['messages']['gone'] ) );
	}
	if ( ! in_array( $file['mime_type'], $rules['types'], true ) ) {
		return array( about( $field, $rules['messages']['type'] ) );
	}
	$width  = $file['media_details']['width'];
	$height = $file['media_details']['height'];
	$found  = array();
	if ( $width < $rules['minWidth'] ) {
		$found[] = about( $field, $rules['messages']['width'] );
	}
	if ( $width < $height * $rules['shape'][0] || $width > $height * $rules['shape'][1] ) {
		$found[] = about( $field, $rules['messages']['shape'] );
	}
	$said = array_filter( array( 'alt' => $value['alt'] ?? $file['alt_text'], 'focus' => $value['focus'] ?? null ), 'is_string' );
	foreach ( $field['fields'] as $inner ) {
		if ( '' !== ( $said[ $inner['name'] ] ?? '' ) ) {
			$found = array_merge( $found, field_problems( $inner, $said[ $inner['name'] ] ) );
		}
	}
	return $found;
}

/** A number that assets/record-form.js makes a choice of; words; what must stay in view. */
function show_picture( array $field, array $value, array $at ): void {
	$id = absint( $value['id'] ?? 0 );
	printf( '<div class="cps-group cps-picture" data-preview="%s"><div>', esc_url( (string) wp_get_attachment_image_url( $id, 'medium' ) ) );
	printf( '<label for="%s">%s</label>', esc_attr( $at['id'] ), esc_html__( 'Number of the picture in the media library', 'clinic-public-site' ) );
	printf( '<input class="regular-text" type="text" inputmode="numeric" value="%s" %s></div>', $id ? esc_attr( (string) $id ) : '', input_attributes( array_merge( $at, array( 'name' => "{$at['name']}[id]" ) ) ) ); // phpcs:ignore -- Escaped there.
	show_group_fields( $field, $value, $at );
	echo '</div>';
}

/** As revisions and the search of WordPress name it. */
function picture_text( array $picture ): string {
	$title = get_the_title( absint( $picture['id'] ?? 0 ) );
	return implode( ' · ', array_filter( array( '' === $title ? (string) ( $picture['id'] ?? '' ) : $title, $picture['alt'] ?? '', $picture['focus'] ?? '' ), 'strlen' ) );
}

function on_picture_meta( $meta, int $id, string $name ): void {
	if ( in_array( $name, array( '_wp_attachment_metadata', '_wp_attached_file', '_wp_attachment_image_alt' ), true ) && ! in_array( $id, new_uploads(), true ) ) {
		on_picture_changed( $id );
	}
}

function on_picture_deleted( int $id, \WP_Post $post ): void {
	if ( 'attachment' === $post->post_type ) {
		on_picture_changed( $id );
	}
}

/** The records that show a picture say something else from now on: once more what the library says of it, or that it is gone. */
function on_picture_changed( int $id ): void {
	foreach ( get_posts( array( 'post_type' => record_types(), 'post_status' => 'publish', 'numberposts' => -1, 'meta_key' => RECORD_FIELDS_META ) ) as $post ) { // phpcs:ignore -- A few hundred records, once a change.
		$fields = record_fields( $post->ID );
		foreach ( picture_fields( record_name( $post->ID ) ) as $field ) {
			if ( (int) ( $fields[ $field ]['id'] ?? 0 ) === $id ) {
				note_record( 'updated', $post );
				break;
			}
		}
	}
}
