<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Cache_Invalidation;
use Hien\Cache\Text_Cache;
use Hien\Constants;
use Hien\Posts\Post_Content;
use Hien\Tests\Images\Gallery;
use Hien\Tests\Routing\Visits;
use Hien\Tests\Support\Factory;
use Hien\Tests\Support\TestCase;
use Hien\Views\View_Counter;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Style_Engine_CSS_Rules_Store;

/**
 * Articles, lists and comments are rendered once for all visitors where everybody sees the same in them, and at each visit
 * where not.
 *
 * The database is changed behind WordPress's back: who is then shown the former text was answered from the cache.
 */
final class TextCacheTest extends TestCase {

	use Gallery;
	use Visits;

	private const PARAGRAPH = '<!-- wp:paragraph --><p>Trước</p><!-- /wp:paragraph -->';
	private const COLUMNS   = '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:quote --><blockquote class="wp-block-quote"><p>Lời</p></blockquote><!-- /wp:quote --></div><!-- /wp:column --></div><!-- /wp:columns -->';

	public function test_an_article_is_rendered_once_for_all_visitors(): void {
		$this->page_at( '/' ); // What WordPress does at its first page is done.
		$id    = $this->article( self::PARAGRAPH . self::COLUMNS );
		$first = $this->read( $id );
		self::assertTrue( $this->is_cached( $id ) );
		self::assertStringContainsString( 'Sau', $this->page_at( (string) get_permalink( $id ) )->html, 'Pages have an entry of their own.' );
		self::assertSame( $first, $this->read( $id ) );
	}

	public function test_the_parts_of_an_article_are_cached_apart(): void {
		$id = $this->article( 'Một<!--nextpage-->Hai' );
		self::assertStringContainsString( 'Một', $this->read( $id )['content'] );
		self::assertStringContainsString( 'Hai', $this->read( $id, [ 'page' => 2 ] )['content'] );
		self::assertStringContainsString( 'Một', $this->read( $id )['content'] );
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/posts/bai', [ 'id' => $id, 'page' => 3 ] )->get_status() );
	}

	public function test_a_page_from_the_cache_has_the_same_styles(): void {
		$address = (string) get_permalink( $this->article( self::COLUMNS . '<!-- wp:group {"style":{"elements":{"link":{"color":{"text":"#123456"}}}}} --><div class="wp-block-group"><p><a href="#a">Liên kết</a></p></div><!-- /wp:group -->' ) );
		$this->page_at( '/' ); // What WordPress does at its first page is done.
		$first   = $this->page_of_a_new_process( $address );
		self::assertStringContainsString( '#123456', $first[0] );
		self::assertSame( $first, $this->page_of_a_new_process( $address ), 'The same rules for the same classes, of which core makes new ones each time.' );
	}

	public function test_style_sheets_of_blocks_are_enqueued_from_the_cache_too(): void {
		register_core_block_style_handles(); // On `init`; a test starts with no styles.
		$post = get_post( $this->article( self::COLUMNS ) );
		$made = 0;
		$make = static function () use ( $post, &$made ): array {
			++$made;
			return [ ( new Post_Content() )->render( $post, 1 ), [ $post ] ];
		};
		$read = static fn(): mixed => Text_Cache::remember( 'thu', 1, '', $make );
		$read();
		$handles           = wp_styles()->queue;
		wp_styles()->queue = [];
		$read();
		self::assertSame( [ 1, $handles ], [ $made, wp_styles()->queue ] );
		self::assertContains( 'wp-block-quote', $handles );
	}

	public function test_views_and_closed_comments_are_of_the_moment(): void {
		$id = $this->article();
		self::assertSame( [ 0, true ], [ $this->read( $id )['views'], $this->read( $id )['comment_state']['open'] ] );
		View_Counter::add( $id, (string) wp_date( 'Y-m-d' ), 3 );
		add_filter( 'comments_open', '__return_false' );
		self::assertSame( [ 3, false ], [ $this->read( $id )['views'], $this->read( $id )['comment_state']['open'] ] );
		self::assertTrue( $this->is_cached( $id ) );
	}

	/** @param callable(int):mixed $change Changes something that the article's page shows. */
	#[DataProvider( 'changes' )]
	public function test_a_change_is_seen_at_once( callable $change ): void {
		$id     = $this->article();
		$before = $this->read( $id );
		$change( $id );
		self::assertNotEquals( $before, $this->read( $id ) );
	}

