<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Shell;

use Hien\Constants;
use Hien\Rest\Resources;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What stands around every screen: header, footer, side columns. Their responses are the same for all visitors, and
 * come from a cache.
 */
final class Shell {

	/** @var array<string,array<string,mixed>>|null */
	private ?array $responses = null;

	public function __construct( private readonly Resources $resources ) {}

	/** @return array<string,string> Name of a resource => the REST path of the response that the shell shows. */
	public static function paths(): array {
		$first = static fn( string $resource, int $limit ): string => "$resource?limit=$limit&page=1";
		return [
			'options'    => 'options',
			'categories' => $first( 'categories', Constants::CATEGORIES_LIMIT ),
			'images'     => $first( 'images', Constants::IMAGES_WIDGET_LIMIT ),
			'friends'    => $first( 'friends', Constants::FRIENDS_LIMIT ),
			'comments'   => $first( 'comments', Constants::SITE_COMMENTS_LIMIT ),
			'courses'    => $first( 'courses', Constants::COURSES_WIDGET_LIMIT ),
			'top-view'   => $first( 'top-view', Constants::TOP_VIEW_LIMIT ),
			'videos'     => $first( 'videos', Constants::VIDEOS_WIDGET_LIMIT ),
			'links'      => $first( 'links', Constants::LINKS_LIMIT ),
			'projects'   => $first( 'projects', Constants::PROJECTS_LIMIT ),
		];
	}

	/** @return array<string,array<string,mixed>> REST path => response. */
	public function responses(): array {
		return $this->responses ??= $this->cached();
	}

	/** @return array<string,array<string,mixed>> */
	private function cached(): array {
		$responses = Shell_Cache::remember(
			Shell_Cache::SHELL,
			fn(): array|WP_Error => $this->resources->respond_all( array_values( self::paths() ) ),
			$this->resources->holds_until( ... )
		);
		return is_wp_error( $responses ) ? [] : $responses;
	}
}
