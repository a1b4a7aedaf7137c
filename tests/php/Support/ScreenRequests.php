<?php

declare(strict_types=1);

namespace Hien\Tests\Support;

use Hien\Constants;
use Hien\Plugin;
use Hien\Routing\Screen;

/** Requests screens in the two ways that there are: as a page, and as the JSON that the app requests. */
trait ScreenRequests {

	/**
	 * A page load, up to the point where the theme would print the page.
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

	/** The path below home to which a page load is redirected (301); null if it is not. */
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
	 * The screen of a path as JSON, as the app gets it.
	 *
	 * @return array<string,mixed>
	 */
	protected function screen_json( string $path ): array {
		return json_decode(
			$this->page_at( home_url( add_query_arg( Constants::SCREEN_ARGUMENT, '1', $path ) ) )->html,
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}

	/** The HTTP status of a page load. */
	protected function status_of( string $path ): int {
		return $this->visit( $path )->status;
	}
}
