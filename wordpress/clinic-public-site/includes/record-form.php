<?php
/**
 * The form of a record: what is typed is checked before anything is stored, and kept when it is refused.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Of the form: values by field; what each was when the form was opened; fields that shall follow their file again. */
const RECORD_INPUT       = 'clinic_public_site_record';
const RECORD_WAS_INPUT   = 'clinic_public_site_was';
const RECORD_RESET_INPUT = 'clinic_public_site_reset';
const RECORD_NONCE       = 'clinic_public_site_record_nonce';
const RECORD_DISCARD     = 'clinic_public_site_discard';

add_action( 'add_meta_boxes', __NAMESPACE__ . '\add_record_box', 10, 2 );
add_action( 'edit_form_top', __NAMESPACE__ . '\show_record_title' );
add_action( 'admin_init', __NAMESPACE__ . '\take_typed_record' );
add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\keep_status_when_refused', 10, 2 );
add_action( 'save_post', __NAMESPACE__ . '\save_typed_record', 10, 2 );
add_action( 'wp_creating_autosave', __NAMESPACE__ . '\save_typed_autosave' );
add_filter( 'page_row_actions', __NAMESPACE__ . '\without_quick_edit', 10, 2 );
add_filter( 'post_row_actions', __NAMESPACE__ . '\without_quick_edit', 10, 2 );
add_filter( 'redirect_post_location', __NAMESPACE__ . '\say_refused' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_record_form' );
foreach ( record_types() as $record_type ) {
	add_filter( "rest_pre_insert_$record_type", __NAMESPACE__ . '\refuse_record', 10, 2 );
}

function add_record_box( string $type, $post ): void {
	if ( is_record( $post ) ) {
		remove_meta_box( 'postcustom', $type, 'normal' );
		remove_meta_box( 'slugdiv', $type, 'normal' );
		add_meta_box( 'clinic-public-site-record', __( 'What it says', 'clinic-public-site' ), __NAMESPACE__ . '\show_record_form', $type, 'normal', 'high' );
	}
}

function show_record_title( \WP_Post $post ): void {
	if ( is_record( $post ) ) {
		printf( '<h2 class="cps-record-title">%s</h2>', esc_html( $post->post_title ) );
	}
}

function show_record_form( \WP_Post $post ): void {
	$refused = refused_record( $post->ID );
	$stored  = record_fields( $post->ID );
	$file    = file_fields( $post->ID );
	wp_nonce_field( "record-$post->ID", RECORD_NONCE );
	show_refusal( $post->ID, $refused );
	printf( '<p>%s</p>', esc_html__( 'Change a field to have your own words on the site; empty it to have those of the file again. Nothing is saved before everything here keeps its limits.', 'clinic-public-site' ) );
	$section = '';
	foreach ( fields_of_record( $post->ID ) as $field ) {
		$around = implode( ' › ', $field['within'] ?? array() );
		if ( $around !== $section ) {
			// Fields of no group after one of a group: a line, for a heading without words is read aloud as one.
			echo '' === $around ? '<hr>' : '<h3>' . esc_html( $around ) . '</h3>';
			$section = $around;
		}
		$name    = $field['name'];
		$changed = array_key_exists( $name, $stored );
		$now     = $changed ? $stored[ $name ] : ( $file[ $name ] ?? null );
		show_record_field(
			$field,
			array(
				'value'    => array_key_exists( $name, $refused['typed'] ) ? $refused['typed'][ $name ] : $now,
				'file'     => $file[ $name ] ?? null,
				'changed'  => $changed,
				'was'      => value_mark( $now ),
				'problems' => $refused['problems'][ $name ] ?? array(),
			)
		);
	}
}

/** By which a field that nobody touched is known, also when its file has changed meanwhile. */
function value_mark( $value ): string {
	return md5( json( array( is_blank( $value ) ? null : in_order( $value ) ) ) );
}

function show_refusal( int $id, array $refused ): void {
	if ( ! $refused['problems'] ) {
		return;
	}
	printf( '<div class="notice notice-error inline" role="alert"><p>%s</p><ul>', esc_html__( 'Not saved: patients see what they saw before. What you typed is kept below; correct this and save again.', 'clinic-public-site' ) );
	foreach ( $refused['problems'] as $name => $sentences ) {
		foreach ( $sentences as $sentence ) {
			printf( '<li><a href="#cps-%s-field">%s</a></li>', esc_attr( sanitize_html_class( str_replace( '.', '-', (string) $name ) ) ), esc_html( $sentence ) );
		}
	}
	$discard = wp_nonce_url( (string) get_edit_post_link( $id, 'raw' ), RECORD_DISCARD, RECORD_DISCARD );
	printf( '</ul><p><a href="%s">%s</a></p></div>', esc_url( $discard ), esc_html__( 'Discard what I typed', 'clinic-public-site' ) );
}

function refused_key( int $id ): string {
	return "cps_refused_{$id}_" . get_current_user_id();
}

/** What was typed and refused, until it is saved or discarded: `typed` and `problems`, by field. */
function refused_record( int $id ): array {
	$kept = get_transient( refused_key( $id ) );
	return is_array( $kept ) ? $kept : array( 'typed' => array(), 'problems' => array() );
}

/** What the form of this request sent: its post, the fields to be stored, what was typed, and what is wrong; null without a form. */
function &typed_record(): ?array {
	static $typed = null;
	return $typed;
}

/** Before WordPress saves or previews: reads the form, so that a refusal comes before anything is stored. */
function take_typed_record(): void {
	$id = isset( $_REQUEST['post_ID'] ) ? absint( $_REQUEST['post_ID'] ) : absint( $_REQUEST['post'] ?? 0 );
	if ( isset( $_GET[ RECORD_DISCARD ] ) && $id && wp_verify_nonce( sanitize_key( $_GET[ RECORD_DISCARD ] ), RECORD_DISCARD ) ) {
		delete_transient( refused_key( $id ) );
	}
	$nonce = sanitize_text_field( wp_unslash( $_POST[ RECORD_NONCE ] ?? '' ) );
	if ( ! $id || ! wp_verify_nonce( $nonce, "record-$id" ) || ! is_record( get_post( $id ) ) || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	$typed = &typed_record();
	$typed = read_record_form( $id, sent( RECORD_INPUT ), sent( RECORD_WAS_INPUT ), sent( RECORD_RESET_INPUT ) );
	if ( $typed['problems'] && isset( $_POST['wp-preview'] ) && 'dopreview' === $_POST['wp-preview'] ) {
		$sentences = array_map( 'esc_html', array_merge( ...array_values( $typed['problems'] ) ) );
		wp_die( '<p>' . esc_html__( 'There is no preview of this yet. Close this window and correct:', 'clinic-public-site' ) . '</p><ul><li>' . implode( '</li><li>', $sentences ) . '</li></ul>', '', array( 'response' => 400 ) ); // phpcs:ignore -- Escaped above.
	}
	// WordPress makes a revision of a text that differs, and a preview of one.
	$_POST['content'] = wp_slash( $typed['problems'] ? get_post( $id )->post_content : record_summary( record_name( $id ), $typed['fields'] ) );
}

function sent( string $name ): array {
	return isset( $_POST[ $name ] ) && is_array( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : array(); // phpcs:ignore -- The nonce is verified by the caller, values are cleaned one by one.
}

/** @return array{id: int, fields: array, typed: array, problems: array} */
function read_record_form( int $id, array $sent, array $was, array $reset ): array {
	$file   = file_fields( $id );
	$fields = record_fields( $id );
	$typed  = array();
	foreach ( fields_of_record( $id ) as $field ) {
		$name = $field['name'];
		if ( ! array_key_exists( $name, $sent ) ) {
			continue;
		}
		$value    = typed_value( $field, $sent[ $name ] );
		$is_reset = ! empty( $reset[ $name ] );
		// What nobody touched stays as another may have saved it since the form was opened.
		if ( ! $is_reset && value_mark( $value ) === ( $was[ $name ] ?? '' ) ) {
			continue;
		}
		$typed[ $name ] = $value;
		if ( null === $value || $is_reset ) {
			unset( $fields[ $name ] );
		} else {
			$fields[ $name ] = $value;
		}
	}
	$fields = without_file_values( $fields, $file );
	return array( 'id' => $id, 'fields' => $fields, 'typed' => $typed, 'problems' => record_problems( record_name( $id ), $fields, $file ) );
}

/** A record is not published, and not unpublished, together with something that is refused. */
function keep_status_when_refused( array $data, array $given ): array {
	$typed = typed_record();
	if ( $typed && $typed['problems'] && (int) ( $given['ID'] ?? 0 ) === $typed['id'] ) {
		$data['post_status'] = get_post_status( $typed['id'] );
	}
	return $data;
}

function save_typed_record( int $id, \WP_Post $post ): void {
	$typed = typed_record();
	if ( ! $typed || $typed['id'] !== $id || ! is_record( $post ) ) {
		return;
	}
	if ( $typed['problems'] ) {
		set_transient( refused_key( $id ), array( 'typed' => $typed['typed'], 'problems' => $typed['problems'] ), DAY_IN_SECONDS );
		return;
	}
	delete_transient( refused_key( $id ) );
	store_record_fields( $id, $typed['fields'] );
}

function store_record_fields( int $id, array $fields ): void {
	if ( $fields ) {
		update_metadata( 'post', $id, RECORD_FIELDS_META, wp_slash( $fields ) );
	} else {
		delete_metadata( 'post', $id, RECORD_FIELDS_META );
	}
}

/** A preview is an autosave: it holds the fields as they were typed. @param array|\WP_Post $autosave */
function save_typed_autosave( $autosave ): void {
	$typed    = typed_record();
	$autosave = (array) $autosave;
	if ( $typed && (int) $autosave['post_parent'] === $typed['id'] ) {
		store_record_fields( (int) $autosave['ID'], $typed['fields'] );
	}
}

/** It knows title and slug alone, which belong to the file. */
function without_quick_edit( array $actions, \WP_Post $post ): array {
	if ( is_record( $post ) ) {
		unset( $actions['inline hide-if-no-js'] );
	}
	return $actions;
}

/** "Post updated" would not be true. */
function say_refused( string $location ): string {
	$typed = typed_record();
	return $typed && $typed['problems'] ? remove_query_arg( 'message', $location ) : $location;
}

/**
 * The same limits for whoever writes by REST.
 *
 * @param \stdClass|\WP_Error $post
 * @return \stdClass|\WP_Error
 */
function refuse_record( $post, \WP_REST_Request $request ) {
	$meta = $request['meta'];
	if ( is_wp_error( $post ) || ! is_array( $meta ) || ! array_key_exists( RECORD_FIELDS_META, $meta ) || empty( $post->ID ) ) {
		return $post;
	}
	$fields   = sanitize_record_fields( (array) $meta[ RECORD_FIELDS_META ] );
	$problems = record_problems( record_name( $post->ID ), $fields, file_fields( $post->ID ) );
	if ( $problems ) {
		return new \WP_Error( 'clinic_public_site_invalid', implode( ' ', array_merge( ...array_values( $problems ) ) ), array( 'status' => 400, 'fields' => $problems ) );
	}
	$post->post_content = record_summary( record_name( $post->ID ), $fields );
	return $post;
}

function enqueue_record_form( string $screen ): void {
	if ( 'post.php' === $screen && is_record( get_post() ) ) {
		if ( picture_fields( record_name( get_the_ID() ) ) ) {
			wp_enqueue_media();
		}
		wp_enqueue_style( 'clinic-public-site-record', plugins_url( 'assets/record-form.css', FILE ), array(), VERSION );
		wp_enqueue_script( 'clinic-public-site-record', plugins_url( 'assets/record-form.js', FILE ), array( 'wp-i18n', 'wp-a11y' ), VERSION, true );
		wp_set_script_translations( 'clinic-public-site-record', 'clinic-public-site', dirname( FILE ) . '/languages' );
	}
}