	/** @return array<string,array{callable(int):mixed}> */
	public static function changes(): array {
		return [
			'the text'       => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id, 'post_content' => 'Sau' ] ) ],
			'a tag'          => [ static fn( int $id ) => wp_set_post_tags( $id, [ 'Mới' ] ) ],
			'a comment'      => [ static fn( int $id ) => wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Hay', 'comment_approved' => 1 ] ) ],
			'the next post'  => [ static fn() => wp_insert_post( [ 'post_title' => 'Bài sau', 'post_status' => 'publish' ] ) ],
			'the author'     => [ static fn( int $id ) => wp_update_user( [ 'ID' => get_post( $id )->post_author, 'display_name' => 'Tên mới' ] ) ],
			'a password'     => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id, 'post_password' => 'mo' ] ) ],
			'an update'      => [
				static function ( int $id ): void {
					self::change_silently( $id );
					remove_all_filters( 'upgrader_process_complete' ); // Core would ask wordpress.org.
					( new Cache_Invalidation() )->register();
					do_action( 'upgrader_process_complete' );
				},
			],
		];
	}

	/** @param callable():mixed $plugin What another plugin does on each request. */
	#[DataProvider( 'texts_that_are_rendered_each_time' )]
	public function test_a_text_that_may_differ_is_rendered_each_time( string $content, ?callable $plugin = null ): void {
		if ( null !== $plugin ) {
			$plugin();
		}
		$id = $this->article( self::PARAGRAPH . $content );
		try {
			self::assertFalse( $this->is_cached( $id ) );
		} finally {
			array_map( 'unregister_block_type', array_intersect( [ 'test/dong' ], array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) );
		}
	}

	/** @return array<string,array{string,1?:callable():mixed}> */
	public static function texts_that_are_rendered_each_time(): array {
		$render = static fn(): string => 'Động';
		return [
			"a dynamic block of core's"         => [ '<!-- wp:latest-posts /-->' ],
			'a dynamic block inside another'    => [ '<!-- wp:group --><div class="wp-block-group"><!-- wp:tag-cloud /--></div><!-- /wp:group -->' ],
			"another plugin's block"            => [ '<!-- wp:test/dong /-->', static fn() => register_block_type( 'test/dong', [ 'render_callback' => $render ] ) ],
			'a block that nobody registered'    => [ '<!-- wp:test/la /-->' ],
			'a block that hooks itself in'      => [ '', static fn() => register_block_type( 'test/dong', [ 'render_callback' => $render, 'block_hooks' => [ 'core/paragraph' => 'after' ] ] ) ],
			'a synced pattern'                  => [ '<!-- wp:block {"ref":1} /-->' ],
			'values bound to a block'           => [ '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"x"}}}}} --><p></p><!-- /wp:paragraph -->' ],
			'a shortcode'                       => [ '<!-- wp:paragraph --><p>[dong]</p><!-- /wp:paragraph -->', static fn() => add_shortcode( 'dong', $render ) ],
			'a shortcode in an attribute'       => [ '<a href="[dong]">Liên kết</a>', static fn() => add_shortcode( 'dong', $render ) ],
			'an address that becomes an embed'  => [ "\nhttps://vi-du.test/phim\n" ],
			'an embed'                          => [ '<!-- wp:embed {"url":"https://vi-du.test/phim"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://vi-du.test/phim</div></figure><!-- /wp:embed -->' ],
			'a picture that opens by script'    => [ '<!-- wp:image {"lightbox":{"enabled":true}} --><figure class="wp-block-image"><img src="/a.png" alt="Ảnh"/></figure><!-- /wp:image -->' ],
			"another plugin's filter of texts"  => [ '', static fn() => add_filter( 'the_content', static fn( string $html ): string => $html ) ],
			"another plugin's filter of titles" => [ '', static fn() => add_filter( 'the_title', static fn( string $title ): string => $title ) ],
			"another plugin's filter of blocks" => [ '', static fn() => add_filter( 'render_block', static fn( string $html ): string => $html ) ],
			"another plugin's filter of a block" => [ '', static fn() => add_filter( 'render_block_core/quote', static fn( string $html ): string => $html ) ],
			"another plugin's filter of queries" => [ '', static fn() => add_action( 'pre_get_posts', static fn() => null ) ],
		];
	}

	public function test_a_filter_that_is_added_for_some_visitors_only_runs(): void {
		$id = $this->article();
		$this->read( $id );
		add_filter( 'the_content', static fn( string $html ): string => "$html<p>Chỉ cho bạn</p>" );
		self::assertStringContainsString( 'Chỉ cho bạn', $this->read( $id )['content'] );
		remove_all_filters( 'the_content' );
		self::assertStringNotContainsString( 'Chỉ cho bạn', $this->read( $id )['content'] );
	}

	public function test_another_plugin_that_renders_a_block_of_core_is_asked_each_time(): void {
		$type                  = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/paragraph' );
		$before                = $type->render_callback;
		$type->render_callback = static fn( array $attributes, string $content ): string => $content;
		try {
			self::assertFalse( $this->is_cached( $this->article() ) );
		} finally {
			$type->render_callback = $before;
		}
	}

	public function test_who_is_signed_in_gets_nothing_from_the_cache_and_leaves_nothing_there(): void {
		$id = $this->article();
		$this->as_user( 'subscriber' );
		self::assertFalse( $this->is_cached( $id ) );
		wp_set_current_user( 0 );
		self::assertStringContainsString( 'Sau', $this->read( $id )['content'] );
	}

	public function test_a_text_behind_a_password_is_shown_to_those_who_know_it(): void {
		$id = $this->article( args: [ 'post_password' => 'mo' ] );
		self::assertSame( '', $this->read( $id )['content'] );
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'mo' );
		self::assertStringContainsString( 'Trước', $this->read( $id )['content'] );
		self::assertFalse( $this->is_cached( $id ) );
		unset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
		self::assertSame( '', $this->read( $id )['content'] );
	}

	public function test_a_preview_is_rendered_each_time(): void {
		$id = $this->article();
		$this->read( $id );
		self::change_silently( $id );
		$GLOBALS['wp_query']->is_preview = true;
		self::assertStringContainsString( 'Sau', $this->read( $id )['content'] );
	}

	public function test_a_large_site_does_not_fill_the_table_of_options(): void {
		global $wpdb;
		$place = (int) $this->article();
		$this->read( $place );
		$rows  = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '_transient_hien_post_%'" );
		$count = $rows();
		$other = $this->article( args: [ 'import_id' => $place + 500 ] );
		self::assertSame( $place + 500, $other );
		$this->read( $other );
		self::assertSame( $count, $rows(), 'It took the place of the first.' );
		self::assertTrue( $this->is_cached( $other ) );
		self::assertSame( $place, $this->read( $place )['id'] );
	}

	public function test_a_list_of_images_is_rendered_once_for_all_visitors(): void {
		$id    = $this->image( 'Nắng' );
		$first = $this->images();
		self::assertStringContainsString( 'Kể về Nắng', $first['data'][0]['decs'] );
		self::change_silently( $id );
		self::assertSame( $first, $this->images() );
		self::assertStringContainsString( 'Sau', $this->images( [ 'limit' => 3 ] )['data'][0]['decs'], 'Only the usual pages are cached.' );
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Mưa' ] );
		self::assertSame( 'Mưa', $this->images()['data'][0]['title'] );
	}

	public function test_one_dynamic_description_keeps_the_list_out_of_the_cache(): void {
		add_shortcode( 'dong', static fn(): string => 'Động' );
		$id = $this->image( 'Nắng' );
		$this->image( 'Mưa', [ 'post_content' => 'Chữ [dong]' ] );
		$this->images();
		self::change_silently( $id );
		self::assertStringContainsString( 'Sau', $this->images()['data'][1]['decs'] );
	}

	public function test_a_list_of_questions_is_rendered_once_for_all_visitors(): void {
		$id    = $this->make->post( [ 'post_type' => 'hien_faq', 'post_title' => 'Hỏi', 'post_content' => self::COLUMNS . self::PARAGRAPH ] );
		$read  = fn( array $params = [] ): array => $this->rest( 'GET', '/hien/v1/faqs', $params )->get_data();
		$first = $read();
		self::assertStringContainsString( 'Trước', $first['data'][0]['answer'] );
		self::change_silently( $id );
		self::assertSame( $first, $read() );
		self::assertStringContainsString( 'Sau', $read( [ 'limit' => 3 ] )['data'][0]['answer'], 'Only the usual pages are cached.' );
		update_post_meta( $id, 'hien_asked_by', 'Bình' );
		self::assertSame( 'Bình', $read()['data'][0]['asked_by'] );
	}

	public function test_one_dynamic_answer_keeps_the_questions_out_of_the_cache(): void {
		add_shortcode( 'dong', static fn(): string => 'Động' );
		$id   = $this->make->post( [ 'post_type' => 'hien_faq', 'post_title' => 'Hỏi', 'post_content' => self::PARAGRAPH . '[dong]' ] );
		$read = fn(): string => $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['data'][0]['answer'];
		self::assertStringContainsString( 'Trước', $read() );
		self::change_silently( $id );
		self::assertStringContainsString( 'Sau', $read() );
	}

	public function test_the_newest_posts_are_read_once_for_all_visitors_but_their_views(): void {
		$id    = $this->article();
		$first = $this->newest();
		self::assertSame( [ $id, 0, 'Trước' ], [ $first['data'][0]['id'], $first['data'][0]['views'], $first['data'][0]['excerpt'] ] );
		self::retitle_silently( $id );
		self::assertSame( $first, $this->newest() );
		self::assertSame( 'Sau', $this->newest( [ 'limit' => 3 ] )['data'][0]['title'], 'Only the usual pages are cached.' );
		self::assertSame( 'Sau', $this->newest( [ 'year' => (int) get_the_date( 'Y', $id ) ] )['data'][0]['title'], 'An archive is not cached.' );
		View_Counter::add( $id, (string) wp_date( 'Y-m-d' ), 3 );
		self::assertSame( [ $first['data'][0]['title'], 3 ], [ $this->newest()['data'][0]['title'], $this->newest()['data'][0]['views'] ] );
		$this->as_user( 'subscriber' );
		self::assertSame( 'Sau', $this->newest()['data'][0]['title'] );
	}

	/** @param callable(int):mixed $change Changes something that the list shows. */
	#[DataProvider( 'changes_of_the_newest' )]
	public function test_a_change_of_the_newest_posts_is_seen_at_once( callable $change ): void {
		$id     = $this->article();
		$before = $this->newest();
		$change( $id );
		self::assertNotEquals( $before, $this->newest() );
	}

	/** @return array<string,array{callable(int):mixed}> */
	public static function changes_of_the_newest(): array {
		return [
			'another post'            => [ static fn() => wp_insert_post( [ 'post_title' => 'Bài sau', 'post_status' => 'publish' ] ) ],
			'a draft'                 => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] ) ],
			'the title'               => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id, 'post_title' => 'Sau' ] ) ],
			'a category'              => [ static fn( int $id ) => wp_set_post_categories( $id, [ ( new Factory() )->category() ] ) ],
			'the name of a category'  => [ static fn( int $id ) => wp_update_term( wp_get_post_categories( $id )[0], 'category', [ 'name' => 'Tên mới' ] ) ],
			'a picture'               => [ static fn( int $id ) => set_post_thumbnail( $id, ( new Factory() )->picture() ) ],
			'a comment'               => [ static fn( int $id ) => wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Hay', 'comment_approved' => 1 ] ) ],
			'sticky'                  => [ static fn( int $id ) => stick_post( $id ) ],
			'the author'              => [ static fn( int $id ) => wp_update_user( [ 'ID' => get_post( $id )->post_author, 'display_name' => 'Tên mới' ] ) ],
			'a password'              => [ static fn( int $id ) => wp_update_post( [ 'ID' => $id, 'post_password' => 'mo' ] ) ],
			"another plugin's filter" => [ static fn() => add_filter( 'the_title', static fn( string $title ): string => "$title!" ) ],
		];
	}

	public function test_comments_are_read_once_for_all_visitors(): void {
		$id      = $this->article();
		$comment = $this->comment( $id );
		$first   = $this->comments( $id );
		self::rename_silently( $comment );
		self::assertSame( $first, $this->comments( $id ) );
		self::assertSame( 'Sau', $this->comments( $id, [ 'limit' => 1 ] )['data'][0]['author'], 'Each kind of page is cached apart.' );
		$this->as_user( 'subscriber' );
		self::assertSame( 'Sau', $this->comments( $id )['data'][0]['author'] );
	}

	/** @param callable(int,int):mixed $change Changes something that the comments show: the article, the comment. */
	#[DataProvider( 'changes_of_comments' )]
	public function test_a_change_of_comments_is_seen_at_once( callable $change ): void {
		$id      = $this->article();
		$comment = $this->comment( $id );
		$before  = $this->comments( $id );
		$change( $id, $comment );
		self::assertNotEquals( $before, $this->comments( $id ) );
	}

	/** @return array<string,array{callable(int,int):mixed}> */
	public static function changes_of_comments(): array {
		return [
			'another comment'          => [ static fn( int $id ) => wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Hay', 'comment_approved' => 1 ] ) ],
			'its text'                 => [ static fn( int $id, int $comment ) => wp_update_comment( [ 'comment_ID' => $comment, 'comment_content' => 'Khác' ] ) ],
			'no longer approved'       => [ static fn( int $id, int $comment ) => wp_set_comment_status( $comment, 'hold' ) ],
			'deleted'                  => [ static fn( int $id, int $comment ) => wp_delete_comment( $comment, true ) ],
			'the name of its author'   => [ static fn( int $id, int $comment ) => wp_update_user( [ 'ID' => get_comment( $comment )->user_id, 'display_name' => 'Tên mới' ] ) ],
			'its author writes posts'  => [ static fn( int $id, int $comment ) => wp_update_post( [ 'ID' => $id, 'post_author' => get_comment( $comment )->user_id ] ) ],
			'how deep replies may go'  => [ static fn() => update_option( 'thread_comments_depth', 2 ) ],
			"another plugin's filter"  => [ static fn() => add_filter( 'comment_text', static fn( string $html ): string => "$html!" ) ],
		];
	}

	private function comment( int $post ): int {
		return $this->make->comment( $post, [ 'user_id' => $this->make->user( args: [ 'display_name' => 'Bình' ] ), 'comment_content' => 'Trước' ] );
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>
	 */
	private function comments( int $post, array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/cmt', $params + [ 'object_id' => $post ] )->get_data();
	}

	/** Changes the name of a comment's author so that no hook of WordPress reports it. */
	private static function rename_silently( int $comment ): void {
		global $wpdb;
		$user = (int) get_comment( $comment )->user_id;
		$wpdb->update( $wpdb->users, [ 'display_name' => 'Sau' ], [ 'ID' => $user ] );
		clean_user_cache( $user );
	}

	/** @param array<string,mixed> $args Arguments of wp_insert_post(). */
	private function article( string $content = self::PARAGRAPH, array $args = [] ): int {
		return $this->make->post( $args + [ 'post_name' => 'bai', 'post_content' => $content, 'post_author' => $this->make->user( 'author' ) ] );
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>
	 */
	private function read( int $id, array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/posts/bai', $params + [ 'id' => $id ] )->get_data();
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>
	 */
	private function images( array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/images', $params )->get_data();
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>
	 */
	private function newest( array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/posts', $params + [ 'limit' => Constants::NEW_POSTS_LIMIT ] )->get_data();
	}

	/** Changes a title so that no hook of WordPress reports it. */
	private static function retitle_silently( int $id ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_title' => 'Sau' ], [ 'ID' => $id ] );
		wp_cache_delete( $id, 'posts' );
	}

	/** Whether a second reader gets the text that the first one got, although it has changed. */
	private function is_cached( int $id ): bool {
		$this->read( $id );
		self::change_silently( $id );
		return ! str_contains( $this->read( $id )['content'], 'Sau' );
	}

	/** Replaces the word that all texts here begin with, so that no hook of WordPress reports it. */
	private static function change_silently( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET post_content = REPLACE( REPLACE( post_content, 'Trước', 'Sau' ), 'Kể về', 'Sau' ) WHERE ID = %d", $id ) );
		wp_cache_delete( $id, 'posts' );
	}

	/** @return list<string> Layout rules and text of the page, where no rule is left of pages before. */
	private function page_of_a_new_process( string $address ): array {
		WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
		$html = $this->page_at( $address )->html;
		self::assertSame( 1, preg_match( '#<style id=.core-block-supports-inline-css.>(.*?)</style>#s', $html, $styles ) ); // In the head; before WordPress 6.9 in the footer.
		self::assertSame( 1, preg_match( '#(<div[^>]* class="hien-prose">.*?)<aside#s', $html, $text ) );
		return [ $styles[1], $text[1] ];
	}
}
