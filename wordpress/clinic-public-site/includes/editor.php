<?php
/**
 * The editor's screens: the box "On the public site", the panel "Search engines and sharing", and styles like those of the public page.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', __NAMESPACE__ . '\allow_featured_images', 20 );
add_action( 'add_meta_boxes', __NAMESPACE__ . '\add_box', 10, 2 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_box' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_panel' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_place_panel' );
add_filter( 'wp_redirect', __NAMESPACE__ . '\open_restored' );
add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\add_editor_styles', 10, 2 );

/**
 * WordPress 7.1 opens the editor on a revision that was just restored, and where a box of a plugin stands beside the text (ours, or one of Advanced
 * Custom Fields), leads from there to the list of revisions: back to where the editor came from, as if nothing had been restored.
 *
 * @param mixed $address Of every redirect of WordPress: other plugins may give anything, null to keep from it.
 * @return mixed
 */
function open_restored( $address ) {
	$asked = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- WordPress has checked it before it answers so.
	if ( 'revision.php' !== $GLOBALS['pagenow'] || 'restore' !== ( $asked['action'] ?? '' ) ) {
		return $address;
	}
	$post = get_post( (int) wp_is_post_revision( (int) ( $asked['revision'] ?? 0 ) ) );
	return has_place( $post ) && use_block_editor_for_post( $post ) ? remove_query_arg( 'revision', $address ) : $address;
}

/** A WordPress without a theme of its own offers no featured image otherwise. */
function allow_featured_images(): void {
	if ( ! current_theme_supports( 'post-thumbnails' ) ) {
		add_theme_support( 'post-thumbnails', TYPES );
	}
}

function add_box( string $type, $post ): void {
	if ( is_connected() && ( has_place( $post ) || is_record( $post ) ) ) {
		add_meta_box( 'clinic-public-site', __( 'On the public site', 'clinic-public-site' ), __NAMESPACE__ . '\show_box', $type, 'side', 'high' );
	}
}

/** Filled by assets/box.js. */
function show_box( \WP_Post $post ): void {
	show_place_fields( $post );
	if ( is_record( $post ) ) {
		// WordPress's own button wants script, and a page of its own for the post.
		printf( '<p><button type="submit" class="button" name="wp-preview" value="dopreview" formtarget="_blank">%s</button></p>', esc_html__( 'Preview on the public site', 'clinic-public-site' ) );
	}
	echo '<div id="clinic-public-site-box"><p class="cps-state" role="status">…</p><p class="cps-actions"></p><div class="cps-report"></div></div>';
}

function enqueue_box( string $screen ): void {
	$post = get_post();
	if ( ! is_connected() || ! in_array( $screen, array( 'post.php', 'post-new.php' ), true ) || ! ( has_place( $post ) || is_record( $post ) ) ) {
		return;
	}
	wp_enqueue_style( 'clinic-public-site-box', plugins_url( 'assets/box.css', FILE ), array(), VERSION );
	wp_enqueue_script( 'clinic-public-site-box', plugins_url( 'assets/box.js', FILE ), array( 'wp-api-fetch', 'wp-i18n' ), VERSION, true );
	wp_set_script_translations( 'clinic-public-site-box', 'clinic-public-site', dirname( FILE ) . '/languages' );
	$facts = array( 'post' => $post->ID, 'record' => is_record( $post ) );
	wp_add_inline_script( 'clinic-public-site-box', 'window.clinicPublicSite = ' . json( $facts ) . ';', 'before' );
}

function enqueue_panel(): void {
	$post = get_post();
	if ( ! has_place( $post ) ) {
		return;
	}
	$scripts = array( 'wp-block-editor', 'wp-components', 'wp-data', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins' );
	wp_enqueue_style( 'clinic-public-site-box', plugins_url( 'assets/box.css', FILE ), array(), VERSION );
	wp_enqueue_script( 'clinic-public-site-search-panel', plugins_url( 'assets/search-panel.js', FILE ), $scripts, VERSION, true );
	wp_set_script_translations( 'clinic-public-site-search-panel', 'clinic-public-site', dirname( FILE ) . '/languages' );
	$choices = language_choices( $post->post_type );
	$facts   = array(
		'site'        => setting( 'site_url' ),
		'prefix'      => 'post' === $post->post_type ? language_prefix( $post ) . '/blogs/' : '/',
		'description' => description_meta( $post->post_type ),
		'noindex'     => NOINDEX_META,
		'language'    => LANGUAGE_META,
		'languages'   => offers_language( $post ) ? array_map( null, array_keys( $choices ), array_values( $choices ) ) : array(),
		'translation' => 'post' === $post->post_type ? TRANSLATION_META : '',
		'post'        => $post->ID,
		'elsewhere'   => fields_typed_elsewhere( $post ),
	);
	wp_add_inline_script( 'clinic-public-site-search-panel', 'window.clinicPublicSiteSearch = ' . json( $facts ) . ';', 'before' );
}

/** Only pages choose whether they are shown, and where. */
function enqueue_place_panel(): void {
	$post = get_post();
	if ( ! has_place( $post ) || 'page' !== $post->post_type ) {
		return;
	}
	$scripts = array( 'wp-components', 'wp-data', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins' );
	wp_enqueue_script( 'clinic-public-site-place-panel', plugins_url( 'assets/place-panel.js', FILE ), $scripts, VERSION, true );
	wp_set_script_translations( 'clinic-public-site-place-panel', 'clinic-public-site', dirname( FILE ) . '/languages' );
	$facts = array(
		'site'     => setting( 'site_url' ),
		'shown'    => SHOWN_META,
		'menu'     => MENU_META,
		'footer'   => FOOTER_META,
		'label'    => LABEL_META,
		'length'   => LABEL_CHARACTERS,
		'reserved' => RESERVED_SLUGS,
		'fixed'    => FIXED_SLUGS,
	);
	wp_add_inline_script( 'clinic-public-site-place-panel', 'window.clinicPublicSitePlace = ' . json( $facts ) . ';', 'before' );
}

/** Fields that Advanced Custom Fields shows below the text: the panel does not offer them a second time. */
function fields_typed_elsewhere( \WP_Post $post ): array {
	$names = array();
	if ( function_exists( 'acf_get_field_groups' ) && function_exists( 'acf_get_fields' ) ) {
		foreach ( \acf_get_field_groups( array( 'post_id' => $post->ID ) ) as $group ) {
			foreach ( (array) \acf_get_fields( $group ) as $field ) {
				$names[] = (string) ( $field['name'] ?? '' );
			}
		}
	}
	return array_values( array_intersect( $names, array_keys( FIELDS ) ) );
}

/** @param array $settings Of the block editor. */
function add_editor_styles( array $settings, $context ): array {
	if ( has_place( $context->post ?? null ) ) {
		$settings['styles'][] = array( 'css' => (string) file_get_contents( dirname( FILE ) . '/assets/editor.css' ) );
	}
	return $settings;
}
