<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Import_Map;
use Hien\Import\Import_Run;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Redirects\Redirect_Table;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

/** An imported page takes the place of the page of a route that nobody has written, and leaves it again. */
final class PagePlaceTest extends ImportTestCase {

	private const COMMENT = '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Sáu</wp:comment_author>'
		. '<wp:comment_content>Hay</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>';

	private WP_Post $about;

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'hien_pages_made' );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
		$this->about = self::post( 'gioi-thieu' );
	}

	public function test_it_comes_to_the_place_of_one_that_was_made_empty_and_leaves_it_again(): void {
		$contact = self::post( 'lien-he' );
		wp_update_post( [ 'ID' => $contact->ID, 'post_content' => 'Viết ở trang này.' ] );
		$before = self::pages();
		$locked = '<wp:post_password>tet</wp:post_password>';
		self::import( $this->file_with( self::page( 'hinh-anh', $locked ) . self::page( 'gioi-thieu' ) . self::page( 'lien-he' ) ) );
		self::assertSame( [ $this->about->ID, 'Tôi là Mận', 'Viết ở trang cũ.' ], self::words( 'gioi-thieu' ) );
		self::assertSame( [ $contact->ID, 'Liên hệ', 'Viết ở trang này.' ], self::words( 'lien-he' ), 'What was written stays.' );
		self::assertSame( 'Viết ở trang cũ.', self::words( 'lien-he-2' )[2] );
		self::assertSame( 'Viết ở trang cũ.', self::words( 'hinh-anh-2' )[2], 'Not all may read it, and the list needs its page.' );
		self::undo();
		self::assertSame( $before, self::pages() );
	}

	public function test_menus_and_options_know_it_before_and_after_and_nothing_of_it_is_left(): void {
		$menu = wp_create_nav_menu( 'Chính' );
		$item = wp_update_nav_menu_item(
			$menu,
			0,
			[
				'menu-item-object'    => 'page',
				'menu-item-object-id' => $this->about->ID,
				'menu-item-type'      => 'post_type',
				'menu-item-status'    => 'publish',
			]
		);
		update_option( 'wp_page_for_privacy_policy', $this->about->ID );
		update_post_meta( $this->about->ID, 'nguon', 'của trang' );
		Redirect_Table::put( 'post:page', 've-toi', $this->about->ID );
		$author = $this->make->user( 'author' );
		register_taxonomy_for_object_type( 'category', 'page' );
		$before = $this->content();
		self::begin(
			$this->file_with(
				self::page(
					'gioi-thieu',
					'<link>https://bep.example.org/toi/</link><wp:post_date_gmt>2019-01-20 01:30:00</wp:post_date_gmt>'
					. '<excerpt:encoded>Tôi nấu ăn.</excerpt:encoded><wp:menu_order>3</wp:menu_order><wp:comment_status>open</wp:comment_status>'
					. '<wp:is_sticky>1</wp:is_sticky><category domain="category" nicename="bep">Bếp</category>'
					. '<wp:postmeta><wp:meta_key>nguon</wp:meta_key><wp:meta_value>bà ngoại</wp:meta_value></wp:postmeta>'
					. self::COMMENT
				)
			),
			$author
		);
		self::finish();
		self::assertSame(
			[ (string) $author, '3', 'Tôi nấu ăn.', 'bà ngoại', '1', true ],
			[
				get_post( $this->about->ID )?->post_author,
				(string) get_post( $this->about->ID )?->menu_order,
				get_post( $this->about->ID )?->post_excerpt,
				get_post_meta( $this->about->ID, 'nguon', true ),
				get_comments_number( $this->about->ID ),
				has_category( 'bep', $this->about->ID ),
			]
		);
		self::undo();
		self::assertSame( $this->about->ID, self::post( 'gioi-thieu' )->ID );
		self::assertTrue( Redirect_Table::knows( 'post:page', $this->about->ID ) );
		self::assertFalse( Redirect_Table::knows( Redirect_Table::PATH, $this->about->ID ) );
		self::assertSame( (string) $this->about->ID, get_post_meta( $item, '_menu_item_object_id', true ) );
		self::assertSame( $this->about->ID, (int) get_option( 'wp_page_for_privacy_policy' ) );
		self::assertSame( $before, $this->content() );
		self::assertSame( [], Import_Map::counts() );
	}

	#[TestWith( [ 'deleted_comment' ] )]
	#[TestWith( [ 'post_updated' ] )]
	public function test_undoing_that_is_cut_off_there_goes_on( string $hook ): void {
		$before = $this->content();
		self::import( $this->file_with( self::page( 'gioi-thieu', self::COMMENT ) ) );
		$die = static fn() => throw new PhpKilled();
		add_action( $hook, $die );
		self::cut_off( self::undo( ... ) );
		remove_action( $hook, $die );
		self::finish();
		self::assertSame( $before, $this->content() );
		self::assertSame( [], Import_Map::counts() );
	}

	#[TestWith( [ 'wp_insert_post_data', false ] )]
	#[TestWith( [ 'wp_insert_post_data', true ] )]
	public function test_what_the_owner_writes_there_while_the_import_is_cut_off_stays( string $where, bool $is_undone ): void {
		$this->cut_off_at( $where );
		wp_update_post( [ 'ID' => $this->about->ID, 'post_content' => 'Viết ở trang này.' ] );
		$is_undone ? self::undo() : self::finish();
		self::assertSame( [ $this->about->ID, 'Giới thiệu', 'Viết ở trang này.' ], self::words( 'gioi-thieu' ) );
		self::assertSame( ! $is_undone, null !== get_page_by_path( 'gioi-thieu-2' ) );
		self::undo();
		self::assertSame( [ $this->about->ID, 'Giới thiệu', 'Viết ở trang này.' ], self::words( 'gioi-thieu' ) );
		self::assertNull( get_page_by_path( 'gioi-thieu-2' ) );
	}

	#[TestWith( [ 'wp_insert_post_data', false ] )]
	#[TestWith( [ 'wp_insert_post_data', true ] )]
	#[TestWith( [ 'post_updated', false ] )]
	#[TestWith( [ 'post_updated', true ] )]
	public function test_an_import_that_is_cut_off_there_goes_on_or_is_undone( string $where, bool $is_undone ): void {
		$before = self::pages();
		$this->cut_off_at( $where );
		if ( ! $is_undone ) {
			self::finish();
			self::assertSame( [ $this->about->ID, 'Tôi là Mận', 'Viết ở trang cũ.' ], self::words( 'gioi-thieu' ) );
			self::assertNull( get_page_by_path( 'gioi-thieu-2' ) );
		}
		self::undo();
		self::assertSame( $before, self::pages() );
	}

	#[TestWith( [ false ] )]
	#[TestWith( [ true ] )]
	public function test_what_the_owner_changes_in_an_imported_page_that_was_cut_off_stays( bool $is_undone ): void {
		$this->cut_off_at( 'post_updated', '<wp:post_modified_gmt>2019-03-01 02:00:00</wp:post_modified_gmt>' );
		wp_update_post( [ 'ID' => $this->about->ID, 'post_content' => 'Viết ở trang này.' ] );
		$is_undone ? self::undo() : self::finish();
		self::assertSame( [ $this->about->ID, 'Tôi là Mận', 'Viết ở trang này.' ], self::words( 'gioi-thieu' ) );
		self::assertNull( get_page_by_path( 'gioi-thieu-2' ) );
		self::undo();
		self::assertSame( [ $this->about->ID, 'Tôi là Mận', 'Viết ở trang này.' ], self::words( 'gioi-thieu' ) );
	}

	/** @return array<string,list<mixed>> All but the file that is imported. */
	private function content(): array {
		return [ 'files' => [] ] + $this->dump();
	}

	/** Imports a page for /gioi-thieu until a hook runs for it. */
	private function cut_off_at( string $hook, string $more = '' ): void {
		$die = static fn( mixed $value, mixed $post ): mixed => 'Tôi là Mận' === ( (array) $post )['post_title']
			? throw new PhpKilled()
			: $value;
		add_filter( $hook, $die, 10, 2 );
		self::begin( $this->file_with( self::page( 'gioi-thieu', $more ) ) );
		self::cut_off( static fn() => ( new Import_Run() )->batch() );
		remove_filter( $hook, $die );
	}

	private static function page( string $slug, string $more = '' ): string {
		return "<item><title>Tôi là Mận</title><guid>$slug</guid>"
			. "<content:encoded>Viết ở trang cũ.</content:encoded><wp:post_name>$slug</wp:post_name>"
			. "<wp:post_type>page</wp:post_type><wp:status>publish</wp:status>$more</item>";
	}

	/** @return array{int,string,string} Id, title and content of a page. */
	private static function words( string $slug ): array {
		$page = self::post( $slug );
		return [ $page->ID, $page->post_title, $page->post_content ];
	}

	/** @return array<string,list<string>> What the pages say, by their slugs. */
	private static function pages(): array {
		$said = [];
		foreach ( get_posts( [ 'post_type' => 'page', 'post_status' => 'any', 'numberposts' => -1 ] ) as $page ) {
			$said[ $page->post_name ] = [ $page->post_title, $page->post_excerpt, $page->post_content, $page->post_status ];
		}
		ksort( $said );
		return $said;
	}
}
