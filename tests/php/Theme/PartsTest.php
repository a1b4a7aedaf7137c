<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Chat\Chat_Config;
use Hien\Plugin;
use Hien\Routing\Current_Screen;
use Hien\Routing\Screen;
use Hien\Settings\Sections;
use Hien\Shell\Shell;
use Hien\Tests\Support\TestCase;
use ReflectionProperty;

/**
 * What the theme prints for the cases of tests/vectors/parts.json, which have responses for each branch of each template, is in
 * tests/vectors/parts-html.json; src/app/parts.test.tsx compares it with what the app renders. `npm run test:twins` writes and compares.
 */
final class PartsTest extends TestCase {

	private const VECTORS = __DIR__ . '/../../vectors';

	/** The address of the site in the cases. */
	private const HOME = 'http://localhost';

	/** @var array<string,true> Files of templates that have printed something. */
	private array $printed = [];

	/** @var list<int> The templates that are being printed: the length of the page before each. */
	private array $open = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_option_home', static fn(): string => self::HOME );
		add_filter( 'pre_option_siteurl', static fn(): string => self::HOME . '/wp' );
		add_filter( 'logout_url', static fn(): string => self::HOME . '/thoat?a=1&b=2' );
		add_action( 'get_header', [ self::class, 'load_again' ], 10, 0 );
		add_action( 'get_footer', [ self::class, 'load_again' ], 10, 0 );
		add_action( 'wp_before_load_template', $this->open( ... ) );
		add_action( 'wp_after_load_template', $this->close( ... ) );
		// The head, and what is after the app, are not rendered by it.
		remove_all_actions( 'wp_head' );
		remove_all_actions( 'wp_footer' );
	}

	public function test_what_templates_print_is_in_the_vectors(): void {
		$file    = self::VECTORS . '/parts-html.json';
		$printed = array_map( $this->main_of( ... ), self::cases() );
		self::assertSame(
			[],
			array_keys( preg_grep( '~<svg class="hien-icon[^>]*></svg>~', $printed ) ),
			'The build has not all icons of the templates: npm run build'
		);
		$json    = wp_json_encode( $printed, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . "\n";
		if ( '' !== (string) getenv( 'HIEN_WRITE_VECTORS' ) ) {
			file_put_contents( $file, $json );
		}
		self::assertSame( (string) file_get_contents( $file ), $json );

		$theme   = get_template_directory();
		$missing = [];
		foreach ( [ ...glob( "$theme/parts/{,*/,*/*/,*/*/*/}*.php", GLOB_BRACE ), ...glob( "$theme/screens/*.php" ) ] as $template ) {
			if ( ! isset( $this->printed[ $template ] ) && ! str_contains( (string) file_get_contents( $template ), ' * Twin: none, ' ) ) {
				$missing[] = $template;
			}
		}
		self::assertSame( [], $missing, 'No case shows these templates.' );
	}

	/** The responses of the cases are such as the site gives. */
	public function test_the_responses_of_the_cases_fit_their_schemas(): void {
		$routes = Plugin::instance()->routes->all();
		$tried  = [];
		$problems = [];
		foreach ( self::cases() as $name => $case ) {
			$route = $routes[ $case['route'] ];
			$paths = $route->rest + ( $route->actions[ $case['params']['action'] ?? '' ] ?? [] );
			self::assertSame( array_keys( $paths ), array_keys( $case['data'] ), $name );
			foreach ( [ [ $case['data'], $paths ], [ $case['shell'], Shell::paths() ] ] as [ $responses, $templates ] ) {
				foreach ( $responses as $key => $response ) {
					$path             = $templates[ $key ];
					$tried[ $path ] ??= self::schema_of( $path );
					$valid           = rest_validate_value_from_schema( $response, $tried[ $path ], $key );
					if ( is_wp_error( $valid ) ) {
						$problems[] = "$name: {$valid->get_error_message()}";
					}
				}
			}
		}
		self::assertSame( [], $problems );
	}

	/**
	 * @param string $path REST path of a response, with placeholders.
	 * @return array<string,mixed> Its schema.
	 */
	private static function schema_of( string $path ): array {
		$address = '/hien/v1/' . preg_replace( '/{\w+}/', '1', (string) strtok( $path, '?' ) );
		foreach ( array_keys( rest_get_server()->get_routes( 'hien/v1' ) ) as $route ) {
			$options = (array) rest_get_server()->get_route_options( $route );
			if ( isset( $options['schema'] ) && preg_match( "@^$route$@i", $address ) ) {
				return $options['schema']();
			}
		}
		self::fail( "$path has no schema" );
	}

	private function open(): void {
		$this->open[] = (int) ob_get_length();
	}

	/** Remembers a template that has printed something. */
	private function close( string $file ): void {
		if ( (int) ob_get_length() > array_pop( $this->open ) ) {
			$this->printed[ $file ] = true;
		}
	}

	/**
	 * What the theme prints where the app hydrates it; of a case that is not `whole`, only <main>.
	 *
	 * @param array<string,mixed> $case A case.
	 */
	private function main_of( array $case ): string {
		$this->sign_in( $case['user'] );
		add_filter(
			'pre_option_' . Sections::NAME,
			static fn(): array => [
				Chat_Config::CHAT => [ 'enabled' => Chat_Config::CLOSED === $case['chat'] ? Chat_Config::OFF : Chat_Config::ON ],
			]
		);
		$screen = new Screen(
			$case['route'],
			$case['path'],
			$case['params'],
			$case['layout'],
			$case['status'],
			'',
			[ 'canonical' => '' ],
			$case['data']
		);
		( new ReflectionProperty( Current_Screen::class, 'screen' ) )->setValue( Plugin::instance()->current_screen, $screen );
		( new ReflectionProperty( Shell::class, 'responses' ) )->setValue( Plugin::instance()->shell, $case['shell'] );
		set_query_var( 's', $case['params']['search'] ?? '' );
		ob_start();
		require get_template_directory() . '/index.php';
		$page  = (string) ob_get_clean();
		$parts = ( $case['whole'] ?? false ) ? '~<div id="root">(.*)</div>.*?<script[^>]* id="hien-boot"~s' : '~<main[^>]*>(.*)</main>~s';
		self::assertSame( 1, preg_match( $parts, $page, $found ), $page );
		return strtr( $found[1], self::icon_names() );
	}

	/** @return array<string,string> The shapes of each icon => its name. */
	private static function icon_names(): array {
		$names = [];
		foreach ( array_keys( hien_icons() ) as $name ) {
			$names[ (string) preg_replace( '~^<svg[^>]*>|</svg>$~', '', self::printed_by( static fn() => hien_icon( $name ) ) ) ] = $name;
		}
		return $names;
	}

	/** @param array<string,mixed>|null $user `user` of a case. */
	private function sign_in( ?array $user ): void {
		wp_set_current_user( 0 );
		if ( null !== $user ) {
			$id = $this->as_user( in_array( 'hien_answer_chat', $user['scope'], true ) ? 'administrator' : 'subscriber' );
			wp_update_user( [ 'ID' => $id, 'display_name' => $user['name'] ] );
			add_filter(
				'pre_get_avatar_data',
				static fn( array $data ): array => [ 'url' => current( $user['avatar_urls'] ) ] + $data,
				PHP_INT_MAX
			);
			wp_set_current_user( 0 );
			wp_set_current_user( $id );
		}
	}

	/** @return array<string,array<string,mixed>> Name => the case, with what it takes from samples. */
	private static function cases(): array {
		$file = json_decode( (string) file_get_contents( self::VECTORS . '/parts.json' ) );
		return json_decode(
			(string) wp_json_encode(
				array_map( static fn( object $case ): mixed => self::merged( $file->samples, null, $case ), (array) $file->cases )
			),
			true
		);
	}

	/**
	 * Adds to a value the samples that another one is `like`, and then its own fields; a list replaces the other. Twin: merged() in
	 * src/app/parts.test.tsx
	 */
	private static function merged( object $samples, mixed $base, mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn( mixed $each ): mixed => self::merged( $samples, null, $each ), $value );
		}
		if ( ! is_object( $value ) ) {
			return $value;
		}
		$merged = is_object( $base ) ? clone $base : (object) [];
		foreach ( (array) ( $value->like ?? [] ) as $name ) {
			$merged = self::merged( $samples, $merged, $samples->$name );
		}
		foreach ( array_diff_key( (array) $value, [ 'like' => true ] ) as $key => $own ) {
			$merged->$key = self::merged( $samples, $merged->$key ?? null, $own );
		}
		return $merged;
	}
}
