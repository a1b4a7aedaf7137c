<?php
declare(strict_types=1);

namespace Hien\Checks;

defined( 'ABSPATH' ) || exit;

/**
 * One thing that can be wrong with a site, and how the owner learns of it: in Site Health, at Hiên > Bắt đầu and by `wp hien doctor`
 * (Health/). A folder hands in its checks by its `…_Modules`. None repeats what core tests.
 */
abstract class Check {

	/** What it is called everywhere: lower-case words with hyphens, such as "signing-key". */
	public const ID = '';

	/** What it looks at, in a few words. */
	abstract public function label(): string;

	/** Looks. Must leave everything as it was, and takes milliseconds unless asks_the_site(). */
	abstract public function run(): Finding;

	/** Whether it requests pages of this site, so that Site Health runs it after its page has loaded. */
	public function asks_the_site(): bool {
		return false;
	}
}
