<?php
/**
 * What the public site reads: every published record that editors changed, field by field. Kept between changes, with a version.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** The answer as it was last made. */
const RECORDS_OPTION = 'clinic_public_site_records';
/** Another one after every change: an answer that was being made meanwhile is not kept. */
const RECORDS_STATE_OPTION = 'clinic_public_site_records_state';

add_action( 'rest_api_init', __NAMESPACE__ . '\register_record_routes' );
add_action( 'deleted_post', __NAMESPACE__ . '\on_record_deleted' );

function register_record_routes(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/records',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\answer_records',
			'permission_callback' => __NAMESPACE__ . '\may_read_records',
			'args'                => array( 'preview' => array( 'type' => 'string' ) ),
		)
	);
}

/** Everybody reads what is public; a preview needs the signature of its link. @return true|\WP_Error */
function may_read_records( \WP_REST_Request $request ) {
	if ( null === $request['preview'] ) {
		return true;
	}
	list( $id, $expires, $signature ) = array_pad( explode( '.', (string) $request['preview'], 3 ), 3, '' );
	$signed                           = '' !== setting( 'secret' ) && (int) $expires >= time() && hash_equals( sign( "preview.$id.$expires" ), $signature );
	return $signed && is_record( get_post( (int) $id ) )
		? true
		: new \WP_Error( 'rest_forbidden', __( 'This link to a preview is wrong, or too old.', 'clinic-public-site' ), array( 'status' => 401 ) );
}

function answer_records( \WP_REST_Request $request ): \WP_REST_Response {
	if ( null !== $request['preview'] ) {
		return unkept( preview_records( (int) $request['preview'] ) );
	}
	$records = all_records();
	$tag     = '"' . $records['version'] . '"';
	$known   = (string) $request->get_header( 'if_none_match' );
	$answer  = false !== strpos( $known, $tag ) ? new \WP_REST_Response( null, 304 ) : new \WP_REST_Response( as_objects( $records ) );
	$answer->header( 'ETag', $tag );
	$answer->header( 'Cache-Control', 'no-cache' );
	return $answer;
}

/** Version, hash of the schemas, and the fields of each published record. */
function all_records(): array {
	$state = (string) get_option( RECORDS_STATE_OPTION, '' );
	$kept  = get_option( RECORDS_OPTION );
	if ( is_array( $kept ) && $kept['state'] === $state && $kept['answer']['schema'] === record_schema()['hash'] ) {
		return $kept['answer'];
	}
	$records = array();
	foreach ( get_posts( array( 'post_type' => record_types(), 'post_status' => 'publish', 'has_password' => false, 'numberposts' => -1, 'meta_key' => RECORD_FIELDS_META, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) { // phpcs:ignore -- A few hundred records, once a change.
		$fields = record_fields( $post->ID );
		$name   = record_name( $post->ID );
		if ( $fields && '' !== $name && WITHDRAWN_RECORD !== $name ) {
			$records[ $name ] = answer_of( $post, fields_for_site( $name, $fields ) );
		}
	}
	$all = versioned( $records );
	update_option( RECORDS_OPTION, array( 'state' => $state, 'answer' => $all ), false );
	return $all;
}

function answer_of( \WP_Post $post, array $fields ): array {
	return array( 'modified' => mysql_to_rfc3339( $post->post_modified_gmt ) . 'Z', 'fields' => $fields );
}

function versioned( array $records ): array {
	$schema = record_schema()['hash'];
	return array( 'version' => substr( hash( 'sha256', json( array( $schema, $records ) ) ), 0, 24 ), 'schema' => $schema, 'records' => $records );
}

/** An empty list of records is `{}`, not `[]`. */
function as_objects( array $all ): array {
	$all['records'] = (object) $all['records'];
	return $all;
}

/** What is public, with one record as its draft or its newest autosave has it. */
function preview_records( int $id ): array {
	$post     = get_post( $id );
	$autosave = wp_get_post_autosave( $id );
	$fields   = record_fields( $autosave && $autosave->post_modified_gmt >= $post->post_modified_gmt ? $autosave->ID : $id );
	$records  = all_records()['records'];
	$name     = record_name( $id );
	unset( $records[ $name ] );
	if ( $fields && WITHDRAWN_RECORD !== $name ) {
		$records[ $name ] = answer_of( $post, fields_for_site( $name, $fields ) );
	}
	return as_objects( versioned( $records ) ) + array( 'preview' => $name );
}

/** The answer is made anew. */
function outdate_records(): void {
	update_option( RECORDS_STATE_OPTION, wp_generate_uuid4(), false );
}

/** Once more when it is gone: who asked while it was being deleted has kept an answer with it. */
function on_record_deleted( int $id ): void {
	if ( in_array( $id, deleted_records(), true ) ) {
		outdate_records();
	}
}

/** Records that this request deletes. */
function &deleted_records(): array {
	static $ids = array();
	return $ids;
}

/** A record changed: the public site is told. */
function note_record( string $event, \WP_Post $post ): void {
	if ( 'deleted' === $event ) {
		$deleted   = &deleted_records();
		$deleted[] = $post->ID;
	}
	if ( WITHDRAWN_RECORD === record_name( $post->ID ) ) {
		if ( 'updated' === $event ) {
			note_withdrawn_cases( $post );
		}
		return;
	}
	outdate_records();
	remember(
		"record:$post->ID",
		array(
			'type'         => 'record',
			'event'        => $event,
			'id'           => $post->ID,
			'slug'         => record_name( $post->ID ),
			'modified_gmt' => mysql_to_rfc3339( $post->post_modified_gmt ),
		)
	);
}

/**
 * What the box of a record says: the receipt, whether patients see the saved state, and fields that the site does not take.
 */
function answer_record_receipt( \WP_Post $post ): \WP_REST_Response {
	deliver_waiting();
	if ( WITHDRAWN_RECORD === record_name( $post->ID ) ) {
		return unkept( withdrawn_receipt() );
	}
	$receipt = signed_receipt( array( 'record' => record_name( $post->ID ) ) );
	$all     = all_records();
	// While WordPress changes nothing at all, the site has no state of it.
	$version = $all['records'] ? $all['version'] : '';
	return unkept(
		array(
			'receipt'  => $receipt,
			'current'  => $receipt && ( (string) ( $receipt['version'] ?? '' ) === $version || ( '' === $version && $receipt['version'] === $all['version'] ) ),
			'expected' => is_public( $post ) ? 'shown' : 'file',
			'url'      => (string) ( $receipt['url'] ?? '' ),
			'invalid'  => own_invalid( $post, is_array( $receipt['invalid'] ?? null ) ? $receipt['invalid'] : array() ),
		)
	);
}

/** The field that holds a place in a record: some are owned whole. */
function field_around( string $place, array $labels ): string {
	while ( ! isset( $labels[ $place ] ) && false !== strpos( $place, '.' ) ) {
		$place = substr( $place, 0, (int) strrpos( $place, '.' ) );
	}
	return $place;
}

/** Of the fields that the site refused, those of this record, with the labels that an editor knows. */
function own_invalid( \WP_Post $post, array $invalid ): array {
	$name   = record_name( $post->ID );
	$labels = array_column( record_kind( $name )['fields'] ?? array(), 'label', 'name' );
	$own    = array();
	foreach ( $invalid as $one ) {
		if ( ( $one['record'] ?? '' ) === $name ) {
			$field = (string) ( $one['field'] ?? '' );
			$own[] = array( 'label' => $labels[ field_around( $field, $labels ) ] ?? $field, 'message' => (string) ( $one['message'] ?? '' ) );
		}
	}
	return $own;
}
