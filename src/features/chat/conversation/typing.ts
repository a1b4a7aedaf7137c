import type { Session } from '../connection-state';

/** Milliseconds without input after which the user no longer counts as typing. */
const TYPING_TIMEOUT = 1000;

/**
 * Shows that the user is typing: a flag of their side's latest message, cleared after TYPING_TIMEOUT or a lost line.
 */
export function createTyping(
	{ sdk, database }: Pick< Session, 'sdk' | 'database' >,
	uid: string
) {
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** Key of the message whose flag is set; '' for none. */
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
		/** @param key Key of the latest message of the user's side; undefined if the user did not write it: then nothing is shown. */
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
