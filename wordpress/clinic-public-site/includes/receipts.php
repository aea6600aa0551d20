<?php
/**
 * Receipts and reports: the public site says what it shows and what it would change in a text, and the editor reads it beside the text.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** What the public site reads of a text; beyond this it shows nothing either. */
const REPORT_CHARACTERS = 400000;
/** As many as the public site names of its findings. */
const FINDING_EXAMPLES = 5;
/** Names of files that the public site shows as pictures: those of its `PICTURES`. */
const SHOWN_PICTURES = '/\.(?:jpe?g|jpe|png|gif|webp|avif)$/i';

add_action( 'rest_api_init', __NAMESPACE__ . '\register_receipts' );

function register_receipts(): void {
	foreach ( array( 'receipt', 'report' ) as $name ) {
		register_rest_route(
			REST_NAMESPACE,
			"/$name/(?P<id>\d+)",
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . "\\answer_$name",
				'permission_callback' => __NAMESPACE__ . '\may_edit_requested',
				'args'                => array( 'id' => array( 'type' => 'integer' ) ),
			)
		);
	}
	register_rest_route(
		REST_NAMESPACE,
		'/connection',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\answer_connection',
			'permission_callback' => __NAMESPACE__ . '\may_manage',
		)
	);
}

function may_edit_requested( \WP_REST_Request $request ): bool {
	return current_user_can( 'edit_post', $request['id'] );
}

function may_manage(): bool {
	return current_user_can( 'manage_options' );
}

/** Asks the public site to read its own page; null when it does not answer. */
function receipt( string $path ): ?array {
	return signed_receipt( array( 'path' => $path ) );
}

/** @param array $asked A `path`, or a `record`, of which the public site finds the page that shows it. */
function signed_receipt( array $asked ): ?array {
	$answer = json_of( post_signed( setting( 'notice_url' ) . '/receipt', json( $asked ) ) );
	return is_array( $answer['receipt'] ?? null ) ? $answer['receipt'] : null;
}

/**
 * What the editor's box says: the receipt, whether patients see the saved state (null: that cannot be told), and where they see it.
 *
 * @return \WP_REST_Response|\WP_Error
 */
function answer_receipt( \WP_REST_Request $request ) {
	$post = get_post( $request['id'] );
	if ( is_record( $post ) && is_connected() ) {
		return answer_record_receipt( $post );
	}
	if ( ! has_place( $post ) || ! is_connected() ) {
		return new \WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'clinic-public-site' ), array( 'status' => 404 ) );
	}
	deliver_waiting();
	$receipt = '' === $post->post_name ? null : receipt( public_path( $post ) );
	return unkept(
		array(
			'receipt'  => $receipt,
			'current'  => '' === $post->post_name ? true : is_current( $post, $receipt ),
			'expected' => expected_state( $post ),
			'url'      => '' === $post->post_name ? '' : public_url( $post ),
		)
	);
}

/**
 * What the public site should do with a post in its saved state: `shown`, `password`, `scheduled` or `hidden`; with a page also `unmarked`
 * (nobody chose to show it), `reserved` (its address is the site's own) or `taken` (it is that of another page).
 */
function expected_state( \WP_Post $post ): string {
	if ( is_public( $post ) ) {
		$place = place_state( $post );
		return 'yes' === $place ? 'shown' : $place;
	}
	if ( 'publish' === $post->post_status ) {
		return 'password';
	}
	return 'future' === $post->post_status ? 'scheduled' : 'hidden';
}

/** Null: the public page does not say which state it shows. */
function is_current( \WP_Post $post, ?array $receipt ): ?bool {
	if ( ! $receipt ) {
		return false;
	}
	$expected = expected_state( $post );
	if ( 'taken' === $expected ) {
		return version_of( $post ) !== ( $receipt['contentVersion'] ?? '' );
	}
	if ( 'shown' !== $expected ) {
		// At an address of the site's own, and where a page of the site's own stands in for one, what is there says no state of a text.
		return 200 !== $receipt['status'] || ( 'page' === $post->post_type && empty( $receipt['contentVersion'] ) ) || is_of_another( $post );
	}
	if ( 200 !== $receipt['status'] ) {
		return false;
	}
	if ( ! empty( $receipt['contentVersion'] ) ) {
		return hash_equals( version_of( $post ), (string) $receipt['contentVersion'] );
	}
	$shown = strtotime( (string) ( $receipt['modifiedAt'] ?? '' ) );
	if ( ! $shown ) {
		return null;
	}
	// Equal dates say nothing about what a date does not cover, such as a reusable block.
	return $shown >= strtotime( $post->post_modified_gmt . ' UTC' ) ? ( reusable_ids( $post->post_content ) ? null : true ) : false;
}

/** Whether the address of a text that is not shown is that of another one, which is: WordPress lets drafts, and pages under different parents, share a slug. */
function is_of_another( \WP_Post $post ): bool {
	if ( 'page' === $post->post_type ) {
		$holder = holder_of( $post->post_name );
		return $holder && $holder !== $post->ID;
	}
	global $wpdb;
	$query = "SELECT 1 FROM {$wpdb->posts} WHERE post_name = %s AND post_type = 'post' AND post_status = 'publish' AND post_password = '' AND ID <> %d LIMIT 1";
	return null !== $wpdb->get_var( $wpdb->prepare( $query, $post->post_name, $post->ID ) ); // phpcs:ignore -- Prepared here.
}

/**
 * What the public site would change in the saved text, and what an editor should look at.
 *
 * @return \WP_REST_Response|\WP_Error
 */
