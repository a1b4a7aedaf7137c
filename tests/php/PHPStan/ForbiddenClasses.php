<?php
declare(strict_types=1);

namespace Hien\Tests\PHPStan;

use PhpParser\Node;
use PhpParser\Node\Name\FullyQualified;
use PhpParser\NodeFinder;
use PHPStan\Analyser\Scope;
use PHPStan\Node\FileNode;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Classes that nothing uses: other ways to the database, and what WordPress has given up. WordPress's own sniffs for them see no
 * imported names, and were a third of PHP_CodeSniffer's work.
 *
 * @implements Rule<FileNode>
 */
final class ForbiddenClasses implements Rule {

	private const INSTEAD = [
		'mysqli'                        => 'use $wpdb',
		'pdo'                           => 'use $wpdb',
		'pdostatement'                  => 'use $wpdb',
		'customize_new_menu_section'    => 'WordPress has not used it since 4.9',
		'services_json'                 => 'use json_decode()',
		'wp_customize_new_menu_control' => 'WordPress has not used it since 4.9',
		'wp_user_search'                => 'use WP_User_Query',
	];

	public function getNodeType(): string {
		return FileNode::class;
	}

	/**
	 * @param FileNode $node A file.
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		$errors = [];
		// Names are whole, also where they were imported.
		foreach ( ( new NodeFinder() )->findInstanceOf( $node->getNodes(), FullyQualified::class ) as $name ) {
			$instead = self::INSTEAD[ strtolower( $name->toString() ) ] ?? null;
			if ( null !== $instead ) {
				$errors[] = RuleErrorBuilder::message( "The class $name is forbidden: $instead." )
					->identifier( 'hien.forbiddenClasses' )->line( $name->getStartLine() )->build();
			}
		}
		return $errors;
	}
}
