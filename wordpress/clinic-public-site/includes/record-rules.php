<?php
/**
 * Limits of records, as the site's build keeps them (records.json): what is wrong with a value, in the same words.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/**
 * What is wrong with the fields of a record: name of the field => sentences.
 *
 * @param array $fields What editors changed.
 * @param array $file   What the file says.
 */
function record_problems( string $name, array $fields, array $file ): array {
	$problems = array();
	$kind     = record_kind( $name );
	$known    = array_column( $kind['fields'] ?? array(), null, 'name' );
	foreach ( $fields as $field => $value ) {
		$found = isset( $known[ $field ] )
			? field_problems( $known[ $field ], $value )
			/* translators: %s: name of a field. */
			: array( sprintf( __( 'There is no field “%s”.', 'clinic-public-site' ), $field ) );
		if ( $found ) {
			$problems[ $field ] = $found;
		}
	}
	if ( ! $problems && ! empty( $kind['constants'] ) ) {
		$id       = explode( '/', $name )[1] ?? '';
		$problems = constant_problems( $kind['constants'][ $id ] ?? array(), $known, array_merge( $file, $fields ), array_keys( $fields ) );
	}
	return $problems;
}

/** @return string[] Sentences that name the field or the part of it. */
function field_problems( array $field, $value ): array {
	if ( null === $value && ! empty( $field['nullable'] ) ) {
		return array();
	}
	switch ( $field['type'] ) {
		case 'list':
			$found = list_problems( $field, $value );
			break;
		case 'group':
			$found = group_problems( $field, $value );
			break;
		case 'picture':
			$found = picture_problems( $field, $value );
			break;
		case 'text or list':
			$found = is_array( $value ) ? list_problems( array( 'min' => 1, 'max' => 12, 'label' => $field['label'], 'item' => $field['item'] ), $value ) : text_problems( $field, $value );
			break;
		case 'number':
			$found = number_problems( $field, $value );
			break;
		case 'choice':
			$found = in_array( $value, $field['options'], true ) ? array() : array( about( $field, 'must be one of: ' . implode( ', ', $field['options'] ) ) );
			break;
		case 'flag':
			$found = true === $value ? array() : array( about( $field, 'must be true or absent' ) );
			break;
		default:
			$found = text_problems( $field, $value );
	}
	return $found ? $found : named_problems( $field, $value );
}

/** A sentence as the build says it. Its words are the site's own, in English. */
function about( array $field, string $message ): string {
	return "“{$field['label']}” $message.";
}

function list_problems( array $field, $value ): array {
	if ( ! is_array( $value ) || ! wp_is_numeric_array( $value ) ) {
		return array( about( $field, 'must be a list' ) );
	}
	$found = array();
	$count = count( $value );
	$has   = 1 === $count ? '1 entry' : "$count entries";
	if ( $count < ( $field['min'] ?? 0 ) ) {
		$found[] = about( $field, "has $has; it needs at least {$field['min']}" );
	} elseif ( isset( $field['max'] ) && $count > $field['max'] ) {
		$found[] = about( $field, "has $has; it may have at most {$field['max']}" );
	}
	foreach ( $value as $entry ) {
		$found = array_merge( $found, field_problems( $field['item'], $entry ) );
	}
	return $found;
}

function group_problems( array $field, $value ): array {
	if ( ! is_array( $value ) ) {
		return array( about( $field, 'must be a group of fields' ) );
	}
	$found = array();
	$known = array_column( $field['fields'], null, 'name' );
	foreach ( array_diff( array_keys( $value ), array_keys( $known ) ) as $unknown ) {
		$found[] = about( $field, "has no field “{$unknown}”" );
	}
	foreach ( $known as $name => $inner ) {
		if ( array_key_exists( $name, $value ) ) {
			$found = array_merge( $found, field_problems( $inner, $value[ $name ] ) );
		} elseif ( empty( $inner['optional'] ) ) {
			$found[] = about( $inner, 'is missing' );
		}
	}
	return $found;
}

function number_problems( array $field, $value ): array {
	if ( ! is_int( $value ) && ! is_float( $value ) ) {
		return array( about( $field, 'must be a number' ) );
	}
	if ( ! empty( $field['integer'] ) && floor( $value ) !== (float) $value ) {
		return array( about( $field, 'must be a whole number' ) );
	}
	if ( isset( $field['min'] ) && $value < $field['min'] ) {
		return array( about( $field, "must be at least {$field['min']}" ) );
	}
	return isset( $field['max'] ) && $value > $field['max'] ? array( about( $field, "must be at most {$field['max']}" ) ) : array();
}

