import { PRIORITY, compareKeys, get, isObject } from './tree.mjs';

/*
 * Queries as the SDK sends them: `i` is the index (`.key`, `.value` or the path of a child; by default the priority,
 * which no stored value has, so that the key decides), `sp` and `ep` are the bounds, `sn` and `en` the keys at which
 * equal values begin and end, `sin` and `ein` tell whether the bounds belong to the result, `l` is the limit and `vf`
 * the side from which it counts.
 */

const MIN_KEY = '[MIN_NAME]';
const MAX_KEY = '[MAX_NAME]';

export function indexOf( query ) {
	return query.i ?? PRIORITY;
}

function indexValue( index, key, value ) {
	switch ( index ) {
		case '.key':
			return key;
		case '.value':
			return value;
		case PRIORITY:
			return null;
		default:
			return get( value, index.split( '/' ).filter( Boolean ) );
	}
}

/** Returns the place of a value's type in the order of values: null, false, true, numbers, strings, objects. */
function rank( value ) {
	if ( value === null || value === undefined ) {
		return 0;
	}
	if ( typeof value === 'boolean' ) {
		return value ? 2 : 1;
	}
	if ( typeof value === 'number' ) {
		return 3;
	}
	return typeof value === 'string' ? 4 : 5;
}

function compareValues( a, b ) {
	const difference = rank( a ) - rank( b );
	if ( difference !== 0 || isObject( a ) ) {
		return difference;
	}
	return a < b ? -1 : Number( a > b );
}

function compareNames( a, b ) {
	if ( a === b ) {
		return 0;
	}
	if ( a === MIN_KEY || b === MAX_KEY ) {
		return -1;
	}
	return b === MIN_KEY || a === MAX_KEY ? 1 : compareKeys( a, b );
}

/** Compares two entries `[ value of the index, key ]`. */
function compareEntries( index, a, b ) {
	return index === '.key'
		? compareNames( a[ 0 ], b[ 0 ] )
		: compareValues( a[ 0 ], b[ 0 ] ) || compareNames( a[ 1 ], b[ 1 ] );
}

/**
 * Selects children of a value.
 *
 * @return {unknown} An object of the children, null where the query selects none; the whole value without a query.
 */
export function select( value, query ) {
	if ( ! query || ! isObject( value ) ) {
		return value;
	}
	const index = indexOf( query );
	const compare = ( a, b ) => compareEntries( index, a, b );
	let entries = Object.entries( value ).map( ( [ key, child ] ) => [
		indexValue( index, key, child ),
		key,
	] );
	if ( 'sp' in query ) {
		const start = [ query.sp, query.sn ?? MIN_KEY ];
		entries = entries.filter( ( entry ) =>
			query.sin === false
				? compare( entry, start ) > 0
				: compare( entry, start ) >= 0
		);
	}
	if ( 'ep' in query ) {
		const end = [ query.ep, query.en ?? MAX_KEY ];
		entries = entries.filter( ( entry ) =>
			query.ein === false
				? compare( entry, end ) < 0
				: compare( entry, end ) <= 0
		);
	}
	if ( query.l ) {
		entries.sort( compare );
		entries =
			query.vf === 'r'
				? entries.slice( -query.l )
				: entries.slice( 0, query.l );
	}
	return entries.length === 0
		? null
		: Object.fromEntries(
				entries.map( ( [ , key ] ) => [ key, value[ key ] ] )
			);
}

/** Returns a query as the variable `query` of rules. */
export function forRules( query ) {
	const index = query ? indexOf( query ) : null;
	const isEqual =
		Boolean( query ) &&
		'sp' in query &&
		'ep' in query &&
		query.sp === query.ep;
	return {
		orderByKey: index === '.key',
		orderByValue: index === '.value',
		orderByPriority: index === PRIORITY,
		orderByChild:
			index !== null && ! index.startsWith( '.' ) ? index : null,
		startAt: query?.sp ?? null,
		endAt: query?.ep ?? null,
		equalTo: isEqual ? query.sp : null,
		limitToFirst: query?.l && query.vf !== 'r' ? query.l : null,
		limitToLast: query?.l && query.vf === 'r' ? query.l : null,
	};
}
