import { isObject } from './is-object';

/** Milliseconds after which a response of the API is old. */
const OLD_AFTER = 5 * 60_000;

const receivedAt = new WeakMap< object, number >();

/** When a response was received, in milliseconds since 1970; undefined if that is unknown. */
function receivedTime( response: unknown ): number | undefined {
	return isObject( response ) ? receivedAt.get( response ) : undefined;
}

/** Stores when a response was received. An object that is received again with a cached screen keeps its age. */
export function storeAge( response: unknown ): void {
	if ( isObject( response ) && ! receivedAt.has( response ) ) {
		receivedAt.set( response, Date.now() );
	}
}

/** Whether a response is older than OLD_AFTER; false if its age is unknown. */
export function isOld( response: unknown ): boolean {
	const at = receivedTime( response );
	return at !== undefined && Date.now() - at > OLD_AFTER;
}

/** Whether a response was received before another one; false if an age is unknown. */
export function isOlder( response: unknown, other: unknown ): boolean {
	return (
		( receivedTime( response ) ?? Infinity ) <
		( receivedTime( other ) ?? -Infinity )
	);
}
