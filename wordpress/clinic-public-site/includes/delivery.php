<?php
/**
 * Delivery of change notices: never while an editor waits, again when refused, and reported when it was given up.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** The job of WordPress's clock that delivers what is due. */
const DELIVER_HOOK = 'clinic_public_site_deliver';
/**
 * Before when a notice is due, how often it was refused, and its name: each waits in an option of its own. The clock keeps all its jobs in
 * one option, which every request writes as it knew it when it began: of notices that waited there, those of other requests of the same
 * moment were lost, such as those of the files that an editor deletes together.
 */
const WAITING_OPTION = 'clinic_public_site_waits_';
/** Set while notices were given up: since when, how many, why, and which files they named. */
const DROPPED_OPTION = 'clinic_public_site_dropped';
const NOTICE_LIMIT   = 100;
/** The public site reads no more than 64,000 bytes of a notice. */
const NOTICE_BYTES   = 60000;
const NOTICE_RETRIES = 5;

add_action( 'shutdown', __NAMESPACE__ . '\send_changes' );
add_action( DELIVER_HOOK, __NAMESPACE__ . '\on_tick' );
add_action( 'wp_loaded', __NAMESPACE__ . '\deliver_first' );

/** What a request changed goes out when the request ends: as one notice, or as several where it is much. */
function send_changes(): void {
	$changes = take_changes();
	if ( ! is_connected() ) {
		// The site learns from nowhere else which files and cases are gone: they wait until it is known again.
		$files = array_filter( $changes, __NAMESPACE__ . '\names_files' );
		if ( $files ) {
			give_up( $files, __( 'Enter the address of the public site and the secret, and save them first.', 'clinic-public-site' ) );
			set_clock();
		}
		return;
	}
	if ( count( $changes ) > NOTICE_LIMIT ) {
		$changes = array_merge( array( whole_site() ), array_values( array_filter( $changes, __NAMESPACE__ . '\names_files' ) ) );
	}
	array_map( __NAMESPACE__ . '\let_wait', notices( $changes ) );
	forget_put_by();
	if ( ! $changes ) {
		return;
	}
	if ( nobody_waits() ) {
		deliver_waiting();
	} else {
		set_clock();
		start_clock();
	}
}

/** From now on a notice waits until it has arrived, or was given up, whatever becomes of this request. Answers the name under which it waits. */
function let_wait( string $body, int $seconds = 0 ): string {
	global $wpdb;
	$name = waiting_name( time() + $seconds, 0, wp_generate_uuid4() );
	$wpdb->insert( $wpdb->options, array( 'option_name' => $name, 'option_value' => $body, 'autoload' => 'no' ) );
	return $name;
}

/** Names under which files of this request wait that its end will tell of. */
function &put_by_names(): array {
	static $names = array();
	return $names;
}

/**
 * A request that deletes many files may be cut off by the host before its end, where changes are told. Which texts changed the site finds by
 * itself, but not which files are gone: each waits from the moment at which it is known.
 */
function put_by( array $change ): void {
	if ( ! is_connected() ) {
		return;
	}
	$names = &put_by_names();
	foreach ( notices( array( $change ) ) as $body ) {
		$names[] = let_wait( $body, MINUTE_IN_SECONDS );
	}
	if ( 1 === count( $names ) ) {
		set_clock();
	}
}

/** They wait in the notice of the whole request now. */
function forget_put_by(): void {
	global $wpdb;
	$names = &put_by_names();
	foreach ( $names as $name ) {
		$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
	}
	$names = array();
}

function waiting_name( int $due, int $attempt, string $id ): string {
	return WAITING_OPTION . "$due.$attempt.$id";
}

/** When a notice is due, how often it was refused, and its own name. */
function waiting_parts( string $name ): array {
	list( $due, $attempt, $id ) = explode( '.', substr( $name, strlen( WAITING_OPTION ) ) );
	return array( (int) $due, (int) $attempt, $id );
}

/** @return string[] Names of the options in which notices wait, the oldest first. By SQL: what other requests write is in no cache of this one. */
function waiting(): array {
	global $wpdb;
	return $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id", $wpdb->esc_like( WAITING_OPTION ) . '%' ) );
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
		site_url( 'wp-cron.php' ),
		array(
			'timeout'   => 0.01,
			'blocking'  => false,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
		)
	);
}

/** In a request to the clock, before it looks whether it runs already. Whoever asks for it may: all it does is what is due. */
function deliver_first(): void {
	if ( wp_doing_cron() ) {
		deliver_waiting();
	}
}

/** @param mixed $body A notice that waited in the clock itself, by a plugin before version 2.5.11. */
function on_tick( $body = '' ): void {
	if ( is_string( $body ) && '' !== $body ) {
		let_wait( $body );
	}
	deliver_waiting();
	catch_up();
	set_clock();
}

/** One job, for the notice that is due first. What was given up is tried once an hour: else it stood for good where nobody changes anything. */
function set_clock(): void {
	$due = array_map( static fn( string $name ): int => waiting_parts( $name )[0], waiting() );
	if ( get_option( DROPPED_OPTION ) ) {
		$due[] = time() + HOUR_IN_SECONDS;
	}
	if ( ! $due ) {
		return;
	}
	// As the clock is now, lest jobs that others gave it meanwhile are lost.
	wp_cache_delete( 'alloptions', 'options' );
	wp_cache_delete( 'cron', 'options' );
	$next = wp_next_scheduled( DELIVER_HOOK );
	if ( ! $next || $next > min( $due ) ) {
		// WordPress takes no second job of a kind within ten minutes.
		wp_clear_scheduled_hook( DELIVER_HOOK );
		wp_schedule_single_event( min( $due ), DELIVER_HOOK );
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

/** Whether a notice has to wait no more: it arrived, or was refused once too often. */
function deliver( string $body, int $attempt ): bool {
	$why = refusal( post_signed( setting( 'notice_url' ), $body ) );
	if ( '' === $why ) {
		catch_up();
		return true;
	}
	if ( $attempt < NOTICE_RETRIES ) {
		return false;
	}
	give_up( array_filter( (array) ( json_decode( $body, true )['changes'] ?? array() ), __NAMESPACE__ . '\names_files' ), $why );
	return true;
}

/** What could not be announced is told in the dashboard, and caught up later. */
function give_up( array $files, string $why ): void {
	$known = (array) get_option( DROPPED_OPTION, array() );
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

/**
 * Delivers what is due: called by the clock, and by the box in the editor, for a clock that may not tick. A refused notice is due again after
 * 1, 2, 4, 8 and 16 minutes.
 */
function deliver_waiting(): void {
	global $wpdb;
	$names = waiting();
	foreach ( $names as $name ) {
		list( $due, $attempt, $id ) = waiting_parts( $name );
		if ( $due > time() ) {
			continue;
		}
		// Before it is sent: so one request alone has it, and it is due again should that request be cut off.
		$later = waiting_name( time() + MINUTE_IN_SECONDS * 2 ** $attempt, $attempt + 1, $id );
		if ( 1 !== $wpdb->update( $wpdb->options, array( 'option_name' => $later ), array( 'option_name' => $name ) ) ) {
			continue;
		}
		$body = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $later ) );
		if ( deliver( $body, $attempt ) ) {
			$wpdb->delete( $wpdb->options, array( 'option_name' => $later ) );
		}
	}
	if ( $names ) {
		set_clock();
	}
}
