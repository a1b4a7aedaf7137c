<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Addresses\Paths;
use Hien\Import\Import_Item;
use Hien\Import\Import_Map;
use Hien\Import\Import_State;
use Hien\Redirects\Owner_Redirects;
use Hien\Tests\Support\ScreenRequests;
use Hien\Theme;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Term;

/** Moving in from WordPress. */
final class WxrTest extends ImportTestCase {

	use ScreenRequests;

	public function test_posts_come_as_they_were(): void {
		$state = self::import( 'wordpress.xml' );
		self::assertSame( Import_State::DONE, $state->phase );
		$post = self::post( 'banh-chung' );
		self::assertSame(
			[
				'Bánh chưng & bánh dày',
				'Tết này gói bánh.',
				'2019-01-20 08:30:00',
				'2019-01-20 01:30:00',
				'2019-03-01 02:00:00',
				'publish',
				'https://bep.example.org/?p=10',
			],
			[
				$post->post_title,
				$post->post_excerpt,
				$post->post_date,
				$post->post_date_gmt,
				$post->post_modified_gmt,
				$post->post_status,
				$post->guid,
			]
		);
		self::assertStringContainsString( 'Gói bánh \ cùng ông', $post->post_content );
		self::assertTrue( is_sticky( $post->ID ) );
		self::assertSame( [ 'bà ngoại', 'ông nội \ kể' ], get_post_meta( $post->ID, 'nguon' ) );
		self::assertSame( [ [], '' ], [ get_post_meta( $post->ID, 'xau' ), get_post_meta( $post->ID, '_wp_attached_file', true ) ] );
		self::assertSame(
			[ 'tet', 'draft', 'private', 'future' ],
			[
				self::post( 'mut-gung' )->post_password,
				get_page_by_title_of( 'Nháp còn dở' )->post_status,
				self::post( 'nhat-ky' )->post_status,
				self::post( 'hen-giao-thua' )->post_status,
			]
		);
		self::assertStringContainsString( '[contact-form]', self::post( 'mut-gung' )->post_content );
		self::assertSame(
			[ self::post( 'nha-man' )->ID, 3 ],
			[ self::post( 'trang-con' )->post_parent, self::post( 'trang-con' )->menu_order ]
		);
		self::assertSame( [ 'type product' => 'Nội dung loại “product” không nhập được: trang này không có loại ấy.' ], $state->errors );
		self::assertSame( [], wp_get_post_revisions( $post->ID ) );
	}

	public function test_what_the_site_has_but_an_import_does_not_bring_is_named(): void {
		$state = self::import(
			$this->file_with( '<item><title>Tèo</title><wp:post_type>hien_message</wp:post_type><wp:status>hien_unread</wp:status></item>' )
		);
		self::assertSame( [ 'type hien_message' => 'Nội dung loại “Tin nhắn” không được nhập.' ], $state->errors );
	}

	public function test_a_link_to_what_did_not_come_stays_although_it_begins_with_one_to_what_came(): void {
		$text = (string) file_get_contents( __DIR__ . '/files/wordpress.xml' );
		self::import(
			$this->written(
				str_replace( 'Chưa xong', '<![CDATA[<a href="https://bep.example.org/2019/02/mut-gung">Mứt</a> <a href="https://bep.example.org/2019/02/mut-gung-la-gi">Là gì</a>]]>', $text )
			)
		);
		$post = get_page_by_title_of( 'Nháp còn dở' );
		self::assertSame(
			'<a href="' . get_permalink( self::post( 'mut-gung' ) )
				. '">Mứt</a> <a href="https://bep.example.org/2019/02/mut-gung-la-gi">Là gì</a>',
			$post->post_content
		);
	}

	public function test_a_link_to_the_other_site_may_have_its_host_in_vietnamese_letters(): void {
		$text = (string) file_get_contents( __DIR__ . '/files/wordpress.xml' );
		self::import(
			$this->written(
				str_replace(
					[ 'bep.example.org', 'Chưa xong' ],
					[ 'xn--hin-gma.vn', '<![CDATA[<a href="https://hiên.vn/2019/02/mut-gung/">Mứt</a>]]>' ],
					$text
				)
			)
		);
		self::assertSame(
			'<a href="' . get_permalink( self::post( 'mut-gung' ) ) . '">Mứt</a>',
			get_page_by_title_of( 'Nháp còn dở' )->post_content
		);
	}

