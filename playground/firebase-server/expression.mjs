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
 * The expressions of security rules. Their grammar is a part of JavaScript's, so acorn parses them; what rules do not
 * have is refused when they are loaded.
 *
 * https://firebase.google.com/docs/reference/security/database
 */

export class InvalidRule extends Error {}

/** Evaluators by the type of a node of acorn's tree: (node, variables) => value. */
const EVALUATE = {
	Literal: ( { value } ) => value,
	ArrayExpression: ( { elements }, variables ) =>
		elements.map( ( element ) => evaluate( element, variables ) ),
	Identifier: ( { name }, variables ) => variables[ name ],
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
		const method =
			owner instanceof Snapshot
				? SNAPSHOT_METHODS[ callee.property.name ]
				: STRING_METHODS[ callee.property.name ];
		if (
			! method ||
			! ( owner instanceof Snapshot || typeof owner === 'string' )
		) {
			throw new TypeMismatch(
				`There is no ${ callee.property.name }().`
			);
		}
		return method( owner, ...values );
	},
};

function evaluate( node, variables ) {
	return EVALUATE[ node.type ]( node, variables );
}

/** Refuses what rules do not have. */
function check( node, names ) {
	if ( ! EVALUATE[ node.type ] ) {
		throw new InvalidRule( `Rules have no ${ node.type }.` );
	}
	if ( node.type === 'Identifier' && ! names.has( node.name ) ) {
		throw new InvalidRule( `Unknown variable: ${ node.name }` );
	}
	if ( node.regex && ! isSupported( node.regex ) ) {
		throw new InvalidRule( `Rules have no such pattern: ${ node.raw }` );
	}
	if ( node.type === 'BinaryExpression' && ! BINARY[ node.operator ] ) {
		throw new InvalidRule( `Unknown operator: ${ node.operator }` );
	}
	if (
		node.type === 'UnaryExpression' &&
		! [ '!', '-' ].includes( node.operator )
	) {
		throw new InvalidRule( `Unknown operator: ${ node.operator }` );
	}
	for ( const part of partsOf( node ) ) {
		check( part, names );
	}
}

/** The expressions inside a node. Of a call, its name must be a known function. */
function partsOf( node ) {
	switch ( node.type ) {
		case 'CallExpression': {
			const { type, object, property } = node.callee;
			if (
				type !== 'MemberExpression' ||
				! (
					property.name in SNAPSHOT_METHODS ||
					property.name in STRING_METHODS
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
			]
				.map( ( name ) => node[ name ] )
				.filter( Boolean );
	}
}

/**
 * Compiles a rule.
 *
 * @param {string|boolean} source
 * @param {string[]}       names  Variables that it may use.
 * @return {(variables: Record<string, unknown>) => boolean} Whether it holds; a type error is a refusal.
 * @throws {InvalidRule}
 */
export function compile( source, names ) {
	const expression = String( source );
	let node;
	try {
		node = parseExpressionAt( expression, 0, { ecmaVersion: 2020 } );
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
