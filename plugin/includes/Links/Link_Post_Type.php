<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\Content\Labels;

defined( 'ABSPATH' ) || exit;

/** Sites that the author recommends. */
final class Link_Post_Type extends External_Post_Type {

	public const NAME = 'hien_link';

	protected function args(): array {
		return [
			'labels'    => Labels::of( __( 'Liên kết', 'hien-core' ), __( 'liên kết', 'hien-core' ) ),
			'menu_icon' => 'dashicons-admin-links',
			'supports'  => [ 'title', 'editor', 'excerpt', 'revisions', 'custom-fields', 'page-attributes' ],
		] + parent::args();
	}
}
