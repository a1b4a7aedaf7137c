<?php
declare(strict_types=1);

namespace Hien\Health;

use Closure;
use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Settings\Settings;
use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/** Another plugin that answers the same REST calls, because its namespace is the handle of the site. */
final class Handle_Check extends Check {

	public const ID = 'taken-handle';

	public function label(): string {
		return __( 'Tên ngắn của trang', 'hien-core' );
	}

	/** It requests nothing, but makes all REST routes, which takes longer than the other checks together. */
	public function asks_the_site(): bool {
		return true;
	}

	public function run(): Finding {
		$taken = array_keys( array_filter( rest_get_server()->get_routes( Settings::rest_namespace() ), self::is_shared( ... ) ) );
		return [] === $taken
			? Finding::good( __( 'Không plugin nào khác dùng tên ngắn của trang', 'hien-core' ) )
			: Finding::critical(
				/* translators: %s: the site's handle */
				sprintf( __( 'Một plugin khác cũng dùng tên ngắn “%s” của trang', 'hien-core' ), Settings::handle() ),
				__( 'Hai plugin trả lời cùng một địa chỉ REST, nên có thứ không chạy. Hãy đổi tên ngắn ở Hiên > Cài đặt > Chung; địa chỉ cũ tự chuyển sang mới.', 'hien-core' ),
				[ admin_url( 'admin.php?page=hien#site' ) => __( 'Mở cài đặt của Hiên', 'hien-core' ) ],
				$taken
			);
	}

	/** @param list<array<string,mixed>> $handlers Of one route. Whether some are ours and others are not. */
	private static function is_shared( array $handlers ): bool {
		$ours = array_filter( $handlers, static fn( array $handler ): bool => $handler['callback'] instanceof Closure && str_starts_with( (string) ( new ReflectionFunction( $handler['callback'] ) )->getClosureScopeClass()?->name, 'Hien\\' ) );
		return [] !== $ours && count( $ours ) < count( $handlers );
	}
}
