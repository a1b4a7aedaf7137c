import { toThread } from '../conversation/message';
import { createListSource, emptyList, readChildren } from '../list-source';
import type { ListSource, Reader } from '../list-source';
import { mergeLatest, mergeOlder, mergeUnread, replaceThread } from './threads';
import type { ListedThread, Threads } from './threads';

/** How many conversations come at once. */
const PAGE = 50;
/** The most that the database's rules give at once. */
const MOST = 100;

export const NO_THREADS = emptyList< Threads >( new Map() );

function toListed( uid: string, value: unknown ): ListedThread | null {
	const thread = toThread( value );
	return thread && { uid, ...thread };
}

/** The conversations of all members: the latest and all that are unread. */
export function createThreadSource( {
	sdk,
	database,
	follow,
}: Reader ): ListSource< Threads > {
	const all = sdk.ref( database, 'threads' );
	const byTime = sdk.orderByChild( 'lastAt' );
	let latest: readonly ListedThread[] = [];
	let unread: readonly ListedThread[] = [];
	/** The oldest that was asked for: older ones follow it. */
	let oldest: ListedThread | undefined;

	return createListSource( {
		empty: NO_THREADS,

		listen( change, fail ) {
			/** What became of a conversation that is not unread any more: it was read or deleted. */
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

			const ends = [
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
						sdk.limitToLast( MOST )
					),
					( snapshot ) => {
						const before = unread;
						unread = readChildren( snapshot, toListed );
						change( ( { items } ) => ( {
							items: mergeUnread( items, unread ),
						} ) );
						// What becomes of the latest ones is told by their own listener; the SDK would answer with what it had before.
						const isFollowed = new Set(
							[ ...unread, ...latest ].map( ( { uid } ) => uid )
						);
						for ( const { uid } of before ) {
							if ( ! isFollowed.has( uid ) ) {
								// Without a connection the old state stays until the next change.
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
