<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Tests\Support\Page;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Who has an account, and under which login: nobody learns it by trying. What is printed: PublicNameTest. */
final class EnumerationTest extends TestCase {

	private const LOGIN = 'chuquan77';

	private int $member;

	private int $author;

	protected function setUp(): void {
		parent::setUp();
		$this->member = $this->make->user( 'subscriber', [ 'user_login' => self::LOGIN, 'user_email' => 'rieng77@hop-thu.example' ] );
		$this->author = $this->make->user( 'author', [ 'user_login' => 'nguoiviet77' ] );
		$this->make->post( [ 'post_author' => $this->author ] );
	}

	public function test_a_member_without_posts_has_no_page_by_id(): void {
		[ $member, $nobody ] = array_map( fn( int $id ): int => $this->visit( "/?author=$id" )->status, [ $this->member, 999999 ] );
		self::assertSame( [ 404, 404 ], [ $member, $nobody ] );
	}

	public function test_the_page_of_an_author_by_id_leads_to_no_login(): void {
		$redirect = self::redirect_by( fn() => $this->visit( "/?author=$this->author" ) );
		self::assertStringNotContainsString( 'nguoiviet77', $redirect->location );
	}

	#[TestWith( [ 'search', self::LOGIN ] )]
	#[TestWith( [ 'search', 'rieng77' ] )]
	#[TestWith( [ 'slug', self::LOGIN ] )]
	#[TestWith( [ 'roles', 'subscriber' ] )]
	#[TestWith( [ 'who', 'authors' ] )]
	#[TestWith( [ 'orderby', 'email' ] )]
	#[TestWith( [ 'context', 'edit' ] )]
	public function test_a_visitor_finds_no_member_in_wordpresss_own_list( string $param, string $value ): void {
		$response = $this->rest( 'GET', '/wp/v2/users', [ $param => $value ] );
		self::assertTrue( $response->is_error() || ! in_array( $this->member, array_column( $response->get_data(), 'id' ), true ) );
		self::assertStringNotContainsString( self::LOGIN, (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_wordpresss_own_list_has_authors_only(): void {
		self::assertSame( [ $this->author ], array_column( $this->rest( 'GET', '/wp/v2/users' )->get_data(), 'id' ) );
		self::assertSame( 401, $this->rest( 'GET', "/wp/v2/users/$this->member" )->get_status() );
	}

	public function test_sitemaps_list_authors_only(): void {
		add_filter( 'is_multi_author', '__return_true' );
		self::assertCount( 1, ( new \WP_Sitemaps_Users() )->get_url_list( 1 ) );
	}

	private function visit( string $path ): Page {
		return $this->page_at( home_url( $path ) );
	}
}
