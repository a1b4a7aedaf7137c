<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Module;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps PHPMailer from stopping the site:
 *
 * - Where the host has disabled PHP's mail(), a mail fails as any other, and the owner hears of it (Last_Failure). PHPMailer would call
 *   mail(), and end the request with a fatal error, and with it whatever else the request still had to do.
 * - A mail server that does not answer is given up, unless another plugin has set how long to wait. PHPMailer waits for five minutes, and
 *   for as long again for a whole answer; a few registrations would so keep all workers of PHP from answering anybody.
 */
final class Safe_Mailer implements Module {

	private const SECONDS = 20;

	public function register(): void {
		add_action( 'phpmailer_init', [ $this, 'limit' ], PHP_INT_MAX ); // After plugins have chosen a server.
	}

	/** @param mixed $mailer PHPMailer; plugins may replace it by what has other properties. */
	public function limit( mixed $mailer ): void {
		if ( ! $mailer instanceof PHPMailer ) {
			return;
		}
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		if ( 'mail' === $mailer->Mailer && ! function_exists( 'mail' ) ) {
			$mailer->isSMTP();
			$mailer->Host = ''; // No server: PHPMailer connects to nothing, and throws what wp_mail() catches.
		} elseif ( 'smtp' === $mailer->Mailer ) {
			if ( get_class_vars( PHPMailer::class )['Timeout'] === $mailer->Timeout ) {
				$mailer->Timeout = self::SECONDS;
			}
			$smtp            = $mailer->getSMTPInstance();
			$smtp->Timelimit = min( $smtp->Timelimit, $mailer->Timeout ); // For a whole answer: PHPMailer itself leaves it at five minutes.
		}
		// phpcs:enable
	}
}
