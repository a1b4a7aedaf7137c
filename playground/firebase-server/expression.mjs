import { parseExpressionAt } from 'acorn';
import { isSupported } from './pattern.mjs';
import { isObject } from './tree.mjs';
import {
	BINARY,
	SNAPSHOT_METHODS,
	STRING_METHODS,
	Snapshot,
	TypeMismatch,
	flag,
	number,
	text,
} from './values.mjs';

/*
 * The expressions of security rules. Their grammar is a part of JavaScript's, so acorn parses them; compile() refuses the
 * rest of JavaScript.
 *
 * https://firebase.google.com/docs/reference/security/database
 */

export class InvalidRule extends Error {}

/** Functions that evaluate a node of acorn's tree, by the node's type: (node, variables) => value. */
const EVALUATE = {
	Literal: ( { value } ) => value,
	ArrayExpression: ( { elements }, variables ) =>
		elements.map( ( element ) => evaluate( element, variables ) ),
	Identifier: ( { name }, variables ) => variables[ name ],
	ParenthesizedExpression: ( { expression }, variables ) =>
		evaluate( expression, variables ),
	UnaryExpression: ( { operator, argument }, variables ) =>
		operator === '!'
			? ! flag( evaluate( argument, variables ) )
			: -number( evaluate( argument, variables ) ),
	BinaryExpression: ( { operator, left, right }, variables ) =>
		BINARY[ operator ](
			evaluate( left, variables ),
			evaluate( right, variables )
		),
	LogicalExpression( { operator, left, right }, variables ) {
		const first = flag( evaluate( left, variables ) );
		return first === ( operator === '||' )
			? first
			: flag( evaluate( right, variables ) );
	},
	ConditionalExpression: ( { test, consequent, alternate }, variables ) =>
		evaluate(
			flag( evaluate( test, variables ) ) ? consequent : alternate,
			variables
		),
	MemberExpression( { object, property, computed }, variables ) {
		const owner = evaluate( object, variables );
		const name = computed
			? text( evaluate( property, variables ) )
			: property.name;
		if ( typeof owner === 'string' && name === 'length' ) {
			return owner.length;
		}
		if ( owner === null ) {
			return null; // `auth.uid` of a visitor who is not signed in.
		}
		if ( ! isObject( owner ) || owner instanceof Snapshot ) {
			throw new TypeMismatch( `There is no ${ name }.` );
		}
		return Object.hasOwn( owner, name ) ? owner[ name ] : null;
	},
	CallExpression( { callee, arguments: given }, variables ) {
		const owner = evaluate( callee.object, variables );
		const values = given.map( ( argument ) =>
			evaluate( argument, variables )
		);
		const { name } = callee.property;
		const methods =
			owner instanceof Snapshot ? SNAPSHOT_METHODS : STRING_METHODS;
		if (
			! Object.hasOwn( methods, name ) ||
			! ( owner instanceof Snapshot || typeof owner === 'string' )
		) {
			throw new TypeMismatch( `There is no ${ name }().` );
		}
		return methods[ name ]( owner, ...values );
	},
};

/** The operators that a node of acorn's tree may have, by the node's type. */
const OPERATORS = {
	UnaryExpression: [ '!', '-' ],
	BinaryExpression: Object.keys( BINARY ),
	LogicalExpression: [ '&&', '||' ],
};

function evaluate( node, variables ) {
	return EVALUATE[ node.type ]( node, variables );
}

/** Throws an InvalidRule for what is no expression of rules. */
function check( node, names ) {
	if ( ! Object.hasOwn( EVALUATE, node.type ) ) {
		throw new InvalidRule( `Rules have no ${ node.type }.` );
	}
	if ( node.type === 'Identifier' && ! names.has( node.name ) ) {
		throw new InvalidRule( `Unknown variable: ${ node.name }` );
	}
	if ( node.regex && ! isSupported( node.regex ) ) {
		throw new InvalidRule( `Rules have no such pattern: ${ node.raw }` );
	}
	if ( node.operator && ! OPERATORS[ node.type ].includes( node.operator ) ) {
		throw new InvalidRule( `Unknown operator: ${ node.operator }` );
	}
	for ( const part of partsOf( node ) ) {
		check( part, names );
	}
}

/** Returns the expressions inside a node. Throws an InvalidRule for a call of an unknown function. */
function partsOf( node ) {
	switch ( node.type ) {
		case 'CallExpression': {
			const { type, object, property, computed } = node.callee;
			if (
				type !== 'MemberExpression' ||
				computed ||
				! [ SNAPSHOT_METHODS, STRING_METHODS ].some( ( methods ) =>
					Object.hasOwn( methods, property.name )
				)
			) {
				throw new InvalidRule(
					`Unknown function: ${ property?.name ?? node.callee.name }`
				);
			}
			if ( property.name === 'matches' && ! node.arguments[ 0 ]?.regex ) {
				throw new InvalidRule(
					'matches() needs a regular expression.'
				);
			}
			return [ object, ...node.arguments ];
		}
		case 'MemberExpression':
			return node.computed
				? [ node.object, node.property ]
				: [ node.object ];
		case 'ArrayExpression':
			return node.elements;
		default:
			return [
				'left',
				'right',
				'argument',
				'test',
				'consequent',
				'alternate',
				'expression',
			]
				.map( ( name ) => node[ name ] )
				.filter( Boolean );
	}
}

/**
 * Compiles a rule.
 *
 * @param {string|boolean} source
 * @param {string[]}       names  The variables that the rule may use.
 * @return {(variables: Record<string, unknown>) => boolean} Whether it holds; a type error is a refusal.
 * @throws {InvalidRule}
 */
export function compile( source, names ) {
	const expression = String( source );
	let node;
	try {
		node = parseExpressionAt( expression, 0, {
			ecmaVersion: 2020,
			preserveParens: true,
		} );
	} catch ( error ) {
		throw new InvalidRule( `${ error.message } in ${ expression }` );
	}
	if ( expression.slice( node.end ).trim() !== '' ) {
		throw new InvalidRule(
			`Unexpected text after the expression: ${ expression }`
		);
	}
	check( node, new Set( names ) );
	return ( variables ) => {
		try {
			return evaluate( node, variables ) === true;
		} catch ( error ) {
			if ( error instanceof TypeMismatch ) {
				return false;
			}
			throw error;
		}
	};
}
