<?php
/**
 * Deleting the plugin removes its settings and what waits for delivery. What editors typed belongs to the posts and stays.
 *
 * @package Clinic_Public_Site
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'clinic_public_site', 'clinic_public_site_dropped', 'clinic_public_site_records', 'clinic_public_site_records_state', 'clinic_public_site_withdrawn', 'content_system' ) as $clinic_public_site_option ) {
	delete_option( $clinic_public_site_option );
}
wp_unschedule_hook( 'clinic_public_site_deliver' );
wp_unschedule_hook( 'content_system_deliver' );