function text_problems( array $field, $value ): array {
	if ( ! is_string( $value ) ) {
		return array( about( $field, 'must be text' ) );
	}
	$length = text_length( $value );
	$found  = array();
	if ( isset( $field['pattern'] ) && ! matches( $field['pattern']['source'], $value ) ) {
		$found[] = about( $field, $field['pattern']['message'] );
	}
	if ( $length < ( $field['min'] ?? 0 ) ) {
		$found[] = about( $field, 0 === $length ? 'is empty' : "is $length characters long; it must have at least {$field['min']}" );
	} elseif ( isset( $field['max'] ) && $length > $field['max'] ) {
		$found[] = about( $field, "is $length characters long; it must have at most {$field['max']}" );
	}
	foreach ( $field['wording'] ?? array() as $place ) {
		$message = wording_problem( record_schema()['wordings'][ $place ], $value );
		if ( '' !== $message ) {
			$found[] = about( $field, $message );
		}
	}
	return $found;
}

/** As JavaScript counts, in which the site counts too. */
function text_length( string $text ): int {
	// Every character but the bytes that go on with one; those of four bytes count twice.
	return (int) preg_match_all( '/[^\x80-\xbf]/', $text ) + (int) preg_match_all( '/[\xf0-\xf7]/', $text );
}

/** A pattern as JavaScript writes it: `$` is the very end there. */
function pattern( string $source, string $flags = '' ): string {
	return '~' . str_replace( '~', '\~', $source ) . '~uD' . $flags;
}

function matches( string $source, string $text, string $flags = '' ): bool {
	return 1 === preg_match( pattern( $source, $flags ), $text );
}

/** What a text says against a rule of wording; empty when it keeps it. */
function wording_problem( array $rule, string $text ): string {
	if ( in_array( $text, $rule['unless'] ?? array(), true ) ) {
		return '';
	}
	$left = isset( $rule['strip'] ) ? (string) preg_replace( pattern( $rule['strip'] ), '', $text ) : $text;
	if ( isset( $rule['must'] ) && ! matches( $rule['must'], $left ) ) {
		return $rule['message'];
	}
	if ( ! isset( $rule['not'] ) || ! matches( $rule['not'], $left, empty( $rule['anyCase'] ) ? '' : 'i' ) ) {
		return '';
	}
	preg_match_all( pattern( "(?:{$rule['not']})\\w*", 'i' ), $left, $words );
	return str_replace( '{found}', implode( '", "', array_map( 'strtolower', $words[0] ) ), $rule['message'] );
}

/** Rules across the parts of a field (src/content/schema/rules.ts). */
function named_problems( array $field, $value ): array {
	$found = array();
	foreach ( $field['rules'] ?? array() as $rule ) {
		if ( 'fact' === $rule['name'] ) {
			$found = array_merge( $found, fact_problems( $field, $value ) );
		} elseif ( ! keeps_rule( $rule['name'], $value ) ) {
			$found[] = about( $field, $rule['message'] );
		}
	}
	return $found;
}

function keeps_rule( string $rule, $value ): bool {
	switch ( $rule ) {
		case 'same number':
			return str_replace( ' ', '', $value['shown'] ) === $value['e164'];
		case 'own number':
			return 0 === strpos( $value['wording'], "{$value['value']}+ " );
		case 'dated basis':
			return empty( $value['basis'] ) || null !== ( $value['basis']['date'] ?? null );
		case 'text or list':
			return ! empty( $value['text'] ) || ! empty( $value['points'] );
		case 'growing':
			return $value[0] <= $value[1];
		case 'words of the hero':
			return array( 'Plastic Surgery', 'Aesthetics', 'Dermatology' ) === $value;
		case 'day':
			return is_string( $value ) && preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $day ) && checkdate( (int) $day[2], (int) $day[3], (int) $day[1] );
		case 'facts once':
			$names = array_map( __NAMESPACE__ . '\fact_name', $value );
			return count( array_unique( $names ) ) === count( $names );
	}
	// A rule that this version does not know: the site keeps it.
	return true;
}

function fact_name( array $fact ): string {
	return $fact['fact'] . ' ' . ( $fact['of'] ?? '' );
}

