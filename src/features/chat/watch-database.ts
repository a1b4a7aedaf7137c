import type { Session } from './connection';

interface Listeners {
	/** Told whether the database can be reached, whenever that changes. */
	readonly onConnected: ( isConnected: boolean ) => void;
	/** Told the time before which sign-ins were revoked, milliseconds; 0 for none. */
	readonly onRevoked: ( time: number ) => void;
}

/** Follows the connection and the sign-in, and says in the database that somebody is here. Returns how to stop. */
export function watchDatabase(
	session: Session,
	{ onConnected, onRevoked }: Listeners
): () => void {
	const { sdk, database, me, follow } = session;
	const place = sdk.push( sdk.ref( database, `presence/${ me.uid }` ) );

	/** Whether it is written changes nothing but the dot that others see. */
	const ignore = () => {};

	function appear(): void {
		// First what happens at the end: it must not be lost with the connection.
		sdk.onDisconnect( place ).remove().catch( ignore );
		sdk.set( place, sdk.serverTimestamp() ).catch( ignore );
	}

	const ends = [
		sdk.onValue( sdk.ref( database, '.info/connected' ), ( value ) => {
			const isConnected = value.val() === true;
			if ( isConnected ) {
				appear();
			}
			onConnected( isConnected );
		} ),
		follow( sdk.ref( database, `blocked/${ me.uid }` ), ( value ) =>
			onRevoked( Number( value.val() ) )
		),
	];
	return () => ends.forEach( ( end ) => end() );
}
