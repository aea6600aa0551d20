<?php
/**
 * The panel "Search engines and sharing" for the classic editor, as a box below the text. The same fields under the same names.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const SEARCH_NONCE = 'clinic_public_site_search_nonce';
/** Of the form: one array with the name of each meta. */
const SEARCH_INPUT = 'clinic_public_site_search';

add_action( 'add_meta_boxes', __NAMESPACE__ . '\add_search_box', 10, 2 );
add_action( 'save_post', __NAMESPACE__ . '\save_search_box', 10, 2 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_search_box' );
add_filter( 'mce_css', __NAMESPACE__ . '\add_classic_styles' );

/** The block editor has the panel, and leaves this box out. */
function add_search_box( string $type, $post ): void {
	if ( has_place( $post ) ) {
		$arguments = array( '__back_compat_meta_box' => true );
		add_meta_box( 'clinic-public-site-search', __( 'Search engines and sharing', 'clinic-public-site' ), __NAMESPACE__ . '\show_search_box', $type, 'normal', 'high', $arguments );
	}
}

function show_search_box( \WP_Post $post ): void {
	$elsewhere   = fields_typed_elsewhere( $post );
	$description = description_meta( $post->post_type );
	wp_nonce_field( 'search-' . $post->ID, SEARCH_NONCE );
	echo '<div id="clinic-public-site-search-box">';
	if ( ! in_array( 'meta_title', $elsewhere, true ) ) {
		$input = '<input type="text" class="widefat" id="%1$s" name="%2$s" value="%3$s" dir="auto" aria-describedby="%1$s-help" data-limit="60">';
		show_search_field( $post, 'meta_title', __( 'Title for search engines', 'clinic-public-site' ), $input, __( 'Without one, the title of the article.', 'clinic-public-site' ) );
	}
	if ( ! in_array( $description, $elsewhere, true ) ) {
		$input = '<textarea class="widefat" rows="3" id="%1$s" name="%2$s" dir="auto" aria-describedby="%1$s-help" data-limit="160">%3$s</textarea>';
		show_search_field( $post, $description, __( 'Description for search engines', 'clinic-public-site' ), $input, __( 'Without one, the excerpt or the beginning of the text.', 'clinic-public-site' ) );
	}
	if ( ! in_array( 'social_media', $elsewhere, true ) ) {
		show_social_picture( (int) meta_text( $post->ID, 'social_media' ) );
	}
	if ( offers_language( $post ) ) {
		show_language( $post );
	}
	printf(
		'<p><label><input type="checkbox" name="%s" value="1"%s> %s</label><br><span class="description">%s</span></p>',
		esc_attr( search_input( NOINDEX_META ) ),
		checked( (bool) get_post_meta( $post->ID, NOINDEX_META, true ), true, false ),
		esc_html__( 'Ask search engines to stay away', 'clinic-public-site' ),
		esc_html__( 'The page stays on the site for everybody who has its address.', 'clinic-public-site' )
	);
	if ( $elsewhere ) {
		printf( '<p>%s</p>', esc_html__( 'Other fields are below the text.', 'clinic-public-site' ) );
	}
	echo '</div>';
}

function search_input( string $meta ): string {
	return SEARCH_INPUT . "[$meta]";
}

/** @param string $input Format of the input: its id, its name, its value. */
function show_search_field( \WP_Post $post, string $meta, string $label, string $input, string $help ): void {
	show_search_input( $meta, meta_text( $post->ID, $meta ), $label, $input, $help );
}

/** @param string $input As above. */
function show_search_input( string $meta, string $value, string $label, string $input, string $help ): void {
	$id = "clinic-public-site-$meta";
	printf( '<p><label for="%s"><strong>%s</strong></label>', esc_attr( $id ), esc_html( $label ) );
	printf( $input, esc_attr( $id ), esc_attr( search_input( $meta ) ), esc_textarea( $value ) ); // phpcs:ignore -- A format of this file; its values are escaped.
	printf( '<span class="description" id="%s-help">%s</span></p>', esc_attr( $id ), esc_html( $help ) );
}

/** Chosen by assets/classic-editor.js from the media library. */
function show_social_picture( int $picture ): void {
	$shown = $picture ? wp_get_attachment_image( $picture, 'medium' ) : '';
	printf(
		'<div class="cps-social"><p>%s</p><div class="cps-social-picture">%s</div><input type="hidden" name="%s" value="%s"><button type="button" class="button cps-social-choose">%s</button> <button type="button" class="button-link button-link-delete cps-social-remove"%s>%s</button></div>',
		esc_html__( 'Picture for WhatsApp, Facebook and the like. Without one, the featured image.', 'clinic-public-site' ),
		$shown, // phpcs:ignore -- WordPress's own tag.
		esc_attr( search_input( 'social_media' ) ),
		esc_attr( $picture ? (string) $picture : '' ),
		esc_html__( 'Choose a picture', 'clinic-public-site' ),
		$picture ? '' : ' hidden',
		esc_html__( 'Remove', 'clinic-public-site' )
	);
}

function show_language( \WP_Post $post ): void {
	$chosen  = clean_language( get_post_meta( $post->ID, LANGUAGE_META, true ) );
	$choices = language_choices( $post->post_type );
	if ( ! isset( $choices[ $chosen ] ) ) {
		$choices[ $chosen ] = $chosen;
	}
	printf( '<p><label for="clinic-public-site-language"><strong>%s</strong></label><br>', esc_html__( 'Language of the text', 'clinic-public-site' ) );
	printf( '<select id="clinic-public-site-language" name="%s">', esc_attr( search_input( LANGUAGE_META ) ) );
	foreach ( $choices as $tag => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $tag ), selected( $chosen, $tag, false ), esc_html( $label ) );
	}
	echo '</select></p>';
	if ( 'post' === $post->post_type ) {
		$source = get_post( absint( get_post_meta( $post->ID, TRANSLATION_META, true ) ) ?: -1 );
		$input  = '<input type="text" class="widefat" id="%1$s" name="%2$s" value="%3$s" aria-describedby="%1$s-help">';
		$shown  = $source ? $source->post_name ?: (string) $source->ID : '';
		show_search_input( TRANSLATION_META, $shown, __( 'Translation of', 'clinic-public-site' ), $input, __( 'Slug, address or number of the article that this one translates.', 'clinic-public-site' ) );
	}
}

