import type { Session } from '../connection';

/** Milliseconds without input after which somebody no longer types. */
export const TYPING_TIMEOUT = 1000;

/**
 * Says that somebody types: a flag of their own newest message. It goes off after TYPING_TIMEOUT, and when the connection
 * is lost.
 */
export function createTyping(
	{ sdk, database }: Pick< Session, 'sdk' | 'database' >,
	uid: string
) {
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** The message whose flag is on; '' for none. */
	let flagged = '';
	const ignore = () => {};
	const flag = ( key: string ) =>
		sdk.ref( database, `chats/${ uid }/${ key }/isOnPress` );

	function stop(): void {
		clearTimeout( timer );
		if ( flagged ) {
			const place = flag( flagged );
			flagged = '';
			sdk.set( place, false ).catch( ignore );
			sdk.onDisconnect( place ).cancel().catch( ignore );
		}
	}

	return {
		/** @param key The newest message of who types; undefined where they have written none, which nobody sees then. */
		type( key: string | undefined ): void {
			if ( key !== undefined && key !== flagged ) {
				stop();
				flagged = key;
				sdk.onDisconnect( flag( key ) ).set( false ).catch( ignore );
				sdk.set( flag( key ), true ).catch( ignore );
			}
			clearTimeout( timer );
			timer = setTimeout( stop, TYPING_TIMEOUT );
		},
		stop,
	};
}
