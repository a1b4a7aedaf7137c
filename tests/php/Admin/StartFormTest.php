<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Start_Form;
use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Setup\Site_File;
use Hien\Tests\Setup\TasksTest;
use Hien\Tests\Support\Database_Dump;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The form at Hiên > Bắt đầu does several tasks at once. */
final class StartFormTest extends TestCase {

	private const FILLED = [
		'name'         => 'Lớp "toán" cô Lan & bạn',
		'description'  => 'Giảm 50%ab cho ai học',
		'display_name' => 'Trần Thị Lan',
		'biography'    => "Dạy toán \\ lớp 9.\nThích đi bộ.",
		'about'        => "Lời một\ndòng hai.\n\n1 < 2 & \\frac",
		'author'       => 'Tôi là <b>Lan</b>.',
		'registration' => '1',
		'samples'      => '1',
	];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 1, 2, 3 ] as $id ) {
			wp_delete_post( $id, true );
		}
		$this->make->post( [ 'import_id' => 1, 'post_content' => 'Chào mừng đến với WordPress.' ] );
		update_option( 'blogdescription', '' );
		update_option( 'users_can_register', '0' );
		wp_update_user( [ 'ID' => 1, 'display_name' => get_userdata( 1 )->user_login, 'description' => '' ] );
		TasksTest::write_pages( '' );
		wp_set_current_user( 1 );
	}

	public function test_one_form_does_several_tasks_and_then_is_gone(): void {
		$before = array_keys( StartPageTest::tasks()->open() );
		foreach ( array_keys( self::FILLED ) as $name ) {
			self::assertStringContainsString( "name=\"$name\"", self::html() );
		}
		self::send( self::FILLED );
		self::assertSame(
			[],
			array_intersect( [ 'name', 'author', 'pages', 'registration', 'samples' ], array_keys( StartPageTest::tasks()->open() ) )
		);
		self::assertSame(
			[ 'name', 'author', 'pages', 'registration', 'samples' ],
			array_values( array_diff( $before, array_keys( StartPageTest::tasks()->open() ) ) )
		);
		self::assertSame( '', trim( self::html() ) );
		$author = get_userdata( 1 );
		self::assertSame( [ 'Trần Thị Lan', "Dạy toán \\ lớp 9.\nThích đi bộ." ], [ $author->display_name, $author->description ] );
		self::assertSame( 'Lớp "toán" cô Lan & bạn', wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) );
		self::assertSame( 'Giảm 50%ab cho ai học', get_option( 'blogdescription' ) );
		self::assertSame(
			"<!-- wp:paragraph -->\n<p>Lời một<br>\ndòng hai.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>1 &lt; 2 &amp; \\frac</p>\n<!-- /wp:paragraph -->",
			Default_Pages::find( 'gioi-thieu' )->post_content
		);
		self::assertStringContainsString( '<p>Tôi là &lt;b&gt;Lan&lt;/b&gt;.</p>', Default_Pages::find( 've-hien' )->post_content );
		self::assertSame( 'trash', get_post_status( 1 ) );
	}

	public function test_an_empty_form_changes_no_row(): void {
		$before = Database_Dump::of_all();
		self::send( [ 'name' => ' ', 'about' => "\n" ] );
		self::assertSame( $before, Database_Dump::of_all() );
	}

	public function test_what_is_done_already_is_neither_asked_nor_overwritten(): void {
		wp_update_user( [ 'ID' => 1, 'display_name' => 'An', 'description' => 'Dạy' ] );
		wp_update_post( [ 'ID' => Default_Pages::find( 'gioi-thieu' )->ID, 'post_content' => '<p>Của tôi</p>' ] );
		StartPageTest::tasks()->put_away( 'registration' );
		preg_match_all( '/ name="([a-z]+)"/', self::html(), $found );
		self::assertSame(
			[ 'action', 'name', 'description', 'author', 'samples' ],
			array_values( array_diff( $found[1], [ '_wpnonce' ] ) )
		);
		self::send( self::FILLED );
		self::assertSame(
			[ 'An', '<p>Của tôi</p>', '0' ],
			[
				get_userdata( 1 )->display_name,
				Default_Pages::find( 'gioi-thieu' )->post_content,
				(string) get_option( 'users_can_register' ),
			]
		);
	}

	public function test_a_login_is_no_name_and_then_nothing_is_stored(): void {
		$before = Database_Dump::of_all();
		$refusal = self::death_by( static fn() => self::send( [ 'display_name' => get_userdata( 1 )->user_login ] + self::FILLED ) );
		self::assertSame( 400, $refusal->getCode() );
		self::assertStringContainsString( 'tên đăng nhập', $refusal->getMessage() );
		self::assertSame( $before, Database_Dump::of_all() );
	}

	#[TestWith( [ 'editor', true ] )]
	#[TestWith( [ 'administrator', false ] )]
	public function test_without_right_or_nonce_nothing_changes( string $role, bool $with_nonce ): void {
		$this->as_user( $role );
		$before = Database_Dump::of_all();
		$refusal = self::death_by( static fn() => self::send( self::FILLED, $with_nonce ) );
		self::assertSame( 403, $refusal->getCode() );
		self::assertSame( $before, Database_Dump::of_all() );
	}

	private static function html(): string {
		return self::printed_by( self::form()->print( ... ) );
	}

	/** @param array<string,string> $fields */
	private static function send( array $fields, bool $with_nonce = true ): void {
		$_POST                = wp_slash( $fields );
		$_REQUEST['_wpnonce'] = $with_nonce ? wp_create_nonce( Start_Form::ACTION ) : 'sai';
		$redirect = self::redirect_by( static fn() => self::form()->save() );
		self::assertSame( admin_url( 'admin.php?page=hien-start&updated=1' ), $redirect->location, 'Where it says that it is saved.' );
	}

	public static function form(): Start_Form {
		$routes = Plugin::instance()->routes;
		return new Start_Form( StartPageTest::tasks(), new Default_Pages( $routes ), new Site_File( $routes ) );
	}
}
