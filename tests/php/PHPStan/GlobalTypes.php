<?php
declare(strict_types=1);

namespace Hien\Tests\PHPStan;

use PhpParser\Comment\Doc;
use PhpParser\Node;
use PhpParser\NodeVisitorAbstract;

/** Gives WordPress's globals their types: writes the `@var` that PHPStan reads above a `global` statement. */
final class GlobalTypes extends NodeVisitorAbstract {

	private const TYPES = [
		'wpdb'           => '\wpdb',
		'wp'             => '\WP',
		'wp_query'       => '\WP_Query',
		'wp_the_query'   => '\WP_Query',
		'wp_rewrite'     => '\WP_Rewrite',
		'wp_roles'       => '\WP_Roles',
		'wp_locale'      => '\WP_Locale',
		'wp_admin_bar'   => '\WP_Admin_Bar',
		'wp_scripts'     => '\WP_Scripts',
		'wp_styles'      => '\WP_Styles',
		'wp_filesystem'  => '\WP_Filesystem_Base',
		'wp_post_types'  => 'array<string,\WP_Post_Type>',
		'wp_taxonomies'  => 'array<string,\WP_Taxonomy>',
		'wp_version'     => 'string',
		'pagenow'        => 'string',
		'post'           => '\WP_Post|null',
		'current_screen' => '\WP_Screen|null',
	];

	public function enterNode( Node $node ): ?Node {
		if ( ! $node instanceof Node\Stmt\Global_ || null !== $node->getDocComment() ) {
			return null;
		}
		$lines = [];
		foreach ( $node->vars as $variable ) {
			if ( $variable instanceof Node\Expr\Variable && is_string( $variable->name ) && isset( self::TYPES[ $variable->name ] ) ) {
				$lines[] = ' * @var ' . self::TYPES[ $variable->name ] . ' $' . $variable->name;
			}
		}
		if ( [] !== $lines ) {
			$node->setDocComment( new Doc( "/**\n" . implode( "\n", $lines ) . "\n */" ) );
		}
		return null;
	}
}
