<?php
declare(strict_types=1);

namespace Hien\Export;

use Closure;
use Hien\Addresses\Paths;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** Follows all links of the site, from its home page and its sitemap on, and writes what it finds. */
final class Exporter {

	/** Addresses that nothing links to. */
	private const START = [ '/', Export_Addresses::LIVE_SEARCH, Export_Addresses::NOT_FOUND, '/robots.txt', '/wp-sitemap.xml', '/feed' ];

	/** Extensions for what has none in its address. */
	private const EXTENSIONS = [ 'html', 'xml', 'json', 'css', 'txt', 'pdf', 'zip' ];

	/** Statuses of what the site no longer has. */
	private const GONE = [ 404, 410 ];

	/** Statuses of a server that is away, or asks to wait. */
	private const AWAY = [ 429, 502, 503, 504 ];

	/** Seconds to wait for a page. */
	private const TIMEOUT = 60;

	/** @var array<string,true> Addresses that were found. */
	private array $known = [];

	/** @var list<string> Those that are still to be read. */
	private array $waiting = [];

	private readonly Exported_Page $page;

	public function __construct(
		private readonly Export_Addresses $addresses,
		private readonly Export_Folder $folder,
	) {
		$this->page = new Exported_Page( $addresses );
	}

	/**
	 * @param Closure(string):mixed $tell Gets each address.
	 * @return array<string,int> Address that could not be exported => status.
	 * @throws RuntimeException Where the site does not answer or asks to wait, or a file cannot be written.
	 */
	public function run( Closure $tell ): array {
		$missing = [];
		$this->find( self::START );
		$done = [];
		foreach ( $this->folder->steps() as $step ) {
			$done[ $step['path'] ?? '' ] = true;
			$this->find( $step['found'] ?? [] );
			$missing += $step['missing'] ?? [];
		}
		while ( [] !== $this->waiting ) {
			$path = array_pop( $this->waiting );
			if ( isset( $done[ $path ] ) ) {
				continue;
			}
			$tell( $path );
			[ $found, $status ] = $this->export( $path );
			$step     = [ 'path' => $path, 'found' => $this->find( $found ), 'missing' => null === $status ? [] : [ $path => $status ] ];
			$missing += $step['missing'];
			$this->folder->log( $step );
		}
		return $missing;
	}

	/**
	 * Whether all that is missing is no longer on the site. What is refused may be there again, with all that only it leads to.
	 *
	 * @param array<string,int> $missing What run() has returned.
	 */
	public static function are_gone( array $missing ): bool {
		return [] === array_diff( $missing, self::GONE );
	}

	/** @return list<string> The addresses of the export. */
	public function paths(): array {
		return array_map( 'strval', array_keys( $this->known ) );
	}

	/**
	 * @param list<string> $paths Without any twice.
	 * @return list<string> Those that were not known.
	 */
	private function find( array $paths ): array {
		$new            = array_values( array_filter( $paths, fn( string $path ): bool => ! isset( $this->known[ $path ] ) ) );
		$this->known   += array_fill_keys( $new, true );
		$this->waiting  = [ ...$this->waiting, ...$new ];
		return $new;
	}

	/** @return array{list<string>,?int} Addresses that it leads to; with which status it is missing. */
	private function export( string $path ): array {
		[ $status, $headers, $body ] = $this->answer( $path );
		$location                    = $headers['location'] ?? '';
		if ( $status >= 300 && $status < 400 && '' !== $location ) {
			$to = $this->addresses->path( $location );
			$this->folder->write( $this->addresses->file( $path, 'html' ), Exported_Page::leads_to( $this->addresses->link( $location ) ) );
			return [ null === $to ? [] : [ $to ], null ];
		}
		if ( 200 !== $status && ! ( 404 === $status && Export_Addresses::NOT_FOUND === $path ) ) {
			return [ [], $status ];
		}
		$type      = trim( explode( ';', $headers['content-type'] ?? '' )[0] );
		$extension = $this->extension( $type );

		[ $content, $urls ] = match ( $extension ) {
			'html'  => $this->page->html( $body ),
			'css'   => $this->page->css( $body, Paths::typed( $path ) ),
			'xml'   => $this->page->xml( $body ),
			'txt', 'json' => [ $this->page->text( $body ), [] ],
			default => [ $body, [] ],
		};
		if ( Export_Addresses::LIVE_SEARCH === $path ) {
			$this->folder->write( Export_Addresses::SEARCH, Exported_Page::with_search( $content ) );
			$this->folder->write( Export_Addresses::LIVE, Exported_Page::that_names_the_live_site( $content ) );
		} else {
			$this->folder->write( $this->addresses->file( $path, $extension ), $content );
			if ( ! Export_Addresses::is_file( $path ) && 'html' !== $extension ) { // File servers show index.html only.
				$this->folder->write( $this->addresses->file( $path, 'html' ), Exported_Page::leads_to( "index.$extension" ) );
			}
		}
		return [ array_values( array_unique( array_filter( array_map( $this->addresses->path( ... ), $urls ), 'is_string' ) ) ), null ];
	}

	/** @param string $type A media type. */
	private function extension( string $type ): string {
		foreach ( self::EXTENSIONS as $extension ) {
			if ( 1 === preg_match( "~[/+]$extension\$~", str_replace( 'text/plain', 'text/txt', $type ) ) ) {
				return $extension;
			}
		}
		return 'bin';
	}

	/** @return array{int,array<string,string>,string} Status, headers, body. */
	private function answer( string $path ): array {
		$response = wp_remote_get(
			Paths::typed( $path ),
			[
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ),
			]
		);
		$status   = (int) wp_remote_retrieve_response_code( $response );
		if ( is_wp_error( $response ) || in_array( $status, self::AWAY, true ) ) {
			$why = is_wp_error( $response ) ? $response->get_error_message() : "HTTP $status";
			throw new RuntimeException(
				/* translators: 1: a URL, 2: reason */
				sprintf( esc_html__( 'Không mở được %1$s (%2$s).', 'hien-core' ), Paths::typed( $path ), $why )
			);
		}
		$headers = [];
		foreach ( wp_remote_retrieve_headers( $response ) as $name => $value ) {
			$headers[ (string) $name ] = is_array( $value ) ? (string) end( $value ) : (string) $value;
		}
		return [ $status, $headers, wp_remote_retrieve_body( $response ) ];
	}
}
