import { isObject } from './is-object';

/** Milliseconds after which a response of the API is old. */
const OLD_AFTER = 5 * 60_000;

const receivedAt = new WeakMap< object, number >();

/** Whether a response was received before, as one of a cached screen. */
export function hasAge( response: unknown ): boolean {
	return isObject( response ) && receivedAt.has( response );
}

/** Stores when a response was received. An object that is received again with a cached screen keeps its age. */
export function storeAge( response: unknown ): void {
	if ( isObject( response ) && ! hasAge( response ) ) {
		receivedAt.set( response, Date.now() );
	}
}

/** Whether a response is older than OLD_AFTER; false if its age is unknown. */
export function isOld( response: unknown ): boolean {
	const at = isObject( response ) ? receivedAt.get( response ) : undefined;
	return at !== undefined && Date.now() - at > OLD_AFTER;
}
