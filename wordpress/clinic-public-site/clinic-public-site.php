<?php
/**
 * Plugin Name:       Clinic Public Site
 * Description:       Connects this WordPress to the clinic's public website: announces changes, opens previews there, shows editors what patients see.
 * Version:           2.5.18
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            The clinic's web team
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       clinic-public-site
 * Domain Path:       /languages
 *
 * Settings are entered under Settings > Public site, or as constants in wp-config.php (includes/settings.php).
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const VERSION = '2.5.18';
const FILE    = __FILE__;
/** Of the routes for the editor's screens. The public site reads previews under `content/v1` (includes/previews.php). */
const REST_NAMESPACE = 'clinic-public-site/v1';
/** The post types that have a place on the public site. */
const TYPES = array( 'page', 'post' );

foreach ( array( 'settings', 'signing', 'search-fields', 'reserved-slugs', 'site-languages', 'post-languages', 'places', 'fields', 'state', 'delivery', 'shown-in-texts', 'changes', 'media-changes', 'picture-sizes', 'playlists', 'layouts', 'colours', 'addresses', 'featured-pictures', 'previews', 'receipts', 'missing-files', 'editor', 'classic-editor', 'record-kinds', 'record-values', 'record-rules', 'record-pictures', 'record-inputs', 'record-form', 'record-answer', 'record-import', 'withdrawn-cases', 'settings-page', 'notices' ) as $part ) {
	require_once __DIR__ . "/includes/$part.php";
}

// Before the names of post types, which are translated once.
add_action( 'init', __NAMESPACE__ . '\load_translations', 0 );

/** A must-use plugin's translations are not loaded by WordPress itself. */
function load_translations(): void {
	load_plugin_textdomain( 'clinic-public-site', false, wp_basename( __DIR__ ) . '/languages' );
	load_muplugin_textdomain( 'clinic-public-site', wp_basename( __DIR__ ) . '/languages' );
}
