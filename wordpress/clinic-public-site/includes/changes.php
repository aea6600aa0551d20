<?php
/**
 * What changed: gathered during a request, told to the public site when it ends (includes/delivery.php).
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Posts that show one changed thing, looked up at most: as many are read again one by one; beyond, the whole site is announced. */
const LOOK_UP_LIMIT = 51;
/** Texts with lists of others that are read again with a change, the newest; others as they become old. */
const LISTING_LIMIT = 20;
/** The version of this plugin that was announced last. */
const VERSION_OPTION = 'clinic_public_site_version';

add_action( 'wp_after_insert_post', __NAMESPACE__ . '\on_saved', 10, 4 );
add_action( 'clean_post_cache', __NAMESPACE__ . '\on_type_set', 10, 2 );
add_action( 'before_delete_post', __NAMESPACE__ . '\on_deleted', 10, 2 );
add_action( 'created_category', __NAMESPACE__ . '\on_category_created' );
add_action( 'edited_category', __NAMESPACE__ . '\on_category_edited' );
add_action( 'delete_category', __NAMESPACE__ . '\on_category_deleted' );
add_action( 'edited_post_tag', __NAMESPACE__ . '\on_tag_edited' );
add_action( 'delete_post_tag', __NAMESPACE__ . '\on_tag_deleted', 10, 4 );
add_action( 'set_object_terms', __NAMESPACE__ . '\on_terms_set', 10, 6 );
add_action( 'deleted_term_relationships', __NAMESPACE__ . '\on_terms_removed', 10, 3 );
add_action( 'profile_update', __NAMESPACE__ . '\on_profile', 10, 2 );
add_action( 'delete_user', __NAMESPACE__ . '\on_user_deleted' );
add_action( 'remove_user_from_blog', __NAMESPACE__ . '\on_user_removed' );
add_action( 'upgrader_process_complete', __NAMESPACE__ . '\on_installed', 10, 2 );
add_action( 'switch_theme', __NAMESPACE__ . '\note_site' );
add_action( 'init', __NAMESPACE__ . '\note_version' );
register_deactivation_hook( FILE, __NAMESPACE__ . '\forget_version' );
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $meta_hook ) {
	add_action( $meta_hook, __NAMESPACE__ . '\on_meta', 10, 3 );
}

function on_saved( int $id, \WP_Post $post, bool $update, ?\WP_Post $before ): void {
	if ( 'wp_block' === $post->post_type ) {
		note_posts( posts_with_block( $id ) );
		return;
	}
	if ( 'wp_global_styles' === $post->post_type && presets_in( $post ) !== presets_in( $before ) ) {
		note_site();
		return;
	}
	$was = $before && is_public( $before );
	$is  = is_public( $post );
	if ( is_record( $post ) && $was !== $is && record_fields( $id ) ) {
		note_record( $is ? 'updated' : 'withdrawn', $post );
		return;
	}
	if ( $was && has_place( $before ) && $before->post_type !== $post->post_type ) {
		// An article that became a page, or the other way round: the one is gone, and the other new.
		note( $before->post_type, 'withdrawn', $before );
		$was = false;
	}
	if ( has_place( $post ) && ( $was || $is ) ) {
		note( $post->post_type, $was ? ( $is ? 'updated' : 'withdrawn' ) : 'published', $is ? $post : $before, $before );
	}
}

/**
 * `set_post_type()` says nothing but that what is known of the post holds no more: of a post that was read before, as whoever asks for
 * permissions does, that is its former type.
 */
function on_type_set( int $id, \WP_Post $before ): void {
	global $wpdb;
	if ( ! has_place( $before ) || ! is_public( $before ) ) {
		return;
	}
	$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE ID = %d", $id ) );
	if ( ! $row || $row->post_type === $before->post_type ) {
		return;
	}
	note( $before->post_type, 'withdrawn', $before );
	$now = new \WP_Post( $row );
	if ( has_place( $now ) && is_public( $now ) ) {
		note( $now->post_type, 'published', $now );
	}
}

