<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** The Site Health test for the signing key: if it is missing or too short, nobody can sign in on the site's own form. */
final class Key_Health implements Module {

	private const TEST = 'hien_jwt_key';

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add' ] );
	}

	/**
	 * @param array<string,array<string,array<string,mixed>>> $tests Tests of Site Health.
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	public function add( array $tests ): array {
		$tests['direct'][ self::TEST ] = [
			'label' => __( 'Khóa ký mã đăng nhập của Hiên', 'hien-core' ),
			'test'  => [ $this, 'result' ],
		];
		return $tests;
	}

	/** @return array<string,mixed> The result in Site Health's format. */
	public function result(): array {
		$is_good = null !== Signing_Key::get();
		return [
			'test'        => self::TEST,
			'label'       => $is_good ? __( 'Khóa ký mã đăng nhập của Hiên đủ dài', 'hien-core' ) : __( 'Khóa ký mã đăng nhập của Hiên bị thiếu hoặc quá ngắn', 'hien-core' ),
			'status'      => $is_good ? 'good' : 'critical',
			'badge'       => [
				'label' => __( 'Bảo mật', 'hien-core' ),
				'color' => 'blue',
			],
			'description' => sprintf(
				'<p>%s</p>',
				$is_good
					? esc_html__( 'Mã đăng nhập của ứng dụng được ký bằng khóa này. Đổi khóa thì mọi mã đã cấp hết hiệu lực.', 'hien-core' )
					/* translators: 1: name of a constant, 2: number of characters */
					: esc_html( sprintf( __( 'Thành viên chưa đăng nhập được bằng biểu mẫu của trang, chỉ ở wp-login.php. Hãy đặt hằng %1$s dài ít nhất %2$d ký tự ngẫu nhiên trong wp-config.php.', 'hien-core' ), 'HIEN_JWT_KEY', Signing_Key::MIN_LENGTH ) )
			),
			'actions'     => '',
		];
	}
}
