<?php
/**
 * Inputs of a record's form. They work without script: a list has an empty entry to add one, a place to order them, and an entry that is
 * emptied goes. assets/record-form.js makes buttons of that, and counts characters.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** A field with its label, help, limits and what is wrong with it. */
function show_record_field( array $field, array $shown ): void {
	$id    = 'cps-' . sanitize_html_class( str_replace( '.', '-', $field['name'] ) );
	$name  = RECORD_INPUT . "[{$field['name']}]";
	$whole = in_array( $field['type'], array( 'list', 'group', 'picture' ), true );
	printf( '<div class="cps-field%s" id="%s-field">', $shown['problems'] ? ' cps-invalid' : '', esc_attr( $id ) );
	echo $whole ? '<fieldset>' : '';
	printf( $whole ? '<legend>%2$s</legend>' : '<label for="%1$s">%2$s</label>', esc_attr( $id ), esc_html( $field['label'] ) );
	show_notes( $id, $field, $shown );
	show_input( $field, $shown['value'], array( 'id' => $id, 'name' => $name, 'placeholder' => is_scalar( $shown['file'] ) ? (string) $shown['file'] : '', 'depth' => 0, 'described' => "$id-notes", 'invalid' => (bool) $shown['problems'] ) );
	printf( '<input type="hidden" name="%s" value="%s">', esc_attr( RECORD_WAS_INPUT . "[{$field['name']}]" ), esc_attr( $shown['was'] ) );
	if ( $shown['changed'] ) {
		printf( '<p><label><input type="checkbox" name="%s" value="1"> %s</label></p>', esc_attr( RECORD_RESET_INPUT . "[{$field['name']}]" ), esc_html__( 'Show what the file says again', 'clinic-public-site' ) );
	}
	echo $whole ? '</fieldset></div>' : '</div>';
}

/** Under the label: help, limits, what the file says, and what is wrong. */
function show_notes( string $id, array $field, array $shown ): void {
	printf( '<div id="%s-notes">', esc_attr( $id ) );
	foreach ( $shown['problems'] as $sentence ) {
		printf( '<p class="cps-problem">%s</p>', esc_html( $sentence ) );
	}
	$notes = array_filter( array( $field['help'] ?? '', limits_sentence( $field ) ), 'strlen' );
	if ( $notes ) {
		printf( '<p class="description">%s</p>', esc_html( implode( ' ', $notes ) ) );
	}
	if ( null === $shown['file'] ) {
		echo '</div>';
		return;
	}
	if ( ! $shown['changed'] ) {
		printf( '<p class="description cps-from-file">%s</p></div>', esc_html__( 'On the site now, from the file.', 'clinic-public-site' ) );
		return;
	}
	printf( '<details class="cps-from-file"><summary>%s</summary><p>%s</p></details></div>', esc_html__( 'Changed here. What the file says:', 'clinic-public-site' ), nl2br( esc_html( value_text( $shown['file'] ) ) ) );
}

function limits_sentence( array $field ): string {
	$min = $field['min'] ?? 0;
	$max = $field['max'] ?? null;
	if ( null === $max || isset( $field['pattern'] ) || 'text or list' === $field['type'] ) {
		return '';
	}
	if ( 'list' === $field['type'] ) {
		/* translators: 1: smallest, 2: largest number of entries of a list. */
		return $min === $max ? sprintf( _n( '%d entry.', '%d entries.', $max, 'clinic-public-site' ), $max ) : sprintf( __( '%1$d to %2$d entries.', 'clinic-public-site' ), $min, $max );
	}
	if ( 'number' === $field['type'] ) {
		/* translators: 1: smallest, 2: largest number. */
		return $max < 1000 ? sprintf( __( 'A number from %1$d to %2$d.', 'clinic-public-site' ), $min, $max ) : '';
	}
	/* translators: 1: smallest, 2: largest number of characters. */
	return $min > 1 ? sprintf( __( '%1$d to %2$d characters.', 'clinic-public-site' ), $min, $max ) : sprintf( __( 'At most %d characters.', 'clinic-public-site' ), $max );
}

