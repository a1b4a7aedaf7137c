import { toThread } from '../conversation/message';
import { createListSource, emptyList, readChildren } from '../list-source';
import type { ListSource, Reader } from '../list-source';
import { mergeLatest, mergeOlder, replaceThread, withThreads } from './threads';
import type { ListedThread, Threads } from './threads';

const PAGE = 50;
/** Number of unread conversations that are subscribed to: the maximum of one query under the database rules. */
export const FOLLOWED_UNREAD = 100;

export const NO_THREADS = emptyList< Threads >( new Map() );

/** For each list that is shown, the function that removes a conversation from it. */
const droppers = new Set< ( uid: string ) => void >();

/** Removes a deleted conversation from the list, which is subscribed only to the latest and the unread ones. */
export function dropThread( uid: string ): void {
	droppers.forEach( ( drop ) => drop( uid ) );
}

function toListed( uid: string, value: unknown ): ListedThread | null {
	const thread = toThread( value );
	return thread && { uid, ...thread };
}

/** The conversations of all members. It subscribes to the latest and the unread ones, and loads older ones on request. */
export function createThreadSource( {
	sdk,
	database,
	follow,
}: Reader ): ListSource< Threads > {
	const all = sdk.ref( database, 'threads' );
	const byTime = sdk.orderByChild( 'lastAt' );
	let latest: readonly ListedThread[] = [];
	let unread: readonly ListedThread[] = [];
	/** The oldest loaded conversation; the next page ends before it. */
	let oldest: ListedThread | undefined;

	return createListSource( {
		empty: NO_THREADS,

		listen( change, fail ) {
			/** Reloads a conversation that is no longer unread: it was read or deleted. */
			async function update( uid: string ): Promise< void > {
				const value = await sdk.get(
					sdk.ref( database, `threads/${ uid }` )
				);
				const thread = toListed( uid, value.val() );
				change( ( { items } ) =>
					items.has( uid )
						? { items: replaceThread( items, uid, thread ) }
						: {}
				);
			}

			function drop( uid: string ): void {
				change( ( { items } ) => ( {
					items: replaceThread( items, uid, null ),
				} ) );
			}
			droppers.add( drop );

			const ends = [
				() => droppers.delete( drop ),
				follow(
					sdk.query( all, byTime, sdk.limitToLast( PAGE ) ),
					( snapshot ) => {
						const before = latest;
						latest = readChildren( snapshot, toListed );
						oldest ??= latest[ 0 ];
						change( ( { status, items, hasOlder } ) => ( {
							status: 'ready',
							items: mergeLatest( items, before, latest, PAGE ),
							hasOlder:
								status === 'ready'
									? hasOlder
									: latest.length >= PAGE,
						} ) );
					},
					fail
				),
				follow(
					sdk.query(
						all,
						sdk.orderByChild( 'unreadAdmin' ),
						sdk.startAt( 1 ),
						sdk.limitToLast( FOLLOWED_UNREAD )
					),
					( snapshot ) => {
						const before = unread;
						unread = readChildren( snapshot, toListed );
						change( ( { items } ) => ( {
							items: withThreads( items, unread ),
						} ) );
						// The latest ones have their own subscription, and get() would return their old values from its
						// cache.
						const isFollowed = new Set(
							[ ...unread, ...latest ].map( ( { uid } ) => uid )
						);
						for ( const { uid } of before ) {
							if ( ! isFollowed.has( uid ) ) {
								// Without a connection the row keeps its old state until the next change.
								update( uid ).catch( () => {} );
							}
						}
					},
					fail
				),
			];
			return () => ends.forEach( ( end ) => end() );
		},

		async getOlder() {
			const older = readChildren(
				await sdk.get(
					sdk.query(
						all,
						byTime,
						sdk.endBefore( oldest?.lastAt ?? null, oldest?.uid ),
						sdk.limitToLast( PAGE )
					)
				),
				toListed
			);
			oldest = older[ 0 ] ?? oldest;
			return ( { items } ) => ( {
				items: mergeOlder( items, older ),
				hasOlder: older.length >= PAGE,
			} );
		},
	} );
}
