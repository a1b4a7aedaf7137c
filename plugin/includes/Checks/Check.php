<?php
declare(strict_types=1);

namespace Hien\Checks;

use Closure;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * One thing that can be wrong with a site, and how the owner learns of it: in Site Health, at Hiên > Bắt đầu and by `wp hien doctor`
 * (Health/). A folder hands in its checks by its `…_Modules`. None repeats what core tests.
 */
final readonly class Check {

	/**
	 * @param string            $id            What it is called everywhere: lower-case words with hyphens, such as "signing-key".
	 * @param string            $label         What it looks at, in a few words.
	 * @param Closure():Finding $look          Looks. Must leave everything as it was, and takes milliseconds unless $asks_the_site.
	 * @param bool              $asks_the_site Whether it requests pages of this site, so that Site Health runs it after its page has
	 *                                         loaded.
	 * @param bool              $is_minor      Whether it never finds anything critical, so that the dashboard need not look.
	 */
	public function __construct(
		public string $id,
		public string $label,
		private Closure $look,
		public bool $asks_the_site = false,
		public bool $is_minor = false,
	) {}

	/** Looks; whatever that throws is what is found. */
	public function run(): Finding {
		try {
			return ( $this->look )();
		} catch ( Throwable $error ) {
			/* translators: %s: what a check looks at */
			return Finding::recommended( sprintf( __( 'Chưa xem được: %s', 'hien-core' ), $this->label ), $error->getMessage() );
		}
	}
}
