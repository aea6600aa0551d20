<?php
/**
 * How blocks are laid out, where WordPress says it by a style sheet of its own pages alone: the columns of a grid, or their least width, what
 * a block takes of them, where what stands in a row is aligned, and which of it grows. The public site, which reads the text without that
 * sheet, is told by classes.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Least widths of a column that the public site's style sheet knows, in rem. */
const LEAST_WIDTHS = array( 4, 8, 12, 16, 20, 24, 32 );

add_filter( 'render_block', __NAMESPACE__ . '\with_layout', 20, 2 );

/** Classes on the outermost element of a block, in answers of REST alone. */
function with_layout( $html, array $block ) {
	// A list of other articles makes a block without a name of each, with what is said of the whole list.
	$classes = wp_is_serving_rest_request() && 'core/null' !== ( $block['blockName'] ?? '' ) ? layout_classes( $block['attrs'] ?? array() ) : array();
	if ( ! is_string( $html ) || array() === $classes ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag() ) {
		foreach ( $classes as $class ) {
			$tags->add_class( $class );
		}
	}
	return $tags->get_updated_html();
}

function layout_classes( array $attributes ): array {
	$layout  = is_array( $attributes['layout'] ?? null ) ? $attributes['layout'] : array();
	$type    = $layout['type'] ?? '';
	$classes = array();
	if ( 'grid' === $type ) {
		$columns = (int) ( $layout['columnCount'] ?? 0 );
		$least   = is_string( $layout['minimumColumnWidth'] ?? null ) ? nearest_width( $layout['minimumColumnWidth'] ) : 0;
		if ( $columns > 0 ) {
			$classes[] = 'columns-' . min( $columns, 8 );
		}
		if ( $least > 0 ) {
			$classes[] = "is-grid-from-$least";
		}
	}
	$vertical = $layout['verticalAlignment'] ?? '';
	if ( 'flex' === $type && 'vertical' !== ( $layout['orientation'] ?? '' ) && in_array( $vertical, array( 'top', 'center', 'bottom' ), true ) ) {
		$classes[] = "are-vertically-aligned-$vertical";
	}
	$child = is_array( $attributes['style']['layout'] ?? null ) ? $attributes['style']['layout'] : array();
	foreach ( array( 'column', 'row' ) as $axis ) {
		$span = (int) ( $child[ $axis . 'Span' ] ?? 0 );
		if ( $span > 1 ) {
			$classes[] = "has-$axis-span-" . min( $span, 4 );
		}
	}
	if ( 'fill' === ( $child['selfStretch'] ?? '' ) ) {
		$classes[] = 'is-growing';
	}
	return $classes;
}

/** The one of the known widths that is nearest to `12rem`, `200px` or `14em`; 0 for any other unit. */
function nearest_width( string $width ): int {
	if ( ! preg_match( '/^(\d+(?:\.\d+)?)(px|r?em)$/', trim( $width ), $parts ) ) {
		return 0;
	}
	$rem    = (float) $parts[1] / ( 'px' === $parts[2] ? 16 : 1 );
	$widths = LEAST_WIDTHS;
	usort( $widths, fn( $one, $other ) => abs( $one - $rem ) <=> abs( $other - $rem ) );
	return $widths[0];
}
