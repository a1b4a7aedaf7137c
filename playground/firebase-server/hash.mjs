import { createHash } from 'node:crypto';
import { compareKeys, isObject } from './tree.mjs';

function sha1( text ) {
	return createHash( 'sha1' ).update( text ).digest( 'base64' );
}

function ieee754( number ) {
	const bytes = Buffer.alloc( 8 );
	bytes.writeDoubleBE( number );
	return bytes.toString( 'hex' );
}

/**
 * Returns the hash of a value as the SDK computes it: a client sends the hash of the value that it has, a transaction
 * that of the value that it has read.
 *
 * @see https://github.com/firebase/firebase-js-sdk/tree/main/packages/database/src/core/snap LeafNode and ChildrenNode.
 */
export function hashOf( value ) {
	if ( value === null ) {
		return '';
	}
	if ( ! isObject( value ) ) {
		return sha1(
			`${ typeof value }:${ typeof value === 'number' ? ieee754( value ) : value }`
		);
	}
	const keys = Object.keys( value ).sort( compareKeys );
	return sha1(
		keys
			.map( ( key ) => `:${ key }:${ hashOf( value[ key ] ) }` )
			.join( '' )
	);
}
