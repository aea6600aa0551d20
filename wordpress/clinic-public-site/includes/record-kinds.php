<?php
/**
 * Records: what the public site says outside articles and pages. Each stands in a file of the site; here editors own it field by field.
 * The kinds, their fields, labels and limits come from records.json, which the site writes from its schemas.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Before the name of a group; together they are a post type. */
const RECORD_TYPE = 'cps_';
const RECORD_MENU = 'clinic-public-site-records';
/** What editors changed: field => value. A field that is not there has the value of its file. */
const RECORD_FIELDS_META = 'clinic_public_site_fields';
/** Which record it is, such as `services/rhinoplasty`. */
const RECORD_NAME_META = '_clinic_public_site_record';
/** What the file said when it was last brought over: field => value. */
const RECORD_FILE_META = '_clinic_public_site_file';

add_action( 'init', __NAMESPACE__ . '\register_record_types' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_record_menu', 9 );
add_filter( '_wp_post_revision_fields', __NAMESPACE__ . '\name_revision_fields', 10, 2 );
add_filter( 'wp_revisions_to_keep', __NAMESPACE__ . '\keep_record_revisions', 10, 2 );

/** The content of records.json; without kinds where the file cannot be read. */
function record_schema(): array {
	static $schema = null;
	if ( null === $schema ) {
		$read   = json_decode( (string) file_get_contents( dirname( FILE ) . '/records.json' ), true );
		$schema = is_array( $read ) ? $read : array( 'hash' => '', 'groups' => array(), 'kinds' => array(), 'wordings' => array(), 'facts' => array(), 'currencies' => array() );
	}
	return $schema;
}

/** @return string[] */
function record_types(): array {
	return array_map(
		static function ( array $group ): string {
			return RECORD_TYPE . $group['name'];
		},
		record_schema()['groups']
	);
}

function is_record( $post ): bool {
	return $post instanceof \WP_Post && 0 === strpos( $post->post_type, RECORD_TYPE ) && '' !== record_name( $post->ID );
}

/** `clinic` or `services/rhinoplasty`; empty for a post that is no record. */
function record_name( int $id ): string {
	return meta_text( $id, RECORD_NAME_META );
}

/** The description of a record's kind; null for a kind that the site does not have. */
function record_kind( string $name ): ?array {
	return record_schema()['kinds'][ explode( '/', $name )[0] ] ?? null;
}

function register_record_types(): void {
	foreach ( record_schema()['groups'] as $group ) {
		$type = RECORD_TYPE . $group['name'];
		register_post_type(
			$type,
			array(
				'labels'          => record_labels( $group['label'] ),
				'public'          => false,
				'show_ui'         => true,
				'show_in_menu'    => RECORD_MENU,
				'show_in_rest'    => true,
				'supports'        => array( 'revisions', 'custom-fields' ),
				'capability_type' => 'page',
				'map_meta_cap'    => true,
				// A record is a file of the site: `npm run content:export` brings it here.
				'capabilities'    => array( 'create_posts' => 'do_not_allow' ),
			)
		);
		register_post_meta(
			$type,
			RECORD_FIELDS_META,
			array(
				'type'              => 'object',
				'single'            => true,
				'revisions_enabled' => true,
				'show_in_rest'      => array( 'schema' => record_rest_schema( $group['name'] ) ),
				'sanitize_callback' => __NAMESPACE__ . '\sanitize_record_fields',
				'auth_callback'     => __NAMESPACE__ . '\may_edit_meta',
			)
		);
	}
}

function record_labels( string $label ): array {
	return array(
		'name'          => $label,
		'singular_name' => $label,
		'menu_name'     => $label,
		'all_items'     => $label,
		/* translators: %s: a group of records, such as Doctors. */
		'edit_item'     => sprintf( __( 'Edit: %s', 'clinic-public-site' ), $label ),
		'search_items'  => __( 'Search', 'clinic-public-site' ),
		'not_found'     => __( 'Nothing here yet: the web team brings the records over from the site (npm run content:export).', 'clinic-public-site' ),
	);
}

/** Fields of every kind of a group. Two kinds may have fields of the same name and another shape: then anything goes, and the rules decide. */
function record_rest_schema( string $group ): array {
	$properties = array();
	foreach ( record_schema()['kinds'] as $kind ) {
		foreach ( $kind['group'] === $group ? $kind['fields'] : array() as $field ) {
			$one                          = rest_schema_of( $field );
			$known                        = $properties[ $field['name'] ] ?? $one;
			$properties[ $field['name'] ] = $known === $one ? $one : array( 'type' => array( 'string', 'array', 'object', 'number', 'boolean', 'null' ) );
		}
	}
	return array( 'type' => 'object', 'properties' => $properties, 'additionalProperties' => false );
}

/** Types alone: limits are kept by record-rules.php, which says what is wrong in the words of the site. */
function rest_schema_of( array $field ): array {
	$schema = array( 'description' => $field['label'] );
	if ( 'list' === $field['type'] ) {
		$schema += array( 'type' => array( 'array', 'null' ), 'items' => rest_schema_of( $field['item'] ) );
	} elseif ( 'picture' === $field['type'] ) {
		$schema += array( 'type' => array( 'object', 'null' ), 'properties' => array( 'id' => array( 'type' => 'integer' ) ) + array_map( __NAMESPACE__ . '\rest_schema_of', array_column( $field['fields'], null, 'name' ) ) );
	} elseif ( 'group' === $field['type'] ) {
		$schema += array( 'type' => array( 'object', 'null' ), 'properties' => array_map( __NAMESPACE__ . '\rest_schema_of', array_column( $field['fields'], null, 'name' ) ) );
	} elseif ( 'text or list' === $field['type'] ) {
		$schema += array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string' ) );
	} elseif ( 'number' === $field['type'] ) {
		$schema += array( 'type' => array( 'number', 'null' ) );
	} else {
		$schema += array( 'type' => 'flag' === $field['type'] ? array( 'boolean', 'null' ) : array( 'string', 'null' ) );
	}
	return $schema;
}

function add_record_menu(): void {
	$title = __( 'What the site says', 'clinic-public-site' );
	add_menu_page( $title, $title, 'edit_pages', RECORD_MENU, __NAMESPACE__ . '\show_record_overview', 'dashicons-clipboard', 21 );
	add_submenu_page( RECORD_MENU, $title, __( 'Overview', 'clinic-public-site' ), 'edit_pages', RECORD_MENU, __NAMESPACE__ . '\show_record_overview' );
}

/** Where an editor begins: every group, with its records. */
function show_record_overview(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'What the site says', 'clinic-public-site' ) . '</h1><p>'
		. esc_html__( 'What you change here is on the public site within seconds. What you do not change stays as it is in the files of the site, and every change can be taken back under Revisions.', 'clinic-public-site' )
		. '</p>';
	foreach ( record_schema()['groups'] as $group ) {
		$posts = get_posts( array( 'post_type' => RECORD_TYPE . $group['name'], 'post_status' => array( 'publish', 'draft' ), 'numberposts' => 100, 'orderby' => 'menu_order title', 'order' => 'ASC' ) );
		printf( '<h2>%s</h2><ul>', esc_html( $group['label'] ) );
		foreach ( $posts as $post ) {
			$count = count( record_fields( $post->ID ) );
			/* translators: %d: a number of fields. */
			$state = $count ? sprintf( _n( '%d field changed here', '%d fields changed here', $count, 'clinic-public-site' ), $count ) : __( 'as in the file', 'clinic-public-site' );
			printf( '<li><a href="%s">%s</a> <span class="description">%s</span></li>', esc_url( (string) get_edit_post_link( $post ) ), esc_html( $post->post_title ), esc_html( $state ) );
		}
		echo $posts ? '</ul>' : '</ul><p>' . esc_html__( 'Nothing here yet: the web team brings the records over from the site (npm run content:export).', 'clinic-public-site' ) . '</p>';
	}
	echo '</div>';
}

/**
 * All revisions of a record stay, whatever a host limits others to: they are the way back. And WordPress, asked for the oldest one that a limit
 * leaves, would delete it, to keep the limit, before it has read the fields from it.
 */
function keep_record_revisions( $number, \WP_Post $post ) {
	return in_array( $post->post_type, record_types(), true ) ? -1 : $number;
}

/** The text of a record is a summary of what editors changed (record-values.php): that is what revisions compare. */
function name_revision_fields( array $fields, $post ): array {
	$type = is_array( $post ) ? (string) ( $post['post_type'] ?? '' ) : '';
	if ( 'revision' === $type ) {
		$type = (string) get_post_type( (int) $post['post_parent'] );
	}
	if ( in_array( $type, record_types(), true ) ) {
		$fields['post_content'] = __( 'What was changed here', 'clinic-public-site' );
	}
	return $fields;
}
