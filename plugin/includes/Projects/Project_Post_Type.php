<?php
declare(strict_types=1);

namespace Hien\Projects;

use Hien\Links\Linked_Post_Type;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The author's projects, with a picture. */
final class Project_Post_Type extends Linked_Post_Type {

	public const NAME = 'hien_project';

	public function name(): string {
		return self::NAME;
	}

	protected function args(): array {
		return [
			'labels'    => self::labels( __( 'Dự án', 'hien-core' ), __( 'dự án', 'hien-core' ) ),
			'menu_icon' => 'dashicons-portfolio',
		] + parent::args();
	}

	protected function columns(): array {
		return [ 'picture' => __( 'Ảnh', 'hien-core' ) ] + parent::columns();
	}

	protected function print_column( string $column, WP_Post $post ): void {
		if ( 'picture' === $column ) {
			echo get_the_post_thumbnail( $post, [ 60, 60 ] );
			return;
		}
		parent::print_column( $column, $post );
	}
}
