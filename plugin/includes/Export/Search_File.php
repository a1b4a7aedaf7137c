<?php
declare(strict_types=1);

namespace Hien\Export;

use Hien\Content\Content_Repository;
use Hien\Memory;
use Hien\Posts\Public_Text;
use Hien\Search\Fold;
use Hien\Search\Search_Index;
use Hien\Search\Search_Result;
use Hien\Search\Searchable;

defined( 'ABSPATH' ) || exit;

/** The index that assets/export-search.js searches. */
final class Search_File {

	private const BATCH = 100;

	/**
	 * @param list<string> $paths Addresses that the export has; others are no results.
	 * @return string JSON: a list of path, type, title, excerpt, and the folded words of the text with a space around each.
	 */
	public static function of( array $paths ): string {
		$paths = array_fill_keys( $paths, true );
		$rows  = [];
		$page  = 0;
		do {
			$posts = Content_Repository::page( Searchable::TYPES, self::BATCH, ++$page, [ 'no_found_rows' => true ] )['posts'];
			foreach ( $posts as $post ) {
				$text   = Public_Text::render( $post );
				$result = Search_Result::of( $post, [], $text['prose'] );
				if ( Searchable::is_public( $post ) && isset( $paths[ strtok( $result['path'], '#' ) ] ) ) {
					$words  = Search_Index::words( Fold::of( implode( ' ', Searchable::texts( $post, $text['all'] ) ) ) );
					$rows[] = [
						$result['path'],
						$result['type'],
						$result['title'],
						$result['excerpt'],
						' ' . implode( ' ', array_unique( $words ) ) . ' ',
					];
				}
			}
			Memory::free();
		} while ( [] !== $posts );
		return (string) wp_json_encode( $rows, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