	public function test_terms_come_with_their_parents(): void {
		self::import( 'wordpress.xml' );
		$child  = get_term_by( 'slug', 'banh-tet', 'category' );
		$parent = get_term_by( 'slug', 'mon-tet', 'category' );
		self::assertSame(
			[ $parent->term_id, 'Nấu cho cả nhà', 'Món Tết &amp; giỗ', 1 ],
			[ $child->parent, $parent->description, $parent->name, $child->count ]
		);
		self::assertEqualsCanonicalizing(
			[ 'nep', 'la-dong' ],
			wp_get_post_tags( self::post( 'banh-chung' )->ID, [ 'fields' => 'slugs' ] )
		);
		self::assertFalse( get_term_by( 'slug', 'menu-chinh', 'nav_menu' ) );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ 'cron', false ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'page', null ] )]
	public function test_plugins_are_told_that_it_is_an_import_and_that_other_events_are_none( string $by, ?bool $others ): void {
		$output = self::output_of( 'import-request.php', [ __DIR__ . '/files/wordpress.xml', $by ] );
		self::assertSame( [ [ 1, 0, true, true ], 1, $others ], json_decode( $output, true ), $output );
	}

	public function test_comments_come_in_threads_and_nobody_gets_a_mail(): void {
		self::import( 'wordpress.xml' );
		$id       = self::post( 'banh-chung' )->ID;
		$comments = get_comments( [ 'post_id' => $id, 'orderby' => 'comment_date_gmt', 'order' => 'ASC', 'status' => 'all' ] );
		self::assertSame( [ 'Bác Sáu', 'Chị Mận', 'Blog bạn', 'Khách' ], array_column( $comments, 'comment_author' ) );
		self::assertSame(
			[ 'sau@example.org', '2019-01-21 03:00:00', 'Ngon quá alert(1)<strong>cháu</strong>', '', '1' ],
			[
				$comments[0]->comment_author_email,
				$comments[0]->comment_date_gmt,
				$comments[0]->comment_content,
				$comments[0]->comment_author_IP,
				$comments[0]->comment_approved,
			]
		);
		self::assertSame(
			[ $comments[0]->comment_ID, $comments[0]->comment_ID ],
			[ $comments[1]->comment_parent, $comments[3]->comment_parent ]
		);
		self::assertSame(
			[ 'pingback', '0', '2' ],
			[ $comments[2]->comment_type, $comments[3]->comment_approved, get_post( $id )->comment_count ]
		);
		self::assertSame( [], self::$mails );
	}

	public function test_pictures_come_once_and_none_is_left_at_the_old_host(): void {
		self::import( 'wordpress.xml' );
		$post    = self::post( 'banh-chung' );
		$picture = get_post_thumbnail_id( $post );
		self::assertSame(
			[ 'Ảnh bánh', 'Nồi bánh đêm giao thừa', 'Bánh chưng xanh', $post->ID, '2019/01/banh.jpg' ],
			[
				get_the_title( $picture ),
				get_post( $picture )->post_excerpt,
				get_post_meta( $picture, '_wp_attachment_image_alt', true ),
				wp_get_post_parent_id( $picture ),
				get_post_meta( $picture, '_wp_attached_file', true ),
			]
		);
		self::assertSame( 1, $this->asked['https://bep.example.org/wp-content/uploads/2019/01/banh.jpg'] );
		$other = Import_Map::object_of_id( 'bep.example.org|21' );
		self::assertStringContainsString( "<!-- wp:image {\"id\":$picture,", $post->post_content );
		self::assertStringContainsString( "[gallery ids=\"$picture,$other\"]", $post->post_content );
		self::assertSame(
			[ 'https://bep.example.org/wp-content/uploads/2019/01/mat.jpg' ],
			array_values(
				array_unique(
					preg_match_all( '~(?:https:)?//bep\.example\.org/wp-content[^"]+~', $post->post_content, $left )
						? array_map( static fn( string $url ): string => str_starts_with( $url, '//' ) ? "https:$url" : $url, $left[0] )
						: []
				)
			),
			'Only that which is not there.'
		);
		$html = apply_filters( 'the_content', $post->post_content );
		self::assertMatchesRegularExpression( '~<img[^>]+ src="http://example\.org/wp-content/uploads/2019/01/banh-300x225\.\w+"[^>]* srcset="[^"]*banh-300x225[^"]*banh[^"]*"~', $html );
		self::assertStringContainsString( '<a href="http://example.org/wp-content/uploads/2019/01/banh.jpg">', $html );
	}

	public function test_what_cannot_be_fetched_is_listed_and_can_be_tried_again(): void {
		self::import( 'wordpress.xml' );
		$failed = Import_Map::next( Import_Item::FILE, Import_Map::FAILED, 9 );
		self::assertSame(
			[ [ 'https://bep.example.org/wp-content/uploads/2019/01/mat.jpg', 'máy chủ cũ trả lời 404' ] ],
			array_map( static fn( $row ): array => [ Import_Map::data( $row )['url'], Import_Map::data( $row )['error'] ], $failed )
		);
	}

	public function test_links_between_posts_lead_to_the_new_addresses(): void {
		self::import( 'wordpress.xml' );
		self::assertStringContainsString(
			'href="' . get_permalink( self::post( 'mut-gung' ) ) . '#cach-lam"',
			self::post( 'banh-chung' )->post_content
		);
		self::assertStringContainsString(
			'href="' . get_permalink( self::post( 'banh-chung' ) ) . '"',
			self::post( 'mut-gung' )->post_content
		);
	}

	public function test_an_old_address_leads_to_the_new_one_by_one_redirect(): void {
		self::import( 'wordpress.xml' );
		foreach ( [ '/2019/01/banh-chung/', '/2019/01/banh-chung' ] as $old ) {
			self::assertSame( Paths::relative( get_permalink( self::post( 'banh-chung' ) ) ), $this->redirect_of( $old ), $old );
		}
	}

	/** A post keeps its id where it is free; 90212 is that of a draft here. */
	#[TestWith( [ '/?p=90211', 'bai-90211' ] )]
	#[TestWith( [ '/?p=90211&utm_source=zalo', 'bai-90211', '?utm_source=zalo' ] )]
	#[TestWith( [ '/?p=90212', 'bai-90212' ] )]
	#[TestWith( [ '/?p=90212&utm_source=zalo', 'bai-90212', '?utm_source=zalo' ] )]
	#[TestWith( [ '/?page_id=90212', 'bai-90212' ] )]
	#[TestWith( [ '/?cat=5', 'banh-tet' ] )]
	#[TestWith( [ '/?cat=5&feed=rss2', 'banh-tet', '/feed' ] )]
	public function test_an_id_of_the_old_site_leads_to_the_new_address( string $old, string $slug, string $end = '' ): void {
		$this->make->post( [ 'import_id' => 90212, 'post_status' => 'draft' ] );
		self::import( 'wordpress.xml' );
		self::import( $this->file_with( self::item( 90211, 'Một' ) . self::item( 90212, 'Hai' ) ) );
		wp_set_current_user( 0 );
		$term = get_term_by( 'slug', $slug, 'category' );
		$url  = $term instanceof WP_Term ? get_term_link( $term ) : get_permalink( self::post( $slug ) );
		self::assertSame( Paths::relative( $url ) . $end, $this->redirect_of( $old ) );
	}

	/** What is public there keeps its id, and the short link that its page names. */
	public function test_an_id_of_this_site_from_before_the_import_leads_where_it_did(): void {
		$own      = $this->make->post( [ 'import_id' => 90211 ] );
		$category = $this->make->term( 'category' );
		self::import( $this->file_with( self::category( $category, 'khac' ) . self::item( 90211, 'Một' ) ) );
		self::assertSame( Paths::relative( get_permalink( $own ) ), $this->redirect_of( '/?p=90211' ) );
		self::assertSame( Paths::relative( get_term_link( $category ) ), $this->redirect_of( "/?cat=$category" ) );
	}

	/** What else an address asks for is not the plain permalink of an imported item. */
	#[TestWith( [ '/?cat=5&s=banh' ] )]
	#[TestWith( [ '/?cat=5&author=1' ] )]
	#[TestWith( [ '/?p=90212&preview=true' ] )]
	#[TestWith( [ '/?p=90212&post_type=hien_video' ] )]
	#[TestWith( [ '/?p=x&page_id=90212' ] )]
	#[TestWith( [ '/?p[]=90212' ] )]
	#[TestWith( [ '/?page_id=90999' ] )]
	public function test_other_requests_with_an_id_are_answered_as_before( string $path ): void {
		$this->make->post( [ 'import_id' => 90212, 'post_status' => 'draft' ] );
		self::import( 'wordpress.xml' );
		self::import( $this->file_with( self::item( 90212, 'Hai' ) ) );
		wp_set_current_user( 0 );
		$this->go_to( home_url( $path ) );
		$this->expectNotToPerformAssertions(); // A redirect would throw.
		do_action( 'template_redirect' );
	}

	/** The ids of a second site may be those of the first. */
	public function test_an_id_leads_to_what_can_be_seen_of_two_sites(): void {
		$this->make->post( [ 'import_id' => 90211, 'post_status' => 'draft' ] );
		self::import( $this->file_with( self::item( 90211, 'Một' ) ) );
		$text = '<a href="https://khac.example.org/?p=90211">Nháp</a> <a href="https://khac.example.org/?p=90214">Bốn</a>';
		$file = $this->file_with(
			str_replace( 'publish', 'draft', self::item( 90211, 'Nháp' ) ) . self::item( 90213, $text ) . self::item( 90214, 'Bốn' )
		);
		file_put_contents( $file, str_replace( 'bep.example.org', 'khac.example.org', (string) file_get_contents( $file ) ) );
		$this->make->post( [ 'import_id' => 90214 ] );
		self::import( $file );
		wp_set_current_user( 0 );
		self::assertStringEndsWith( '/bai-90211', (string) $this->redirect_of( '/?p=90211' ) );
		$text = self::post( 'bai-90213' )->post_content;
		self::assertStringNotContainsString( 'bai-90211"', $text );
		self::assertStringContainsString( get_permalink( self::post( 'bai-90214' ) ) . '">Bốn', $text );
	}

	public function test_pictures_keep_their_ids_too(): void {
		self::import( $this->file_with( self::picture( 90220 ) ) );
		self::assertSame( [ 'attachment', 'Kẹo' ], [ get_post_type( 90220 ), get_the_title( 90220 ) ] );
		self::assertSame( '/wp-content/uploads/2019/01/keo.jpg', $this->redirect_of( '/?attachment_id=90220' ) );
	}

	public function test_an_id_of_something_deleted_is_not_taken(): void {
		$page = $this->make->page( [ 'import_id' => 90211, 'post_name' => 'cu' ] );
		self::assertSame( 200, $this->status_of( '/cu' ) );
		wp_delete_post( $page, true );
		self::assertSame( 410, $this->status_of( '/cu' ) );
		self::import( $this->file_with( self::item( 90211, 'Một' ) ) );
		self::assertSame( 410, $this->status_of( '/cu' ) );
		self::assertSame( Paths::relative( get_permalink( self::post( 'bai-90211' ) ) ), $this->redirect_of( '/?p=90211' ) );
	}

	public function test_an_id_leads_on_with_plain_permalinks_too(): void {
		$draft = $this->make->post( [ 'import_id' => 90211, 'post_status' => 'draft' ] );
		self::import( $this->file_with( self::item( 90211, 'Một' ) ) );
		wp_set_current_user( 0 );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		self::assertSame( '/?p=' . self::post( 'bai-90211' )->ID, $this->redirect_of( '/?p=90211' ) );
		wp_publish_post( $draft );
		self::assertSame( 200, $this->status_of( '/?p=90211' ) );
	}

	/** The widget of WordPress links to categories by their present ids. */
	public function test_with_another_theme_a_present_category_has_its_id(): void {
		self::import( 'wordpress.xml' );
		$there = get_term_by( 'slug', 'mon-tet', 'category' );
		$id    = $there instanceof WP_Term ? $there->term_id : 0;
		self::import( $this->file_with( self::category( $id, 'khac' ) ) );
		self::assertSame( '/khac', $this->redirect_of( "/?cat=$id" ) );
		remove_theme_support( Theme::FEATURE );
		$this->go_to( home_url( "/?cat=$id" ) );
		self::expectExceptionMessage( 'mon-tet' ); // WordPress's own redirect.
		do_action( 'template_redirect' );
	}

	/** The ids 20 and 21 are taken here. */
	#[TestWith( [ '/2019/01/banh-chung/banh/', 'banh.jpg' ] )]
	#[TestWith( [ '/2019/01/banh-chung/banh?utm_source=zalo', 'banh.jpg', '?utm_source=zalo' ] )]
	#[TestWith( [ '/la-dong-anh/', 'la-dong.png' ] )]
	#[TestWith( [ '/?attachment_id=20', 'banh.jpg' ] )]
	#[TestWith( [ '/?p=21', 'la-dong.png' ] )]
	public function test_the_page_of_a_picture_leads_to_its_file( string $old, string $file, string $end = '' ): void {
		self::import( 'wordpress.xml' );
		wp_set_current_user( 0 );
		self::assertSame( "/wp-content/uploads/2019/01/$file$end", $this->redirect_of( $old ) );
	}

	public function test_nobody_finds_a_picture_of_a_post_that_nobody_may_see(): void {
		self::import( 'wordpress.xml' );
		wp_update_post( [ 'ID' => self::post( 'banh-chung' )->ID, 'post_status' => 'private' ] );
		wp_set_current_user( 0 );
		self::assertSame( 404, $this->status_of( '/2019/01/banh-chung/banh/' ) );
	}

	public function test_what_this_site_has_and_its_owner_sets_up_comes_before_pages_of_pictures(): void {
		self::import( 'wordpress.xml' );
		self::assertIsInt( Owner_Redirects::save( '/2019/01/banh-chung/banh', '/tin-moi' ) );
		self::assertSame( '/tin-moi', $this->redirect_of( '/2019/01/banh-chung/banh/' ) );
		$this->make->page( [ 'post_name' => 'la-dong-anh' ] );
		self::assertSame( 200, $this->status_of( '/la-dong-anh' ) );
	}

	public function test_links_to_the_page_of_a_picture_lead_to_its_file(): void {
		$text = '<a href="https://bep.example.org/ke/keo/">Kẹo</a> <a href="https://bep.example.org/?attachment_id=90220">Kẹo</a>';
		self::import( $this->file_with( self::item( 90211, $text ) . self::picture( 90220 ) ) );
		$url = 'http://example.org/wp-content/uploads/2019/01/keo.jpg';
		self::assertSame( "<a href=\"$url\">Kẹo</a> <a href=\"$url\">Kẹo</a>", self::post( 'bai-90211' )->post_content );
	}

	#[TestWith( [ '/2019/01/banh-chung/amp/' ] )]
	#[TestWith( [ '/2019/01/banh-chung/amp?utm_source=zalo', '?utm_source=zalo' ] )]
	#[TestWith( [ '/2019/01/banh-chung/?amp=1', '?amp=1' ] )]
	public function test_the_amp_page_of_a_post_leads_to_the_post( string $old, string $end = '' ): void {
		self::import( 'wordpress.xml' );
		self::assertSame( Paths::relative( get_permalink( self::post( 'banh-chung' ) ) ) . $end, $this->redirect_of( $old ) );
	}

	public function test_no_address_is_the_amp_page_of_what_was_not_imported(): void {
		$this->make->page( [ 'post_name' => 'cua-toi' ] );
		self::import( 'wordpress.xml' );
		self::assertSame( [ 404, 404 ], [ $this->status_of( '/cua-toi/amp' ), $this->status_of( '/amp' ) ] );
	}

	#[TestWith( [ '/author/man/', '' ] )]
	#[TestWith( [ '/author/man/page/2', '/page/2' ] )]
	#[TestWith( [ '/author/man/feed', '/feed' ] )]
	#[TestWith( [ '/author/man?utm_source=zalo', '?utm_source=zalo' ] )]
	#[TestWith( [ '/?author_name=man', '' ] )]
	public function test_the_archive_of_an_author_leads_to_that_of_who_has_the_posts_here( string $old, string $end ): void {
		self::import( 'wordpress.xml' );
		$author = get_current_user_id();
		wp_set_current_user( 0 );
		self::assertSame( Paths::relative( get_author_posts_url( $author ) ) . $end, $this->redirect_of( $old ) );
	}

	/** @param string $login Of the user who gets the posts of `dao`. */
	#[TestWith( [ 'chi-dao', true ] )]
	#[TestWith( [ 'dao', false ] )]
	#[TestWith( [ 'Dao', false ] )]
	public function test_no_redirect_tells_a_login_of_this_site( string $login, bool $is_redirected ): void {
		$dao            = $this->make->user( 'author', [ 'user_login' => $login ] );
		$state          = self::begin( __DIR__ . '/files/wordpress.xml' );
		$state->authors = [ 'dao' => $dao ];
		$state->save();
		self::finish();
		wp_set_current_user( 0 );
		$here = Paths::relative( get_author_posts_url( $dao ) );
		self::assertSame( 200, $this->status_of( (string) $here ) );
		self::assertSame( $is_redirected ? $here : null, $this->redirect_of( '/author/dao' ) );
	}

	public function test_what_was_undone_leaves_no_id_behind(): void {
		$this->make->category( [ 'slug' => 'mon-tet' ] );
		self::import( 'wordpress.xml' );
		self::undo();
		self::assertSame( 404, $this->page_at( '/?cat=4' )->status );
		self::assertSame( [ 404, 404 ], [ $this->page_at( '/?p=11' )->status, $this->page_at( '/?cat=5' )->status ] );
		foreach ( [ '/?attachment_id=20', '/la-dong-anh', '/2019/01/banh-chung/amp', '/author/man' ] as $path ) {
			self::assertSame( 404, $this->page_at( $path )->status, $path );
		}
	}

	public function test_the_archive_of_an_author_leads_on_while_a_post_stays(): void {
		self::import( 'wordpress.xml' );
		wp_update_post( [ 'ID' => self::post( 'banh-chung' )->ID, 'post_title' => 'Bánh chưng của nhà' ] );
		$there = $this->redirect_of( '/author/man' );
		self::assertNotNull( $there );
		self::undo();
		self::assertSame( $there, $this->redirect_of( '/author/man' ) );
		wp_delete_post( self::post( 'banh-chung' )->ID, true );
		self::undo();
		self::assertSame( 404, $this->status_of( '/author/man' ) );
	}

	public function test_links_by_ids_lead_to_the_new_addresses(): void {
		$this->make->post( [ 'import_id' => 90212, 'post_status' => 'draft' ] );
		$text = '<p><a href="https://bep.example.org/?p=90212&amp;utm_source=x#cach-lam">Hai</a> <a href="https://bep.example.org/?p=9">Ba</a></p>';
		self::import( $this->file_with( self::item( 90211, $text ) . self::item( 90212, '<p>Hai</p>' ) ) );
		self::assertStringContainsString(
			'<a href="' . get_permalink( self::post( 'bai-90212' ) ) . '#cach-lam">Hai</a> <a href="https://bep.example.org/?p=9">Ba</a>',
			self::post( 'bai-90211' )->post_content
		);
	}

	/** WordPress compares the name of a new post with those of other posts, and not with those of pictures. */
	public function test_the_address_of_a_post_and_of_a_picture_is_the_posts(): void {
		$post = str_replace( 'https://bep.example.org/?p=90211', 'https://bep.example.org/ke/keo/', self::item( 90211, 'Một' ) );
		$link = self::item( 90212, '<a href="https://bep.example.org/ke/keo/">Kẹo</a>' );
		self::import( $this->file_with( $post . $link . self::picture( 90220 ) ) );
		$url = get_permalink( self::post( 'bai-90211' ) );
		self::assertSame( Paths::relative( $url ), $this->redirect_of( '/ke/keo/' ) );
		self::assertSame( "<a href=\"$url\">Kẹo</a>", self::post( 'bai-90212' )->post_content );
	}

	/** A post of a blog with plain permalinks. */
	private static function item( int $id, string $text ): string {
		return "<item><title>Bài $id</title><link>https://bep.example.org/?p=$id</link><wp:post_id>$id</wp:post_id>"
			. "<wp:post_name>bai-$id</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>"
			. "<content:encoded><![CDATA[$text]]></content:encoded></item>";
	}

	private static function picture( int $id ): string {
		return "<item><title>Kẹo</title><link>https://bep.example.org/ke/keo/</link><wp:post_id>$id</wp:post_id>"
			. '<wp:post_type>attachment</wp:post_type><wp:post_date>2019-01-20 08:00:00</wp:post_date>'
			. '<wp:attachment_url>https://bep.example.org/wp-content/uploads/2019/01/keo.jpg</wp:attachment_url></item>';
	}

	private static function category( int $id, string $slug ): string {
		return "<wp:category><wp:term_id>$id</wp:term_id><wp:category_nicename>$slug</wp:category_nicename>"
			. '<wp:cat_name>Khác</wp:cat_name></wp:category>';
	}

	public function test_authors_are_those_that_were_chosen(): void {
		$dao            = $this->make->user( 'author' );
		$state          = self::begin( __DIR__ . '/files/wordpress.xml' );
		$state->authors = [ 'dao' => $dao ];
		$state->save();
		self::finish();
		self::assertSame(
			[ get_current_user_id(), $dao ],
			[ (int) self::post( 'banh-chung' )->post_author, (int) self::post( 'mut-gung' )->post_author ]
		);
	}

	/** WordPress.com splits large exports. */
	public function test_what_posts_refer_to_may_come_in_another_file(): void {
		$whole = (string) file_get_contents( __DIR__ . '/files/wordpress.xml' );
		preg_match( '~^.*?(?=\t<item>)~s', $whole, $head );
		preg_match_all( '~\t<item>.*?</item>\n~s', $whole, $items );
		$is_later = static fn( string $item ): bool => 1 === preg_match( '~<wp:post_id>(?:20|21|30)<~', $item );
		foreach ( [ false, true ] as $later ) {
			$part = array_filter( $items[0], static fn( string $item ): bool => $later === $is_later( $item ) );
			self::import( $this->written( $head[0] . implode( $part ) . "</channel>\n</rss>" ) );
			Import_Map::change( Import_Item::POST, Import_Map::DONE, Import_Map::MADE ); // As the page does before the next file.
		}
		$post = self::post( 'banh-chung' );
		$cake = get_post_thumbnail_id( $post );
		self::assertGreaterThan( 0, $cake );
		self::assertMatchesRegularExpression( "/\[gallery ids=\"$cake,\d+\"\]/", $post->post_content );
		self::assertSame( self::post( 'nha-man' )->ID, self::post( 'trang-con' )->post_parent );
	}

	public function test_files_of_another_site_and_parts_of_its_theme_do_not_come(): void {
		$item = static fn( int $id, string $type, string $meta = '' ): string => "<item><title>Mục</title><wp:post_id>$id</wp:post_id>"
			. "<wp:post_date>2019-01-20 08:30:00</wp:post_date><wp:status>publish</wp:status><wp:post_name>muc-$id</wp:post_name>"
			. "<wp:post_type>$type</wp:post_type>$meta</item>";
		$head = strstr( (string) file_get_contents( __DIR__ . '/files/wordpress.xml' ), "\t<item>", true );
		$file = "<wp:postmeta><wp:meta_key>hien_file</wp:meta_key><wp:meta_value>{$this->make->picture()}</wp:meta_value></wp:postmeta>";
		$state = self::import(
			$this->written( $head . $item( 50, 'hien_download', $file ) . $item( 51, 'nav_menu_item' ) . '</channel></rss>' )
		);
		self::assertSame( [], $state->errors );
		$download = get_posts( [ 'post_type' => 'hien_download', 'post_status' => 'any', 'fields' => 'ids' ] )[0];
		self::assertSame( 0, (int) get_post_meta( $download, 'hien_file', true ), 'The id is that of another file here.' );
	}

	public function test_blocks_show_the_same_items_as_at_the_other_site(): void {
		$item  = static fn( int $id, string $type, string $text = '' ): string => "<item><title>Mục $id</title><wp:post_id>$id</wp:post_id>"
			. "<wp:post_date>2019-01-20 08:30:00</wp:post_date><wp:status>publish</wp:status><wp:post_name>muc-$id</wp:post_name>"
			. "<wp:post_type>$type</wp:post_type><content:encoded><![CDATA[$text]]></content:encoded></item>";
		$head  = str_replace(
			'<wp:tag>',
			'<wp:term><wp:term_id>7000</wp:term_id><wp:term_taxonomy>hien_series</wp:term_taxonomy>'
				. '<wp:term_slug>goi-banh</wp:term_slug><wp:term_name>Gói bánh</wp:term_name></wp:term><wp:tag>',
			(string) strstr( (string) file_get_contents( __DIR__ . '/files/wordpress.xml' ), "\t<item>", true )
		);
		$text  = '<!-- wp:hien/course {"id":7001} /--><!-- wp:hien/question {"className":"x","id":7002} /-->'
			. '<!-- wp:hien/series {"id":7000} /--><!-- wp:block {"ref":7003} /--><!-- wp:hien/course {"id":7009} /-->';
		$first = [ $item( 6999, 'post', $text ), $item( 7001, 'hien_course' ), $item( 7002, 'hien_faq' ) ];
		foreach ( [ $first, [ $item( 7003, 'wp_block' ) ] ] as $items ) {
			self::import( $this->written( $head . implode( $items ) . '</channel></rss>' ) );
			Import_Map::change( Import_Item::POST, Import_Map::DONE, Import_Map::MADE ); // As the page does before the next file.
		}
		$id = static fn( string $type, int $old ): int => get_page_by_path( "muc-$old", OBJECT, $type )->ID;
		self::assertSame(
			sprintf(
				'<!-- wp:hien/course {"id":%d} /--><!-- wp:hien/question {"className":"x","id":%d} /-->'
					. '<!-- wp:hien/series {"id":%d} /--><!-- wp:block {"ref":%d} /--><!-- wp:hien/course {"id":7009} /-->',
				$id( 'hien_course', 7001 ),
				$id( 'hien_faq', 7002 ),
				get_term_by( 'slug', 'goi-banh', 'hien_series' )->term_id,
				$id( 'wp_block', 7003 )
			),
			self::post( 'muc-6999' )->post_content
		);
	}

	public function test_comments_without_their_posts_are_said_once(): void {
		$whole = (string) file_get_contents( __DIR__ . '/files/wordpress.xml' );
		$state = self::import( $this->written( str_replace( '<wp:post_type>post<', '<wp:post_type>product<', $whole ) ) );
		self::assertCount( 1, preg_grep( '/bài của nó/', $state->errors ) );
	}

	public function test_the_same_file_again_makes_nothing(): void {
		self::import( 'wordpress.xml' );
		$before = array_map( 'count', $this->dump() );
		$state  = self::import( 'wordpress.xml' );
		self::assertSame( $before, array_map( 'count', $this->dump() ) );
		self::assertSame( $state->before, array_sum( array_map( 'array_sum', Import_Map::counts() ) ) );
	}
}

/** A post by its title. */
function get_page_by_title_of( string $title ): \WP_Post {
	return get_posts( [ 'title' => $title, 'post_status' => 'any' ] )[0];
}
