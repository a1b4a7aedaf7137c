<?php
declare(strict_types=1);

namespace Hien\Checks;

defined( 'ABSPATH' ) || exit;

/** What a Check has found. All texts are plain. */
final readonly class Finding {

	/**
	 * @param 'good'|'recommended'|'critical' $status  As in Site Health.
	 * @param string                          $summary What is so: one sentence.
	 * @param string                          $advice  What it means and what to do; '' if there is nothing to do.
	 * @param array<string,string>            $links   Where to do it: URL => label.
	 * @param list<string>                    $details Single things that were found.
	 */
	private function __construct(
		public string $status,
		public string $summary,
		public string $advice = '',
		public array $links = [],
		public array $details = [],
	) {}

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
}
