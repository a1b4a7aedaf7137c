<?php
declare(strict_types=1);

namespace Hien\Setup;

defined( 'ABSPATH' ) || exit;

/** One thing that makes a new site ready, at Hiên > Bắt đầu. All texts are plain. */
final readonly class Task {

	/**
	 * @param string $id          Lower-case words with hyphens; stored where the owner puts it away.
	 * @param string $why         One sentence.
	 * @param int    $minutes     How long it takes.
	 * @param bool   $is_done     As the site is now.
	 * @param string $button      Where it is done, or what is done.
	 * @param string $url         The page on which it is done; '' if its button does it (Admin\Start_Page).
	 * @param bool   $is_optional Whether the site is ready without it.
	 */
	public function __construct(
		public string $id,
		public string $title,
		public string $why,
		public int $minutes,
		public bool $is_done,
		public string $button,
		public string $url = '',
		public bool $is_optional = false,
	) {}
}
