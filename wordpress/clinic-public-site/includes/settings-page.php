<?php
/**
 * Settings > Public site.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const SETTINGS_PAGE = 'clinic-public-site';

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\add_settings_link' );

function register_settings(): void {
	register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\clean_settings' ) );
}

/** Addresses lose their last slash; an empty secret keeps the one there is, since the form never shows it. */
function clean_settings( $given ): array {
	$given = is_array( $given ) ? $given : array();
	$clean = stored_settings();
	foreach ( array( 'site_url', 'notice_url' ) as $name ) {
		if ( isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ) {
			$clean[ $name ] = clean_address( (string) $given[ $name ], $name, (string) ( $clean[ $name ] ?? '' ) );
		}
	}
	if ( isset( $given['secret'] ) && is_scalar( $given['secret'] ) && '' !== trim( (string) $given['secret'] ) ) {
		$clean['secret'] = trim( (string) $given['secret'] );
	}
	foreach ( array( 'acf_format' => array( 'light', 'standard' ), 'redirect' => array( 'yes', 'no' ) ) as $name => $allowed ) {
		if ( in_array( $given[ $name ] ?? null, $allowed, true ) ) {
			$clean[ $name ] = $given[ $name ];
		}
	}
	return $clean;
}

/** Unencrypted addresses carry signatures and drafts in the open: they are taken for this machine alone. */
function clean_address( string $text, string $name, string $before ): string {
	$address = untrailingslashit( esc_url_raw( trim( $text ), array( 'https', 'http' ) ) );
	$host    = (string) wp_parse_url( $address, PHP_URL_HOST );
	if ( 0 === strpos( $address, 'http:' ) && ! in_array( $host, array( '127.0.0.1', 'localhost', '[::1]' ), true ) ) {
		add_settings_error( OPTION, $name, __( 'The address must begin with https://. The one before was kept.', 'clinic-public-site' ) );
		return $before;
	}
	return $address;
}

function add_settings_page(): void {
	$screen = add_options_page( __( 'Public site', 'clinic-public-site' ), __( 'Public site', 'clinic-public-site' ), 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\settings_page' );
	add_action( "admin_print_scripts-$screen", __NAMESPACE__ . '\enqueue_settings_script' );
}

function add_settings_link( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . SETTINGS_PAGE ) ), esc_html__( 'Settings', 'clinic-public-site' ) );
	return array_merge( array( $link ), $links );
}

function enqueue_settings_script(): void {
	wp_enqueue_script( 'clinic-public-site-settings', plugins_url( 'assets/settings.js', FILE ), array( 'wp-api-fetch', 'wp-i18n' ), VERSION, true );
	wp_set_script_translations( 'clinic-public-site-settings', 'clinic-public-site', dirname( FILE ) . '/languages' );
}

function settings_page(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'Public site', 'clinic-public-site' ) . '</h1><form method="post" action="options.php">';
	settings_fields( OPTION );
	echo '<table class="form-table" role="presentation">';
	settings_row( 'site_url', __( 'Address of the public site', 'clinic-public-site' ), 'url', __( 'Such as https://www.example.com. Previews and addresses lead there.', 'clinic-public-site' ) );
	settings_row( 'secret', __( 'Secret', 'clinic-public-site' ), 'password', setting( 'secret' ) ? __( 'One is set. Type only to change it.', 'clinic-public-site' ) : __( 'The same as NOTICE_SECRET of the public site.', 'clinic-public-site' ) );
	settings_row( 'notice_url', __( 'Where changes are announced', 'clinic-public-site' ), 'url', __( 'Leave empty: then it is /api/notices of the public site.', 'clinic-public-site' ) );
	redirect_row();
	echo '</table>';
	submit_button();
	printf(
		'</form><h2>%s</h2><p><button type="button" class="button" id="clinic-public-site-test">%s</button></p><p id="clinic-public-site-result" role="status"></p></div>',
		esc_html__( 'Connection', 'clinic-public-site' ),
		esc_html__( 'Test the connection', 'clinic-public-site' )
	);
}

function settings_row( string $name, string $label, string $type, string $help ): void {
	$fixed = is_constant( $name );
	printf(
		'<tr><th scope="row"><label for="cps-%1$s">%2$s</label></th><td><input id="cps-%1$s" %6$s type="%3$s" value="%4$s" class="regular-text" autocomplete="off" aria-describedby="cps-%1$s-help"><p id="cps-%1$s-help" class="description">%5$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( $type ),
		esc_attr( 'password' === $type ? '' : ( $fixed ? setting( $name ) : (string) ( stored_settings()[ $name ] ?? '' ) ) ),
		/* translators: %s: name of a constant. */
		esc_html( $fixed ? sprintf( __( 'Set by %s in wp-config.php.', 'clinic-public-site' ), SETTING_CONSTANTS[ $name ] ) : $help ),
		$fixed ? 'disabled' : sprintf( 'name="%s[%s]"', esc_attr( OPTION ), esc_attr( $name ) )
	);
}

function redirect_row(): void {
	printf(
		'<tr><th scope="row">%1$s</th><td><input type="hidden" name="%2$s[redirect]" value="no"><label><input type="checkbox" name="%2$s[redirect]" value="yes" %3$s> %4$s</label><p class="description">%5$s</p></td></tr>',
		esc_html__( 'Pages of this WordPress', 'clinic-public-site' ),
		esc_attr( OPTION ),
		checked( 'no' !== setting( 'redirect' ), true, false ),
		esc_html__( 'Send visitors to the public site', 'clinic-public-site' ),
		esc_html__( 'Also makes View and Copy give the public address. Turn it off while this WordPress itself is still the live site.', 'clinic-public-site' )
	);
}
