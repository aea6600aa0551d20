<?php
/**
 * Signed requests to the public site, and signatures of preview links.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

const ANSWER_SECONDS = 5;

function sign( string $text ): string {
	return hash_hmac( 'sha256', $text, setting( 'secret' ) );
}

/**
 * Posts a body whose signature covers the time and the body: the public site takes it for five minutes.
 *
 * @return array|\WP_Error As `wp_remote_post` answers.
 */
function post_signed( string $url, string $body ) {
	$time = time();
	return wp_remote_post(
		$url,
		array(
			'timeout' => ANSWER_SECONDS,
			'headers' => array(
				'Content-Type'        => 'application/json',
				'X-Content-Signature' => "t=$time,v1=" . sign( "$time.$body" ),
			),
			'body'    => $body,
		)
	);
}

/**
 * JSON as the public site reads it. Letters beyond ASCII are escaped: notices wait in the database, which may know no emoji, and digests of
 * texts are taken over it.
 *
 * @param int $more Further options of `json_encode`.
 */
function json( array $value, int $more = 0 ): string {
	return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | $more );
}

/** The JSON object of an answer; null when there was none. */
function json_of( $answer ): ?array {
	$value = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
	return is_array( $value ) ? $value : null;
}

/** Why a request was not accepted, as one line for people; empty when it was. */
function refusal( $answer ): string {
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: error message of the connection. */
		return sprintf( __( 'No connection: %s', 'clinic-public-site' ), $answer->get_error_message() );
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( $status >= 200 && $status <= 299 ) {
		return '';
	}
	if ( 401 === $status ) {
		return clock_refusal( $answer ) ?: __( 'The secret differs from NOTICE_SECRET of the public site.', 'clinic-public-site' );
	}
	if ( 404 === $status ) {
		return __( 'Nobody takes announcements at this address: it is wrong, or NOTICE_SECRET is not set on the public site.', 'clinic-public-site' );
	}
	/* translators: %d: HTTP status, such as 503. */
	return sprintf( __( 'The public site answered with status %d.', 'clinic-public-site' ), $status );
}

/** Signatures are good for five minutes, so both clocks have to agree. */
function clock_refusal( $answer ): string {
	$theirs = strtotime( (string) wp_remote_retrieve_header( $answer, 'date' ) );
	$apart  = $theirs ? abs( time() - $theirs ) : 0;
	if ( $apart < 5 * MINUTE_IN_SECONDS ) {
		return '';
	}
	/* translators: %s: a length of time, such as "12 minutes". */
	return sprintf( __( 'The clock of this server is wrong by %s.', 'clinic-public-site' ), human_time_diff( time() - $apart ) );
}