/** A figure that patients decide by: its value as its kind wants it, and who answers for it. */
function fact_problems( array $field, array $fact ): array {
	$kind    = record_schema()['facts'][ $fact['fact'] ];
	$labels  = array_column( $field['fields'], null, 'name' );
	$found   = array();
	$message = fact_value_problem( $kind, $fact['value'] );
	if ( '' !== $message ) {
		$found[] = about( $labels['value'], $message );
	}
	if ( 'price' === $kind['form'] && empty( $fact['priced'] ) ) {
		$found[] = about( $labels['priced'], "of {$kind['label']} is missing" );
	}
	$specified = matches( '^Specification, row PROD-(?:1[5-9]|2[0-3])$', $fact['source'] );
	if ( ! $specified && ( empty( $fact['owner'] ) || empty( $fact['reviewed'] ) || empty( $fact['expires'] ) ) ) {
		$found[] = about( $labels['owner'], "of {$kind['label']}, its day of review and its expiry must be given" );
	}
	if ( ! empty( $fact['expires'] ) && ! empty( $fact['reviewed'] ) && $fact['expires'] <= $fact['reviewed'] ) {
		$found[] = about( $labels['expires'], "of {$kind['label']} must come after the review" );
	}
	return $found;
}

function fact_value_problem( array $kind, $value ): string {
	if ( 'list' === $kind['form'] ) {
		return is_string( $value ) ? "of {$kind['label']} must be a list" : '';
	}
	if ( ! is_string( $value ) ) {
		return "of {$kind['label']} must be one value, not a list";
	}
	$currencies = record_schema()['currencies'];
	if ( 'price' === $kind['form'] ) {
		$is_price = preg_match( '/^(?:' . implode( '|', $currencies ) . ') (\d{3,8})(?: to (\d{3,8}))?$/D', $value, $price ) && ( ! isset( $price[2] ) || (int) $price[2] > (int) $price[1] );
		return $is_price ? '' : "of {$kind['label']} must be a currency (" . implode( ', ', $currencies ) . ') and an amount without commas, such as "INR 120000 to 180000"';
	}
	if ( 'span' !== $kind['form'] ) {
		return '';
	}
	$is_span = preg_match( '/^(\d{1,3}(?:\.\d)?)(?: to (\d{1,3}(?:\.\d)?))? (minute|hour|night|day|week|month|year|session)s?$/D', $value, $span )
		&& ( '' === $span[2] || (float) $span[2] > (float) $span[1] ) && in_array( "{$span[3]}s", $kind['units'], true );
	return $is_span ? '' : "of {$kind['label']} must be a number or a growing range in " . implode( ' or ', $kind['units'] ) . ", such as \"2 to 3 {$kind['units'][0]}\"";
}

/** What the specification counts and names in one record. Told at the field that was changed, or at the first of them. */
function constant_problems( array $constants, array $known, array $all, array $changed ): array {
	$found = array();
	foreach ( $constants as $rule ) {
		$field = $rule['field'] ?? $changed[0] ?? '';
		if ( ! isset( $known[ $field ] ) || ( isset( $rule['field'] ) && ! in_array( $field, $changed, true ) ) ) {
			continue;
		}
		$message = constant_problem( $rule, $all );
		if ( '' !== $message ) {
			$found[ $field ][] = isset( $rule['field'] ) ? about( $known[ $field ], $message ) : about( array( 'label' => $all['label'] ?? '' ), $message );
		}
	}
	return $found;
}

function constant_problem( array $rule, array $all ): string {
	if ( isset( $rule['says'] ) ) {
		return false === strpos( json( $all ), trim( (string) wp_json_encode( $rule['says'], JSON_UNESCAPED_SLASHES ), '"' ) ) ? "must say \"{$rule['says']}\"" : '';
	}
	if ( isset( $rule['lists'] ) ) {
		$points = array_merge( array(), ...array_map( __NAMESPACE__ . '\points_of', $all['texts'] ?? array() ) );
		return in_array( $rule['lists'], $points, true ) ? '' : "must say \"{$rule['lists']}\"";
	}
	$value = $all[ $rule['field'] ] ?? null;
	if ( isset( $rule['count'] ) ) {
		$is     = is_array( $value ) ? count( $value ) : 0;
		$wanted = $rule['count'];
	} elseif ( isset( $rule['are'] ) ) {
		$is     = implode( '; ', array_map( static function ( $entry ) use ( $rule ): string {
			return implode( ' ', array_map( static function ( string $part ) use ( $entry ): string {
				return (string) ( $entry[ $part ] ?? '' );
			}, $rule['parts'] ) );
		}, is_array( $value ) ? $value : array() ) );
		$wanted = implode( '; ', $rule['are'] );
	} else {
		$is     = $value ?? 'absent';
		$wanted = $rule['is'];
	}
	return $wanted === $is ? '' : "must be as the specification has it: $wanted, not $is";
}

function points_of( array $part ): array {
	return $part['points'] ?? array();
}
