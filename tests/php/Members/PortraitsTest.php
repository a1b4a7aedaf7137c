<?php

declare(strict_types=1);

namespace Hien\Tests\Members;

use Hien\Members\Portraits;
use Hien\Settings\Sections;
use Hien\Tests\Support\TestCase;
use Hien\Settings\Settings;

final class PortraitsTest extends TestCase {

	public function test_the_same_person_has_the_same_portrait_however_asked_for(): void {
		$id      = $this->make->user( 'subscriber', [ 'user_email' => 'An@Example.org' ] );
		$post    = $this->make->post( [ 'post_author' => $id ] );
		$comment = $this->make->comment(
			$post,
			[
				'user_id'              => $id,
				'comment_author_email' => 'an@example.org',
			]
		);
		$urls = array_map(
			'get_avatar_url',
			[ $id, (string) $id, get_userdata( $id ), 'an@example.org', 'AN@example.org', get_post( $post ), get_comment( $comment ) ]
		);
		self::assertCount( 1, array_unique( $urls ), implode( "\n", $urls ) );
	}

	public function test_nobody_has_the_portrait_of_the_author(): void {
		$author   = basename( (string) get_avatar_url( Settings::author_id() ) );
		self::assertSame( 'author.svg', $author );
		foreach ( range( 1, 500 ) as $n ) {
			self::assertNotSame( $author, basename( (string) get_avatar_url( "nguoi$n@example.org" ) ) );
		}
		$other = $this->make->user( 'editor' );
		update_option( Sections::NAME, [ 'author' => [ 'user' => $other ] ] );
		self::assertSame(
			[ 'author.svg', false ],
			[ basename( (string) get_avatar_url( $other ) ), str_contains( (string) get_avatar_url( 1 ), 'author' ) ],
			'The portrait follows the choice of the owner.'
		);
	}

	public function test_no_two_portraits_are_the_same(): void {
		$files = glob( plugin_dir_path( HIEN_CORE_FILE ) . 'assets/avatars/*.svg' );
		self::assertCount( 49, array_unique( array_map( 'md5_file', $files ) ) );
	}

	public function test_a_portrait_is_a_file_of_ours(): void {
		$urls = array_map( static fn( int $n ): string => (string) get_avatar_url( "nguoi$n@example.org" ), range( 1, 60 ) );
		self::assertGreaterThan( 48, count( array_unique( $urls ) ), 'People differ.' );
		foreach ( $urls as $url ) {
			self::assertStringStartsWith( plugins_url( 'assets/avatars/', HIEN_CORE_FILE ), $url );
			[ $file, $colours ] = explode( '#', basename( $url ) ) + [ 1 => '' ];
			$drawing = file_get_contents( plugin_dir_path( HIEN_CORE_FILE ) . "assets/avatars/$file" );
			self::assertStringContainsString( '' === $colours ? '<svg' : "<g id=\"$colours\"/>", (string) $drawing );
		}
	}

	public function test_nobody_outside_is_asked(): void {
		$post    = $this->make->post();
		$guest   = get_comment( $this->make->comment( $post ) );
		$nameless = get_comment( $this->make->comment( $post, [ 'comment_author_email' => '' ] ) );
		foreach ( [ 1, 999999, 'x@example.org', '', $guest, $nameless, get_post( $post ) ] as $person ) {
			self::assertStringNotContainsString( 'gravatar', (string) get_avatar_url( $person ) );
			self::assertStringNotContainsString( 'gravatar', (string) get_avatar( $person ) );
			self::assertStringNotContainsString(
				'gravatar',
				(string) get_avatar( $person, 32, 'mystery' ),
				'As the comments of wp-admin ask.'
			);
		}
	}

	public function test_guests_without_an_e_mail_address_differ_by_name(): void {
		$post = $this->make->post();
		$url  = fn( string $name ): string => (string) get_avatar_url(
			get_comment(
				$this->make->comment(
					$post,
					[
						'comment_author'       => $name,
						'comment_author_email' => '',
					]
				)
			)
		);
		self::assertSame( $url( 'Bình' ), $url( 'Bình' ) );
		self::assertGreaterThan( 1, count( array_unique( array_map( $url, [ 'An', 'Bình', 'Chi', 'Dũng', 'Em' ] ) ) ) );
	}

	public function test_the_owner_may_choose_gravatar(): void {
		update_option( 'avatar_default', 'identicon' );
		self::assertStringContainsString( 'gravatar.com', (string) get_avatar_url( 1 ) );
	}

	public function test_other_choices_in_wp_admin_show_themselves(): void {
		self::assertStringContainsString(
			'gravatar.com',
			(string) get_avatar( 'an@example.org', 32, 'identicon', '', [ 'force_default' => true ] )
		);
	}

	public function test_it_is_a_choice_in_wp_admin(): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		self::assertArrayHasKey( Portraits::NAME, apply_filters( 'avatar_defaults', [] ) );
	}

	public function test_a_picture_of_another_plugin_stays(): void {
		add_filter( 'pre_get_avatar_data', static fn( array $args ): array => [ 'url' => 'https://example.org/anh.jpg' ] + $args, 5 );
		self::assertSame( 'https://example.org/anh.jpg', get_avatar_url( 1 ) );
	}

	public function test_a_picture_that_another_plugin_puts_into_html_only_is_nowhere_on_the_site(): void {
		$post = $this->make->post();
		$this->make->comment( $post, [ 'user_id' => $this->make->user() ] );
		add_filter( 'get_avatar', static fn(): string => '<img src="https://example.org/anh.jpg">' );
		self::assertStringNotContainsString( 'anh.jpg', $this->page_at( (string) get_permalink( $post ) )->html );
	}

	public function test_a_picture_that_another_plugin_sets_later_shows_everywhere(): void {
		$member = $this->make->user( 'subscriber', [ 'display_name' => 'Trần Bình' ] );
		add_filter( 'get_avatar_data', static fn( array $args ): array => [ 'url' => 'https://example.org/anh.jpg' ] + $args );
		$this->as_user( 'administrator' );
		self::assertSame( 'https://example.org/anh.jpg', get_avatar_url( $member ) );
		self::assertStringContainsString( 'https://example.org/anh.jpg', (string) get_avatar( $member ) );
		self::assertSame(
			[ 'https://example.org/anh.jpg' ],
			array_values( array_unique( array_column( $this->rest( 'GET', '/hien/v1/users' )->get_data()['data'], 'avt' ) ) )
		);
	}
}
