<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Checks\Finding;
use Hien\Jobs\Jobs;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** Looks for content that the search does not find: a backup or another program has written posts without WordPress. */
final class Index_Check {

	/** The newest objects that are looked for. */
	private const NEWEST = 200;

	/** Titles that are told. */
	private const NAMED = 5;

	public static function run(): Finding {
		if ( null !== Jobs::position( Search_Rebuild::JOB ) ) {
			return Finding::good( __( 'Chỉ mục tìm kiếm đang được lập', 'hien-core' ) ); // The check of WP-Cron says where that is late.
		}
		$missing = self::missing();
		return [] === $missing
			? Finding::good( __( 'Tìm kiếm có đủ các bài mới nhất', 'hien-core' ) )
			: Finding::recommended(
				__( 'Có bài mà tìm kiếm không thấy', 'hien-core' ),
				__( 'Có lẽ bài được khôi phục từ bản sao lưu, hay do một chương trình khác ghi thẳng vào cơ sở dữ liệu. Hãy bấm “Lập lại chỉ mục” ở Hiên > Cài đặt > Chung.', 'hien-core' ),
				[ admin_url( 'admin.php?page=hien' ) => __( 'Mở cài đặt của Hiên', 'hien-core' ) ],
				$missing
			);
	}

	/** @return list<string> Titles of such content, at most NAMED. One that was saved just now may be indexed at the end of the request. */
	private static function missing(): array {
		global $wpdb;
		$types  = implode( ', ', array_fill( 0, count( Searchable::TYPES ), '%s' ) );
		$titles = $wpdb->get_col(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Placeholders.
				"SELECT post_title FROM ( SELECT ID, post_title FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = '' AND post_type IN ($types) AND post_modified_gmt < %s ORDER BY ID DESC LIMIT %d ) newest WHERE NOT EXISTS ( SELECT 1 FROM %i WHERE object_id = newest.ID )",
				[ ...Searchable::TYPES, gmdate( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS ), self::NEWEST, Search_Index::table() ]
			)
		);
		$titles = array_map( static fn( ?string $title ): string => Text::plain( (string) $title ), $titles );
		$titles = array_filter( $titles, static fn( string $title ): bool => [] !== Search_Index::words( $title ) );
		return array_slice( array_values( $titles ), 0, self::NAMED );
	}
}
