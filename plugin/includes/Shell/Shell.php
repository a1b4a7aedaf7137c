<?php
declare(strict_types=1);

namespace Hien\Shell;

use Hien\Cache\Response_Cache;
use Hien\List_Sizes;
use Hien\Options\Options_Controller;
use Hien\Rest\Resources;
use Hien\Routing\Screen;

defined( 'ABSPATH' ) || exit;

/** The header, footer and side columns around screens. Their responses are the same for all visitors, and cached. */
final class Shell {

	/** The responses that the header and footer of every page show. */
	public const EVERYWHERE = [ 'options' ];

	/** Route of a screen without side columns => further responses that it shows. */
	public const OF_ROUTES = [
		'post'   => [ 'courses' ],
		'course' => [ 'courses' ],
	];

	/** @var array<string,array<string,mixed>>|null */
	private ?array $responses = null;

	public function __construct( private readonly Resources $resources ) {}

	/** @return array<string,string> Name of a response, which is that of its resource => its REST path. */
	public static function paths(): array {
		$first_page = static fn( string $resource, int $limit ): string => "$resource?limit=$limit&page=1";
		return [
			'options'    => 'options',
			'categories' => $first_page( 'categories', List_Sizes::CATEGORIES ),
			'images'     => $first_page( 'images', List_Sizes::NEW_IMAGES ),
			'friends'    => $first_page( 'friends', List_Sizes::NEW_FRIENDS ),
			'comments'   => $first_page( 'comments', List_Sizes::SITE_COMMENTS ),
			'courses'    => $first_page( 'courses', List_Sizes::NEW_COURSES ),
			'top-view'   => $first_page( 'top-view', List_Sizes::TOP_VIEW ),
			'videos'     => $first_page( 'videos', List_Sizes::NEW_VIDEOS ),
			'links'      => $first_page( 'links', List_Sizes::LINKS ),
		];
	}

	/** @return array<string,array<string,mixed>> Name => response; for a resource that fails, an empty response that matches its schema. */
	public function responses(): array {
		if ( null === $this->responses ) {
			$this->responses = Response_Cache::remember( Response_Cache::SHELL, $this->make( ... ) );
			// Not from the cache: a plugin that moves the login page changes them at any time.
			$this->responses['options']['site'] = Options_Controller::wordpress_forms() + $this->responses['options']['site'];
		}
		return $this->responses;
	}

	/** @return array<string,array<string,mixed>> The responses that a page shows; see responses(). */
	public function responses_of( Screen $screen ): array {
		$names = [ ...self::EVERYWHERE, ...self::OF_ROUTES[ $screen->route ] ?? [] ];
		return 'default' === $screen->layout ? $this->responses() : array_intersect_key( $this->responses(), array_flip( $names ) );
	}

	/** @return array<string,array<string,mixed>> The responses that not every page has; see responses(). */
	public function columns(): array {
		return array_diff_key( $this->responses(), array_flip( self::EVERYWHERE ) );
	}

	/** @return array<string,array<string,mixed>> Name => response. */
	private function make(): array {
		$responses = [];
		foreach ( self::paths() as $name => $path ) {
			$response = $this->resources->respond( $path );
			if ( is_wp_error( $response ) ) {
				Resources::log_error( $path, $response ); // The page is printed without it.
				$response = $this->resources->empty_list( $name );
			}
			$responses[ $name ] = $response;
		}
		return $responses;
	}
}
