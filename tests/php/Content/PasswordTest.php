<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Tests\Support\TestCase;

/** The fields of content behind a password are behind it too, in core's own calls. */
final class PasswordTest extends TestCase {

	private const FIELDS = [
		'hien_video_url'  => 'https://youtu.be/a1B2-c3_D4e',
		'hien_video_file' => 77,
		'hien_duration'   => '128:05',
	];

	private const HIDDEN = [
		'hien_video_url'  => '',
		'hien_video_file' => 0,
		'hien_duration'   => '',
	];

	private int $id;

	private int $picture;

	protected function setUp(): void {
		parent::setUp();
		$this->picture = $this->make->picture();
		$this->id      = $this->make->post(
			[
				'post_type'     => 'hien_video',
				'post_name'     => 'khoa',
				'post_password' => 'vung-oi',
				'meta_input'    => self::FIELDS + [ '_thumbnail_id' => $this->picture ],
			]
		);
	}

	public function test_fields_and_picture_are_hidden_without_the_password(): void {
		foreach ( [ '', 'subscriber', 'editor' ] as $role ) {
			if ( '' !== $role ) {
				$this->as_user( $role );
			}
			$response = $this->rest( 'GET', "/wp/v2/hien_video/$this->id" );
			self::assertSame(
				[ self::HIDDEN, 0 ],
				[ array_intersect_key( $response->get_data()['meta'], self::FIELDS ), $response->get_data()['featured_media'] ],
				$role
			);
			self::assertArrayNotHasKey( 'https://api.w.org/featuredmedia', $response->get_links(), $role );
			$listed = (string) wp_json_encode( $this->rest( 'GET', '/wp/v2/hien_video', [ 'slug' => 'khoa' ] )->get_data() );
			self::assertStringContainsString( '"khoa"', $listed );
			foreach ( [ 'a1B2-c3_D4e', '128:05', "media\\/$this->picture" ] as $secret ) {
				self::assertStringNotContainsString( $secret, $listed, $role );
			}
		}
	}

	public function test_a_call_for_single_fields_is_answered_too(): void {
		foreach ( [ [ 'id' => $this->id ], [ 'id' => $this->id, 'featured_media' => 0 ] ] as $answer ) {
			self::assertSame(
				$answer,
				$this->rest( 'GET', "/wp/v2/hien_video/$this->id", [ '_fields' => implode( ',', array_keys( $answer ) ) ] )->get_data()
			);
		}
	}

	public function test_the_password_and_the_editor_open_them(): void {
		$this->assert_open( [ 'password' => 'vung-oi' ] );
		$this->as_user( 'editor' );
		$this->assert_open( [ 'context' => 'edit' ] );
	}

	public function test_content_without_a_password_shows_all_fields(): void {
		wp_update_post( [ 'ID' => $this->id, 'post_password' => '' ] );
		$this->assert_open( [] );
	}

	/** @param array<string,string> $params */
	private function assert_open( array $params ): void {
		$response = $this->rest( 'GET', "/wp/v2/hien_video/$this->id", $params );
		self::assertSame(
			[ self::FIELDS, $this->picture ],
			[ array_intersect_key( $response->get_data()['meta'], self::FIELDS ), $response->get_data()['featured_media'] ]
		);
		self::assertArrayHasKey( 'https://api.w.org/featuredmedia', $response->get_links() );
	}
}