function on_deleted( int $id, \WP_Post $post ): void {
	if ( 'wp_block' === $post->post_type ) {
		note_posts( posts_with_block( $id ) );
	} elseif ( has_place( $post ) && 'publish' === $post->post_status ) {
		note( $post->post_type, 'deleted', $post );
	} elseif ( is_record( $post ) && 'publish' === $post->post_status ) {
		note_record( 'deleted', $post );
	}
}

/** What texts name by class or number alone (includes/colours.php, includes/layouts.php), of the styles that are set for the whole site. */
function presets_in( ?\WP_Post $styles ): array {
	$settings = $styles ? ( json_decode( $styles->post_content, true )['settings'] ?? array() ) : array();
	return array( $settings['color']['palette'] ?? null, $settings['spacing'] ?? null, $settings['typography']['fontSizes'] ?? null );
}

/** A theme that was updated, or uploaded over itself, may have another palette. */
function on_installed( $upgrader, array $what ): void {
	if ( 'theme' !== ( $what['type'] ?? '' ) ) {
		return;
	}
	$themes = $what['themes'] ?? array( $what['theme'] ?? $upgrader->result['destination_name'] ?? '' );
	if ( array_intersect( array( get_stylesheet(), get_template() ), $themes ) ) {
		note_site();
	}
}

function note_site(): void {
	remember( 'site', whole_site() );
}

/**
 * Another version of this plugin says other things in texts (includes/colours.php, includes/layouts.php), which would come to patients text by
 * text, as each is read again.
 */
function note_version(): void {
	// Where nothing can be written it would be announced with every request.
	if ( VERSION !== get_option( VERSION_OPTION ) && update_option( VERSION_OPTION, VERSION ) ) {
		keep_what_all_show();
		note_site();
	}
}

/** Switched on again, it announces the whole site: what changes meanwhile is told to nobody. */
function forget_version(): void {
	delete_option( VERSION_OPTION );
}

function on_category_created( int $id ): void {
	note_category( $id, 'created' );
}

function on_category_edited( int $id ): void {
	note_category( $id, 'updated' );
}

function on_category_deleted( int $id ): void {
	note_category( $id, 'deleted' );
}

function note_category( int $id, string $event ): void {
	remember( "category:$id", array( 'type' => 'category', 'event' => $event, 'id' => $id ) );
}

function on_tag_edited( int $id ): void {
	$posts = get_objects_in_term( $id, 'post_tag' );
	note_posts( is_array( $posts ) ? $posts : array() );
}

function on_tag_deleted( int $id, int $taxonomy_id, $tag, array $posts ): void {
	note_posts( $posts );
}

/** By bulk tools and other plugins, which do not save the post itself. */
function on_terms_set( int $id, array $terms, array $now, string $taxonomy, bool $append, array $before ): void {
	if ( is_shown_taxonomy( $taxonomy ) && array_diff( $now, $before ) + array_diff( $append ? array() : $before, $now ) ) {
		note_posts( array( $id ) );
	}
}

/** Those that take one away from many texts set none. */
function on_terms_removed( int $id, array $terms, string $taxonomy ): void {
	if ( is_shown_taxonomy( $taxonomy ) ) {
		note_posts( array( $id ) );
	}
}

function is_shown_taxonomy( string $taxonomy ): bool {
	return in_array( $taxonomy, array_merge( array( 'category', 'post_tag' ), LANGUAGE_TAXONOMIES ), true );
}

function on_profile( int $id, \WP_User $before ): void {
	$now = get_userdata( $id );
	if ( $now && $now->display_name !== $before->display_name ) {
		note_posts( posts_by( $id ) );
	}
}

function on_user_deleted( int $id ): void {
	note_posts( posts_by( $id ) );
}

/** WordPress answers no author who is not one of the site. Of other sites of a network, from whose screens somebody may be removed, nothing is told here. */
function on_user_removed( int $id ): void {
	if ( get_current_blog_id() === ( $GLOBALS['_wp_switched_stack'][0] ?? get_current_blog_id() ) ) {
		note_posts( posts_by( $id ) );
	}
}

