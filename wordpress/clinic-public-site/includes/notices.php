<?php
/**
 * Admin notice while announcements did not reach the public site.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', __NAMESPACE__ . '\show_dropped' );

function show_dropped(): void {
	$dropped = get_option( DROPPED_OPTION );
	if ( ! is_array( $dropped ) || ! current_user_can( 'edit_others_posts' ) ) {
		return;
	}
	$sentence = sprintf(
		/* translators: 1: a number of changes, 2: a length of time, such as "2 hours", 3: the reason. */
		_n( '%1$d change could not be announced to the public site since %2$s ago. %3$s', '%1$d changes could not be announced to the public site since %2$s ago. %3$s', $dropped['count'], 'clinic-public-site' ),
		$dropped['count'],
		human_time_diff( $dropped['since'] ),
		$dropped['why']
	);
	$advice = __( 'Articles are still read within five minutes; pictures and categories may take longer. The next change that arrives tells the site to read everything again.', 'clinic-public-site' );
	$link   = current_user_can( 'manage_options' )
		? sprintf( ' <a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=clinic-public-site' ) ), esc_html__( 'Test the connection', 'clinic-public-site' ) )
		: '';
	printf( '<div class="notice notice-warning"><p>%s %s%s</p></div>', esc_html( $sentence ), esc_html( $advice ), $link ); // phpcs:ignore -- The link is escaped above.
}
