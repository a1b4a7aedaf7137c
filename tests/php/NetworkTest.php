<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Routing\Permalinks;
use Hien\Tables;
use PHPUnit\Framework\TestCase;

/** The plugin in a network: a real one of four sites, in processes and tables of its own (Support/network.php). */
final class NetworkTest extends TestCase {

	/** @var array<string,array<int|string,mixed>> Step => what it left, by site. */
	private static array $after = [];

	public static function setUpBeforeClass(): void {
		$file = 'network-' . getmypid() . '.sqlite';
		$run  = static function ( string $step ) use ( $file ): string {
			$env     = [ 'HIEN_TEST_DB_FILE' => $file, 'HIEN_TEST_PREFIX' => 'wpnet_' ] + getenv();
			$process = proc_open(
				[ PHP_BINARY, '-d', 'display_errors=stderr', __DIR__ . '/Support/network.php', $step ],
				[ 1 => [ 'pipe', 'w' ], 2 => [ 'redirect', 1 ] ],
				$pipes,
				null,
				$env
			);
			$output  = (string) stream_get_contents( $pipes[1] );
			self::assertSame( 0, proc_close( $process ), $output );
			return $output;
		};
		try {
			$run( 'install' );
			$output = $run( 'play' );
		} finally {
			array_map( 'unlink', glob( "{$GLOBALS['hien_test']['template']}/$file*" ) ?: [] );
		}
		$after = json_decode( $output, true );
		self::assertIsArray( $after, $output );
		self::$after = $after;
	}

	public function test_neither_activation_nor_a_visit_changes_the_settings_of_a_site(): void {
		self::assertCount( 4, self::$after['active'] );
		self::assertSame( self::$after['before'], array_intersect_key( self::$after['active'], self::$after['before'] ) );
		self::assertSame( self::$after['before'][2], self::$after['active'][4], 'A site that was made later.' );
	}

	public function test_a_site_without_the_theme_gets_no_pages(): void {
		foreach ( self::$after['pages'] as $pages ) {
			self::assertNotContains( 'lien-he', $pages );
		}
	}

	public function test_addresses_stay_below_the_folder_of_their_site(): void {
		foreach ( [ 1 => '', 2 => '/mot', 3 => '/hai', 4 => '/ba' ] as $site => $folder ) {
			[ $url, $path, $return_path, $rest ] = self::$after['addresses'][ $site ];
			self::assertStringStartsWith( "http://example.org$folder/", $url );
			self::assertSame( '/tin-moi', $path );
			self::assertSame( substr( $url, strlen( 'http://example.org' ) ), $return_path );
			self::assertStringStartsWith( "$folder/", $rest );
		}
	}

	public function test_a_page_reads_no_option_of_its_site_that_is_the_networks(): void {
		self::assertSame( [ 'site_logo' ], self::$after['options'] );
	}

	public function test_files_whose_types_the_network_does_not_allow_cannot_be_uploaded(): void {
		self::assertSame( [ 'jpg|jpeg|jpe', 'pdf' ], self::$after['types'] );
	}

	public function test_all_sites_are_set_up_also_one_that_is_made_later(): void {
		self::assertSame( array_fill( 1, 4, true ), self::$after['levels'] );
		self::assertSame( array_fill( 1, 4, count( Tables::all() ) ), self::$after['tables'] );
	}

	public function test_registration_is_opened_for_the_whole_network_by_who_may(): void {
		self::assertSame(
			[
				[ 'http://example.org/wp-admin/network/settings.php', true, false ],
				[ null, true, false ],
			],
			self::$after['registration']
		);
		self::assertSame( [ 'registration' ], array_keys( self::$after['registration_file'] ) );
	}

	public function test_no_check_finds_anything_on_a_finished_site(): void {
		self::assertSame( [], self::$after['problems'] );
	}

	public function test_deactivation_cleans_every_site_and_leaves_no_avatar_of_ours(): void {
		self::assertSame( [ Permalinks::STRUCTURE, '1', '50', 'oldest', 'hien' ], self::$after['agreed'] );
		self::assertSame( array_fill( 1, 4, 'mystery' ), self::$after['avatars'] );
		self::assertSame( array_fill( 1, 4, [] ), self::$after['left'] );
	}