/** What was typed in the box; a request without its nonce (quick edit, REST, other plugins) has no box. */
function save_search_box( int $id, \WP_Post $post ): void {
	$nonce = sanitize_text_field( wp_unslash( $_POST[ SEARCH_NONCE ] ?? '' ) );
	if ( ! wp_verify_nonce( $nonce, "search-$id" ) || ! has_place( $post ) || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	$given = isset( $_POST[ SEARCH_INPUT ] ) && is_array( $_POST[ SEARCH_INPUT ] ) ? wp_unslash( $_POST[ SEARCH_INPUT ] ) : array(); // phpcs:ignore -- Cleaned as the meta is registered.
	foreach ( array( 'meta_title', description_meta( $post->post_type ), 'social_media', LANGUAGE_META ) as $meta ) {
		if ( isset( $given[ $meta ] ) && is_scalar( $given[ $meta ] ) ) {
			store_or_forget( $id, $meta, trim( (string) $given[ $meta ] ) );
		}
	}
	if ( isset( $given[ TRANSLATION_META ] ) && is_scalar( $given[ TRANSLATION_META ] ) ) {
		$source = post_by_words( (string) $given[ TRANSLATION_META ] );
		store_or_forget( $id, TRANSLATION_META, $source === $id ? '' : (string) $source );
	}
	store_or_forget( $id, NOINDEX_META, empty( $given[ NOINDEX_META ] ) ? '' : '1' );
}

function store_or_forget( int $id, string $meta, string $value ): void {
	if ( '' === $value || '0' === $value ) {
		delete_post_meta( $id, $meta );
	} else {
		update_post_meta( $id, $meta, wp_slash( $value ) );
	}
}

function enqueue_search_box( string $screen ): void {
	$post = get_post();
	if ( ! in_array( $screen, array( 'post.php', 'post-new.php' ), true ) || ! has_place( $post ) || use_block_editor_for_post( $post ) ) {
		return;
	}
	wp_enqueue_media( array( 'post' => $post ) );
	wp_enqueue_style( 'clinic-public-site-box', plugins_url( 'assets/box.css', FILE ), array(), VERSION );
	wp_enqueue_script( 'clinic-public-site-classic', plugins_url( 'assets/classic-editor.js', FILE ), array( 'wp-i18n', 'media-editor' ), VERSION, true );
	wp_set_script_translations( 'clinic-public-site-classic', 'clinic-public-site', dirname( FILE ) . '/languages' );
}

/** @param string $files Addresses of style sheets of the text that is typed, with commas between them. */
function add_classic_styles( $files ): string {
	if ( ! has_place( get_post() ) ) {
		return (string) $files;
	}
	return ltrim( $files . ',' . plugins_url( 'assets/editor.css', FILE ), ',' );
}
