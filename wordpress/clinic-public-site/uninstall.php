<?php
/**
 * Deleting the plugin removes its settings and what waits for delivery, in a network of all its sites: each has its own. What editors typed
 * belongs to the posts and stays.
 *
 * @package Clinic_Public_Site
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

function clinic_public_site_forget(): void {
	global $wpdb;
	foreach ( array( 'clinic_public_site', 'clinic_public_site_dropped', 'clinic_public_site_records', 'clinic_public_site_records_state', 'clinic_public_site_withdrawn', 'clinic_public_site_version', 'content_system' ) as $option ) {
		delete_option( $option );
	}
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'clinic_public_site_waits_' ) . '%' ) );
	delete_post_meta_by_key( '_clinic_public_site_shows' );
	wp_unschedule_hook( 'clinic_public_site_deliver' );
	wp_unschedule_hook( 'content_system_deliver' );
}

if ( is_multisite() ) {
	// Without a number WordPress answers a hundred.
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $clinic_public_site_id ) {
		switch_to_blog( $clinic_public_site_id );
		clinic_public_site_forget();
		restore_current_blog();
	}
} else {
	clinic_public_site_forget();
}
