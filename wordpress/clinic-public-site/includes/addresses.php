<?php
/**
 * Addresses: what WordPress shows, copies and mails is the address that patients use, and its own pages lead there.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_filter( 'post_link', __NAMESPACE__ . '\public_post_link', 10, 3 );
add_filter( 'page_link', __NAMESPACE__ . '\public_page_link', 10, 2 );
add_filter( 'term_link', __NAMESPACE__ . '\public_term_link', 10, 3 );
add_action( 'template_redirect', __NAMESPACE__ . '\lead_to_public_site', 1 );
add_action( 'template_redirect', __NAMESPACE__ . '\lead_the_rest_away', 100 );
add_filter( 'wp_robots', __NAMESPACE__ . '\keep_out_of_search' );
add_action( 'send_headers', __NAMESPACE__ . '\send_noindex' );
add_filter( 'wp_sitemaps_enabled', __NAMESPACE__ . '\without_own_sitemaps' );

/** Path of a post or page on the public site. */
function public_path( \WP_Post $post ): string {
	return ( 'post' === $post->post_type ? language_prefix( $post ) . '/blogs/' : '/' ) . $post->post_name;
}

/** `/ar` of an article in Arabic; articles in languages that the site has not are nowhere. */
function language_prefix( \WP_Post $post ): string {
	$language = strtolower( post_language( $post ) );
	$codes    = array_intersect( array( $language, strtok( $language . '-', '-' ) ), array_keys( SITE_LANGUAGES ) );
	return $codes ? '/' . reset( $codes ) : '';
}

function public_url( \WP_Post $post ): string {
	return setting( 'site_url' ) . public_path( $post );
}

/** Whether the pages of this WordPress are only a second copy of the public site: it is known, it is elsewhere, and nobody objected. */
function is_hidden(): bool {
	$theirs = wp_parse_url( setting( 'site_url' ) );
	$own    = wp_parse_url( home_url() );
	$same   = array( $theirs['host'] ?? '', $theirs['port'] ?? 0 ) === array( $own['host'] ?? '', $own['port'] ?? 0 );
	return ! empty( $theirs['host'] ) && ! $same && 'no' !== setting( 'redirect' );
}

/** While something is not published, its address stays that of WordPress: Preview begins there. */
function has_public_address( $post ): bool {
	return is_hidden() && has_place( $post ) && 'yes' === place_state( $post ) && ( 'publish' === $post->post_status || 'sample' === $post->filter ) && '' !== $post->post_name;
}

/** @param bool $leavename Whether the place of the slug is kept, for the field in which the editor types it. */
function public_post_link( string $link, \WP_Post $post, bool $leavename ): string {
	if ( $leavename && is_hidden() && has_place( $post ) ) {
		return setting( 'site_url' ) . language_prefix( $post ) . '/blogs/%postname%';
	}
	return has_public_address( $post ) ? public_url( $post ) : $link;
}

function public_page_link( string $link, int $id ): string {
	$post = get_post( $id );
	if ( is_hidden() && false !== strpos( $link, '%pagename%' ) ) {
		return setting( 'site_url' ) . '/%pagename%';
	}
	return has_public_address( $post ) ? public_url( $post ) : $link;
}

function public_term_link( string $link, \WP_Term $term, string $taxonomy ): string {
	return 'category' === $taxonomy && is_hidden() ? setting( 'site_url' ) . "/blogs/service/$term->slug" : $link;
}

/** A preview goes to the signed preview of the public site, for the block editor opens drafts under WordPress's own address. */
function lead_to_public_site(): void {
	$post = get_queried_object();
	if ( is_preview() && has_place( $post ) && has_previews() && current_user_can( 'edit_post', $post->ID ) ) {
		nocache_headers();
		wp_redirect( get_preview_post_link( $post ), 302, 'Clinic Public Site' );
		exit;
	}
	if ( ! is_hidden() || is_robots() || is_favicon() || is_preview() ) {
		return;
	}
	$target = public_target( $post );
	if ( '' !== $target ) {
		lead_to( $target );
	}
}

/** What was renamed may be renamed back: a browser keeps a 301 for good that does not tell it to ask again. */
function lead_to( string $target ): void {
	header( 'Cache-Control: no-cache' );
	wp_redirect( $target, 301, 'Clinic Public Site' );
	exit;
}

/** Where the page that was asked for stands on the public site; empty where it has no counterpart. */
function public_target( $asked ): string {
	if ( is_feed() ) {
		return setting( 'site_url' ) . '/feed.xml';
	}
	if ( is_singular( TYPES ) && has_place( $asked ) && 'publish' === $asked->post_status && 'yes' === place_state( $asked ) ) {
		return public_url( $asked );
	}
	if ( is_category() && $asked instanceof \WP_Term ) {
		return setting( 'site_url' ) . "/blogs/service/$asked->slug";
	}
	if ( is_home() && ! is_front_page() ) {
		return setting( 'site_url' ) . '/blogs';
	}
	return is_front_page() ? setting( 'site_url' ) . '/' : '';
}

/** After WordPress has looked for an old slug: archives, searches and what does not exist. Not for good: a page may come. */
function lead_the_rest_away(): void {
	if ( ! is_hidden() || is_robots() || is_favicon() || is_preview() ) {
		return;
	}
	// WordPress finds pages under `?p=` only by a redirect of its own.
	$asked = absint( get_query_var( 'p' ) ?: get_query_var( 'page_id' ) );
	$post  = $asked ? get_post( $asked ) : null;
	if ( has_place( $post ) && is_public( $post ) && 'yes' === place_state( $post ) ) {
		lead_to( public_url( $post ) );
	}
	wp_redirect( setting( 'site_url' ) . '/', 302, 'Clinic Public Site' );
	exit;
}

function keep_out_of_search( array $robots ): array {
	return is_hidden() ? array( 'noindex' => true, 'follow' => true ) : $robots;
}

function send_noindex(): void {
	if ( is_hidden() && ! headers_sent() ) {
		header( 'X-Robots-Tag: noindex' );
	}
}

function without_own_sitemaps( bool $enabled ): bool {
	return $enabled && ! is_hidden();
}