/** @param array $at Id, name, placeholder, depth of lists around it, id of its notes, and whether something is wrong with it. */
function show_input( array $field, $value, array $at ): void {
	switch ( $field['type'] ) {
		case 'list':
			show_list( $field, is_array( $value ) ? $value : array(), $at );
			return;
		case 'group':
			show_group( $field, is_array( $value ) ? $value : array(), $at );
			return;
		case 'picture':
			show_picture( $field, is_array( $value ) ? $value : array(), $at );
			return;
		case 'choice':
			show_choice( array_combine( $field['options'], array_map( __NAMESPACE__ . '\option_label', $field['options'] ) ), is_scalar( $value ) ? (string) $value : '', $at );
			return;
		case 'flag':
			show_choice( array( '1' => __( 'Yes', 'clinic-public-site' ) ), true === $value ? '1' : '', $at );
			return;
		case 'text or list':
			$value = is_array( $value ) ? implode( "\n", $value ) : $value;
	}
	$text    = is_scalar( $value ) ? (string) $value : '';
	$several = in_array( $field['type'], array( 'text', 'text or list' ), true );
	$format  = $several ? '<textarea class="widefat" rows="%7$d" %1$s%2$s>%3$s</textarea>' : '<input class="%6$s" type="%5$s" value="%3$s" placeholder="%4$s" %1$s%2$s>';
	$short   = in_array( $field['type'], array( 'date', 'time', 'number' ), true );
	printf( // phpcs:ignore -- A format of this file; its values are escaped.
		$format,
		input_attributes( $at ), // phpcs:ignore -- Escaped there.
		isset( $field['max'] ) && ! isset( $field['pattern'] ) && ! $short ? sprintf( ' data-min="%d" data-max="%d"', (int) ( $field['min'] ?? 0 ), (int) $field['max'] ) : '',
		$several ? esc_textarea( $text ) : esc_attr( $text ),
		esc_attr( $at['placeholder'] ),
		'date' === $field['type'] && ( '' === $text || matches( '^\d{4}-\d\d-\d\d$', $text ) ) ? 'date' : 'text',
		$short ? 'regular-text' : 'widefat',
		( $field['max'] ?? 500 ) > 200 ? 4 : 2
	);
}

function input_attributes( array $at ): string {
	return sprintf( 'id="%s" name="%s" dir="auto" aria-describedby="%s"%s', esc_attr( $at['id'] ), esc_attr( $at['name'] ), esc_attr( $at['described'] ), $at['invalid'] ? ' aria-invalid="true"' : '' );
}

/** Facts are named by a key that says little. */
function option_label( string $option ): string {
	return record_schema()['facts'][ $option ]['label'] ?? $option;
}

function show_choice( array $options, string $chosen, array $at ): void {
	printf( '<select %s><option value="">%s</option>', input_attributes( $at ), '' === $at['placeholder'] ? '–' : esc_html( option_label( $at['placeholder'] ) ) ); // phpcs:ignore -- Escaped there.
	if ( '' !== $chosen && ! isset( $options[ $chosen ] ) ) {
		$options[ $chosen ] = $chosen;
	}
	foreach ( $options as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $label ) );
	}
	echo '</select>';
}

function show_group( array $field, array $value, array $at ): void {
	echo '<div class="cps-group">';
	show_group_fields( $field, $value, $at );
	echo '</div>';
}

function show_group_fields( array $field, array $value, array $at ): void {
	foreach ( $field['fields'] as $inner ) {
		$id    = "{$at['id']}-{$inner['name']}";
		$whole = in_array( $inner['type'], array( 'list', 'group' ), true );
		echo $whole ? '<fieldset>' : '<div>';
		printf( $whole ? '<legend>%2$s</legend>' : '<label for="%1$s">%2$s</label>', esc_attr( $id ), esc_html( $inner['label'] ) );
		$notes = implode( ' ', array_filter( array( $inner['help'] ?? '', limits_sentence( $inner ) ), 'strlen' ) );
		printf( '<p class="description" id="%s-notes">%s</p>', esc_attr( $id ), esc_html( $notes ) );
		show_input( $inner, $value[ $inner['name'] ] ?? null, array_merge( $at, array( 'id' => $id, 'name' => "{$at['name']}[{$inner['name']}]", 'placeholder' => '', 'described' => "$id-notes" ) ) );
		echo $whole ? '</fieldset>' : '</div>';
	}
}

function show_list( array $field, array $values, array $at ): void {
	$token = "__{$at['depth']}__";
	printf( '<ol class="cps-list" data-token="%s" data-max="%d">', esc_attr( $token ), (int) ( $field['max'] ?? 100 ) );
	foreach ( array_values( $values ) as $place => $value ) {
		show_entry( $field, $value, (string) $place, (string) ( $place + 1 ), $at );
	}
	show_entry( $field, null, 'new', '', $at );
	echo '</ol><template class="cps-blank">';
	show_entry( $field, null, $token, '', $at );
	echo '</template>';
}

function show_entry( array $field, $value, string $key, string $place, array $at ): void {
	$id   = "{$at['id']}-$key";
	$name = "{$at['name']}[$key]";
	/* translators: %s: name of an entry of a list, such as Paragraph. */
	$label = null === $value ? sprintf( __( 'New: %s', 'clinic-public-site' ), $field['item']['label'] ) : $field['item']['label'];
	printf( '<li class="cps-entry%s">', null === $value ? ' cps-new' : '' );
	printf( '<label class="cps-entry-label" for="%s">%s</label>', esc_attr( $id ), esc_html( $label ) );
	show_input( $field['item'], $value, array_merge( $at, array( 'id' => $id, 'name' => "{$name}[value]", 'placeholder' => '', 'depth' => $at['depth'] + 1 ) ) );
	printf(
		'<label class="cps-place">%s <input type="text" inputmode="decimal" size="4" name="%s[place]" value="%s"></label></li>',
		esc_html__( 'Place in the list', 'clinic-public-site' ),
		esc_attr( $name ),
		esc_attr( $place )
	);
}
