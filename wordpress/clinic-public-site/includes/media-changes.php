<?php
/**
 * Changes in the media library. A deleted or replaced file is named with all its sizes: the public site has copies of each at the edge.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_action( 'add_attachment', __NAMESPACE__ . '\on_uploaded' );
add_action( 'attachment_updated', __NAMESPACE__ . '\on_media_saved' );
add_action( 'delete_attachment', __NAMESPACE__ . '\on_media_deleted' );
add_filter( 'wp_update_attachment_metadata', __NAMESPACE__ . '\on_media_metadata', 10, 2 );

/** Attachments that this request made: nobody shows them yet. */
function &new_uploads(): array {
	static $ids = array();
	return $ids;
}

function on_uploaded( int $id ): void {
	$ids   = &new_uploads();
	$ids[] = $id;
}

function on_media_saved( int $id ): void {
	note_media( $id, 'updated' );
}

/** Runs before WordPress forgets what the files were called. */
function on_media_deleted( int $id ): void {
	note_media( $id, 'deleted', stays_for_another( $id ) ? array() : upload_paths( $id ) );
}

/**
 * Polylang and WPML keep one entry of the library per language for the same file, and the file until the last of them is deleted. WordPress
 * itself deletes it with the first. By SQL: those plugins narrow queries to the language of the screen.
 */
function stays_for_another( int $id ): bool {
	global $wpdb;
	if ( ! has_filter( 'wp_delete_file' ) ) {
		return false;
	}
	$query = $wpdb->prepare(
		"SELECT 1 FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE meta_key = '_wp_attached_file' AND meta_value = %s AND post_type = 'attachment' AND post_status <> 'trash' AND ID <> %d LIMIT 1",
		get_post_meta( $id, '_wp_attached_file', true ),
		$id
	);
	return null !== $wpdb->get_var( $query );
}

/**
 * Called before the new description of a file is stored: after an edit in the media library, or by a plugin that replaces files. The first
 * description, and those that only add sizes to it, replace nothing.
 */
function on_media_metadata( $data, int $id ) {
	$before = wp_get_attachment_metadata( $id, true );
	if ( ! in_array( $id, new_uploads(), true ) && is_array( $before ) && is_array( $data ) && ! only_adds_sizes( $before, $data ) ) {
		note_media( $id, 'updated', array_merge( upload_paths( $id, $before ), upload_paths( $id, $data ) ) );
	}
	return $data;
}

function only_adds_sizes( array $before, array $after ): bool {
	foreach ( array( 'file', 'width', 'height', 'filesize' ) as $name ) {
		if ( ( $before[ $name ] ?? null ) !== ( $after[ $name ] ?? null ) ) {
			return false;
		}
	}
	return array() === array_diff_key( $before['sizes'] ?? array(), $after['sizes'] ?? array() ) && count( $before['sizes'] ?? array() ) < count( $after['sizes'] ?? array() );
}

/** @param string[] $paths Of files that are gone or hold something else now. */
function note_media( int $id, string $event, array $paths = array() ): void {
	$post = get_post( $id );
	if ( ! $post || 'attachment' !== $post->post_type || in_array( $id, new_uploads(), true ) ) {
		return;
	}
	$change = array( 'type' => 'media', 'event' => $event, 'id' => $id, 'slug' => $post->post_name );
	remember( "media:$id", $paths ? $change + array( 'media' => array_values( array_unique( $paths ) ) ) : $change );
}

/**
 * Paths of an upload's files below the uploads folder: the file itself, the original it was scaled down from, every size, what an edit
 * in the media library replaced, and the same in other formats, as Modern Image Formats (webp-uploads) notes them.
 */
function upload_paths( int $id, ?array $data = null ): array {
	$data    = $data ?? wp_get_attachment_metadata( $id, true );
	$data    = is_array( $data ) ? $data : array();
	$main    = (string) ( $data['file'] ?? '' ) ?: (string) get_post_meta( $id, '_wp_attached_file', true );
	$current = (string) get_post_meta( $id, '_wp_attached_file', true );
	$folder  = dirname( $main ?: $current );
	$folder  = '.' === $folder ? '' : "$folder/";
	$names   = array( (string) ( $data['original_image'] ?? '' ) );
	$backups = get_post_meta( $id, '_wp_attachment_backup_sizes', true );
	$sizes   = array_merge( array_values( $data['sizes'] ?? array() ), is_array( $backups ) ? array_values( $backups ) : array() );
	foreach ( array_merge( array( $data ), $sizes ) as $one ) {
		foreach ( (array) ( $one['sources'] ?? array() ) as $format ) {
			$names[] = (string) ( $format['file'] ?? '' );
		}
	}
	foreach ( $sizes as $size ) {
		$names[] = (string) ( $size['file'] ?? '' );
	}
	$paths = array( $main, $current );
	foreach ( array_filter( $names ) as $name ) {
		$paths[] = $folder . wp_basename( $name );
	}
	return array_values( array_unique( array_filter( $paths ) ) );
}
