/**
 * The data of a Realtime Database: one JSON tree. Trees are never changed; set() returns a new one that shares the
 * unchanged branches. Null, an empty object and a missing child are the same.
 */

const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
const INTEGER_KEY = /^(?:0|-?[1-9]\d{0,9})$/;

/** The key of a value's priority. Priorities are not stored; security rules see those that a client writes. */
export const PRIORITY = '.priority';

export class InvalidData extends Error {}

/** The keys of a path such as `/chats/7`; the last may be PRIORITY. */
export function keysOf( path ) {
	const keys = path.split( '/' ).filter( ( key ) => key !== '' );
	withoutPriority( keys ).forEach( checkKey );
	if ( keys.length > MAX_DEPTH ) {
		throw new InvalidData( 'The path is too deep.' );
	}
	return keys;
}

function withoutPriority( keys ) {
	return keys.at( -1 ) === PRIORITY ? keys.slice( 0, -1 ) : keys;
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

/** Whether a character is one of ASCII's control characters. */
function isControl( character ) {
	return character < ' ' || character === '\u007f';
}

export function isObject( value ) {
	return typeof value === 'object' && value !== null;
}

/** Returns the value at some keys; null where there is none. */
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

/** Returns a copy of a tree that has another value at some keys. */
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

/** Turns a write of a priority alone, as setPriority() sends it, into one of the stored value with that priority. */
export function withItsValue( { keys, value }, root ) {
	const place = withoutPriority( keys );
	return place === keys
		? { keys, value }
		: {
				keys: place,
				value: { '.value': get( root, place ), [ PRIORITY ]: value },
			};
}

/** Returns the priorities in a value that a client sends, as pairs of path and priority. */
export function prioritiesIn( { keys, value } ) {
	if ( ! isObject( value ) ) {
		return [];
	}
	const priority = value[ PRIORITY ] ?? null;
	return [
		...( priority === null ? [] : [ [ keys.join( '/' ), priority ] ] ),
		...Object.entries( value ).flatMap( ( [ key, child ] ) =>
			prioritiesIn( { keys: [ ...keys, key ], value: child } )
		),
	];
}

/**
 * Turns a value that a client sends into the value to store: resolves server values, drops priorities, makes objects of
 * lists.
 *
 * @param {unknown} value
 * @param {unknown} old   The stored value; an increment adds to it.
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
		if ( key === PRIORITY ) {
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

/** Returns a value as REST and val() do: an object whose keys are mostly the numbers from 0 on becomes a list. */
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
