<?php
declare(strict_types=1);

namespace Hien\Projects;

use Hien\Content\Labels;
use Hien\Links\External_Post_Type;

defined( 'ABSPATH' ) || exit;

/** The author's projects, with a picture. */
final class Project_Post_Type extends External_Post_Type {

	public const NAME = 'hien_project';

	protected function args(): array {
		return [
			'labels'    => Labels::of( __( 'Dự án', 'hien-core' ), __( 'dự án', 'hien-core' ) ),
			'menu_icon' => 'dashicons-portfolio',
		] + parent::args();
	}

	protected function columns(): array {
		return [ 'picture' => __( 'Ảnh', 'hien-core' ) ] + parent::columns();
	}
}