/** @param int|int[] $meta */
function on_meta( $meta, int $id, string $name ): void {
	if ( '_wp_attachment_image_alt' === $name ) {
		note_media( $id, 'updated' );
	} elseif ( RECORD_FIELDS_META === $name ) {
		$post = get_post( $id );
		if ( is_record( $post ) && is_public( $post ) ) {
			note_record( 'updated', $post );
		}
	} elseif ( '_thumbnail_id' === $name || NOINDEX_META === $name || LANGUAGE_META === $name || isset( FIELDS[ $name ] ) || isset( PLACE_META[ $name ] ) || in_array( $name, FOREIGN_META, true ) ) {
		note_posts( array( $id ) );
	}
}

/** Published posts and pages by an author. By SQL: plugins of languages narrow queries to the language of the screen. */
function posts_by( int $author ): array {
	global $wpdb;
	$query = "SELECT ID FROM {$wpdb->posts} WHERE post_author = %d AND post_status = 'publish' AND post_type IN ( 'post', 'page' ) ORDER BY post_date DESC LIMIT %d";
	return $wpdb->get_col( $wpdb->prepare( $query, $author, LOOK_UP_LIMIT ) ); // phpcs:ignore -- Prepared here.
}

/** Posts that show something that changed. Those that are not public are left out. */
function note_posts( array $ids ): void {
	if ( count( $ids ) >= LOOK_UP_LIMIT ) {
		note_site();
		return;
	}
	foreach ( $ids as $id ) {
		$post = get_post( (int) $id );
		if ( has_place( $post ) && is_public( $post ) ) {
			note( $post->post_type, 'updated', $post );
		}
	}
}

function note( string $type, string $event, \WP_Post $post, ?\WP_Post $before = null ): void {
	$language = 'post' === $type ? array( 'language' => post_language( $post ) ?: 'en' ) : array();
	remember(
		"$type:$post->ID",
		$language + array(
			'type'          => $type,
			'event'         => $event,
			'id'            => $post->ID,
			'slug'          => $post->post_name,
			'previous_slug' => $before && $before->post_name !== $post->post_name ? $before->post_name : null,
			'modified_gmt'  => mysql_to_rfc3339( get_gmt_from_date( $post->post_modified ) ),
		)
	);
}

/** Gathers changes by key. The last one for an object wins, but what it leaves unsaid stays as it was said. */
function remember( string $key, array $change ): void {
	$known = changes()[ $key ] ?? array();
	if ( 'deleted' === ( $known['event'] ?? '' ) ) {
		// Its meta goes after it.
		$change['event'] = 'deleted';
	}
	if ( 'published' === ( $known['event'] ?? '' ) && 'updated' === $change['event'] ) {
		$change['event'] = 'published';
	}
	if ( ! empty( $known['previous_slug'] ) && empty( $change['previous_slug'] ) && $known['previous_slug'] !== ( $change['slug'] ?? '' ) ) {
		$change['previous_slug'] = $known['previous_slug'];
	}
	if ( ! empty( $known['media'] ) ) {
		$change['media'] = array_values( array_unique( array_merge( $known['media'], $change['media'] ?? array() ) ) );
	}
	$all         = &changes();
	$all[ $key ] = $change;
	if ( names_files( $change ) && ( $known['media'] ?? array() ) !== $change['media'] ) {
		put_by( $change );
	}
}

/** The changes of this request, by key. */
function &changes(): array {
	static $changes = array();
	return $changes;
}

/** Hands the gathered changes over. */
function take_changes(): array {
	$all = &changes();
	if ( ! isset( $all['site'] ) && array_intersect( array( 'post', 'page', 'category' ), array_column( $all, 'type' ) ) ) {
		foreach ( array_map( 'get_post', posts_with_lists() ) as $post ) {
			// What shows a list is worth no notice of the whole site, which more than a notice holds becomes.
			if ( count( $all ) < NOTICE_LIMIT && ! isset( $all[ "$post->post_type:$post->ID" ] ) ) {
				note_posts( array( $post->ID ) );
			}
		}
	}
	$taken = array_values( $all );
	$all   = array();
	return $taken;
}
