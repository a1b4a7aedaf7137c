import type { Session } from './connection';

interface Listeners {
	/** Called when the database is connected or disconnected. */
	readonly onConnected: ( isConnected: boolean ) => void;
	/** Called with the time before which sign-ins are revoked, in milliseconds; 0 for none. */
	readonly onRevoked: ( time: number ) => void;
}

/** Milliseconds between two writes of the user's presence; use-presence.ts counts a user as away after FRESH. */
const REPEAT = 2 * 60_000;

export interface Watch {
	/** Writes whether the user is here; at first they are. */
	readonly setHere: ( isHere: boolean ) => void;
}

/** Follows the connection and the sign-in until the page ends, and writes the user's presence. */
export function watchDatabase(
	session: Session,
	{ onConnected, onRevoked }: Listeners
): Watch {
	const { sdk, database, me, follow } = session;
	// The rules let a member's pages have 256 places. Two that take the same one share it.
	const slot = Math.floor( Math.random() * 256 )
		.toString( 16 )
		.padStart( 2, '0' );
	const place = sdk.ref( database, `presence/${ me.uid }/${ slot }` );

	let isConnected = false;
	let isHere = true;

	/** A presence that could not be written is no problem: others see no dot. */
	const ignore = () => {};

	function writePresence(): void {
		if ( isConnected && isHere ) {
			// The removal first: without it the presence would stay when the connection is lost in between.
			sdk.onDisconnect( place ).remove().catch( ignore );
			sdk.set( place, sdk.serverTimestamp() ).catch( ignore );
		}
	}
	setInterval( writePresence, REPEAT );

	sdk.onValue( sdk.ref( database, '.info/connected' ), ( value ) => {
		isConnected = value.val() === true;
		writePresence();
		onConnected( isConnected );
	} );
	follow( sdk.ref( database, `blocked/${ me.uid }` ), ( value ) =>
		onRevoked( Number( value.val() ) )
	);
	return {
		setHere( isNow ) {
			if ( isNow === isHere ) {
				return;
			}
			isHere = isNow;
			if ( isConnected && ! isHere ) {
				sdk.remove( place ).catch( ignore );
			}
			writePresence();
		},
	};
}
