<?php
/**
 * Colours of the theme's palette that an editor chose: a text names them by classes, and what they are stands in a style sheet of WordPress's
 * own pages alone. Where the public site reads the text, they are said by a style beside the class.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', __NAMESPACE__ . '\with_colours', 30 );

function with_colours( $html ) {
	if ( ! is_string( $html ) || ! wp_is_serving_rest_request() || false === strpos( $html, '-color' ) ) {
		return $html;
	}
	$palette = palette();
	$tags    = new \WP_HTML_Tag_Processor( $html );
	while ( array() !== $palette && $tags->next_tag() ) {
		$class = $tags->get_attribute( 'class' );
		$style = $tags->get_attribute( 'style' );
		$said  = is_string( $class ) ? named_colours( $class, is_string( $style ) ? $style : '', $palette ) : '';
		if ( '' !== $said ) {
			$tags->set_attribute( 'style', $said . ( is_string( $style ) ? $style : '' ) );
		}
	}
	return $tags->get_updated_html();
}

/** What the classes of an element say of its colours, as a style; nothing of what its own style says already. */
function named_colours( string $class, string $style, array $palette ): string {
	$said = '';
	foreach ( preg_split( '/\s+/', $class ) as $name ) {
		if ( ! preg_match( '/^has-([a-z0-9-]+?)(-background)?-color$/', $name, $parts ) || ! isset( $palette[ $parts[1] ] ) ) {
			continue;
		}
		$property = isset( $parts[2] ) ? 'background-color' : 'color';
		if ( ! preg_match( "/(?:^|;)\s*$property\s*:/", $style ) ) {
			$said .= "$property:{$palette[ $parts[1] ]};";
		}
	}
	return $said;
}

/** Slug => colour; what the site's owner set counts before the theme, and the theme before WordPress. */
function palette(): array {
	$colours = array();
	foreach ( array( 'default', 'theme', 'custom' ) as $origin ) {
		foreach ( (array) wp_get_global_settings( array( 'color', 'palette', $origin ) ) as $colour ) {
			if ( is_array( $colour ) && preg_match( '/^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,\/%]+\))$/i', $colour['color'] ?? '' ) ) {
				$colours[ $colour['slug'] ?? '' ] = $colour['color'];
			}
		}
	}
	return $colours;
}