function answer_report( \WP_REST_Request $request ) {
	$post = get_post( $request['id'] );
	if ( ! has_place( $post ) || ! is_connected() ) {
		return new \WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'clinic-public-site' ), array( 'status' => 404 ) );
	}
	setup_postdata( $GLOBALS['post'] = $post ); // phpcs:ignore -- Blocks and shortcodes of the text ask for the post they stand in.
	$html = (string) apply_filters( 'the_content', $post->post_content );
	wp_reset_postdata();
	$search = search_fields( $post );
	$body   = json(
		array(
			'title'       => apply_filters( 'the_title', $post->post_title, $post->ID ),
			'searchTitle' => $search['title'],
			'language'    => 'post' === $post->post_type ? post_language( $post ) : '',
			'description' => $search['description'],
			'excerpt'     => $post->post_excerpt,
			// One more, by which the public site knows that there are more.
			'html'        => mb_substr( $html, 0, REPORT_CHARACTERS + 1 ),
		),
		// Escaped, a letter of Devanagari or Kannada takes six bytes in place of three, and a long text more than the public site reads.
		JSON_UNESCAPED_UNICODE
	);
	$answer = json_of( post_signed( setting( 'notice_url' ) . '/report', $body ) );
	$found  = is_array( $answer['findings'] ?? null ) ? $answer['findings'] : null;
	return unkept( array( 'findings' => null === $found ? null : array_merge( $found, own_findings( $post, $html ) ) ) );
}

/** What WordPress itself knows to be missing. */
function own_findings( \WP_Post $post, string $html ): array {
	$found = array();
	$files = missing_files( $html );
	if ( $files ) {
		$found[] = array( 'kind' => 'missing-file', 'count' => count( $files ), 'examples' => array_slice( array_values( array_unique( $files ) ), 0, FINDING_EXAMPLES ) );
	}
	if ( 'post' === $post->post_type && ! array_diff( wp_get_post_categories( $post->ID, array( 'fields' => 'slugs' ) ), slugs_of_none() ) ) {
		$found[] = array( 'kind' => 'category', 'count' => 1, 'examples' => array() );
	}
	$empty = pictures_without_file( $post->post_content );
	if ( $empty ) {
		$found[] = array( 'kind' => 'picture-without-file', 'count' => $empty, 'examples' => array() );
	}
	$picture = (int) get_post_thumbnail_id( $post );
	if ( $picture && ! preg_match( SHOWN_PICTURES, (string) get_attached_file( $picture ) ) ) {
		$found[] = array( 'kind' => 'featured-format', 'count' => 1, 'examples' => array( wp_basename( (string) get_attached_file( $picture ) ) ) );
	}
	if ( $picture && '' === meta_text( $picture, '_wp_attachment_image_alt' ) ) {
		$found[] = array( 'kind' => 'featured-without-alt', 'count' => 1, 'examples' => array() );
	}
	return $found;
}

/** Pictures of a text as it is stored whose file did not come along, as with what is pasted from Word: WordPress itself leaves them out. */
function pictures_without_file( string $content ): int {
	$tags  = new \WP_HTML_Tag_Processor( $content );
	$count = 0;
	while ( $tags->next_tag( 'IMG' ) ) {
		$address = $tags->get_attribute( 'src' );
		$count  += null === $address || ! is_string( $address ) || '' === trim( $address ) ? 1 : 0;
	}
	return $count;
}

/** Tries what an editor relies on: a signed request to the public site, answered by it. */
function answer_connection(): \WP_REST_Response {
	if ( ! is_connected() ) {
		return unkept( array( 'ok' => false, 'message' => __( 'Enter the address of the public site and the secret, and save them first.', 'clinic-public-site' ) ) );
	}
	deliver_waiting();
	// What was changed last, by which the public site shows whether it still reads what it is told of.
	$newest = get_posts( array( 'post_status' => 'publish', 'has_password' => false, 'numberposts' => 1, 'orderby' => 'modified' ) );
	$path   = $newest ? public_path( $newest[0] ) : '/blogs';
	$answer = post_signed( setting( 'notice_url' ) . '/receipt', json( array( 'path' => $path ) ) );
	$why    = refusal( $answer );
	$shown  = json_of( $answer )['receipt'] ?? null;
	if ( '' === $why && ! is_array( $shown ) ) {
		$why = __( 'Something answers at this address, but not the public site.', 'clinic-public-site' );
	}
	if ( '' !== $why ) {
		return unkept( array( 'ok' => false, 'message' => $why ) );
	}
	catch_up();
	if ( 200 !== $shown['status'] ) {
		/* translators: 1: address on the public site, 2: HTTP status. */
		return unkept( array( 'ok' => false, 'message' => sprintf( __( 'The public site answers, but %1$s is not shown there (status %2$d): it may not be able to read this WordPress.', 'clinic-public-site' ), $shown['url'], $shown['status'] ) ) );
	}
	if ( $newest && false === is_current( $newest[0], $shown ) ) {
		/* translators: %s: title of an article. */
		return unkept( array( 'ok' => false, 'message' => sprintf( __( 'The public site answers, but shows an earlier state of “%s”. If it still does in a minute, it cannot read this WordPress: something keeps strangers from wp-json/wp/v2, such as a security plugin, or a cache answers in its place.', 'clinic-public-site' ), $shown['title'] ) ) );
	}
	/* translators: %s: title of a page. */
	return unkept( array( 'ok' => true, 'message' => sprintf( __( 'Connected. The public site shows “%s”.', 'clinic-public-site' ), $shown['title'] ) ) );
}

function unkept( array $data ): \WP_REST_Response {
	$answer = new \WP_REST_Response( $data );
	$answer->header( 'Cache-Control', 'private, no-store' );
	return $answer;
}
