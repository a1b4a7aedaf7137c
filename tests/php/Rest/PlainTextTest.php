<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Tests\Routing\Site;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** WordPress stores names and titles with entities; responses hold what readers read. */
final class PlainTextTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		update_option( 'blogname', 'Hiên & vườn' );
		update_option( 'blogdescription', 'Đọc & viết' );
		wp_update_user(
			[
				'ID'           => 1,
				'display_name' => 'An & Bình',
				'description'  => 'Dạy <b>PHP</b> & CSS',
			]
		);
		wp_update_term(
			$this->id['wordpress'],
			'category',
			[
				'name'        => 'Hỏi & đáp',
				'description' => 'Mọi câu hỏi & <em>câu trả lời</em>',
			]
		);
		wp_update_post(
			[
				'ID'           => $this->id['bai-cha'],
				'post_title'   => 'Mẹ & con',
				'post_excerpt' => 'Chuyện <i>mẹ</i> & con',
			]
		);
		stick_post( $this->id['bai-cha'] );
	}

	public function test_no_response_holds_entities(): void {
		foreach (
			[
				'options',
				'featured',
				'posts',
				'posts/bai-cha',
				'posts/bai-con',
				'categories',
				'categories/wordpress',
				'categories/lap-trinh-plugin',
				'tag/rest-api',
			] as $path
		) {
			$json = (string) wp_json_encode(
				$this->rest( 'GET', "/hien/v1/$path" )->get_data(),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			);
			self::assertStringContainsString( ' & ', $json, $path );
			self::assertDoesNotMatchRegularExpression( '/&(amp|#0?38|lt|gt|quot);/', $json, $path );
		}
	}

	public function test_texts_are_read_as_they_were_meant(): void {
		$post = $this->rest( 'GET', '/hien/v1/posts/bai-cha' )->get_data();
		self::assertSame( [ 'Mẹ & con', 'Chuyện mẹ & con' ], [ $post['title'], $post['lead'] ] );
		self::assertSame( [ 'An & Bình', 'Dạy PHP & CSS' ], [ $post['author']['name'], $post['author']['bio'] ] );
		self::assertSame( 'An & Bình', $this->rest( 'GET', '/hien/v1/posts' )->get_data()['data'][0]['author']['name'] );
		$term = $this->rest( 'GET', '/hien/v1/categories/wordpress' )->get_data()['term'];
		self::assertSame( [ 'Hỏi & đáp', 'Mọi câu hỏi & câu trả lời' ], [ $term['name'], $term['description'] ] );
		self::assertSame( [ 'Dạy PHP & CSS' ], $this->rest( 'GET', '/hien/v1/options' )->get_data()['author']['bio'] );
	}

	public function test_the_screen_around_them_is_plain_too(): void {
		self::assertSame(
			'Bài viết của An & Bình',
			$this->visit( (string) wp_parse_url( get_author_posts_url( 1 ), PHP_URL_PATH ) )->params['heading']
		);
		wp_set_current_user( 1 );
		$this->visit( '/wordpress/bai-cha' );
		$boot = hien_boot_data();
		self::assertSame( 'An & Bình', $boot['user']['name'] );
		self::assertSame( 'Mẹ & con – Hiên & vườn', $boot['screen']['title'] );
	}
}
