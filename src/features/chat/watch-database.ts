import type { Session } from './connection-state';
import { reconnectIfLate } from './reconnect';

interface Listeners {
	readonly onConnected: ( isConnected: boolean ) => void;
	/** Called with the time before which sign-ins are revoked, in milliseconds; 0 for none. */
	readonly onRevoked: ( time: number ) => void;
}

/** Milliseconds between two writes of the user's presence; shorter than PRESENCE_SECONDS. */
const REPEAT = 2 * 60_000;

export interface Watch {
	/** Writes whether the user is present; initially true. */
	readonly setHere: ( isHere: boolean ) => void;
}

/** Watches the connection and revoked sign-ins until the page unloads, and writes the user's presence. */
export function watchDatabase(
	session: Session,
	{ onConnected, onRevoked }: Listeners
): Watch {
	const { sdk, database, me, follow } = session;
	// The database rules allow 256 slots per user. Two pages with the same slot share it.
	let slot = Math.floor( Math.random() * 256 );
	const place = () =>
		sdk.ref(
			database,
			`presence/${ me.uid }/${ slot.toString( 16 ).padStart( 2, '0' ) }`
		);

	let isConnected = false;
	let isHere = true;

	/** If the presence cannot be written, the user is only shown as away. */
	const ignore = () => {};

	/** Also writes that the user is away: a connection that is dead is noticed by a missing answer only. */
	function writePresence(): void {
		if ( ! isConnected ) {
			return;
		}
		if ( isHere ) {
			// onDisconnect() first: otherwise the presence would stay if the connection is lost in between.
			sdk.onDisconnect( place() ).remove().catch( ignore );
		}
		const value = isHere ? sdk.serverTimestamp() : null;
		reconnectIfLate( session, sdk.set( place(), value ) ).catch( ignore );
	}
	setInterval( writePresence, REPEAT );

	sdk.onValue( sdk.ref( database, '.info/connected' ), ( value ) => {
		isConnected = value.val() === true;
		if ( isConnected ) {
			// Each connection has its own slot: the database may notice the end of the last connection only later, and then
			// empties its slot. The old slot is emptied here too: the SDK has just repeated writes to it without an answer.
			sdk.set( place(), null ).catch( ignore );
			slot = ( slot + 1 ) % 256;
		}
		writePresence();
		onConnected( isConnected );
	} );
	follow( sdk.ref( database, `blocked/${ me.uid }` ), ( value ) =>
		onRevoked( Number( value.val() ) )
	);
	return {
		setHere( isNow ) {
			if ( isNow !== isHere ) {
				isHere = isNow;
				writePresence();
			}
		},
	};
}
