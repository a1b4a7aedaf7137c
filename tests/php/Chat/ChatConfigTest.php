<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Account_Store;
use Hien\Chat\Chat_Config;
use Hien\Chat\Public_Config;
use Hien\Chat\Service_Account;
use Hien\Constants;
use Hien\Settings\Sections;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Debug_Data;
use WP_Error;

/** What the owner sets of the chat: how it is read, what is wrong with it, and that the key never comes out again. */
final class ChatConfigTest extends TestCase {

	use Firebase;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/**
	 * @param array<string,string> $fields
	 * @return array{int,array<string,mixed>} Status; the section, or what is wrong by field.
	 */
	private function save( array $fields, string $section = 'firebase' ): array {
		$response = $this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ $section => $fields ] ] );
		return [ $response->get_status(), $response->get_data()['hien_site'][ $section ] ?? $response->get_data()['data']['params'] ];
	}

	public function test_what_firebase_shows_is_pasted_and_the_chat_is_ready(): void {
		self::assertSame( [ Chat_Config::FORM, [] ], [ Chat_Config::state(), Chat_Config::public_config() ] );
		self::assertNull( $this->told_to_visitors() );
		$pasted = "<script type=\"module\">\n" . self::web_config() . "\n</script>";
		self::assertSame(
			[ 200, [ 'config' => $pasted, 'account' => Constants::KEPT_SECRET ] ],
			$this->save( [ 'config' => $pasted, 'account' => self::service_account() ] ),
			'What was pasted stays as it was.'
		);
		self::assertSame(
			[
				'apiKey'      => 'AIza-mot-hai-ba',
				'authDomain'  => 'hien-demo.firebaseapp.com',
				'projectId'   => 'hien-demo',
				'databaseURL' => 'https://hien-demo-default-rtdb.asia-southeast1.firebasedatabase.app',
				'appId'       => '1:123:web:abc',
			],
			Chat_Config::public_config()
		);
		self::assertSame( [ Chat_Config::READY, 'hien-demo' ], [ Chat_Config::state(), Chat_Config::account()->project ] );
		self::assertSame( Chat_Config::public_config(), $this->told_to_visitors() );
		$this->save( [ 'enabled' => 'off' ] + Sections::fields( 'chat' ), 'chat' );
		self::assertSame( Chat_Config::CLOSED, Chat_Config::state() );
		self::assertNull( $this->told_to_visitors() );
	}

	/** @return array<string,string>|null */
	private function told_to_visitors(): ?array {
		return $this->rest( 'GET', '/hien/v1/options' )->get_data()['chat'];
	}

	public function test_json_and_an_array_do_as_well(): void {
		$values = [
			'apiKey' => 'a',
			'authDomain' => '',
			'projectId' => 'p',
			'databaseURL' => 'https://p-default-rtdb.firebaseio.com',
			'appId' => '',
		];
		self::assertSame(
			[ $values, $values, $values ],
			[
				Public_Config::parse( (string) wp_json_encode( $values, JSON_UNESCAPED_SLASHES ) ),
				Public_Config::parse( (string) wp_json_encode( $values ) ),
				Public_Config::parse( $values + [ 'other' => [] ] ),
			]
		);
	}

	#[TestWith( [ 'apiKey: "a", projectId: "p"', 'databaseURL' ] )]
	#[TestWith( [ 'projectId: "p", databaseURL: "https://p.firebaseio.com"', 'apiKey' ] )]
	#[TestWith( [ 'apiKey: "a", databaseURL: "https://p.firebaseio.com"', 'projectId' ] )]
	#[TestWith( [ 'apiKey: "a", projectId: "p", databaseURL: "https://evil.example"', 'databaseURL' ] )]
	#[TestWith( [ 'apiKey: "a", projectId: "p", databaseURL: "http://p.firebaseio.com"', 'databaseURL' ] )]
	#[TestWith( [ 'apiKey: "a", projectId: "p", databaseURL: "https://evil.example/x.firebaseio.com"', 'databaseURL' ] )]
	#[TestWith( [ 'apiKey: "a", projectId: "p", databaseURL: "https://p.firebaseio.com@evil.example"', 'databaseURL' ] )]
	public function test_a_configuration_that_lacks_something_says_what( string $text, string $word ): void {
		[ $status, $problems ] = $this->save( [ 'config' => "{ $text }", 'account' => '' ] );
		self::assertSame( [ 400, [ 'hien_site.firebase.config' ] ], [ $status, array_keys( $problems ) ] );
		self::assertStringContainsString( $word, $problems['hien_site.firebase.config'] );
	}

	/** @return array<string,array{callable(string):string,string}> What becomes of a good file, words of the sentence. */
	public static function bad_accounts(): array {
		$with = static fn( string $key, mixed $value ): callable => static fn( string $file ): string => (string) wp_json_encode(
			[ $key => $value ] + json_decode( $file, true )
		);
		return [
			'no JSON'               => [ static fn(): string => 'xin chào', 'không phải JSON' ],
			'a list'                => [ static fn(): string => '[1,2]', 'thiếu project_id' ],
			'a number'              => [ static fn(): string => '12', 'không phải JSON' ],
			'the end is missing'    => [ static fn( string $file ): string => substr( $file, 0, -40 ), 'cắt cụt' ],
			'the beginning is'      => [ static fn( string $file ): string => substr( $file, 40 ), 'không phải JSON' ],
			'no key'                => [ $with( 'private_key', '' ), 'thiếu private_key' ],
			'a key that is no text' => [ $with( 'private_key', [ 'x' ] ), 'thiếu private_key' ],
			'half a key'            => [
				static fn( string $file ): string => (string) preg_replace( '/(BEGIN PRIVATE KEY.{200}).*(\\\\n-----END)/', '$1$2', $file ),
				'private_key',
			],
			'a public key'          => [
				$with( 'private_key', "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----" ),
				'private_key',
			],
			'a path to a key'       => [ $with( 'private_key', 'file:///etc/ssl/private/key.pem' ), 'private_key' ],
			'the other text'        => [ static fn(): string => '{"apiKey":"a","projectId":"p"}', 'cấu hình công khai' ],
		];
	}

	/** @param callable(string):string $change */
	#[DataProvider( 'bad_accounts' )]
	public function test_a_wrong_file_is_refused_with_a_sentence_that_repeats_nothing( callable $change, string $words ): void {
		$file                  = $change( self::service_account() );
		[ $status, $problems ] = $this->save( [ 'config' => '', 'account' => $file ] );
		self::assertSame( [ 400, [ 'hien_site.firebase.account' ] ], [ $status, array_keys( $problems ) ] );
		self::assertStringContainsString( $words, $problems['hien_site.firebase.account'] );
		self::assertStringNotContainsString( 'PRIVATE', $problems['hien_site.firebase.account'] );
		self::assertFalse( get_option( 'hien_chat_account' ) );
	}

	public function test_a_file_on_the_server_is_not_read_as_the_key(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'hien' );
		file_put_contents( $path, json_decode( self::service_account(), true )['private_key'] );
		$error = Service_Account::parse( [ 'private_key' => "file://$path" ] + json_decode( self::service_account(), true ) );
		unlink( $path );
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertStringContainsString( 'private_key', $error->get_error_message() );
	}

	public function test_the_constant_is_json_an_array_or_a_file_that_can_be_read(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'hien' );
		file_put_contents( $path, self::service_account() );
		foreach ( [ $path, self::service_account(), json_decode( self::service_account(), true ) ] as $constant ) {
			self::assertTrue( Account_Store::is_readable( $constant ) );
			self::assertInstanceOf( Service_Account::class, Account_Store::parse_constant( $constant ) );
		}
		unlink( $path );
		self::assertFalse( Account_Store::is_readable( $path ), 'So the chat is not ready.' );
		self::assertFalse( Account_Store::is_readable( '' ) );
		$error = Account_Store::parse_constant( $path );
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertStringContainsString( 'không đọc được tệp', $error->get_error_message() );
		self::assertStringNotContainsString( $path, $error->get_error_message(), 'It may be a part of the key.' );
	}

	public function test_keys_that_rs256_cannot_use_are_refused(): void {
		foreach (
			[
				[ 'private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1' ],
				[ 'private_key_type' => OPENSSL_KEYTYPE_RSA, 'private_key_bits' => 1024 ],
			] as $options
		) {
			openssl_pkey_export( openssl_pkey_new( $options ), $pem );
			$error = Service_Account::parse( [ 'private_key' => $pem ] + json_decode( self::service_account(), true ) );
			self::assertInstanceOf( WP_Error::class, $error );
			self::assertStringContainsString( 'khóa RSA', $error->get_error_message() );
		}
	}

	#[TestWith( [ 'openssl_pkey_get_private' ] )]
	#[TestWith( [ 'openssl_sign' ] )]
	public function test_php_without_openssl_says_so( string $function ): void {
		$code    = 'define( "ABSPATH", $argv[1] ); function __( $text ) { return $text; } require ABSPATH . "wp-includes/plugin.php";'
			. 'require ABSPATH . "wp-includes/class-wp-error.php"; require $argv[2];'
			. 'echo Hien\\Chat\\Service_Account::parse( stream_get_contents( STDIN ) )->get_error_message();';
		$file    = ( new \ReflectionClass( \Hien\Chat\Service_Account::class ) )->getFileName();
		$process = proc_open(
			[ PHP_BINARY, '-d', "disable_functions=$function", '-r', $code, ABSPATH, $file ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'redirect', 1 ] ],
			$pipes
		);
		self::assertIsResource( $process );
		fwrite( $pipes[0], self::service_account() );
		fclose( $pipes[0] );
		self::assertStringContainsString( 'OpenSSL', (string) stream_get_contents( $pipes[1] ) );
	}

	public function test_the_key_is_kept_apart_and_comes_out_nowhere(): void {
		global $wpdb;
		$this->save( [ 'config' => self::web_config(), 'account' => self::service_account() ] );
		$secret = substr( json_decode( self::service_account(), true )['private_key'], 200, 40 );
		$stored = $wpdb->get_results(
			$wpdb->prepare( "SELECT option_name, autoload FROM $wpdb->options WHERE option_value LIKE %s", '%PRIVATE KEY%' ),
			ARRAY_A
		);
		self::assertSame( [ [ 'option_name' => 'hien_chat_account', 'autoload' => 'off' ] ], $stored );
		self::assertIsArray( get_option( 'hien_chat_account' ), 'wp-admin/options.php prints texts, not lists.' );

		require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
		require_once ABSPATH . 'wp-admin/includes/export.php';
		$exports = (array) apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$seen    = [
			$this->rest( 'GET', '/wp/v2/settings' )->get_data(),
			$this->rest( 'GET', '/hien/v1/options' )->get_data(),
			$this->rest( 'GET', '/' )->get_data(),
			$this->page_at( '/' )->html,
			WP_Debug_Data::format( WP_Debug_Data::debug_data(), 'debug' ),
			array_map( static fn( array $export ): mixed => $export['callback']( (string) get_userdata( 1 )?->user_email, 1 ), $exports ),
		];
		self::assertStringNotContainsString( $secret, (string) wp_json_encode( $seen, JSON_UNESCAPED_SLASHES ) );
		self::assertStringNotContainsString( 'PRIVATE KEY', (string) wp_json_encode( $seen ) );
	}

	public function test_saving_something_else_keeps_the_key_and_an_emptied_field_removes_it(): void {
		$this->save( [ 'config' => self::web_config(), 'account' => self::service_account() ] );
		$this->save( [ 'config' => '', 'account' => Constants::KEPT_SECRET ] );
		$this->rest( 'POST', '/wp/v2/settings', json: [ 'hien_site' => [ 'topic' => [ 'category' => 'x' ] ] ] );
		self::assertInstanceOf( Service_Account::class, Account_Store::account() );
		self::assertSame( [ 200, [ 'config' => '', 'account' => '' ] ], $this->save( [ 'config' => '', 'account' => '' ] ) );
		self::assertFalse( get_option( 'hien_chat_account' ) );
		self::assertInstanceOf( WP_Error::class, Account_Store::account() );
	}

	public function test_another_key_replaces_the_first(): void {
		$this->save( [ 'config' => '', 'account' => self::service_account() ] );
		$other = (string) wp_json_encode(
			[ 'client_email' => 'khac@hien-demo.iam.gserviceaccount.com' ] + json_decode( self::service_account(), true )
		);
		$this->save( [ 'config' => '', 'account' => $other ] );
		self::assertSame( 'khac@hien-demo.iam.gserviceaccount.com', Account_Store::account()->email );
	}

	public function test_nobody_but_the_owner_may_set_it(): void {
		$this->as_user( 'editor' );
		self::assertSame(
			403,
			$this->rest(
				'POST',
				'/wp/v2/settings',
				json: [ 'hien_site' => [ 'firebase' => [ 'account' => self::service_account() ] ] ]
			)->get_status()
		);
		self::assertFalse( get_option( 'hien_chat_account' ) );
	}

	public function test_office_hours_are_given_as_the_app_needs_them(): void {
		$fields = Sections::fields( 'chat' );
		self::assertNull( Chat_Config::hours() );
		$this->save( [ 'days' => 'weekdays', 'from' => '08:00', 'to' => '17:30' ] + $fields, 'chat' );
		self::assertSame( [ 'days' => [ 1, 2, 3, 4, 5 ], 'from' => '08:00', 'to' => '17:30' ], Chat_Config::hours() );
		$this->save( [ 'from' => '22:00' ] + $fields, 'chat' );
		self::assertSame( [ 'days' => [ 1, 2, 3, 4, 5, 6, 7 ], 'from' => '22:00', 'to' => '24:00' ], Chat_Config::hours() );
		[ $status, $problems ] = $this->save( [ 'from' => '25:00', 'to' => '24h30' ] + $fields, 'chat' );
		self::assertSame(
			[
				400,
				[
					'hien_site.chat.from' => '“Từ lúc” chưa đúng. Bạn ghi giờ như 08:00 nhé.',
					'hien_site.chat.to'   => '“Đến lúc” chưa đúng. Bạn ghi giờ như 08:00 nhé.',
				],
			],
			[ $status, $problems ]
		);
	}

	#[TestWith( [ '8h', '08:00' ] )]
	#[TestWith( [ ' 8 giờ ', '08:00' ] )]
	#[TestWith( [ '8h30', '08:30' ] )]
	#[TestWith( [ '8g30', '08:30' ] )]
	#[TestWith( [ '8:00', '08:00' ] )]
	#[TestWith( [ '17H30', '17:30' ] )]
	#[TestWith( [ '17 giờ 30', '17:30' ] )]
	#[TestWith( [ '24h', '24:00' ] )]
	public function test_office_hours_may_be_written_as_people_write_them( string $written, string $stored ): void {
		[ $status ] = $this->save( [ 'to' => $written ] + Sections::fields( 'chat' ), 'chat' );
		self::assertSame( [ 200, $stored ], [ $status, Sections::fields( 'chat' )['to'] ] );
	}
}
