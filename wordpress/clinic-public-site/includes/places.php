<?php
/**
 * Which pages stand on the public site under their own slug, and whether its menus and its footer link to them: the editor's choice,
 * off by default, so that sample and utility pages never get there. Some addresses are the site's own (reserved-slugs.php).
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const SHOWN_META  = 'clinic_public_site_shown';
const MENU_META   = 'clinic_public_site_menu';
const FOOTER_META = 'clinic_public_site_footer';
const LABEL_META  = 'clinic_public_site_label';
const PLACE_META  = array(
	SHOWN_META  => 'boolean',
	MENU_META   => 'boolean',
	FOOTER_META => 'boolean',
	LABEL_META  => 'string',
);
/** A menu has no room for more. */
const LABEL_CHARACTERS = 40;
const PLACE_NONCE      = 'clinic_public_site_place';

add_action( 'init', __NAMESPACE__ . '\register_place_meta' );
add_filter( 'rest_page_query', __NAMESPACE__ . '\only_shown', 10, 2 );
add_filter( 'rest_pre_insert_page', __NAMESPACE__ . '\refuse_reserved', 10, 2 );
add_action( 'save_post_page', __NAMESPACE__ . '\save_place_fields' );

function register_place_meta(): void {
	foreach ( PLACE_META as $name => $kind ) {
		register_panel_meta( 'page', $name, $kind, 'boolean' === $kind ? 'rest_sanitize_boolean' : __NAMESPACE__ . '\clean_label' );
	}
}

function clean_label( $value ): string {
	return mb_substr( sanitize_text_field( is_scalar( $value ) ? (string) $value : '' ), 0, LABEL_CHARACTERS );
}

/** What an editor chose for a page. */
function place_of( int $id ): array {
	return array(
		'shown'  => (bool) get_post_meta( $id, SHOWN_META, true ),
		'menu'   => (bool) get_post_meta( $id, MENU_META, true ),
		'footer' => (bool) get_post_meta( $id, FOOTER_META, true ),
		'label'  => meta_text( $id, LABEL_META ),
	);
}

/**
 * `yes`, or why not: `unmarked`, `reserved` where the address is the public site's own, or `taken` where it is that of another page. Articles
 * always have one.
 */
function place_state( \WP_Post $post ): string {
	if ( 'page' !== $post->post_type ) {
		return 'yes';
	}
	if ( ! in_array( $post->post_name, FIXED_SLUGS, true ) ) {
		if ( ! get_post_meta( $post->ID, SHOWN_META, true ) ) {
			return 'unmarked';
		}
		if ( is_reserved( $post->post_name ) ) {
			return 'reserved';
		}
	}
	$holder = holder_of( $post->post_name );
	return $holder && $holder !== $post->ID && is_public( $post ) ? 'taken' : 'yes';
}

/**
 * The page that stands at an address of the public site; null: none does. WordPress lets pages under different parents share a slug, the
 * public site knows no parents: it leaves the address to the page that was made first, and one of its own pages to that without a parent.
 */
function holder_of( string $slug ): ?int {
	$asked = array( 'post_type' => 'page', 'name' => $slug, 'post_status' => 'publish', 'has_password' => false, 'numberposts' => 1, 'orderby' => 'ID', 'order' => 'ASC', 'fields' => 'ids' );
	if ( in_array( $slug, FIXED_SLUGS, true ) ) {
		$asked['orderby'] = array( 'parent' => 'ASC', 'ID' => 'ASC' );
	} else {
		$asked['meta_key']   = SHOWN_META; // phpcs:ignore -- A few hundred pages.
		$asked['meta_value'] = '1'; // phpcs:ignore
	}
	return '' === $slug ? null : ( get_posts( $asked )[0] ?? null );
}

function is_reserved( string $slug ): bool {
	return in_array( $slug, RESERVED_SLUGS, true );
}

/** The public site asks for the pages that are to be shown: `/wp/v2/pages?clinic_public_site=shown`. */
function only_shown( array $arguments, \WP_REST_Request $request ): array {
	if ( 'shown' === $request['clinic_public_site'] ) {
		$arguments['meta_query'] = array_merge( $arguments['meta_query'] ?? array(), array( array( 'key' => SHOWN_META, 'value' => '1' ) ) ); // phpcs:ignore -- A few hundred pages.
	}
	return $arguments;
}

/**
 * A page that would want an address of the public site's own, or that of another page, is not published; the editor reads why.
 *
 * @param \stdClass|\WP_Error $page
 * @return \stdClass|\WP_Error
 */
