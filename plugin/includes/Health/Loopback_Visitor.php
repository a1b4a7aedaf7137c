<?php
declare(strict_types=1);

namespace Hien\Health;

use Closure;
use Hien\Addresses\Paths;
use Hien\Settings\Settings;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Asks this site as somebody who is not signed in. The checks of one run share it, so that each page is requested once.
 *
 * It answers null where nothing can be learned: the server cannot reach the site, which core's own test says ("loopback"), or a
 * password of the web server is asked for first. After the first failure, and once a run has waited three seconds, nothing more is
 * requested.
 */
final class Loopback_Visitor {

	/** Seconds for one request, and for all requests of a run. WordPress's HTTP API waits at least one second. */
	private const TIMEOUT     = 2.0;
	private const MIN_TIMEOUT = 1.0;
	private const BUDGET      = 3.0;

	/** A page that only our rewrite rules make. */
	private const FIXED = '/tin-moi';

	/** @var array<string,array<string,mixed>> Method and URL => response of WordPress's HTTP API. */
	private array $answers = [];

	private bool $is_reachable = true;

	/** Seconds that the requests have taken. */
	private float $waited = 0.0;

	/** @param Closure():float|null $clock Returns the time in seconds; null for the server's clock. */
	public function __construct( private readonly ?Closure $clock = null ) {}

	/** @return array<string,mixed>|null */
	public function home(): ?array {
		return $this->ask( 'GET', home_url( '/' ) );
	}

	/** @return array<string,mixed>|null */
	public function fixed_page(): ?array {
		return $this->ask( 'GET', Paths::url( self::FIXED ) );
	}

	/** @return array<string,mixed>|null The same page, requested once more. */
	public function fixed_page_again(): ?array {
		unset( $this->answers[ 'GET ' . Paths::url( self::FIXED ) ] );
		return $this->fixed_page();
	}

	/** @return array<string,mixed>|null A REST response that visitors get. */
	public function rest_reading(): ?array {
		return $this->ask( 'GET', $this->rest( 'options' ) );
	}

	/** @return array<string,mixed>|null The response to a REST call that lacks its parameters, so that it changes nothing: 400. */
	public function rest_writing(): ?array {
		return $this->ask( 'POST', $this->rest( 'views' ) );
	}

	/** Whether another request would be sent. */
	public function may_ask(): bool {
		return $this->is_reachable && self::BUDGET - $this->waited >= self::MIN_TIMEOUT;
	}

	/** @return array<string,mixed>|null Any other address of the site. */
	public function file( string $url ): ?array {
		return $this->ask( 'GET', $url );
	}

	/** @param array<string,mixed> $answer A response. */
	public static function is_json( array $answer ): bool {
		return is_array( json_decode( wp_remote_retrieve_body( $answer ), true ) );
	}

	private function rest( string $path ): string {
		return Settings::api_url() . Settings::rest_namespace() . "/$path";
	}

	/** @return array<string,mixed>|null */
	private function ask( string $method, string $url ): ?array {
		$key = "$method $url";
		if ( ! isset( $this->answers[ $key ] ) && $this->may_ask() ) {
			$start  = $this->now();
			$answer = wp_remote_request(
				$url,
				[
					'method'    => $method,
					'timeout'   => min( self::TIMEOUT, self::BUDGET - $this->waited ),
					'cookies'   => [],
					// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's, for requests to the site itself.
					'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
				]
			);

			$this->waited += $this->now() - $start;
			if (
				is_wp_error( $answer )
				|| '' !== wp_remote_retrieve_header( $answer, 'www-authenticate' )
					&& WP_Http::UNAUTHORIZED === wp_remote_retrieve_response_code( $answer )
			) {
				$this->is_reachable = false;
			} else {
				$this->answers[ $key ] = $answer;
			}
		}
		return $this->answers[ $key ] ?? null;
	}

	private function now(): float {
		return null === $this->clock ? microtime( true ) : ( $this->clock )();
	}
}
