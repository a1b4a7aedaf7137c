<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Module;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Gives up a mail server that does not answer. PHPMailer waits for five minutes, and for as long again for a whole answer; a few
 * registrations would so keep all workers of PHP from answering anybody. What another plugin has set instead stays.
 */
final class Mail_Timeout implements Module {

	/** Seconds. */
	public const SECONDS = 20;

	public function register(): void {
		add_action( 'phpmailer_init', [ $this, 'limit' ], PHP_INT_MAX ); // After plugins have chosen a server.
	}

	/** @param mixed $mailer PHPMailer; plugins may replace it by what has other properties. */
	public function limit( mixed $mailer ): void {
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		if ( ! $mailer instanceof PHPMailer || 'smtp' !== $mailer->Mailer ) {
			return;
		}
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		if ( get_class_vars( PHPMailer::class )['Timeout'] === $mailer->Timeout ) {
			$mailer->Timeout = self::SECONDS;
		}
		$smtp            = $mailer->getSMTPInstance();
		$smtp->Timelimit = min( $smtp->Timelimit, $mailer->Timeout ); // For a whole answer: PHPMailer itself leaves it at five minutes.
		// phpcs:enable
	}
}
