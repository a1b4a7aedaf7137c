/**
 * The data of a Realtime Database: one JSON tree. Trees are never changed; set() returns another one that shares what
 * is the same. Null, an empty object and a missing child are one and the same.
 */

const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
const INTEGER_KEY = /^(?:0|-?[1-9]\d{0,9})$/;

export class InvalidData extends Error {}

/** The keys of a path such as `/chats/7`. */
export function keysOf( path ) {
	const keys = path.split( '/' ).filter( ( key ) => key !== '' );
	keys.forEach( checkKey );
	if ( keys.length > MAX_DEPTH ) {
		throw new InvalidData( 'The path is too deep.' );
	}
	return keys;
}

/** @see https://firebase.google.com/docs/database/usage/limits#data_tree */
function checkKey( key ) {
	if (
		key === '' ||
		/[.$#[\]/]/.test( key ) ||
		[ ...key ].some( isControl ) ||
		Buffer.byteLength( key ) > MAX_KEY_BYTES
	) {
		throw new InvalidData( `Invalid key: ${ JSON.stringify( key ) }` );
	}
}

/** Whether it is one of ASCII's control characters. */
function isControl( character ) {
	return character < ' ' || character === '\u007f';
}

export function isObject( value ) {
	return typeof value === 'object' && value !== null;
}

/** The value at some keys; null where there is none. */
export function get( tree, keys ) {
	let value = tree;
	for ( const key of keys ) {
		value =
			isObject( value ) && Object.hasOwn( value, key )
				? value[ key ]
				: null;
	}
	return value;
}

/** A tree with another value at some keys. */
export function set( tree, keys, value ) {
	if ( keys.length === 0 ) {
		return value;
	}
	const [ key, ...rest ] = keys;
	const children = isObject( tree ) ? { ...tree } : {};
	const child = set( get( children, [ key ] ), rest, value );
	if ( child === null ) {
		delete children[ key ];
	} else {
		children[ key ] = child;
	}
	return Object.keys( children ).length === 0 ? null : children;
}

/**
 * A value as it is stored: server values are resolved, priorities are dropped, lists become objects.
 *
 * @param {unknown} value As a client sends it.
 * @param {unknown} old   What is stored in its place; an increment adds to it.
 * @param {number}  now   Milliseconds since 1970.
 * @throws {InvalidData}
 */
export function toStored( value, old, now ) {
	if ( typeof value === 'number' && ! Number.isFinite( value ) ) {
		throw new InvalidData( 'A number must be finite.' );
	}
	if ( ! isObject( value ) ) {
		return value ?? null;
	}
	if ( '.sv' in value ) {
		return serverValue( value[ '.sv' ], old, now );
	}
	if ( '.value' in value ) {
		return toStored( value[ '.value' ], old, now );
	}
	const stored = {};
	for ( const [ key, child ] of Object.entries( value ) ) {
		if ( key === '.priority' ) {
			continue;
		}
		checkKey( key );
		const childStored = toStored( child, get( old, [ key ] ), now );
		if ( childStored !== null ) {
			stored[ key ] = childStored;
		}
	}
	return Object.keys( stored ).length === 0 ? null : stored;
}

function serverValue( name, old, now ) {
	if ( name === 'timestamp' ) {
		return now;
	}
	if ( typeof name?.increment === 'number' ) {
		return ( typeof old === 'number' ? old : 0 ) + name.increment;
	}
	throw new InvalidData(
		`Unknown server value: ${ JSON.stringify( name ) }`
	);
}

function isIntegerKey( key ) {
	return (
		INTEGER_KEY.test( key ) &&
		Number( key ) >= -( 2 ** 31 ) &&
		Number( key ) < 2 ** 31
	);
}

/** Keys that are 32-bit integers come first, by their number; then the others, by their characters. */
export function compareKeys( a, b ) {
	const isNumber = isIntegerKey( a );
	if ( isNumber !== isIntegerKey( b ) ) {
		return isNumber ? -1 : 1;
	}
	if ( isNumber ) {
		return Number( a ) - Number( b );
	}
	return a < b ? -1 : Number( a > b );
}

/** A value as REST and val() give it: an object whose keys are mostly the numbers from 0 on becomes a list. */
export function toJson( value ) {
	if ( ! isObject( value ) ) {
		return value;
	}
	const entries = Object.entries( value ).map( ( [ key, child ] ) => [
		key,
		toJson( child ),
	] );
	const highest = Math.max(
		...entries.map( ( [ key ] ) =>
			/^(?:0|[1-9]\d*)$/.test( key ) ? Number( key ) : Infinity
		)
	);
	if ( highest >= entries.length * 2 ) {
		return Object.fromEntries( entries );
	}
	const list = new Array( highest + 1 ).fill( null );
	for ( const [ key, child ] of entries ) {
		list[ Number( key ) ] = child;
	}
	return list;
}
