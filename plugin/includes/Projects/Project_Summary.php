<?php
declare(strict_types=1);

namespace Hien\Projects;

use Hien\Content\Picture;
use Hien\Links\Link_Summary;
use Hien\Rest\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A project as lists show it. */
final class Project_Summary {

	/** @return array<string,mixed> See schema(). */
	public static function of( WP_Post $post ): array {
		return Link_Summary::of( $post ) + [ 'tile' => Picture::tile( $post->ID ) ] + Picture::of( $post );
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object( 'Project', Link_Summary::schema() + [ 'tile' => Picture::tile_schema() ] + Picture::schema() );
	}
}
