<?php
declare(strict_types=1);

namespace Hien\Tests\PHPStan;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Statements are no ternary, `&&` or `||`, but `if`. WordPress's own `defined( … ) || exit;` may stay.
 *
 * @implements Rule<Node\Stmt\Expression>
 */
final class PlainConditions implements Rule {

	public function getNodeType(): string {
		return Node\Stmt\Expression::class;
	}

	/** @return list<IdentifierRuleError> */
	public function processNode( Node $node, Scope $scope ): array {
		$expression   = $node->expr;
		$is_condition = $expression instanceof Node\Expr\Ternary
			|| $expression instanceof Node\Expr\BinaryOp\BooleanAnd
			|| $expression instanceof Node\Expr\BinaryOp\BooleanOr;
		$first        = $expression instanceof Node\Expr\BinaryOp\BooleanOr ? $expression->left : null;
		$is_defined   = $first instanceof Node\Expr\FuncCall && $first->name instanceof Node\Name && 'defined' === $first->name->toString();
		return $is_condition && ! $is_defined
			? [
				RuleErrorBuilder::message(
					'A statement that depends on a condition is written with if.'
				)->identifier( 'hien.plainConditions' )->build(),
			]
			: [];
	}
}
