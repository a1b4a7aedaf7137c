import { get, isObject } from './tree.mjs';

/*
 * The values of security rules, their functions and operators.
 */

/** Thrown by a rule that uses a value of the wrong type. Such a rule refuses. */
export class TypeMismatch extends Error {}

/** A value of the database at a path: `root`, `data` and `newData` in rules. */
export class Snapshot {
	/**
	 * @param {unknown}                  root
	 * @param {string[]}                 keys
	 * @param {Object}                   [options]
	 * @param {(keys: string[]) => void} [options.onRead]     Called with the path of each value that a rule reads.
	 * @param {Map<string, unknown>}     [options.priorities] Path => priority, of the values that a client writes.
	 */
	constructor( root, keys, options = {} ) {
		this.root = root;
		this.keys = keys;
		this.options = options;
	}

	get value() {
		this.options.onRead?.( this.keys );
		return get( this.root, this.keys );
	}

	get priority() {
		return this.options.priorities?.get( this.keys.join( '/' ) ) ?? null;
	}

	at( keys ) {
		return new Snapshot( this.root, keys, this.options );
	}
}

export const SNAPSHOT_METHODS = {
	val: ( { value } ) => ( isObject( value ) ? new Opaque() : value ),
	exists: ( { value } ) => value !== null,
	getPriority: ( { priority } ) => priority,
	isString: ( { value } ) => typeof value === 'string',
	isNumber: ( { value } ) => typeof value === 'number',
	isBoolean: ( { value } ) => typeof value === 'boolean',
	child: ( snapshot, path ) =>
		snapshot.at( [
			...snapshot.keys,
			...text( path ).split( '/' ).filter( Boolean ),
		] ),
	parent( snapshot ) {
		if ( snapshot.keys.length === 0 ) {
			throw new TypeMismatch( 'The root has no parent.' );
		}
		return snapshot.at( snapshot.keys.slice( 0, -1 ) );
	},
	hasChild: ( { value }, path ) =>
		get( value, text( path ).split( '/' ).filter( Boolean ) ) !== null,
	hasChildren: ( { value }, keys ) =>
		keys
			? keys.every(
					( key ) => get( value, text( key ).split( '/' ) ) !== null
				)
			: isObject( value ),
};

export const STRING_METHODS = {
	contains: ( string, part ) => string.includes( text( part ) ),
	beginsWith: ( string, part ) => string.startsWith( text( part ) ),
	endsWith: ( string, part ) => string.endsWith( text( part ) ),
	replace: ( string, part, other ) =>
		string.replaceAll( text( part ), text( other ) ),
	toLowerCase: ( string ) => string.toLowerCase(),
	toUpperCase: ( string ) => string.toUpperCase(),
	matches: ( string, pattern ) => pattern.test( string ),
};

/** What `val()` returns for an object: rules can only compare it with null. */
class Opaque {}

export function text( value ) {
	if ( typeof value !== 'string' ) {
		throw new TypeMismatch( 'A string is needed.' );
	}
	return value;
}

export function flag( value ) {
	if ( typeof value !== 'boolean' ) {
		throw new TypeMismatch( 'A boolean is needed.' );
	}
	return value;
}

export function number( value ) {
	if ( typeof value !== 'number' ) {
		throw new TypeMismatch( 'A number is needed.' );
	}
	return value;
}

/** Throws unless both values are numbers, or both are strings. */
function comparable( a, b ) {
	if (
		typeof a !== typeof b ||
		( typeof a !== 'number' && typeof a !== 'string' )
	) {
		throw new TypeMismatch(
			'Only two numbers or two strings can be compared.'
		);
	}
}

function ordered( compare ) {
	return ( a, b ) => {
		comparable( a, b );
		return compare( a, b );
	};
}

export const BINARY = {
	'==': ( a, b ) => a === b,
	'===': ( a, b ) => a === b,
	'!=': ( a, b ) => a !== b,
	'!==': ( a, b ) => a !== b,
	'<': ordered( ( a, b ) => a < b ),
	'<=': ordered( ( a, b ) => a <= b ),
	'>': ordered( ( a, b ) => a > b ),
	'>=': ordered( ( a, b ) => a >= b ),
	'+': ( a, b ) =>
		typeof a === 'string' || typeof b === 'string'
			? `${ plain( a ) }${ plain( b ) }`
			: number( a ) + number( b ),
	'-': ( a, b ) => number( a ) - number( b ),
	'*': ( a, b ) => number( a ) * number( b ),
	'/': ( a, b ) => number( a ) / number( b ),
	'%': ( a, b ) => number( a ) % number( b ),
};

function plain( value ) {
	if ( isObject( value ) ) {
		throw new TypeMismatch( 'An object cannot be joined to a string.' );
	}
	return value;
}
