<?php
/**
 * Brings records over from the files of the site (`npm run content:export`): makes those that are missing, and remembers what the files
 * say. What editors changed is never touched, and what they deleted does not come back.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\register_record_import' );

function register_record_import(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/records/import',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\import_records',
			'permission_callback' => __NAMESPACE__ . '\may_manage',
			'args'                => array(
				'schema'  => array( 'type' => 'string', 'required' => true ),
				'records' => array( 'type' => 'array', 'required' => true, 'items' => array( 'type' => 'object' ) ),
				'dry_run' => array( 'type' => 'boolean', 'default' => false ),
				'missing' => array( 'type' => 'boolean', 'default' => false ),
			),
		)
	);
}

/** @return \WP_REST_Response|\WP_Error For each record `created`, `updated`, `same`, `kept` (there already) or `deleted` (by an editor). */
function import_records( \WP_REST_Request $request ) {
	if ( $request['schema'] !== record_schema()['hash'] ) {
		return new \WP_Error( 'clinic_public_site_schema', __( 'This plugin and the files are of different versions: install the plugin of the same version first.', 'clinic-public-site' ), array( 'status' => 409 ) );
	}
	$known  = known_records();
	$states = array();
	foreach ( $request['records'] as $given ) {
		$name = (string) ( $given['record'] ?? '' );
		$kind = record_kind( $name );
		if ( ! $kind ) {
			return new \WP_Error( 'rest_invalid_param', "There is no kind of record “{$name}”.", array( 'status' => 400 ) );
		}
		$states[ $name ] = import_record( $known[ $name ] ?? 0, $kind, $given, $request );
	}
	return unkept( array( 'records' => (object) $states ) );
}

/** Name of every record, in the trash too => id of its post. */
function known_records(): array {
	$ids   = get_posts( array( 'post_type' => record_types(), 'post_status' => array( 'publish', 'draft', 'pending', 'future', 'private', 'trash' ), 'numberposts' => -1, 'fields' => 'ids' ) );
	$names = array();
	foreach ( $ids as $id ) {
		$names[ record_name( $id ) ] = $id;
	}
	return $names;
}

function import_record( int $id, array $kind, array $given, \WP_REST_Request $request ): string {
	$file = (array) ( $given['fields'] ?? array() );
	if ( ! $id ) {
		return $request['dry_run'] ? 'created' : create_record( $kind, $given, $file );
	}
	if ( 'trash' === get_post_status( $id ) ) {
		return 'deleted';
	}
	if ( $request['missing'] ) {
		return 'kept';
	}
	if ( same_value( file_fields( $id ), $file ) ) {
		return 'same';
	}
	if ( ! $request['dry_run'] ) {
		remember_file( $id, $file );
	}
	return 'updated';
}

function create_record( array $kind, array $given, array $file ): string {
	$id = wp_insert_post(
		array(
			'post_type'   => RECORD_TYPE . $kind['group'],
			'post_status' => 'publish',
			'post_title'  => wp_slash( sanitize_text_field( (string) ( $given['title'] ?? '' ) ) ),
			'post_name'   => sanitize_title( str_replace( '/', '-', $given['record'] ) ),
			'menu_order'  => (int) ( $given['order'] ?? 0 ),
			'meta_input'  => array( RECORD_NAME_META => $given['record'] ),
		)
	);
	if ( ! $id ) {
		return 'failed';
	}
	remember_file( $id, $file );
	// What the first change can be taken back to.
	wp_save_post_revision( $id );
	return 'created';
}

/** What an editor changed and the file now says as well is the file's again. */
function remember_file( int $id, array $file ): void {
	update_post_meta( $id, RECORD_FILE_META, wp_slash( json( $file ) ) );
	$fields = record_fields( $id );
	$rest   = without_file_values( $fields, $file );
	if ( count( $rest ) < count( $fields ) ) {
		store_record_fields( $id, $rest );
	}
}
