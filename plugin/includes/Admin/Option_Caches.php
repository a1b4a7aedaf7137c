<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Tokens\Signing_Key;
use Hien\Health\Clock;
use Hien\Health\Problem_Notice;
use Hien\Mail\Last_Failure;
use Hien\Mail\Test_Mail;
use Hien\Module;
use Hien\Setup\Tasks;
use Hien\Views\Top_Views;

defined( 'ABSPATH' ) || exit;

/** Reads all options that the dashboard needs in one query: most do not exist, and each of these would cost a query. */
final class Option_Caches implements Module {

	private const OPTIONS = [
		Clock::OPTION,
		Last_Failure::OPTION,
		Problem_Notice::SEEN_OPTION,
		Signing_Key::OPTION,
		Tasks::OPTION,
		Test_Mail::OPTION,
		Top_Views::OPTION,
	];

	public function register(): void {
		add_action( 'load-index.php', static fn() => wp_prime_option_caches( self::OPTIONS ) );
	}
}