function refuse_reserved( $page, \WP_REST_Request $request ) {
	if ( is_wp_error( $page ) ) {
		return $page;
	}
	$before = empty( $page->ID ) ? null : get_post( (int) $page->ID );
	$status = $page->post_status ?? ( $before ? $before->post_status : 'draft' );
	$meta   = (array) $request['meta'];
	$shown  = array_key_exists( SHOWN_META, $meta ) ? rest_sanitize_boolean( $meta[ SHOWN_META ] ) : $before && get_post_meta( $before->ID, SHOWN_META, true );
	if ( ! $shown || ! in_array( $status, array( 'publish', 'future' ), true ) ) {
		return $page;
	}
	$title = $page->post_title ?? ( $before ? $before->post_title : '' );
	$slug  = ( $page->post_name ?? ( $before ? $before->post_name : '' ) ) ?: sanitize_title( $title );
	if ( is_reserved( $slug ) ) {
		return new \WP_Error( 'clinic_public_site_reserved', reserved_sentence( $slug ), array( 'status' => 400 ) );
	}
	$id     = $before ? $before->ID : 0;
	$parent = (int) ( $page->post_parent ?? ( $before ? $before->post_parent : 0 ) );
	// Under one parent WordPress itself makes another slug of one that is taken.
	$holder = holder_of( wp_unique_post_slug( $slug, $id, 'publish', 'page', $parent ) );
	return $holder && $holder !== $id ? new \WP_Error( 'clinic_public_site_taken', taken_sentence( $holder ), array( 'status' => 400 ) ) : $page;
}

/** @param int $holder The page that has the address. */
function taken_sentence( int $holder ): string {
	$post = get_post( $holder );
	/* translators: 1: an address such as /offer, 2: title of a page. */
	return sprintf( __( 'The address %1$s is that of the page “%2$s” on the public site. Choose another slug, or do not show this page there.', 'clinic-public-site' ), "/$post->post_name", $post->post_title );
}

function reserved_sentence( string $slug ): string {
	/* translators: %s: an address such as /contact-us. */
	return sprintf( __( 'The address %s belongs to the public site itself. Choose another slug, or do not show this page there.', 'clinic-public-site' ), "/$slug" );
}

/** The same choices in the box, where the page is not written in the block editor. */
function show_place_fields( \WP_Post $post ): void {
	if ( 'page' !== $post->post_type || use_block_editor_for_post( $post ) ) {
		return;
	}
	$place = place_of( $post->ID );
	wp_nonce_field( "place-$post->ID", PLACE_NONCE, false );
	$boxes = array(
		SHOWN_META  => __( 'Show on the public site', 'clinic-public-site' ),
		MENU_META   => __( 'Link to it in the menu', 'clinic-public-site' ),
		FOOTER_META => __( 'Link to it in the footer', 'clinic-public-site' ),
	);
	foreach ( $boxes as $name => $label ) {
		printf(
			'<p><label><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label></p>',
			esc_attr( $name ),
			checked( get_post_meta( $post->ID, $name, true ), true, false ),
			esc_html( $label )
		);
	}
	printf(
		'<p><label>%1$s <input type="text" class="widefat" name="%2$s" maxlength="%3$d" value="%4$s"></label></p>',
		esc_html__( 'Short name for menu and footer', 'clinic-public-site' ),
		esc_attr( LABEL_META ),
		(int) LABEL_CHARACTERS,
		esc_attr( $place['label'] )
	);
	$state = place_state( $post );
	if ( 'reserved' === $state || 'taken' === $state ) {
		printf( '<p class="notice notice-error inline">%s</p>', esc_html( 'taken' === $state ? taken_sentence( holder_of( $post->post_name ) ) : reserved_sentence( $post->post_name ) ) );
	}
}

/** Stores what was chosen there; without its fields, as from the block editor, and for a page that another plugin saves along with it, nothing. */
function save_place_fields( int $id ): void {
	$nonce = isset( $_POST[ PLACE_NONCE ] ) ? sanitize_key( wp_unslash( $_POST[ PLACE_NONCE ] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, "place-$id" ) || wp_is_post_revision( $id ) || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	foreach ( PLACE_META as $name => $kind ) {
		$given = isset( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '';
		update_post_meta( $id, $name, 'boolean' === $kind ? '1' === $given : wp_slash( $given ) );
	}
}
