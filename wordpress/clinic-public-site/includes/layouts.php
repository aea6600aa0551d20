<?php
/**
 * How blocks are laid out, where WordPress says it by a style sheet of its own pages alone: the columns of a grid, or their least width, what
 * a block takes of them and where it begins, where what stands in a row is aligned, which of it grows or has a size of its own, how wide what
 * stands in a group is, the gaps between blocks, how high a space with one of the theme's names is, and what is said for phones or tablets
 * alone. The public site, which reads the text without that sheet, is told by classes.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Least widths of a column that the public site's style sheet knows, in rem. */
const LEAST_WIDTHS = array( 4, 8, 12, 16, 20, 24, 32 );
/** Sizes that it knows of what stands in a row, in percent; those in rem are the least widths. */
const SHARES = array( 25, 33, 50, 66, 75, 100 );
/** Widths that it knows of what stands in a group, in rem. What is wider than the last, which is no width of ours, is as wide as the site's text. */
const CONTENT_WIDTHS = array( 15, 20, 25, 30, 35, 40, 45 );
/** Gaps that it knows, in CSS pixels. */
const GAPS = array( 0, 8, 16, 24, 32, 48, 64, 96 );
/** The most columns of a grid that it knows, and so where a block may begin. */
const MOST_COLUMNS = 8;
/** Heights of a space that it knows, in rem; the Worker has the same (`worker/cms/sanitise/said-by-style.ts`). */
const SPACES = array( 1, 2, 3, 4, 6, 8, 12 );
/** Sizes of letters that it knows, from their least on, in CSS pixels; as in the Worker. */
const LETTERS = array(
	'xx-large' => 28,
	'large'    => 19,
	'medium'   => 15.5,
	'small'    => 1,
);
/** Screens for which an editor may say more (WordPress 7.1), and the most columns that the style sheet knows of them. */
const SCREENS        = array( 'mobile', 'tablet' );
const SCREEN_COLUMNS = 6;
/** Where the site's settings name sizes. */
const SPACING_SIZES = array( 'spacing', 'spacingSizes' );
const FONT_SIZES    = array( 'typography', 'fontSizes' );

add_filter( 'render_block', __NAMESPACE__ . '\with_layout', 20, 2 );

