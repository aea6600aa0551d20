<?php
/**
 * Values of records: what is stored, what the file says, and how what was typed becomes what the site reads.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** What editors changed in a record, or in a revision of one. */
function record_fields( int $id ): array {
	$stored = get_metadata( 'post', $id, RECORD_FIELDS_META, true );
	return is_array( $stored ) ? $stored : array();
}

/** What the file said when it was last brought over. */
function file_fields( int $id ): array {
	$stored = json_decode( (string) get_post_meta( $id, RECORD_FILE_META, true ), true );
	return is_array( $stored ) ? $stored : array();
}

/** Fields that have a place in this record: those of a part that it lacks have none. */
function fields_of_record( int $id ): array {
	$kind = record_kind( record_name( $id ) );
	$file = file_fields( $id );
	return array_filter(
		$kind['fields'] ?? array(),
		static function ( array $field ) use ( $file ): bool {
			return empty( $field['under'] ) || ! $file || has_part( $file, $field['under'] );
		}
	);
}

function has_part( array $file, string $part ): bool {
	foreach ( array_keys( $file ) as $name ) {
		if ( 0 === strpos( (string) $name, "$part." ) ) {
			return true;
		}
	}
	return false;
}

/** Of everything that is stored: texts are valid, trimmed and without control characters. Signs such as `<` stay: the site shows them as text. */
function sanitize_record_fields( $value ) {
	if ( is_array( $value ) ) {
		return array_map( __NAMESPACE__ . '\sanitize_record_fields', $value );
	}
	return is_string( $value ) ? clean_record_text( $value ) : ( is_scalar( $value ) ? $value : null );
}

function clean_record_text( string $text ): string {
	$valid = str_replace( array( "\r\n", "\r" ), "\n", wp_check_invalid_utf8( $text ) );
	return trim( (string) preg_replace( '/[\x00-\x09\x0b-\x1f\x7f]/', ' ', $valid ) );
}

/** Whether nothing was filled in, however deep. */
function is_blank( $value ): bool {
	if ( is_array( $value ) ) {
		foreach ( $value as $inner ) {
			if ( ! is_blank( $inner ) ) {
				return false;
			}
		}
		return true;
	}
	return null === $value || ( is_string( $value ) && '' === trim( $value ) );
}

/** What a form sent for a field, as the site reads it; null where nothing was filled in. */
function typed_value( array $field, $typed ) {
	if ( is_blank( $typed ) ) {
		return null;
	}
	switch ( $field['type'] ) {
		case 'list':
			return typed_list( $field, $typed );
		case 'group':
			return typed_group( $field, $typed );
		case 'picture':
			return typed_picture( $field, $typed );
		case 'number':
			$text = clean_record_text( is_scalar( $typed ) ? (string) $typed : '' );
			return is_numeric( $text ) ? $text + 0 : $text;
		case 'flag':
			return '1' === $typed ? true : null;
		case 'text or list':
			$lines = is_scalar( $typed ) ? array_values( array_filter( array_map( 'trim', explode( "\n", clean_record_text( (string) $typed ) ) ), 'strlen' ) ) : array();
			return count( $lines ) > 1 ? $lines : ( $lines[0] ?? null );
		default:
			$text = clean_record_text( is_scalar( $typed ) ? (string) $typed : '' );
			// Texts are one paragraph: a line break is a slip.
			return (string) preg_replace( '/ *\n\s*/', ' ', $text );
	}
}

/** Entries in the order of their places; those that were emptied are gone. */
function typed_list( array $field, $typed ): ?array {
	$entries = array();
	foreach ( is_array( $typed ) ? array_values( $typed ) : array() as $at => $entry ) {
		$value = typed_value( $field['item'], $entry['value'] ?? null );
		if ( null !== $value ) {
			$place     = $entry['place'] ?? '';
			$entries[] = array( is_numeric( $place ) ? (float) $place : INF, $at, $value );
		}
	}
	usort(
		$entries,
		static function ( array $a, array $b ): int {
			return array( $a[0], $a[1] ) <=> array( $b[0], $b[1] );
		}
	);
	return $entries ? array_column( $entries, 2 ) : null;
}

function typed_group( array $field, $typed ): ?array {
	$group = array();
	foreach ( $field['fields'] as $inner ) {
		$value = typed_value( $inner, is_array( $typed ) ? ( $typed[ $inner['name'] ] ?? null ) : null );
		if ( null !== $value || ! empty( $inner['nullable'] ) ) {
			$group[ $inner['name'] ] = $value;
		}
	}
	if ( is_blank( $group ) ) {
		return null;
	}
	$of_lists = 'list' === ( record_schema()['facts'][ $group['fact'] ?? '' ]['form'] ?? '' );
	if ( $of_lists && isset( $group['value'] ) && is_string( $group['value'] ) ) {
		$group['value'] = array( $group['value'] );
	}
	return $group;
}

/** Only what differs from the file is stored: the rest goes on following it. */
function without_file_values( array $fields, array $file ): array {
	foreach ( $fields as $name => $value ) {
		if ( null === $value || ( array_key_exists( $name, $file ) && same_value( $file[ $name ], $value ) ) ) {
			unset( $fields[ $name ] );
		}
	}
	return $fields;
}

/** Whether two values say the same, whatever the order of the parts of a group. */
function same_value( $one, $other ): bool {
	return json( array( in_order( $one ) ) ) === json( array( in_order( $other ) ) );
}

function in_order( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	$ordered = array_map( __NAMESPACE__ . '\in_order', $value );
	if ( ! wp_is_numeric_array( $ordered ) ) {
		ksort( $ordered );
	}
	return $ordered;
}

/** What was changed, as text: revisions show and compare it, and the search of WordPress finds it. */
function record_summary( string $name, array $fields ): string {
	$lines = array();
	foreach ( record_kind( $name )['fields'] ?? array() as $field ) {
		if ( array_key_exists( $field['name'], $fields ) ) {
			$label   = implode( ' › ', array_merge( $field['within'] ?? array(), array( $field['label'] ) ) );
			$value   = $fields[ $field['name'] ];
			$lines[] = "$label:\n" . ( 'picture' === $field['type'] ? picture_text( (array) $value ) : value_text( $value ) );
		}
	}
	return implode( "\n\n", $lines );
}

function value_text( $value ): string {
	if ( is_array( $value ) ) {
		return implode( wp_is_numeric_array( $value ) ? "\n" : ' · ', array_filter( array_map( __NAMESPACE__ . '\value_text', $value ), 'strlen' ) );
	}
	return true === $value ? '✓' : (string) $value;
}
