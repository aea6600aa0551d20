<?php
/**
 * What texts show of others: reusable blocks, and lists of texts or of categories. It is kept beside each text: to look through ten thousand
 * texts takes a database seconds, for which an editor would wait with every save.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Of a text, one row each: the numbers of its reusable blocks, and `lists` where it lists others. */
const SHOWS_META = '_clinic_public_site_shows';
const SHOWS_LIST = 'lists';
/** Blocks that list other texts, or categories: what such a text shows changes with those. */
const LISTS = array( 'latest-posts', 'query', 'page-list', 'navigation', 'categories', 'terms-query', 'post-navigation-link' );
/** Kinds of texts that show others. */
const TEXTS = array( 'post', 'page', 'wp_block' );
/** Texts that are read at once. */
const TEXTS_AT_ONCE = 100;

// Before what is looked up with the same change (changes.php).
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\keep_what_it_shows', 9, 2 );

function keep_what_it_shows( int $id, \WP_Post $post ): void {
	if ( ! in_array( $post->post_type, TEXTS, true ) ) {
		return;
	}
	$kept = get_post_meta( $id, SHOWS_META );
	$now  = shown_in( $post->post_content );
	foreach ( array_diff( $kept, $now ) as $what ) {
		delete_post_meta( $id, SHOWS_META, $what );
	}
	foreach ( array_diff( $now, $kept ) as $what ) {
		add_post_meta( $id, SHOWS_META, $what );
	}
}

/** @return string[] */
function shown_in( string $content ): array {
	// With what follows a name: "query" is also how the names of the blocks within it begin.
	$lists = preg_match( '/<!-- wp:(?:' . implode( '|', LISTS ) . ') /', $content ) ? array( SHOWS_LIST ) : array();
	return array_merge( $lists, array_map( 'strval', reusable_ids( $content ) ) );
}

/** For the texts of a time without this plugin, or with one that did not keep it. */
function keep_what_all_show(): void {
	global $wpdb;
	delete_post_meta_by_key( SHOWS_META );
	$blocks = implode( '|', array_merge( array( 'block' ), LISTS ) );
	$ids    = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( 'post', 'page', 'wp_block' ) AND post_content REGEXP '<!-- wp:($blocks) '" );
	foreach ( array_chunk( array_map( 'intval', $ids ), TEXTS_AT_ONCE ) as $some ) {
		foreach ( $wpdb->get_results( "SELECT ID, post_content FROM {$wpdb->posts} WHERE ID IN (" . implode( ',', $some ) . ')' ) as $text ) { // phpcs:ignore -- Numbers.
			foreach ( shown_in( $text->post_content ) as $what ) {
				add_post_meta( (int) $text->ID, SHOWS_META, $what );
			}
		}
	}
}

/** Published texts that show something, the newest first: rows with `ID` and `post_type`. By SQL: plugins of languages narrow queries to the language of the screen. */
function texts_that_show( string $what, int $limit ): array {
	global $wpdb;
	return $wpdb->get_results(
		$wpdb->prepare(
			"SELECT ID, post_type FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE meta_key = %s AND meta_value = %s AND post_status = 'publish' AND post_type IN ( 'post', 'page', 'wp_block' ) ORDER BY post_date DESC, ID DESC LIMIT %d",
			SHOWS_META,
			$what,
			$limit
		)
	);
}

/** Published posts and pages that show a reusable block, also by way of another such block. */
function posts_with_block( int $block, array $seen = array() ): array {
	$rows = texts_that_show( (string) $block, LOOK_UP_LIMIT );
	if ( count( $rows ) >= LOOK_UP_LIMIT ) {
		return array_map( 'intval', wp_list_pluck( $rows, 'ID' ) );
	}
	$ids = array();
	foreach ( $rows as $row ) {
		$id = (int) $row->ID;
		if ( ! in_array( $id, $seen, true ) ) {
			$ids = array_merge( $ids, 'wp_block' === $row->post_type ? posts_with_block( $id, array_merge( $seen, array( $block, $id ) ) ) : array( $id ) );
		}
	}
	return array_unique( $ids );
}

/** Published posts and pages that list others, also in a reusable block. */
function posts_with_lists(): array {
	$ids = array();
	foreach ( texts_that_show( SHOWS_LIST, LISTING_LIMIT ) as $row ) {
		$ids = array_merge( $ids, 'wp_block' === $row->post_type ? posts_with_block( (int) $row->ID ) : array( (int) $row->ID ) );
	}
	return array_slice( array_unique( $ids ), 0, LISTING_LIMIT );
}
