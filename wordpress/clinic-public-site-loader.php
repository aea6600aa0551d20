<?php
/**
 * Plugin Name: Clinic Public Site (must-use)
 * Description: Loads wp-content/mu-plugins/clinic-public-site, so that nobody can switch it off by accident.
 * Version:     2.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Clinic_Public_Site
 */

defined( 'ABSPATH' ) || exit;

// An older PHP would fail on the plugin's files and take the whole of WordPress with it.
if ( PHP_VERSION_ID >= 70400 && is_readable( __DIR__ . '/clinic-public-site/clinic-public-site.php' ) ) {
	require_once __DIR__ . '/clinic-public-site/clinic-public-site.php';
}
