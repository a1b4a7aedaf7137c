<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Whether the rules of the chat's database are those of this version, as far as the last comparison knows. */
final class Rules_Check extends Check {

	public const ID = 'chat-rules';

	public function __construct( private readonly Chat_Config $config ) {}

	public function label(): string {
		return __( 'Bộ quy tắc của trò chuyện', 'hien-core' );
	}

	public function run(): Finding {
		if ( ! $this->config->is_ready() ) {
			return Finding::good( __( 'Trò chuyện không dùng Firebase, nên không cần bộ quy tắc', 'hien-core' ) );
		}
		[ 'state' => $state, 'text' => $text ] = Rules::state( $this->config );

		$links = [ admin_url( 'admin.php?page=hien#firebase' ) => __( 'Mở Hiên > Cài đặt > Trò chuyện', 'hien-core' ) ];
		return match ( $state ) {
			Rules::PUBLISHED => Finding::good( $text ),
			Rules::UNKNOWN   => Finding::recommended( __( 'Chưa biết bộ quy tắc trên Firebase có đúng không', 'hien-core' ), $text, $links ),
			default          => Finding::critical( __( 'Bộ quy tắc trên Firebase không phải bộ của trang', 'hien-core' ), $text, $links ),
		};
	}
}
