<?php
declare(strict_types=1);

namespace Hien\Tests\PHPStan;

use PhpParser\Node;
use PhpParser\Node\Name\FullyQualified;
use PhpParser\Node\UseItem;
use PhpParser\NodeFinder;
use PHPStan\Analyser\Scope;
use PHPStan\Node\FileNode;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * A folder of plugin/includes may use its own floor and those below (docs/architecture.md). Classes that are in no folder are on the
 * lowest floor, except Plugin.
 *
 * @implements Rule<FileNode>
 */
final class Floors implements Rule {

	/** From below. */
	private const FLOORS = [
		'base'   => [
			'',
			'Addresses',
			'Cache',
			'Checks',
			'Content',
			'Head',
			'Jobs',
			'Mail',
			'Privacy',
			'Rest',
			'Settings',
			'Throttle',
			'Uploads',
			'Visitors',
		],
		'nouns'  => [
			'Blocks',
			'Categories',
			'Comments',
			'Courses',
			'Downloads',
			'Faqs',
			'Featured',
			'Friends',
			'Images',
			'Links',
			'Posts',
			'Projects',
			'Search',
			'Tags',
			'Videos',
			'Views',
		],
		'people' => [ 'Accounts', 'Chat', 'Favorites', 'Members', 'Messages' ],
		'site'   => [
			'Admin',
			'Demo',
			'Export',
			'Health',
			'Import',
			'Options',
			'Pages',
			'Plugin',
			'Redirects',
			'Routing',
			'Setup',
			'Shell',
		],
	];

	public function getNodeType(): string {
		return FileNode::class;
	}

	/**
	 * @param FileNode $node A file.
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		if ( 1 !== preg_match( '~/plugin/includes/(.+)\.php$~', strtr( $scope->getFile(), '\\', '/' ), $file ) ) {
			return [];
		}
		$own    = self::floor( 'Hien/' . $file[1] );
		$errors = null === $own
			? [ self::error( "The folder of $file[1].php is on no floor: add it to FLOORS in tests/php/PHPStan/Floors.php.", 1 ) ]
			: [];
		$names  = array_keys( self::FLOORS );
		$finder = new NodeFinder();
		$uses   = array_column( $finder->findInstanceOf( $node->getNodes(), UseItem::class ), 'name' ); // Of comments, too.
		foreach ( [ ...$uses, ...$finder->findInstanceOf( $node->getNodes(), FullyQualified::class ) ] as $name ) {
			$floor = self::floor( strtr( $name->toString(), '\\', '/' ) );
			if ( null !== $own && $floor > $own ) {
				$errors[] = self::error(
					"$name is on the floor \"$names[$floor]\", above \"$names[$own]\": hand it in from there (Modules, a filter), or move the class.",
					$name->getStartLine()
				);
			}
		}
		return $errors;
	}

	/** @param string $path A class, with slashes. Returns the number of its floor; null for one that is not ours, or on none. */
	private static function floor( string $path ): ?int {
		$parts  = explode( '/', $path );
		$folder = match ( true ) {
			'Hien' !== $parts[0]    => null,
			'Hien/Plugin' === $path => 'Plugin',
			default                 => 2 === count( $parts ) ? '' : $parts[1],
		};
		foreach ( array_values( self::FLOORS ) as $number => $folders ) {
			if ( in_array( $folder, $folders, true ) ) {
				return $number;
			}
		}
		return null;
	}

	private static function error( string $message, int $line ): IdentifierRuleError {
		return RuleErrorBuilder::message( $message )->identifier( 'hien.floors' )->line( $line )->build();
	}
}