	public function test_the_address_of_an_author_changes_where_the_owner_of_a_site_agreed(): void {
		[ $active, $agreed ] = self::$after['slugs'];
		self::assertSame( 'admin', $active );
		self::assertStringStartsWith( 'thanh-vien-', $agreed );
	}

	public function test_deleting_the_plugin_deletes_the_data_of_the_sites_that_asked_for_it(): void {
		$all = count( Tables::all() );
		self::assertSame( [ 1 => $all, 2 => 0, 3 => $all, 4 => $all ], self::$after['uninstalled']['tables'] );
		self::assertSame( array_fill( 1, 4, 0 ), self::$after['uninstalled_all']['tables'] );
	}

	public function test_data_of_users_who_are_of_all_sites_goes_where_all_sites_asked(): void {
		self::assertSame( 'abc', self::$after['uninstalled']['portrait'] );
		self::assertSame( '', self::$after['uninstalled_all']['portrait'] );
	}

	public function test_the_chat_of_a_site_is_for_its_members_and_has_blocks_of_its_own(): void {
		[ 'own' => $own, 'other' => $other, 'block' => $block ] = self::$after['chat'];
		self::assertSame( [ true, 'rest_forbidden', null ], [ $own, $other, $block ] );
	}

	public function test_signing_out_revokes_the_tokens_of_the_site(): void {
		self::assertSame( [ '1', false ], self::$after['chat']['issued'] );
	}

	public function test_what_is_done_after_the_response_is_done_on_the_site_that_asked_for_it(): void {
		self::assertSame( [ 2, 1 ], self::$after['after_on_site'] );
	}

	public function test_what_the_database_could_not_give_one_site_others_may_lack_too(): void {
		self::assertSame( array_fill( 1, 4, true ), self::$after['failed_reads'], 'Members are of all.' );
	}

	public function test_leaving_a_site_revokes_its_tokens_there(): void {
		self::assertSame( [ 'wpnet_2_hien_chat_revoked' ], self::$after['chat']['revoked'] );
	}

	public function test_leaving_a_site_removes_the_conversation_there(): void {
		self::assertSame( [ 1 => [], 2 => [ self::$after['chat']['member'] ], 3 => [], 4 => [] ], self::$after['chat']['removed'] );
	}

	public function test_what_the_chat_keeps_of_users_goes_with_the_data_of_the_site(): void {
		self::assertSame( [ 'wpnet_3_hien_chat_blocked' ], self::$after['uninstalled']['blocks'] );
		self::assertSame( [], self::$after['uninstalled_all']['blocks'] );
	}

	public function test_a_site_lists_its_own_members_and_walks_no_others(): void {
		[ 'owner' => $owner, 'members' => $members, 'filled' => $filled, 'walked' => $walked ] = self::$after['foreign'];
		self::assertSame( [ [ $owner ], [ $owner ], 1 ], [ $members, $filled, $walked ] );
	}

	public function test_the_author_of_a_site_is_a_member_of_it(): void {
		self::assertSame( self::$after['foreign']['owner'], self::$after['foreign']['author'] );
	}

	public function test_a_portrait_stays_with_an_account_that_leaves_another_site_and_goes_with_it(): void {
		self::assertSame( [ true, false ], self::$after['portrait'] );
	}

	public function test_an_account_that_is_marked_as_spam_while_it_is_saved_stays_so_until_it_is_unmarked(): void {
		self::assertSame( [ '1', '0' ], self::$after['spam'] );
	}

	public function test_who_writes_for_one_site_is_deleted_on_none(): void {
		self::assertSame( [ 'hien_not_deletable', true ], self::$after['writer'] );
	}

	public function test_an_account_that_is_not_confirmed_goes_from_all_sites(): void {
		self::assertFalse( self::$after['unconfirmed'], 'Else its address could be used at none.' );
	}

	public function test_deleting_a_site_leaves_no_table_of_it(): void {
		self::assertSame( [], self::$after['deleted'] );
	}
}
