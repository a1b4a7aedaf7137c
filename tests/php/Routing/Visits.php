<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Constants;
use Hien\Plugin;
use Hien\Routing\Screen;
use Hien\Tests\Support\RedirectException;

/** The two ways to a screen: a visit to an address, and the call for its JSON that the app makes. */
trait Visits {

	/**
	 * A direct load, up to the point where the theme would print the page.
	 *
	 * @throws RedirectException Where the visitor is sent elsewhere.
	 */
	protected function visit( string $path ): Screen {
		$this->go_to( home_url( $path ) );
		do_action( 'template_redirect' );
		$screen = Plugin::instance()->current_screen->screen();
		self::assertNotNull( $screen );
		return $screen;
	}

	/** Where a direct load sends the visitor, below the home address; null where it shows a page. */
	protected function redirect_of( string $path ): ?string {
		try {
			$this->visit( $path );
		} catch ( RedirectException $redirect ) {
			self::assertSame( 301, $redirect->getCode() );
			self::assertStringStartsWith( home_url(), $redirect->location );
			return substr( $redirect->location, strlen( home_url() ) );
		}
		return null;
	}

	/**
	 * What the app gets for a path: the JSON of the page.
	 *
	 * @return array<string,mixed>
	 */
	protected function call( string $path ): array {
		return json_decode(
			$this->page_at( home_url( add_query_arg( Constants::SCREEN_ARGUMENT, '1', $path ) ) )->html,
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}

	/** The status that a direct load answers with. */
	protected function status_of( string $path ): int {
		return $this->visit( $path )->status;
	}
}