/** Classes on the outermost element of a block, in answers of REST alone. */
function with_layout( $html, array $block ) {
	// A list of other articles makes a block without a name of each, with what is said of the whole list.
	if ( ! is_string( $html ) || ! wp_is_serving_rest_request() || 'core/null' === ( $block['blockName'] ?? '' ) ) {
		return $html;
	}
	$attributes = $block['attrs'] ?? array();
	$classes    = layout_classes( $attributes );
	// In a stack it may have no height but what is left.
	if ( 'core/spacer' === $block['blockName'] && str_contains( $html, 'height:var(' ) ) {
		$classes = array_merge( $classes, space_classes( $attributes['height'] ?? '' ) );
	}
	if ( array() === $classes ) {
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
	$style  = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
	$layout = is_array( $attributes['layout'] ?? null ) ? $attributes['layout'] : array();
	$child  = is_array( $style['layout'] ?? null ) ? $style['layout'] : array();
	return array_merge(
		own_layout( $layout ),
		place_in_layout( $child ),
		gap_classes( $style['spacing']['blockGap'] ?? null ),
		screen_classes( $style, $layout )
	);
}

/** What differs on phones or tablets: the side of words, the size of letters, the columns of a grid, and whether a row is a stack. */
function screen_classes( array $style, array $layout ): array {
	$classes = array();
	foreach ( SCREENS as $screen ) {
		$said  = is_array( $style[ "@$screen" ] ?? null ) ? $style[ "@$screen" ] : array();
		$side  = $said['typography']['textAlign'] ?? '';
		$size  = $said['typography']['fontSize'] ?? '';
		$count = (int) ( $said['layout']['columnCount'] ?? 0 );
		if ( in_array( $side, array( 'left', 'center', 'right' ), true ) ) {
			$classes[] = "is-$screen-text-$side";
		}
		$pixels = is_scalar( $size ) ? pixels_of( (string) $size ) : null;
		if ( null !== $pixels && $pixels > 0 ) {
			$classes[] = "is-$screen-letters-" . key( array_filter( LETTERS, fn( $least ) => $pixels >= $least ) + array( 'small' => 1 ) );
		}
		if ( $count > 0 ) {
			$classes[] = "is-$screen-columns-" . min( $count, SCREEN_COLUMNS );
		}
		if ( isset( $said['layout']['orientation'] ) || isset( $said['layout']['justifyContent'] ) ) {
			$row         = array_merge( $layout, $said['layout'] );
			$is_vertical = 'vertical' === ( $row['orientation'] ?? '' );
			$sides       = array( 'left', 'center', 'right', $is_vertical ? 'stretch' : 'space-between' );
			$justified   = in_array( $row['justifyContent'] ?? '', $sides, true ) ? $row['justifyContent'] : 'left';
			$classes[]   = "is-$screen-" . ( $is_vertical ? 'stack' : 'row' ) . "-$justified";
		}
	}
	return $classes;
}

/** @param mixed $height */
function space_classes( $height ): array {
	$pixels = is_string( $height ) ? pixels_of( $height ) : null;
	return null !== $pixels && $pixels > 0 ? array( 'is-space-' . nearest( SPACES, $pixels / 16 ) ) : array();
}

/** How a block lays out what is in it. */
function own_layout( array $layout ): array {
	$type    = $layout['type'] ?? '';
	$classes = array();
	if ( 'grid' === $type ) {
		$columns = (int) ( $layout['columnCount'] ?? 0 );
		$least   = nearest_width( $layout['minimumColumnWidth'] ?? '' );
		if ( $columns > 0 ) {
			$classes[] = 'columns-' . min( $columns, MOST_COLUMNS );
		}
		if ( $least > 0 ) {
			$classes[] = "is-grid-from-$least";
		}
	}
	$vertical = $layout['verticalAlignment'] ?? '';
	if ( 'flex' === $type && 'vertical' !== ( $layout['orientation'] ?? '' ) && in_array( $vertical, array( 'top', 'center', 'bottom' ), true ) ) {
		$classes[] = "are-vertically-aligned-$vertical";
	}
	$wide = 'constrained' === $type ? nearest_width( $layout['contentSize'] ?? '', CONTENT_WIDTHS ) : 0;
	if ( $wide > 0 && $wide < max( CONTENT_WIDTHS ) ) {
		$classes[] = "is-content-wide-$wide";
	}
	return $classes;
}

/** The place of a block in the row or grid that it stands in. */
function place_in_layout( array $child ): array {
	$classes = array();
	foreach ( array( 'column', 'row' ) as $axis ) {
		$start = (int) ( $child[ $axis . 'Start' ] ?? 0 );
		$span  = (int) ( $child[ $axis . 'Span' ] ?? 0 );
		if ( $start > 0 && $start <= MOST_COLUMNS ) {
			$classes[] = "is-from-$axis-$start";
		}
		if ( $span > 1 ) {
			$classes[] = "has-$axis-span-" . min( $span, 4 );
		}
	}
	$stretch = $child['selfStretch'] ?? '';
	if ( 'fill' === $stretch ) {
		$classes[] = 'is-growing';
	}
	if ( in_array( $stretch, array( 'fixed', 'fixedNoShrink' ), true ) ) {
		$size = $child['flexSize'] ?? '';
		$wide = nearest_width( $size );
		if ( $wide > 0 ) {
			$classes[] = "is-sized-$wide";
		} elseif ( is_string( $size ) && preg_match( '/^(\d+(?:\.\d+)?)%$/', trim( $size ), $parts ) ) {
			$classes[] = 'is-share-' . nearest( SHARES, (float) $parts[1] );
		}
	}
	return $classes;
}

/** @param mixed $gap one for both axes, or `top` and `left`, each a length or the name of one (`var:preset|spacing|50`) */
function gap_classes( $gap ): array {
	$sides   = is_array( $gap ) ? $gap : array(
		'left' => $gap,
		'top'  => $gap,
	);
	$classes = array();
	foreach ( array(
		'x' => 'left',
		'y' => 'top',
	) as $axis => $side ) {
		$pixels = is_scalar( $sides[ $side ] ?? null ) ? pixels_of( (string) $sides[ $side ] ) : null;
		if ( null !== $pixels ) {
			$classes[] = "is-gap-$axis-" . nearest( GAPS, $pixels );
		}
	}
	return $classes;
}

/** Of a length as the editor keeps it; null in shares of the window. Of one that grows with the window, such as `clamp( 1rem, 5vw, 3rem )`, the largest. */
function pixels_of( string $length ): ?float {
	if ( preg_match( '/^var(?::preset\||\(\s*--wp--preset--)(spacing|font-size)(?:\||--)([a-z0-9-]+)\s*\)?$/', trim( $length ), $name ) ) {
		$length = named_sizes( 'spacing' === $name[1] ? SPACING_SIZES : FONT_SIZES )[ $name[2] ] ?? '';
	}
	if ( '0' === trim( $length ) ) {
		return 0.0;
	}
	preg_match_all( '/(\d+(?:\.\d+)?|\.\d+)(px|r?em)\b/', $length, $found, PREG_SET_ORDER );
	$last = end( $found );
	return $last ? (float) $last[1] * ( 'px' === $last[2] ? 1 : 16 ) : null;
}

/** Slug => length; what the site's owner set counts before the theme, and the theme before WordPress. */
function named_sizes( array $setting ): array {
	$sizes = array();
	foreach ( array( 'default', 'theme', 'custom' ) as $origin ) {
		foreach ( (array) wp_get_global_settings( array( ...$setting, $origin ) ) as $size ) {
			if ( is_array( $size ) && is_string( $size['size'] ?? null ) ) {
				$sizes[ $size['slug'] ?? '' ] = $size['size'];
			}
		}
	}
	return $sizes;
}

/**
 * The one of the known widths that is nearest to `12rem`, `200px` or `14em`; 0 for any other unit.
 *
 * @param mixed $width
 */
function nearest_width( $width, array $widths = LEAST_WIDTHS ): int {
	if ( ! is_string( $width ) || ! preg_match( '/^(\d+(?:\.\d+)?)(px|r?em)$/', trim( $width ), $parts ) ) {
		return 0;
	}
	return nearest( $widths, (float) $parts[1] / ( 'px' === $parts[2] ? 16 : 1 ) );
}

function nearest( array $steps, float $value ): int {
	usort( $steps, fn( $one, $other ) => abs( $one - $value ) <=> abs( $other - $value ) );
	return $steps[0];
}
