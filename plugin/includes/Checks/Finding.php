<?php
declare(strict_types=1);

namespace Hien\Checks;

defined( 'ABSPATH' ) || exit;

/** What a Check has found. All texts are plain. */
final readonly class Finding {

	/** Files of wp-admin that an administrator may not open where files are not changed there (DISALLOW_FILE_MODS), nor in a network. */
	private const CAPABILITIES = [
		'update-core.php'    => 'update_plugins',
		'site-health.php'    => 'view_site_health_checks',
		'plugins.php'        => 'activate_plugins',
		'plugin-install.php' => 'upload_plugins',
		'theme-install.php'  => 'upload_themes',
	];

	/** @var array<string,string> Where to do it: URL => label. Without those that who is signed in may not open. */
	public array $links;

	/**
	 * @param 'good'|'recommended'|'critical' $status  As in Site Health.
	 * @param string                          $summary What is so: one sentence.
	 * @param string                          $advice  What it means and what to do; '' if there is nothing to do.
	 * @param array<string,string>            $links   URL => label.
	 * @param list<string>                    $details Single things that were found.
	 */
	private function __construct(
		public string $status,
		public string $summary,
		public string $advice = '',
		array $links = [],
		public array $details = [],
	) {
		$this->links = array_filter( $links, self::may_open( ... ), ARRAY_FILTER_USE_KEY );
	}

	public static function good( string $summary ): self {
		return new self( 'good', $summary );
	}

	/**
	 * It works, but not as well as it could.
	 *
	 * @param array<string,string> $links   URL => label.
	 * @param list<string>         $details Single things that were found.
	 */
	public static function recommended( string $summary, string $advice, array $links = [], array $details = [] ): self {
		return new self( 'recommended', $summary, $advice, $links, $details );
	}

	/**
	 * Something does not work, or is not safe.
	 *
	 * @param array<string,string> $links   URL => label.
	 * @param list<string>         $details Single things that were found.
	 */
	public static function critical( string $summary, string $advice, array $links = [], array $details = [] ): self {
		return new self( 'critical', $summary, $advice, $links, $details );
	}

	/** What was found, in one line. */
	public function text(): string {
		$details = array_map( static fn( string $detail ): string => rtrim( $detail, '.' ), $this->details );
		return [] === $details ? $this->summary : "$this->summary: " . implode( '; ', $details );
	}

	public function is_good(): bool {
		return 'good' === $this->status;
	}

	/** On the command line nobody is signed in, and all are named. */
	private static function may_open( string $url ): bool {
		$capability = self::CAPABILITIES[ wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ] ?? null;
		return null === $capability || ! is_user_logged_in() || current_user_can( $capability );
	}
}
