<?php

declare(strict_types=1);

namespace Hien\Tests\Settings;

use Hien\Settings\Icons;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use Hien\Tests\Support\TestCase;
use WP_REST_Response;

/** What the owner says about the site, as it goes through core's settings route. */
final class SectionsTest extends TestCase {

	private const SERVICE = [
		'title' => 'Viết plugin',
		'text'  => 'Theo yêu cầu.',
		'link'  => '/lien-he',
		'icon'  => 'plug',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_user( 'administrator' );
	}

	public function test_a_new_site_has_its_defaults(): void {
		$site = $this->rest( 'GET', '/wp/v2/settings' )->get_data()['hien_site'];
		self::assertSame( 'wordpress', $site['topic']['category'] );
		self::assertSame( [], $site['services'] );
		self::assertSame( '', $site['contact']['phone'] );
		self::assertNotSame( '', $site['footer']['note'] );
	}

	public function test_an_option_of_an_older_version_is_completed(): void {
		add_filter(
			'sanitize_option_hien_site',
			static fn(): array => [ 'contact' => [ 'phone' => '0123' ], 'gone' => [ 'x' => 'y' ] ],
			PHP_INT_MAX
		);
		update_option( 'hien_site', [] );
		$site = $this->rest( 'GET', '/wp/v2/settings' )->get_data()['hien_site'];
		self::assertSame( [ '0123', 'wordpress', [] ], [ $site['contact']['phone'], $site['topic']['category'], $site['services'] ] );
		self::assertArrayNotHasKey( 'gone', $site );
	}

	public function test_sections_are_saved_each_on_its_own(): void {
		self::assertSame( 200, $this->save( [ 'services' => [ self::SERVICE ] ] )->get_status() );
		$saved = $this->save( [ 'contact' => [ 'phone' => '0123 456 789' ] ] );
		self::assertSame( [ self::SERVICE ], $saved->get_data()['hien_site']['services'] );
		self::assertSame( '0123 456 789', $saved->get_data()['hien_site']['contact']['phone'] );
		self::assertSame( 'plug', Sections::rows( 'services' )[0]['icon'] );
	}

	public function test_the_order_of_rows_is_kept_and_a_row_goes(): void {
		$row = static fn( string $title ): array => [ 'title' => $title ] + self::SERVICE;
		$this->save( [ 'services' => [ $row( 'Một' ), $row( 'Hai' ), $row( 'Ba' ) ] ] );
		$this->save( [ 'services' => [ $row( 'Ba' ), $row( 'Một' ) ] ] );
		self::assertSame( [ 'Ba', 'Một' ], array_column( Sections::rows( 'services' ), 'title' ) );
	}

