<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Comments\Comment_Text;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Images\Gallery;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** `POST cmt`: a member says something about an image or a post. */
final class NewCommentTest extends TestCase {

	use Gallery;
	use Locks;
	use Members;

	private int $post;

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		// Who says something here is trusted, unless a test says otherwise.
		update_option( 'comment_previously_approved', '0' );
		$this->post   = $this->image( 'Thuyền' );
		$this->number = (int) self::slug( $this->post );
	}

	public function test_a_members_comment_is_returned_and_listed_below_the_image(): void {
		$member   = $this->as_user( 'subscriber' );
		$response = $this->say( "Đẹp quá!\n\nChụp ở đâu vậy ạ?" );
		self::assertSame( 201, $response->get_status() );
		[ 'comment' => $comment, 'waiting' => $waiting ] = $response->get_data();
		self::assertFalse( $waiting );
		self::assertSame( \Hien\Content\Public_Name::of( get_userdata( $member ) ), $comment['author'] );
		self::assertSame( "<p>Đẹp quá!</p>\n<p>Chụp ở đâu vậy ạ?</p>", trim( $comment['content'] ) );
		self::assertSame( [ $comment['id'] ], array_column( $this->shown(), 'id' ) );
		$stored = get_comment( $comment['id'] );
		self::assertSame( [ (string) $this->post, (string) $member ], [ $stored->comment_post_ID, $stored->user_id ] );
	}

	public function test_spam_filters_learn_the_address_and_the_browser(): void {
		$this->as_user( 'subscriber' );
		$_SERVER['REMOTE_ADDR']     = '203.0.113.9';
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (thử)';
		$comment = get_comment( $this->say( 'Chào cả lớp' )->get_data()['comment']['id'] );
		self::assertSame( [ '203.0.113.9', 'Mozilla/5.0 (thử)' ], [ $comment->comment_author_IP, $comment->comment_agent ] );
	}

	public function test_a_visitor_is_asked_to_sign_in(): void {
		self::assert_error( 401, 'rest_not_logged_in', $this->say( 'Đẹp quá!' ) );
		self::assertSame( [], $this->shown() );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ " \n\t" ] )]
	#[TestWith( [ '<b> </b><code></code>' ] )]
	#[TestWith( [ "\u{200B}\u{3164}" ] )]
	public function test_nothing_is_no_comment( string $content ): void {
		$this->as_user( 'subscriber' );
		$response = $this->say( $content );
		self::assert_error( 400, 'hien_comment_empty', $response );
		self::assertSame( [ 'content' => 'Nội dung không được bỏ trống!' ], $response->get_data()['data']['params'] );
	}

	public function test_the_same_comment_that_is_just_being_stored_is_stored_once(): void {
		$member = $this->as_user( 'subscriber' );
		$user   = get_userdata( $member );
		$twin   = [ 'comment_content' => 'Đẹp quá!', 'comment_author' => $user->display_name, 'comment_author_email' => $user->user_email ];
		$waited = self::lock_for( "hien_comment_$member", 2, fn(): int => $this->make->comment( $this->post, $twin ) );
		self::assert_error( 409, 'comment_duplicate', $this->say( 'Đẹp quá!' ) );
		self::assertSame( 2, $waited() );
		self::assertCount( 1, $this->shown() );
		self::assertNull( self::lock( "hien_comment_$member" ) );
	}

	public function test_a_comment_that_waits_too_long_for_another_one_is_refused(): void {
		$member = $this->as_user( 'subscriber' );
		self::lock_for( "hien_comment_$member", 99 );
		self::assert_error( 429, 'comment_flood', $this->say( 'Đẹp quá!' ) );
		self::assertSame( [], $this->shown() );
	}

	public function test_short_words_and_signs_are_stored_as_typed(): void {
		$this->as_user( 'subscriber' );
		$id = $this->say( '<3 "a\\b" & c' )->get_data()['comment']['id'];
		self::assertSame( '<3 "a\\b" & c', html_entity_decode( get_comment( $id )->comment_content ) );
	}

	public function test_backslashes_and_emoji_stay_through_edit_and_edit_again(): void {
		$this->as_user( 'subscriber' );
		$typed = 'Ổ C:\\www\new, "\\\\máy\\chung" và \0 👍🏽 👩‍💻';
		$route = '/hien/v1/cmt/' . $this->say( $typed )->get_data()['comment']['id'];
		foreach ( [ "$typed lần 2", $typed, "$typed lần 3 \\" ] as $changed ) {
			$again = $this->rest( 'PUT', $route, [], [ 'content' => $changed ] )->get_data()['comment'];
			self::assertSame( $changed, $again['own']['text'] );
			self::assertSame( $changed, $this->shown()[0]['own']['text'] );
		}
	}

	public function test_what_would_run_is_shown(): void {
		$this->as_user( 'administrator' );
		$content = $this->say(
			'Chào <script>alert(1)</script><img src=x onerror=alert(1)><b onclick="x()">bạn</b>'
		)->get_data()['comment']['content'];
		self::assertSame(
			'<p>Chào &lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;<b>bạn</b></p>',
			trim( $content )
		);
	}

	/** @param string $html What is shown. */
	#[TestWith( [ 'if ($a < 5 && $b > 3)', '<p>if ($a &lt; 5 &amp;&amp; $b &gt; 3)</p>' ] )]
	#[TestWith( [ 'List<String> với &lt; và <em>nghiêng</em>', '<p>List&lt;String&gt; với &amp;lt; và <em>nghiêng</em></p>' ] )]
	#[TestWith(
		[ '<?php echo "a"; ?> và <div class="b">', '<p>&lt;?php echo &#8220;a&#8221;; ?&gt; và &lt;div class=&#8221;b&#8221;&gt;</p>' ]
	)]
	#[TestWith( [ 'if (a<b && c>d) {}', '<p>if (a&lt;b &amp;&amp; c&gt;d) {}</p>' ] )]
	#[TestWith( [ 'vì x <i và y> 2', '<p>vì x &lt;i và y&gt; 2</p>' ] )]
	#[TestWith( [ 'Gõ `<b>"đậm"</b>` nhé', '<p>Gõ <code>&lt;b&gt;"đậm"&lt;/b&gt;</code> nhé</p>' ] )]
	#[TestWith(
		[
			"Thử:\n```php\nif ( 1 < \$a ) {\n\treturn <b>;\n}\n```\nXong",
			"<p>Thử:</p>\n<pre><code>if ( 1 &lt; \$a ) {\n\treturn &lt;b&gt;;\n}</code></pre>\n<p>Xong</p>",
		]
	)]
	public function test_code_is_shown_as_typed_and_stays_so_for_its_author( string $typed, string $html ): void {
		$this->as_user( 'subscriber' );
		$comment = $this->say( $typed )->get_data()['comment'];
		self::assertSame( [ $html, $typed ], [ trim( $comment['content'] ), $comment['own']['text'] ] );
		$again = $this->rest( 'PUT', "/hien/v1/cmt/{$comment['id']}", [], [ 'content' => $typed ] )->get_data()['comment'];
		self::assertSame( [ $html, $typed ], [ trim( $again['content'] ), $again['own']['text'] ] );
	}

	/** Each fence without an end is read once, also where PCRE has no compiler and may not go back. */
	public function test_any_number_of_fences_is_read_in_one_pass(): void {
		// phpcs:disable WordPress.PHP.IniSet.Risky
		$before = [ ini_set( 'pcre.jit', '0' ), ini_set( 'pcre.backtrack_limit', '200' ) ];
		$open   = str_repeat( "```a\n", 400 );
		$html   = Comment_Text::with_code( "$open`b`\nc" );
		$block  = Comment_Text::with_code( "```\n{$open}```\n`b`" );
		$typed  = Comment_Text::escape( "$open<i>" );
		ini_set( 'pcre.jit', $before[0] );
		ini_set( 'pcre.backtrack_limit', $before[1] );
		// phpcs:enable
		self::assertSame( [ "$open<code>b</code>\nc", "$open<i>" ], [ $html, $typed ] );
		self::assertSame( '<pre><code>' . trim( $open ) . "</code></pre>\n<code>b</code>", $block );
	}

	/** @param string $html What with_code() makes of it. */
	#[TestWith( [ "```\n```", "```\n```" ] )]
	#[TestWith( [ "```\n```\n```", '<pre><code>```</code></pre>' ] )]
	#[TestWith( [ "```\n\n``` \t", '<pre><code></code></pre>' ] )]
	#[TestWith( [ "```a\nb\n```c\n```\nd", "<pre><code>b\n```c</code></pre>\nd" ] )]
	#[TestWith( [ "x\n ```\na\n```", "x\n ```\na\n```" ] )]
	#[TestWith( [ "```a`\nb\n```\n`c\nd`", "``<code>a</code>\nb\n```\n`c\nd`" ] )]
	#[TestWith( [ "```\na\n```\n```\nb\n```", "<pre><code>a</code></pre>\n<pre><code>b</code></pre>" ] )]
	public function test_what_is_a_fence( string $text, string $html ): void {
		self::assertSame( $html, Comment_Text::with_code( $text ) );
	}

	/** WordPress's own REST route and imports store what they allow: a tag with backticks in an attribute. */
	#[TestWith( [ "<code><a href=\"x\" title=\"\n```\">a\nb\n```\n\" onmouseover=alert(1) <b>c</b></code>" ] )]
	#[TestWith( [ '<code><a href="x" title="`">a</a> <b title="`" onmouseover="alert(1)">b</b></code>' ] )]
	public function test_backticks_take_no_tag_apart( string $stored ): void {
		remove_filter( 'comment_text', 'wp_kses_post' ); // Core has it in wp-admin only, which tests load.
		$post = $this->make->post();
		$this->make->comment( $post, [ 'comment_content' => wp_kses( $stored, 'pre_comment_content' ) ] );
		$html = $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $post ] )->get_data()['data'][0]['content'];
		$page = new \DOMDocument();
		$page->loadHTML( $html, LIBXML_NOERROR );
		self::assertCount( 0, ( new \DOMXPath( $page ) )->query( '//@*[starts-with(name(), "on")]' ), $html );
	}

	public function test_code_in_wordpress_own_form_is_stored_as_typed(): void {
		$this->as_user( 'subscriber' );
		( new Comment_Text() )->register();
		$comment = wp_handle_comment_submission( [ 'comment_post_ID' => $this->make->post(), 'comment' => 'Dùng "List<String>"' ] );
		self::assertSame( 'Dùng "List&lt;String&gt;"', get_comment( $comment )->comment_content );
	}

	public function test_a_comment_that_waits_for_the_owner_says_so_and_is_shown_to_its_author_only(): void {
		update_option( 'comment_moderation', '1' );
		$this->as_user( 'subscriber' );
		$response = $this->say( 'Đẹp quá!' );
		self::assertSame( [ 201, true ], [ $response->get_status(), $response->get_data()['waiting'] ] );
		self::assertSame( [ true ], array_column( $this->shown(), 'waiting' ) );
		foreach ( [ 0, $this->make->user(), $this->make->user( 'administrator' ) ] as $other ) {
			wp_set_current_user( $other );
			self::assertSame( [], $this->shown() );
		}
	}

	public function test_ten_in_a_minute_are_enough(): void {
		$this->as_user( 'administrator' ); // Whom WordPress itself lets write as fast as they like.
		foreach ( range( 1, 10 ) as $number ) {
			self::assertSame( 201, $this->say( "Ảnh $number" )->get_status() );
		}
		$response = $this->say( 'Ảnh 11' );
		self::assert_error( 429, 'hien_too_many_requests', $response );
		self::assertGreaterThan( 0, $response->get_data()['data']['retry_after'] );
	}

	public function test_what_the_owner_forbids_waits_without_a_hint(): void {
		update_option( 'disallowed_keys', 'khuyến mãi' );
		$this->as_user( 'subscriber' );
		$response = $this->say( 'Siêu khuyến mãi' );
		self::assertSame( [ 201, true ], [ $response->get_status(), $response->get_data()['waiting'] ] );
		self::assertSame( [], $this->shown() );
	}

	public function test_a_duplicate_comment_is_refused(): void {
		$this->as_user( 'subscriber' );
		$this->say( 'Đẹp quá!' );
		$this->let_time_pass();
		$response = $this->say( 'Đẹp quá!' );
		self::assert_error( 409, 'comment_duplicate', $response );
		self::assertSame( [ 'content' ], array_keys( $response->get_data()['data']['params'] ) );
	}

	public function test_comments_in_a_row_are_too_fast(): void {
		$this->as_user( 'subscriber' );
		$this->say( 'Một' );
		$response = $this->say( 'Hai' );
		self::assert_error( 429, 'comment_flood', $response );
		self::assertSame( 15, $response->get_data()['data']['retry_after'] );
		$this->let_time_pass();
		self::assertSame( 201, $this->say( 'Hai' )->get_status() );
	}

	public function test_nothing_is_longer_than_its_place(): void {
		$this->as_user( 'subscriber' );
		self::assertSame( 201, $this->say( str_repeat( 'ạ', 5000 ) )->get_status() );
		$response = $this->say( str_repeat( 'ạ', 5001 ) );
		self::assert_error( 400, 'comment_content_column_length', $response );
		self::assertSame( [ 'content' ], array_keys( $response->get_data()['data']['params'] ) );
		self::assert_error( 400, 'comment_content_column_length', $this->say( str_repeat( '<b>', 5000 ) ) );
	}

	public function test_closed_comments_stay_closed(): void {
		wp_update_post(
			[
				'ID'             => $this->post,
				'comment_status' => 'closed',
			]
		);
		$this->as_user( 'subscriber' );
		self::assert_error( 403, 'comment_closed', $this->say( 'Đẹp quá!' ) );
	}

	public function test_the_error_message_of_another_plugin_is_passed_on(): void {
		$this->as_user( 'subscriber' );
		$refusals = [
			[ [ '<strong>Lỗi:</strong> Tường lửa &amp; bạn', 403 ], [ 403, 'Lỗi: Tường lửa & bạn' ] ],
			[ [ 'Bạn không qua được bài kiểm tra.', 200 ], [ 400, 'Bạn không qua được bài kiểm tra.' ] ],
			[ [ 'Có mùi quảng cáo.', '' ], [ 400, 'Có mùi quảng cáo.' ] ],
			[ [ 'Quá tải.', 503 ], [ 503, 'Quá tải.' ] ],
			[ [ '', '' ], [ 400, 'Chưa gửi được bình luận. Bạn thử lại nhé.' ] ],
		];
		foreach ( $refusals as [ $given, $expected ] ) {
			remove_all_filters( 'pre_comment_approved' );
			add_filter( 'pre_comment_approved', static fn(): \WP_Error => new \WP_Error( 'la', ...$given ) );
			$response = $this->say( 'Đẹp quá!' );
			self::assert_error( $expected[0], 'la', $response );
			self::assertSame(
				[ $expected[1], [ 'status', 'form' ] ],
				[ $response->get_data()['message'], array_keys( $response->get_data()['data'] ) ]
			);
		}
	}

	public function test_a_name_may_be_too_long_for_a_comment(): void {
		$this->as_user( 'subscriber' );
		add_filter( 'wp_get_comment_fields_max_lengths', static fn( array $lengths ): array => [ 'comment_author' => 1 ] + $lengths );
		$response = $this->say( 'Đẹp quá!' );
		self::assert_error( 400, 'comment_author_column_length', $response );
		self::assertSame( [ 'status' => 400 ], $response->get_data()['data'], 'Not about what was typed.' );
	}

	public function test_content_behind_a_password_takes_no_comments(): void {
		$locked = $this->image( 'Khóa', [ 'post_password' => 'x' ] );
		$this->as_user( 'subscriber' );
		self::assert_error( 403, 'comment_on_password_protected', $this->say( 'Đẹp quá!', (int) self::slug( $locked ) ) );
	}

	public function test_what_is_not_there_takes_no_comment(): void {
		$this->as_user( 'subscriber' );
		self::assert_error( 404, 'hien_object_not_found', $this->say( 'Đẹp quá!', 999 ) );
		$draft = $this->make->post( [ 'post_status' => 'draft' ] );
		self::assert_error( 404, 'hien_object_not_found', $this->say( 'Đẹp quá!', $draft, 'posts' ) );
	}

	public function test_what_is_missing_is_named(): void {
		$this->as_user( 'subscriber' );
		$response = $this->rest( 'POST', '/hien/v1/cmt', [], [ 'type' => 'images' ] );
		self::assert_error( 400, 'rest_missing_callback_param', $response );
		self::assertSame( [ 'object_id', 'content' ], $response->get_data()['data']['params'] );
	}

	private function say( string $content, ?int $id = null, string $type = 'images' ): \WP_REST_Response {
		return $this->rest(
			'POST',
			'/hien/v1/cmt',
			[],
			[
				'content'   => $content,
				'type'      => $type,
				'object_id' => $id ?? $this->number,
			]
		);
	}

	/** @return list<array<string,mixed>> */
	private function shown(): array {
		return $this->rest(
			'GET',
			'/hien/v1/cmt',
			[
				'object_id' => $this->number,
				'type'      => 'images',
			]
		)->get_data()['data'];
	}

	/** Makes all comments older than those that WordPress finds too fast. */
	private function let_time_pass(): void {
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = '2024-01-01 00:00:00'" );
	}
}
