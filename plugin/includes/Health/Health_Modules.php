<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Modules;
use Hien\Routing\Path_Conflicts;
use Hien\Visitors\Detected_Proxy;

defined( 'ABSPATH' ) || exit;

/** Checks of the site, and the places where the owner sees their results. */
final class Health_Modules extends Modules {

	public function __construct( private readonly Path_Conflicts $conflicts ) {}

	protected function always(): array {
		return [
			new Site_Health(), // WP-Cron runs its tests too.
			new Doctor(),
			new Cron_Runs(),
			new Clock(),
			new Detected_Proxy(),
		];
	}

	protected function in_admin(): array {
		return [ new Problem_Notice() ];
	}

	protected function controllers(): array {
		return [ new Health_Controller() ];
	}

	protected function checks(): array {
		$visitor = new Visitor_Checks( new Loopback_Visitor() );
		return [
			new Check( 'permalinks', __( 'Đường dẫn tĩnh', 'hien-core' ), Site_Checks::permalinks( ... ), is_minor: true ),
			new Check( 'rewriting', __( 'Trang con mở được với khách', 'hien-core' ), $visitor->rewriting( ... ), true ),
			new Check( 'rest-closed', __( 'REST API của Hiên với khách', 'hien-core' ), $visitor->rest( ... ), true ),
			new Check( 'refused-calls', __( 'Những gì khách gửi', 'hien-core' ), $visitor->refused_calls( ... ), true ),
			new Check( 'versions', __( 'Phiên bản của giao diện và plugin', 'hien-core' ), Site_Checks::versions( ... ) ),
			new Check( 'build-files', __( 'Các tệp dựng sẵn (build)', 'hien-core' ), Server_Checks::build( ... ) ),
			new Check( 'tables', __( 'Bảng dữ liệu của Hiên', 'hien-core' ), Server_Checks::tables( ... ) ),
			new Check( 'cron-jobs', __( 'Việc chạy nền của Hiên', 'hien-core' ), Cron_Runs::check( ... ), is_minor: true ),
			new Check( 'clock', __( 'Đồng hồ của máy chủ', 'hien-core' ), Clock::check( ... ) ),
			new Check( 'proxy', __( 'Địa chỉ của khách', 'hien-core' ), Server_Checks::proxy( ... ) ),
			new Check( 'object-cache', __( 'Bộ nhớ đệm đối tượng', 'hien-core' ), Server_Checks::object_cache( ... ) ),
			new Check( 'page-cache', __( 'Bộ nhớ đệm trang', 'hien-core' ), $visitor->page_cache( ... ), true ),
			new Check( 'old-pages', __( 'Trang cũ trong bộ nhớ đệm', 'hien-core' ), $visitor->old_pages( ... ), true ),
			new Check( 'uploads', __( 'Thư mục tải lên', 'hien-core' ), Server_Checks::uploads( ... ) ),
			new Check( 'uploads-php', __( 'PHP trong thư mục tải lên', 'hien-core' ), $visitor->uploaded_php( ... ), true ),
			new Check( 'compression', __( 'Nén trang', 'hien-core' ), $visitor->compression( ... ), true ),
			new Check( 'php-extensions', __( 'Phần mở rộng của PHP', 'hien-core' ), Server_Checks::extensions( ... ) ),
			new Check( 'second-sign-in', __( 'Plugin đăng nhập khác', 'hien-core' ), Site_Checks::rivals( ... ), is_minor: true ),
			// Asks for nothing, but makes all REST routes, which takes longer than the other checks together.
			new Check( 'taken-handle', __( 'Tên ngắn của trang', 'hien-core' ), Site_Checks::handle( ... ), true ),
			new Check(
				'taken-paths',
				__( 'Đường dẫn trùng nhau', 'hien-core' ),
				fn(): Finding => Site_Checks::path_conflicts( $this->conflicts ),
				is_minor: true
			),
			new Check( 'categories', __( 'Chuyên mục', 'hien-core' ), Site_Checks::categories( ... ), is_minor: true ),
			new Check(
				'default-content',
				__( 'Bài có sẵn của WordPress', 'hien-core' ),
				Site_Checks::default_content( ... ),
				is_minor: true
			),
		];
	}
}
