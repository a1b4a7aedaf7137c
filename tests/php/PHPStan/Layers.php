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
 * A folder of plugin/includes may use its own layer and those below (docs/architecture.md). Classes that are in no folder are in the
 * lowest layer, except Plugin.
 *
 * @implements Rule<FileNode>
 */
final class Layers implements Rule {

	/** From below. */
	private const LAYERS = [
		'base'    => [
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
		'content' => [
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
		'people'  => [ 'Accounts', 'Chat', 'Favorites', 'Members', 'Messages' ],
		'site'    => [
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
		$own    = self::layer( 'Hien/' . $file[1] );
		$errors = null === $own
			? [ self::error( "The folder of $file[1].php is in no layer: add it to LAYERS in tests/php/PHPStan/Layers.php.", 1 ) ]
			: [];
		$names  = array_keys( self::LAYERS );
		$finder = new NodeFinder();
		$uses   = array_column( $finder->findInstanceOf( $node->getNodes(), UseItem::class ), 'name' ); // Of comments, too.
		foreach ( [ ...$uses, ...$finder->findInstanceOf( $node->getNodes(), FullyQualified::class ) ] as $name ) {
			$layer = self::layer( strtr( $name->toString(), '\\', '/' ) );
			if ( null !== $own && $layer > $own ) {
				$errors[] = self::error(
					"$name is in the layer \"$names[$layer]\", above \"$names[$own]\": hand it in from there (Modules, a filter), or move the class.",
					$name->getStartLine()
				);
			}
		}
		return $errors;
	}

	/** @param string $path A class, with slashes. Returns the number of its layer; null for one that is not ours, or in none. */
	private static function layer( string $path ): ?int {
		$parts  = explode( '/', $path );
		$folder = match ( true ) {
			'Hien' !== $parts[0]    => null,
			'Hien/Plugin' === $path => 'Plugin',
			default                 => 2 === count( $parts ) ? '' : $parts[1],
		};
		foreach ( array_values( self::LAYERS ) as $number => $folders ) {
			if ( in_array( $folder, $folders, true ) ) {
				return $number;
			}
		}
		return null;
	}

	private static function error( string $message, int $line ): IdentifierRuleError {
		return RuleErrorBuilder::message( $message )->identifier( 'hien.layers' )->line( $line )->build();
	}
}
