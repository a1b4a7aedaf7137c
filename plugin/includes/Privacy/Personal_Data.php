<?php
declare(strict_types=1);

namespace Hien\Privacy;

use Hien\Module;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * One kind of personal data for WordPress's personal data tools: its export, its erasure, and its description in the privacy policy
 * guide. Each kind is a child class in the folder of its subject. For data of members, a child overrides export() and erase(); for data
 * that others may have too, or in large amounts, export_page() and erase_page().
 */
abstract class Personal_Data implements Module {

	/** Number of items that one call exports or erases. */
	protected const PAGE = 100;

	/** Key of the exporter and the eraser: lower-case letters and hyphens, beginning with `hien-`. */
	protected const KEY = '';

	/** Id of the group in the export; '' for KEY. With the id of another exporter's group, the items appear under its heading. */
	protected const GROUP = '';

	/** Message about data that the last call of erase() could not remove; '' if it has removed everything. */
	protected string $retained = '';

	/** Heading in the export. */
	abstract protected function label(): string;

	/**
	 * @return array<int|string,array<string,string>> Items: label => plain text; empty values are left out. String keys are the ids of the
	 *                                                items.
	 */
	protected function export( WP_User $user ): array {
		return [];
	}

	/** @return int Number of erased items. */
	protected function erase( WP_User $user ): int {
		return 0;
	}

	/**
	 * @param int $page From 1. A page with fewer than PAGE items is the last one.
	 * @return array<int|string,array<string,string>> See export().
	 */
	protected function export_page( string $email, int $page ): array {
		$user = 1 === $page ? get_user_by( 'email', $email ) : false;
		return $user instanceof WP_User ? $this->export( $user ) : [];
	}

	/** @return int Number of erased items. With PAGE or more, it is called again. */
	protected function erase_page( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user instanceof WP_User ? $this->erase( $user ) : 0;
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
			static::KEY => [
				'exporter_friendly_name' => $this->label(),
				'callback'               => [ $this, 'answer_exporter' ],
			],
		];
	}

	/**
	 * Adds the eraser before WordPress's own, which removes the e-mail addresses of comments, by which ours find them.
	 *
	 * @param mixed $erasers Key => eraser.
	 * @return array<string,array<string,mixed>>
	 */
	public function add_eraser( mixed $erasers ): array {
		return [
			static::KEY => [
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

	/** @return array{data:list<array<string,mixed>>,done:bool} In the format of an exporter. */
	public function answer_exporter( string $email, int $page = 1 ): array {
		$data  = [];
		$items = $this->export_page( $email, $page );
		foreach ( $items as $id => $item ) {
			$fields = [];
			foreach ( $item as $name => $value ) {
				if ( '' !== $value ) {
					$fields[] = [
						'name'  => $name,
						'value' => nl2br( Text::encode( $value ) ), // WordPress prints it as HTML.
					];
				}
			}
			if ( [] !== $fields ) {
				$data[] = [
					'group_id'    => static::GROUP ?: static::KEY,
					'group_label' => $this->label(),
					'item_id'     => is_int( $id ) ? static::KEY . "-$id" : $id,
					'data'        => $fields,
				];
			}
		}
		return [
			'data' => $data,
			'done' => count( $items ) < self::PAGE,
		];
	}

	/** @return array{items_removed:int,items_retained:bool,messages:list<string>,done:bool} In the format of an eraser. */
	public function answer_eraser( string $email ): array {
		$removed = $this->erase_page( $email );
		return [
			'items_removed'  => $removed,
			'items_retained' => '' !== $this->retained,
			'messages'       => array_values( array_filter( [ $this->retained ] ) ),
			'done'           => $removed < self::PAGE,
		];
	}
}
