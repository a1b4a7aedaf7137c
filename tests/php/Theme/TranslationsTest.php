<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** The theme's texts in another language, on the server and in the app. */
final class TranslationsTest extends TestCase {

	public function test_the_app_is_given_the_translations_of_its_file(): void {
		$file = get_theme_file_path( 'languages/hien-en_US-hien-app.json' );
		add_filter( 'locale', static fn(): string => 'en_US' );
		add_filter(
			'pre_load_script_translations',
			static fn( ?string $found, string $asked ): ?string => $asked === $file
				? '{"locale_data":{"messages":{"":{"lang":"en"},"Trang chủ":["Home"]}}}'
				: $found,
			10,
			2
		);
		self::assertSame( [ 'Home' ], $this->boot()['messages']['Trang chủ'] );
	}

	public function test_in_vietnamese_there_is_nothing_to_translate(): void {
		self::assertSame( [], $this->boot()['messages'] );
	}

	/** @return array<string,mixed> What a page hands to the app. */
	private function boot(): array {
		$this->go_to( home_url( '/' ) );
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
		return json_decode( hien_boot_json(), true, 512, JSON_THROW_ON_ERROR );
	}
}