	/** @param array<string,mixed> $site */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'bad_values' )]
	public function test_what_is_wrong_is_named_and_nothing_is_lost( array $site, string $field ): void {
		$this->save( [ 'services' => [ self::SERVICE ], 'contact' => [ 'phone' => '0123 456 789' ] ] );
		$before  = get_option( 'hien_site' );
		$refused = $this->save( $site + [ 'footer' => [ 'note' => 'Dòng mới' ] ] );
		self::assertSame( 400, $refused->get_status() );
		self::assertSame( [ $field ], array_keys( $refused->get_data()['data']['params'] ) );
		self::assertMatchesRegularExpression( '/^“.+” .+\.$/u', $refused->get_data()['data']['params'][ $field ] );
		self::assertSame( $before, get_option( 'hien_site' ) );
	}

	/** @return array<string,array{array<string,mixed>,string}> */
	public static function bad_values(): array {
		$service = static fn( string $key, mixed $value ): array => [ 'services' => [ self::SERVICE, [ $key => $value ] + self::SERVICE ] ];
		return [
			'a member'          => [ [ 'author' => [ 'user' => 999999 ] ], 'hien_site.author.user' ],
			'no title'          => [ $service( 'title', '' ), 'hien_site.services.1.title' ],
			'no link'           => [ $service( 'link', '' ), 'hien_site.services.1.link' ],
			'a script'          => [ $service( 'link', 'javascript:alert(1)' ), 'hien_site.services.1.link' ],
			'another host'      => [ $service( 'link', '//example.org' ), 'hien_site.services.1.link' ],
			'no icon of ours'   => [ $service( 'icon', 'bomb' ), 'hien_site.services.1.icon' ],
			'not a text'        => [ $service( 'text', [ 'x' ] ), 'hien_site.services.1.text' ],
			'too long'          => [ $service( 'text', str_repeat( 'a', 2001 ) ), 'hien_site.services.1.text' ],
			'six services'      => [ [ 'services' => array_fill( 0, 6, self::SERVICE ) ], 'hien_site.services' ],
			'no list'           => [ [ 'services' => 'x' ], 'hien_site.services' ],
			'half an address'   => [ [ 'contact' => [ 'email' => 'chao@' ] ], 'hien_site.contact.email' ],
			'a phone'           => [ [ 'contact' => [ 'phone' => 'gọi tôi' ] ], 'hien_site.contact.phone' ],
			'not on this globe' => [ [ 'contact' => [ 'map' => '91, 105.8542' ] ], 'hien_site.contact.map' ],
			'half a point'      => [ [ 'contact' => [ 'map' => '21.0285' ] ], 'hien_site.contact.map' ],
			'no picture'        => [ [ 'author' => [ 'cover' => 999999 ] ], 'hien_site.author.cover' ],
			'no project'        => [ [ 'projects' => [ [ 'project' => 999999 ] ] ], 'hien_site.projects.0.project' ],
			'a path as a URL'   => [ [ 'social' => [ [ 'name' => 'X', 'url' => '/x', 'icon' => 'x' ] ] ], 'hien_site.social.0.url' ],
		];
	}

	public function test_all_that_is_wrong_is_named_at_once(): void {
		$refused = $this->rest(
			'POST',
			'/wp/v2/settings',
			[],
			[
				'hien_handle' => 'Không được',
				'hien_site'   => [
					'contact'  => [ 'email' => 'x' ],
					'services' => [ [ 'title' => '' ] + self::SERVICE ],
				],
			]
		);
		self::assertEqualsCanonicalizing(
			[ 'hien_handle', 'hien_site.contact.email', 'hien_site.services.0.title' ],
			array_keys( $refused->get_data()['data']['params'] )
		);
	}

	public function test_an_unknown_section_or_field_is_refused_by_the_schema(): void {
		foreach ( [ [ 'khac' => [] ], [ 'contact' => [ 'khac' => 'x' ] ] ] as $site ) {
			self::assertSame( 400, $this->save( $site )->get_status() );
		}
	}

	public function test_what_points_at_something_deleted_does_not_stand_in_the_way(): void {
		$project = $this->make->post( [ 'post_type' => 'hien_project' ] );
		$this->save( [ 'projects' => [ [ 'project' => $project ] ] ] );
		wp_delete_post( $project, true );
		$site = $this->rest( 'GET', '/wp/v2/settings' )->get_data()['hien_site'];
		self::assertSame( 200, $this->save( [ 'footer' => [ 'note' => 'Mới' ] ] + $site )->get_status() );
	}

	public function test_good_values_are_taken(): void {
		foreach ( [ '21.0285, 105.8542', '-33.9,151', '0, 0', '90,180' ] as $map ) {
			self::assertSame( 200, $this->save( [ 'contact' => [ 'map' => $map ] ] )->get_status(), $map );
		}
		foreach ( [ 'https://example.org/a?b=1&c=2#d', '/khoa-hoc?x=1', '/' ] as $link ) {
			$saved = $this->save( [ 'services' => [ [ 'link' => $link ] + self::SERVICE ] ] );
			self::assertSame( 200, $saved->get_status(), wp_json_encode( $saved->get_data() ) );
			self::assertSame( $link, $saved->get_data()['hien_site']['services'][0]['link'] );
		}
		$lines = $this->save( [ 'footer' => [ 'about' => "Dòng <b>một</b>\nDòng hai" ] ] )->get_data()['hien_site']['footer']['about'];
		self::assertSame( "Dòng một\nDòng hai", $lines );
	}

	/** @return list<array{string,string}> */
	public static function addresses(): array {
		return [
			[ 'example.com', 'https://example.com' ],
			[ ' www.example.com/a?b=1#c ', 'https://www.example.com/a?b=1#c' ],
			[ 'Tiếng-Việt.vn', 'https://Tiếng-Việt.vn' ],
			[ 'vi-du.vn:8080/', 'https://vi-du.vn:8080/' ],
			[ 'http://example.com', 'http://example.com' ],
		];
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'addresses' )]
	public function test_an_address_without_its_scheme_is_completed( string $typed, string $meant ): void {
		$saved = $this->save(
			[ 'services' => [ [ 'link' => $typed ] + self::SERVICE ], 'social' => [ [ 'name' => 'X', 'url' => $typed, 'icon' => 'x' ] ] ]
		);
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame(
			[ $meant, $meant ],
			[ $saved->get_data()['hien_site']['services'][0]['link'], $saved->get_data()['hien_site']['social'][0]['url'] ]
		);
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ 'chao@example.com' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'trang của tôi' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'example' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'javascript.alert(1)' ] )]
	public function test_what_is_no_address_is_not_made_one( string $typed ): void {
		self::assertSame( 400, $this->save( [ 'social' => [ [ 'name' => 'X', 'url' => $typed, 'icon' => 'x' ] ] ] )->get_status() );
	}

	/** @return array<string,array{string}> */
	public static function maps(): array {
		return [
			'Google, a place'      => [ 'https://www.google.com/maps/place/H%E1%BB%93+G%C6%B0%C6%A1m/@21.0300,105.8500,17z/data=!3m1!4b1!4m6!3m5!1s0x3135ab:0x1!8m2!3d21.0285!4d105.8542!16s%2Fm%2F0?entry=ttu' ],
			'Google, a view'       => [ 'https://www.google.com/maps/@21.0285,105.8542,15z' ],
			'Google, a question'   => [ 'https://maps.google.com/?q=21.0285,105.8542' ],
			'Google, its API'      => [ 'https://www.google.com/maps/search/?api=1&query=21.0285%2C105.8542' ],
			'Google, a search'     => [ 'https://www.google.com/maps/search/21.0285,+105.8542?sa=X' ],
			'Google, embedded'     => [ 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3724.1!2d105.8542!3d21.0285!2m3!1f0' ],
			'OpenStreetMap'        => [ 'https://www.openstreetmap.org/#map=17/21.0285/105.8542' ],
			'OpenStreetMap, a pin' => [ 'https://www.openstreetmap.org/?mlat=21.0285&mlon=105.8542#map=15/21.0/105.8' ],
			'a telephone'          => [ 'geo:21.0285,105.8542?z=15' ],
		];
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'maps' )]
	public function test_the_link_of_a_map_is_read( string $link ): void {
		$saved = $this->save( [ 'contact' => [ 'map' => $link ] ] );
		self::assertSame( [ 200, '21.0285, 105.8542' ], [ $saved->get_status(), $saved->get_data()['hien_site']['contact']['map'] ?? '' ] );
	}

	public function test_a_link_of_a_map_without_a_point_is_refused_with_advice(): void {
		$refused = $this->save( [ 'contact' => [ 'map' => 'https://maps.app.goo.gl/aBcDeF123' ] ] );
		self::assertStringContainsString( 'Liên kết rút gọn', $refused->get_data()['data']['params']['hien_site.contact.map'] );
		self::assertSame( 400, $this->save( [ 'contact' => [ 'map' => 'https://www.google.com/maps/@91.5,105.8,15z' ] ] )->get_status() );
	}

	public function test_code_that_writes_the_option_is_checked_as_well(): void {
		update_option( 'hien_site', [ 'contact' => [ 'email' => 'chao@vi-du.vn' ] ] );
		update_option( 'hien_site', [ 'contact' => [ 'email' => 'x' ] ] );
		update_option( 'hien_site', 'x' );
		self::assertSame( 'chao@vi-du.vn', Sections::fields( 'contact' )['email'] );
	}

	public function test_a_broken_option_is_as_a_missing_one(): void {
		add_filter( 'pre_option_hien_site', static fn(): array => [ 'contact' => 'x', 'services' => [ [ 'title' => 'Một' ] ] ] );
		self::assertSame( '', Sections::fields( 'contact' )['email'] );
		self::assertSame( [ 'Một', '' ], [ Sections::rows( 'services' )[0]['title'], Sections::rows( 'services' )[0]['link'] ] );
	}

	public function test_only_owners_read_and_change_it(): void {
		foreach ( [ 'subscriber', 'editor' ] as $role ) {
			$this->as_user( $role );
			self::assertSame( 403, $this->rest( 'GET', '/wp/v2/settings' )->get_status() );
			self::assertSame( 403, $this->save( [ 'footer' => [ 'note' => 'x' ] ] )->get_status() );
		}
	}

	public function test_the_category_of_wordpress_is_a_setting(): void {
		self::assertSame( 'wordpress', Settings::wordpress_category() );
		$this->save( [ 'topic' => [ 'category' => 'hoc-lap-trinh' ] ] );
		self::assertSame( 'hoc-lap-trinh', Settings::wordpress_category() );
	}

	public function test_the_wish_to_delete_all_data_is_a_setting(): void {
		self::assertFalse( $this->rest( 'GET', '/wp/v2/settings' )->get_data()['hien_delete_data'] );
		$this->rest( 'POST', '/wp/v2/settings', [], [ 'hien_delete_data' => true ] );
		self::assertTrue( (bool) get_option( 'hien_delete_data' ) );
	}

	public function test_every_icon_on_offer_is_in_the_build(): void {
		$config = (string) file_get_contents( dirname( __DIR__, 3 ) . '/webpack.config.js' );
		$admin  = (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/admin/fields/icon-control.tsx' );
		foreach ( array_keys( Icons::services() ) as $icon ) {
			self::assertStringContainsString( "'$icon'", $config );
			self::assertStringContainsString( "lucide-static/icons/$icon.svg'", $admin );
		}
		foreach ( array_keys( Icons::networks() + Icons::chats() ) as $icon ) {
			self::assertStringContainsString( 'globe' === $icon ? "'globe'" : "'brand-$icon'", $config );
			self::assertStringContainsString(
				'globe' === $icon ? "lucide-static/icons/globe.svg'" : "simple-icons/icons/$icon.svg'",
				$admin
			);
		}
	}

	/** @param array<string,mixed> $site */
	private function save( array $site ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/settings', [], [ 'hien_site' => $site ] );
	}
}
