import { createListSource, emptyList, readChildren } from '../list-source';
import type { ListSource, Reader } from '../list-source';
import { isBefore, toMessage } from './message';
import type { Message } from './message';

/** How many of the newest messages are subscribed to. */
export const NEWEST = 30;
/** How many older messages one request loads. */
export const OLDER = 16;

/** Oldest first. */
export const NO_MESSAGES = emptyList< readonly Message[] >( [] );

function isSame( a: Message, b: Message ): boolean {
	return (
		a.isRead === b.isRead &&
		a.isOnPress === b.isOnPress &&
		a.createdAt === b.createdAt
	);
}

/** Merges the newest messages into the loaded ones; unchanged ones stay the same objects, which React skips. */
export function mergeNewest(
	known: readonly Message[],
	newest: readonly Message[]
): readonly Message[] {
	const [ first ] = newest;
	const last = known.at( -1 );
	// Fewer than NEWEST messages are the whole conversation: the others were deleted. After a long time offline there may
	// be a gap between the loaded messages and the newest: then the older ones are dropped, and loaded again when the
	// reader scrolls up.
	const keepsOlder =
		newest.length >= NEWEST && first && last && ! isBefore( last, first );
	const byKey = new Map( known.map( ( each ) => [ each.key, each ] ) );
	return [
		...( keepsOlder
			? known.filter( ( each ) => isBefore( each, first ) )
			: [] ),
		...newest.map( ( message ) => {
			const old = byKey.get( message.key );
			return old && isSame( old, message ) ? old : message;
		} ),
	];
}

export function createMessageSource(
	{ sdk, database, follow }: Reader,
	uid: string
): ListSource< readonly Message[] > {
	const all = sdk.ref( database, `chats/${ uid }` );
	const byTime = sdk.orderByChild( 'createdAt' );
	return createListSource( {
		empty: NO_MESSAGES,

		listen: ( change, fail ) =>
			follow(
				sdk.query( all, byTime, sdk.limitToLast( NEWEST ) ),
				( snapshot ) => {
					const newest = readChildren( snapshot, toMessage );
					change( ( { status, items: known, hasOlder } ) => {
						const items = mergeNewest( known, newest );
						// `hasOlder` is known from loadOlder(), and unknown again after a gap.
						const keepsOlder =
							status === 'ready' &&
							newest.length > 0 &&
							items[ 0 ]?.key === known[ 0 ]?.key;
						return {
							status: 'ready',
							items,
							hasOlder: keepsOlder
								? hasOlder
								: newest.length >= NEWEST,
						};
					} );
				},
				fail
			),

		async getOlder( { items: [ first ] } ) {
			const older = readChildren(
				await sdk.get(
					sdk.query(
						all,
						byTime,
						sdk.endBefore( first?.createdAt ?? null, first?.key ),
						sdk.limitToLast( OLDER )
					)
				),
				toMessage
			);
			// The conversation may have been deleted during the request.
			return ( { items } ) =>
				items[ 0 ]?.key === first?.key
					? {
							items: [ ...older, ...items ],
							hasOlder: older.length >= OLDER,
						}
					: {};
		},
	} );
}
