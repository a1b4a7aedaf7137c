<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Privacy;

use Hien\Module;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * One kind of personal data, for WordPress's tools: its export, its erasure, and what the privacy policy guide says of it.
 * A noun that keeps such data has one child in its own folder. What members only have is exported and erased by export()
 * and erase(); what others have too, or what may be much, by export_page() and erase_page().
 */
abstract class Personal_Data implements Module {

	/** Items of one request of WordPress's tools. */
	protected const PAGE = 100;

	/** Key of the exporter and the eraser: lower-case letters and hyphens, with `hien-` before it. */
	abstract protected function key(): string;

	/** Heading in the export. */
	abstract protected function label(): string;

	/** Id of the group in the export; that of another exporter puts the items under its heading. */
	protected function group(): string {
		return $this->key();
	}

	/** @return array<int|string,array<string,string>> Items, each as label => plain text; empty values are left out. A string key is the item's id in the export. */
	protected function export( WP_User $user ): array {
		return [];
	}

	/** @return int How many items were removed. */
	protected function erase( WP_User $user ): int {
		return 0;
	}

	/**
	 * @param int $page From 1. One with fewer items than PAGE is the last.
	 * @return array<int|string,array<string,string>> As export().
	 */
	protected function export_page( string $email, int $page ): array {
		$user = 1 === $page ? get_user_by( 'email', $email ) : false;
		return $user instanceof WP_User ? $this->export( $user ) : [];
	}

	/** @return int How many items were removed; it is called again unless they are fewer than PAGE. */
	protected function erase_page( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user instanceof WP_User ? $this->erase( $user ) : 0;
	}

	/** What the last call of erase() could not remove, said to whoever erases; '' where it has removed all. */
	protected function retained(): string {
		return '';
	}

	/** @return list<string> Paragraphs for the owner's privacy policy. */
	protected function policy(): array {
		return [];
	}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', [ $this, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ $this, 'add_eraser' ] );
		add_action( 'admin_init', [ $this, 'add_policy' ] );
	}

	/**
	 * @param mixed $exporters Key => exporter.
	 * @return array<string,array<string,mixed>>
	 */
	public function add_exporter( mixed $exporters ): array {
		return (array) $exporters + [
			$this->key() => [
				'exporter_friendly_name' => $this->label(),
				'callback'               => [ $this, 'answer_exporter' ],
			],
		];
	}

	/**
	 * Puts ours first: WordPress's own takes the address from comments, by which theirs are found.
	 *
	 * @param mixed $erasers Key => eraser.
	 * @return array<string,array<string,mixed>>
	 */
	public function add_eraser( mixed $erasers ): array {
		return [
			$this->key() => [
				'eraser_friendly_name' => $this->label(),
				'callback'             => [ $this, 'answer_eraser' ],
			],
		] + (array) $erasers;
	}

	public function add_policy(): void {
		$paragraphs = array_map( static fn( string $text ): string => '<p>' . esc_html( $text ) . '</p>', $this->policy() );
		if ( [] !== $paragraphs ) {
			wp_add_privacy_policy_content( 'Hiên: ' . $this->label(), implode( '', $paragraphs ) );
		}
	}

	/** @return array{data:list<array<string,mixed>>,done:bool} As WordPress wants it. */
	public function answer_exporter( string $email, int $page = 1 ): array {
		$data  = [];
		$items = $this->export_page( $email, $page );
		foreach ( $items as $id => $item ) {
			$fields = [];
			foreach ( $item as $name => $value ) {
				if ( '' !== $value ) {
					$fields[] = [
						'name'  => $name,
						'value' => nl2br( Text::encode( $value ) ), // WordPress takes it for HTML.
					];
				}
			}
			if ( [] !== $fields ) {
				$data[] = [
					'group_id'    => $this->group(),
					'group_label' => $this->label(),
					'item_id'     => is_int( $id ) ? "{$this->key()}-$id" : $id,
					'data'        => $fields,
				];
			}
		}
		return [
			'data' => $data,
			'done' => count( $items ) < self::PAGE,
		];
	}

	/** @return array{items_removed:int,items_retained:bool,messages:list<string>,done:bool} As WordPress wants it. */
	public function answer_eraser( string $email ): array {
		$removed  = $this->erase_page( $email );
		$retained = $this->retained();
		return [
			'items_removed'  => $removed,
			'items_retained' => '' !== $retained,
			'messages'       => '' === $retained ? [] : [ $retained ],
			'done'           => $removed < self::PAGE,
		];
	}
}
