<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Checks\Check;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The search and its index. */
final class Search_Modules extends Modules {

	public function __construct( private readonly Search_Repository $search ) {}

	protected function always(): array {
		return [
			new Search_Rebuild(),
			new Search_Sync(),
		];
	}

	public function resources(): array {
		return [ 'search' => fn() => new Search_Controller( $this->search ) ];
	}

	protected function controllers(): array {
		return [ new Search_Rebuild_Controller() ];
	}

	protected function checks(): array {
		return [ new Check( 'search-index', __( 'Chỉ mục tìm kiếm', 'hien-core' ), Index_Check::run( ... ), is_minor: true ) ];
	}

	public function install(): void {
		Search_Rebuild::request();
	}

	protected function jobs(): array {
		return [ Search_Rebuild::JOB => Search_Rebuild::job() ];
	}
}
