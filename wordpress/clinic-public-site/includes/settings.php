<?php
/**
 * Settings: the option `clinic_public_site`, each overridden by a constant.
 *
 *   site_url    CLINIC_PUBLIC_SITE_URL     origin of the public site
 *   notice_url  CLINIC_PUBLIC_SITE_NOTICES where changes are announced; without it, /api/notices of the public site
 *   secret      CLINIC_PUBLIC_SITE_SECRET  key of the signatures, the same as NOTICE_SECRET of the public site
 *   redirect    (no constant)              'no' keeps the pages of this WordPress itself visible
 *   acf_format  (no constant)              'standard' or 'light', the default shape of image fields
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const OPTION = 'clinic_public_site';
/** Where version 1 kept the same settings. */
const OLD_OPTION = 'content_system';

const SETTING_CONSTANTS = array(
	'site_url'   => 'CLINIC_PUBLIC_SITE_URL',
	'notice_url' => 'CLINIC_PUBLIC_SITE_NOTICES',
	'secret'     => 'CLINIC_PUBLIC_SITE_SECRET',
);

/** The stored settings, without constants and defaults. */
function stored_settings(): array {
	return (array) get_option( OPTION, get_option( OLD_OPTION, array() ) );
}

/** Whether a constant decides this setting. */
function is_constant( string $name ): bool {
	return isset( SETTING_CONSTANTS[ $name ] ) && defined( SETTING_CONSTANTS[ $name ] );
}

/** A setting as text; empty where there is none. */
function setting( string $name ): string {
	if ( is_constant( $name ) ) {
		$value = (string) constant( SETTING_CONSTANTS[ $name ] );
	} else {
		$stored = stored_settings();
		$value  = is_scalar( $stored[ $name ] ?? '' ) ? (string) ( $stored[ $name ] ?? '' ) : '';
	}
	if ( 'notice_url' === $name && '' === $value && '' !== setting( 'site_url' ) ) {
		return setting( 'site_url' ) . '/api/notices';
	}
	return 'secret' === $name ? $value : untrailingslashit( $value );
}

/** Whether this WordPress knows the public site and can sign what it sends there. */
function is_connected(): bool {
	return '' !== setting( 'notice_url' ) && '' !== setting( 'secret' );
}

/** Whether a post is of a type that has a place on the public site. */
function has_place( $post ): bool {
	return $post instanceof \WP_Post && in_array( $post->post_type, TYPES, true );
}

/** Whether anybody may read a post: published, and not behind a password. */
function is_public( \WP_Post $post ): bool {
	return 'publish' === $post->post_status && '' === $post->post_password;
}
