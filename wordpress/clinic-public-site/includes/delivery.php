<?php
/**
 * Delivery of change notices: never while an editor waits, again when refused, and reported when it was given up.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const DELIVER_HOOK = 'clinic_public_site_deliver';
/** Set while notices were given up: since when, how many, why, and which files they named. */
const DROPPED_OPTION = 'clinic_public_site_dropped';
const NOTICE_LIMIT   = 100;
/** The public site reads no more than 64,000 bytes of a notice. */
const NOTICE_BYTES   = 60000;
const NOTICE_RETRIES = 5;
/** In a request to WordPress's clock: what waits goes out first. */
const DELIVER_FIRST = 'clinic_public_site_deliver_first';

add_action( 'shutdown', __NAMESPACE__ . '\send_changes' );
add_action( DELIVER_HOOK, __NAMESPACE__ . '\deliver', 10, 2 );
add_action( 'wp_loaded', __NAMESPACE__ . '\deliver_first' );

/** What a request changed goes out when the request ends: as one notice, or as several where it is much. */
function send_changes(): void {
	$changes = take_changes();
	if ( ! $changes || ! is_connected() ) {
		return;
	}
	if ( count( $changes ) > NOTICE_LIMIT ) {
		$changes = array_merge( array( whole_site() ), array_values( array_filter( $changes, __NAMESPACE__ . '\names_files' ) ) );
	}
	$bodies = notices( $changes );
	if ( nobody_waits() ) {
		foreach ( $bodies as $body ) {
			deliver( $body, 0 );
		}
		return;
	}
	foreach ( $bodies as $body ) {
		wp_schedule_single_event( time(), DELIVER_HOOK, array( $body, 0 ) );
	}
	start_clock();
}

/** Notices of changes, in order, none longer than the public site reads. */
function notices( array $changes ): array {
	$batches = array();
	$bytes   = 0;
	foreach ( $changes as $change ) {
		$more = strlen( json( $change ) ) + 1;
		$last = count( $batches ) - 1;
		if ( $last < 0 || count( $batches[ $last ] ) === NOTICE_LIMIT || $bytes + $more > NOTICE_BYTES ) {
			$batches[] = array();
			$bytes     = 0;
			++$last;
		}
		$batches[ $last ][] = $change;
		$bytes             += $more;
	}
	return array_map( fn( $batch ) => json( array( 'id' => wp_generate_uuid4(), 'changes' => $batch ) ), $batches );
}

/**
 * Starts WordPress's clock without waiting for it, as `spawn_cron` does, which however refuses while the clock runs already: a change would wait
 * until jobs of WordPress itself have their answers from servers of others, for up to a minute, and then for the next visit.
 */
function start_clock(): void {
	wp_remote_post(
		add_query_arg( DELIVER_FIRST, '1', site_url( 'wp-cron.php' ) ),
		array(
			'timeout'   => 0.01,
			'blocking'  => false,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
		)
	);
}

/** Before the clock looks whether it runs already. Whoever asks for it may: all it does is what is due. */
function deliver_first(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended
	if ( wp_doing_cron() && isset( $_GET[ DELIVER_FIRST ] ) ) {
		deliver_waiting();
	}
}

function whole_site(): array {
	return array( 'type' => 'site', 'event' => 'updated' );
}

/** A withdrawn file has to be named, however much else changed. */
function names_files( array $change ): bool {
	return ! empty( $change['media'] );
}

/**
 * Whether this process may take its time. PHP-FPM and LiteSpeed can answer the browser first; elsewhere WordPress's own clock delivers, in a
 * request of its own.
 */
function nobody_waits(): bool {
	if ( wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
		return true;
	}
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			return true;
		}
	}
	return false;
}

/** A refused notice is sent again after 1, 2, 4, 8 and 16 minutes. */
function deliver( string $body, int $attempt ): void {
	$why = refusal( post_signed( setting( 'notice_url' ), $body ) );
	if ( '' === $why ) {
		catch_up();
	} elseif ( $attempt < NOTICE_RETRIES ) {
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS * 2 ** $attempt, DELIVER_HOOK, array( $body, $attempt + 1 ) );
	} else {
		$known = (array) get_option( DROPPED_OPTION, array() );
		$files = array_filter( (array) ( json_decode( $body, true )['changes'] ?? array() ), __NAMESPACE__ . '\names_files' );
		update_option(
			DROPPED_OPTION,
			array(
				'since' => $known['since'] ?? time(),
				'count' => (int) ( $known['count'] ?? 0 ) + 1,
				'why'   => $why,
				'files' => array_merge( (array) ( $known['files'] ?? array() ), array_values( $files ) ),
			),
			false
		);
	}
}

/**
 * Once the public site answers again, it is told that everything it knows may be old, and which files and cases are gone: those it learns
 * from nowhere else.
 */
function catch_up(): void {
	$dropped = get_option( DROPPED_OPTION );
	if ( ! $dropped ) {
		return;
	}
	foreach ( notices( array_merge( array( whole_site() ), (array) ( $dropped['files'] ?? array() ) ) ) as $body ) {
		if ( '' !== refusal( post_signed( setting( 'notice_url' ), $body ) ) ) {
			return;
		}
	}
	delete_option( DROPPED_OPTION );
}

/** Delivers what waits for a clock that may not tick: called by the clock itself, and by the box in the editor, where waiting disturbs nobody. */
function deliver_waiting(): void {
	foreach ( wp_get_ready_cron_jobs() as $time => $hooks ) {
		foreach ( $hooks[ DELIVER_HOOK ] ?? array() as $event ) {
			if ( true === wp_unschedule_event( $time, DELIVER_HOOK, $event['args'] ) ) {
				deliver( ...$event['args'] );
			}
		}
	}
}
