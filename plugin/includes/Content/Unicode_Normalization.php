<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stores titles and names of terms in Unicode's composed form, and keeps combining marks out of slugs and file names. macOS gives both
 * in the decomposed form; WordPress only composes them with PHP's intl, and without it makes percent codes of the marks.
 */
final class Unicode_Normalization implements Module {

	public function register(): void {
		add_filter( 'title_save_pre', [ $this, 'normalize' ], 1 );
		add_filter( 'pre_term_name', [ $this, 'normalize' ], 1 );
		add_filter( 'sanitize_title', [ $this, 'without_marks' ], 1 ); // Before core's sanitize_title_with_dashes() (10).
		add_filter( 'sanitize_file_name', [ $this, 'without_marks' ] );
	}

	public function normalize( mixed $name ): mixed {
		return is_string( $name ) && 1 === preg_match( '/\pM/u', $name ) ? Text::normalize( $name ) : $name;
	}

	/** Removes the combining marks of Latin letters, which remove_accents() leaves without intl. */
	public function without_marks( mixed $name ): mixed {
		return is_string( $name ) ? preg_replace( '/[\x{300}-\x{36F}]+/u', '', $name ) ?? $name : $name;
	}
}
