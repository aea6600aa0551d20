<?php
/**
 * Cases of patients who have withdrawn their consent: the public site is told their codes, as it is told of deleted files, and stops showing
 * them. This only takes away: which cases are shown, and with whose consent, stands with the site.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** The record that holds the codes, in its field `codes`. */
const WITHDRAWN_RECORD = 'withdrawn-cases';
/** Codes that the public site was told, to tell which are to be shown again. */
const WITHDRAWN_OPTION = 'clinic_public_site_withdrawn';

add_filter( 'map_meta_cap', __NAMESPACE__ . '\keep_withdrawn_cases', 10, 4 );

/** Deleting the list would say nothing about consent. */
function keep_withdrawn_cases( array $caps, string $cap, int $user, array $about ): array {
	return 'delete_post' === $cap && isset( $about[0] ) && WITHDRAWN_RECORD === record_name( (int) $about[0] ) ? array( 'do_not_allow' ) : $caps;
}

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\count_withdrawn_cases', 10, 2 );

/** The list counts as it is saved: as a draft, for a later day, or behind a password, it would be told to nobody. */
function count_withdrawn_cases( array $data, array $given ): array {
	if ( ! empty( $given['ID'] ) && WITHDRAWN_RECORD === record_name( (int) $given['ID'] ) ) {
		$data['post_password'] = '';
		if ( in_array( $data['post_status'], array( 'draft', 'pending', 'private', 'future' ), true ) ) {
			$data['post_status'] = 'publish';
		}
	}
	return $data;
}

add_filter( 'rest_prepare_' . RECORD_TYPE . 'consent', __NAMESPACE__ . '\keep_codes_in_house', 10, 2 );

/** Which cases were withdrawn is nobody else's business: others could look them up in copies of the site. */
function keep_codes_in_house( \WP_REST_Response $response, \WP_Post $post ): \WP_REST_Response {
	if ( ! current_user_can( 'edit_post', $post->ID ) ) {
		unset( $response->data['meta'] );
	}
	return $response;
}

/** Tells the public site which cases are gone, and which were taken off the list. */
function note_withdrawn_cases( \WP_Post $post ): void {
	if ( in_array( $post->ID, deleted_records(), true ) ) {
		// Its meta goes with it, which says nothing about consent.
		return;
	}
	$codes = array_values( array_filter( (array) ( record_fields( $post->ID )['codes'] ?? array() ), 'is_string' ) );
	$back  = array_diff( (array) get_option( WITHDRAWN_OPTION, array() ), $codes );
	foreach ( array( 'deleted' => $codes, 'updated' => $back ) as $event => $named ) {
		if ( $named ) {
			remember(
				"cases:$event",
				array(
					'type'  => 'media',
					'event' => $event,
					'id'    => $post->ID,
					'media' => array_values( array_map( __NAMESPACE__ . '\case_path', $named ) ),
				)
			);
		}
	}
	update_option( WITHDRAWN_OPTION, $codes, false );
}

function case_path( string $code ): string {
	return "cases/$code";
}

/** There is no page that shows what is gone: patients see the list as it is saved once every announcement has arrived. */
function withdrawn_receipt(): array {
	return array(
		'receipt'  => array( 'status' => 200, 'title' => '' ),
		'current'  => ! waiting() && ! get_option( DROPPED_OPTION ),
		'expected' => 'shown',
		'url'      => '',
		'invalid'  => array(),
	);
}
