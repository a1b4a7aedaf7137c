/** Milliseconds after which a response of the API is old. */
const OLD_AFTER = 5 * 60_000;

const receivedAt = new WeakMap< object, number >();

function isObject( value: unknown ): value is object {
	return typeof value === 'object' && value !== null;
}

/** Notes when a response came. One that comes again, with a cached screen, stays as old as it is. */
export function noteAge( response: unknown ): void {
	if ( isObject( response ) && ! receivedAt.has( response ) ) {
		receivedAt.set( response, Date.now() );
	}
}

/** Whether a response whose age was noted is old. */
export function isOld( response: unknown ): boolean {
	const at = isObject( response ) ? receivedAt.get( response ) : undefined;
	return at !== undefined && Date.now() - at > OLD_AFTER;
}
