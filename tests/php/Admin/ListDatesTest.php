<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\List_Dates;
use Hien\Tests\Support\TestCase;

final class ListDatesTest extends TestCase {

	public function test_lists_have_dates_as_they_are_written_in_vietnam(): void {
		$cell = $this->cell_in( 'vi' );
		self::assertStringContainsString( '09/03/2025', $cell );
		self::assertStringContainsString( '21:05', $cell );
		self::assertSame( 'Trang', apply_filters( 'gettext_default', 'Trang', 'Page', 'default' ) );
	}

	public function test_who_reads_wp_admin_in_another_language_has_its_dates(): void {
		self::assertStringContainsString( '2025/03/09', $this->cell_in( 'en_US' ) );
	}

	/** The cell of a post's date, in wp-admin in a language. */
	private function cell_in( string $locale ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		add_filter( 'determine_locale', static fn(): string => $locale );
		set_current_screen( 'edit-post' );
		( new List_Dates() )->start();
		$id = $this->make->post( [ 'post_date' => '2025-03-09 21:05:00' ] );
		ob_start();
		_get_list_table( 'WP_Posts_List_Table', [ 'screen' => 'edit-post' ] )->column_date( get_post( $id ) );
		return (string) ob_get_clean();
	}
}
