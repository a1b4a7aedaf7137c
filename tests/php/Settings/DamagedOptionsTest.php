<?php

declare(strict_types=1);

namespace Hien\Tests\Settings;

use Hien\Settings\Section;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use Hien\Tests\Support\TestCase;
use Hien\Visitors\Visitor;
use PHPUnit\Framework\Attributes\DataProvider;

/** Options that another plugin, a migration or a search and replace in the database has spoiled: pages and calls go on. */
final class DamagedOptionsTest extends TestCase {

	private const OPTIONS = [
		...[
			'hien_site',
			'hien_handle',
			'hien_former_handles',
			'hien_default_author',
			'hien_delete_data',
			'hien_visitor_salt',
			'hien_cache_version',
			'hien_top_views',
			'hien_most_viewed',
			'hien_schema',
		],
		...[
			'hien_jwt_key',
			'hien_openid_secrets',
			'hien_chat_account',
			'hien_chat_unread',
			'hien_chat_rules',
			'hien_chat_mail_log',
			'hien_chat_mails_until',
			'hien_chat_mails_wait_until',
			'hien_pages_made',
			'hien_rules',
		],
		...[
			'hien_replaced_options',
			'hien_restored_options',
			'hien_defaults_answer',
			'hien_job_search',
			'hien_image_number',
			'hien_broken_parts',
			'hien_default_category_named',
			'hien_former_rules',
		],
	];

	#[DataProvider( 'damage' )]
	public function test_pages_and_calls_go_on( array $options ): void {
		global $wpdb;
		$this->make->post();
		foreach ( $options as $option => $value ) {
			update_option( $option, 'truoc' );
			// Past the checks of settings.
			$wpdb->update( $wpdb->options, [ 'option_value' => maybe_serialize( $value ) ], [ 'option_name' => $option ] );
		}
		self::flush_cache();
		$namespace = Settings::rest_namespace();
		self::assertSame( 200, $this->page_at( '/' )->status );
		foreach ( [ 'options' => [], 'top-view' => [], 'search' => [ 's' => 'bai' ], 'posts' => [] ] as $name => $params ) {
			self::assertSame( 200, $this->rest( 'GET', "/$namespace/$name", $params )->get_status(), $name );
		}
		self::assertNotSame( '', Visitor::hash( 'x' ) );
		$this->as_user( 'administrator' );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/settings' )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', "/$namespace/account" )->get_status() );
		do_action( 'hien_daily' );
	}

	/** @return iterable<string,array{array<string,mixed>}> */
	public static function damage(): iterable {
		foreach ( [ '', 'x', 7, [], [ 'x' ], [ [ 'x' ] ] ] as $value ) {
			yield 'all are ' . wp_json_encode( $value ) => [ array_fill_keys( self::OPTIONS, $value ) ];
		}
		$fields = static fn( mixed $value ): callable => static fn( Section $section ): array => array_fill_keys(
			array_keys( $section->blank() ),
			$value
		);
		$rows   = [
			'a text'          => static fn(): string => 'x',
			'a list'          => static fn(): array => [ 'x' ],
			'a list of lists' => static fn(): array => [ [ 'x' ] ],
			'texts'           => $fields( 'x' ),
			'lists'           => $fields( [ 'x' ] ),
			'rows of lists'   => static fn( Section $section ): array => [ $fields( [ 'x' ] )( $section ) ],
		];
		foreach ( $rows as $name => $row ) {
			yield "sections are $name" => [ [ Sections::NAME => array_map( $row, Sections::all() ) ] ];
		}
	}
}
