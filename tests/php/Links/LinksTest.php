<?php

declare(strict_types=1);

namespace Hien\Tests\Links;

use Hien\Tests\Support\TestCase;

/** Links and projects, which are made alike. */
final class LinksTest extends TestCase {

	public function test_a_link_is_an_address_with_a_title_and_a_line_of_text(): void {
		$id   = $this->link( 'Góc <em>học</em> &amp; hành', 'https://example.org/goc', [ 'post_excerpt' => 'Một <b>dòng</b>.' ] );
		$list = $this->rest( 'GET', '/hien/v1/links' )->get_data();
		self::assertSame(
			[
				[
					'id'    => $id,
					'link'  => 'https://example.org/goc',
					'title' => 'Góc học & hành',
					'text'  => 'Một dòng.',
				],
			],
			$list['data']
		);
	}

	public function test_what_leads_nowhere_is_no_link(): void {
		$this->make->post( [ 'post_type' => 'hien_project', 'post_title' => 'Sắp mở' ] );
		$this->make->post(
			[
				'post_type' => 'hien_project',
				'post_title' => 'Kín',
				'post_password' => 'vung-oi',
				'meta_input' => [ 'hien_link' => 'https://example.org/kin' ],
			]
		);
		$page = $this->page_at( '/ve-hien' );
		foreach ( [ 'Sắp mở', 'Protected: Kín' ] as $title ) {
			self::assertNotNull( $page->text( "//div[contains( @class, 'hien-link-list__link' )]//span[. = '$title']" ), $title );
		}
		self::assertStringNotContainsString( 'https://example.org/kin', $page->html );
	}

	public function test_the_author_orders_them_and_the_newest_of_a_place_comes_first(): void {
		$this->link( 'Cuối', args: [ 'menu_order' => 2 ] );
		$this->link( 'Cũ', args: [ 'post_date' => '2024-01-01 00:00:00' ] );
		$this->link( 'Mới', args: [ 'post_date' => '2024-02-01 00:00:00' ] );
		$this->link( 'Nháp', args: [ 'post_status' => 'draft' ] );
		self::assertSame( [ 'Mới', 'Cũ', 'Cuối' ], $this->titles() );
	}

	public function test_a_page_of_the_list_holds_seven(): void {
		foreach ( range( 1, 8 ) as $n ) {
			$this->link( "Liên kết $n" );
		}
		self::assertCount( 7, $this->titles() );
		self::assertCount( 1, $this->titles( [ 'page' => 2 ] ) );
		self::assertCount( 3, $this->titles( [ 'limit' => 3 ] ) );
	}

	public function test_an_author_saves_one_and_its_address_is_checked(): void {
		$this->as_user( 'editor' );
		$made = $this->rest( 'POST', '/wp/v2/hien_link', [], $this->item( 'https://example.org/?a=1&b=2' ) );
		self::assertSame( 201, $made->get_status() );
		self::assertSame( 'https://example.org/?a=1&b=2', get_post_meta( $made->get_data()['id'], 'hien_link', true ) );

		$refused = $this->rest( 'POST', '/wp/v2/hien_link/' . $made->get_data()['id'], [], $this->item( 'javascript:alert(1)' ) );
		self::assertSame( [ 400, [ 'meta.hien_link' ] ], [ $refused->get_status(), array_keys( $refused->get_data()['data']['params'] ) ] );
		self::assertSame( 'https://example.org/?a=1&b=2', get_post_meta( $made->get_data()['id'], 'hien_link', true ) );
	}

	public function test_what_is_no_address_is_no_link(): void {
		remove_all_filters( 'sanitize_post_meta_hien_link_for_hien_link' ); // Stored before there were checks.
		foreach ( [ 'javascript:alert(1)', 'không phải địa chỉ', 'https://', '/khoa-hoc' ] as $stored ) {
			$id = $this->link( 'Góc học', $stored );
			self::assertSame( [ '' ], array_column( $this->rest( 'GET', '/hien/v1/links' )->get_data()['data'], 'link' ), $stored );
			self::assertSame( $stored, self::cell( 'link', $id ), 'Its author sees what is stored.' );
			wp_delete_post( $id, true );
		}
	}

	public function test_visitors_and_members_make_none(): void {
		foreach ( [ null, 'subscriber' ] as $role ) {
			if ( null !== $role ) {
				$this->as_user( $role );
			}
			self::assertContains(
				$this->rest( 'POST', '/wp/v2/hien_link', [], $this->item( 'https://example.org' ) )->get_status(),
				[ 401, 403 ]
			);
		}
	}

	public function test_it_has_no_page_of_its_own(): void {
		$id = $this->link( 'Góc học', args: [ 'post_name' => 'goc-hoc' ] );
		foreach ( [ '/goc-hoc', "/?p=$id", '/hien_link/goc-hoc', '/?hien_link=goc-hoc' ] as $address ) {
			$this->go_to( $address );
			self::assertNotSame( $id, get_queried_object_id(), $address );
		}
	}

	public function test_the_list_table_shows_the_address(): void {
		$id = $this->link( 'Góc học', 'https://example.org/?a="b"' );
		self::assertSame(
			[ 'cb', 'title', 'link', 'order', 'date' ],
			array_keys( apply_filters( 'manage_hien_link_posts_columns', array_flip( [ 'cb', 'title', 'date' ] ) ) )
		);
		self::assertSame( '<a href="https://example.org/?a=b">https://example.org/?a=b</a>', self::cell( 'link', $id ) );
	}

	/** @param array<string,mixed> $args */
	private function link( string $title, string $link = 'https://example.org', array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'    => 'hien_link',
				'post_title'   => $title,
				'post_content' => '',
				'meta_input'   => [ 'hien_link' => $link ],
			]
		);
	}

	/** @return array<string,mixed> */
	private function item( string $link ): array {
		return [
			'title'  => 'Góc học',
			'status' => 'publish',
			'meta'   => [ 'hien_link' => $link ],
		];
	}

	/**
	 * @param array<string,mixed> $params
	 * @return list<string>
	 */
	private function titles( array $params = [] ): array {
		return array_column( $this->rest( 'GET', '/hien/v1/links', $params )->get_data()['data'], 'title' );
	}
}
