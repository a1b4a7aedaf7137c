<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Module;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a mail fail as any other where the host has disabled PHP's mail(): PHPMailer would call it, and end the request with a fatal
 * error, and with it whatever else the request still had to do. So the failure is known (Last_Failure), and the owner hears of it.
 */
final class Disabled_Mail implements Module {

	public function register(): void {
		add_action( 'phpmailer_init', [ $this, 'refuse' ], PHP_INT_MAX ); // After plugins have chosen a server.
	}

	/** @param mixed $mailer PHPMailer; plugins may replace it by what has other properties. */
	public function refuse( mixed $mailer ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		if ( $mailer instanceof PHPMailer && 'mail' === $mailer->Mailer && ! function_exists( 'mail' ) ) {
			$mailer->isSMTP();
			$mailer->Host = ''; // No server: PHPMailer connects to nothing, and throws what wp_mail() catches.
		}
		// phpcs:enable
	}
}
