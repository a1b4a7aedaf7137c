import { fold } from '../../../lib/fold';
import type { Thread } from '../conversation/message';

/** A member's conversation as the list shows it. */
export interface ListedThread extends Thread {
	/** The member's user id. */
	readonly uid: string;
}

export type Filter = 'all' | 'unread' | 'blocked';

/** By uid. */
export type Threads = ReadonlyMap< string, ListedThread >;

/** Unread ones first, then the latest. */
export function arrange( threads: Threads ): ListedThread[] {
	return [ ...threads.values() ].sort(
		( a, b ) =>
			Number( b.unreadAdmin > 0 ) - Number( a.unreadAdmin > 0 ) ||
			b.lastAt - a.lastAt ||
			a.uid.localeCompare( b.uid )
	);
}

/** Those of a filter whose name contains a text, with or without its accents. */
export function choose(
	threads: readonly ListedThread[],
	filter: Filter,
	search: string,
	blocked: ReadonlySet< string >
): ListedThread[] {
	const wanted = fold( search );
	return threads.filter(
		( { uid, name, unreadAdmin } ) =>
			( filter !== 'unread' || unreadAdmin > 0 ) &&
			( filter !== 'blocked' || blocked.has( uid ) ) &&
			fold( name ).includes( wanted )
	);
}

/** How many messages of members nobody has read. */
export function countUnread( threads: Iterable< ListedThread > ): number {
	let count = 0;
	for ( const { unreadAdmin } of threads ) {
		count += unreadAdmin;
	}
	return count;
}

/** How many conversations have something that nobody has read. */
export function countUnreadThreads( threads: Threads ): number {
	return [ ...threads.values() ].filter(
		( { unreadAdmin } ) => unreadAdmin > 0
	).length;
}

function withAll(
	threads: Threads,
	added: readonly ListedThread[]
): Map< string, ListedThread > {
	const all = new Map( threads );
	for ( const thread of added ) {
		all.set( thread.uid, thread );
	}
	return all;
}

/**
 * Puts the latest conversations into those that are known. One that is among them no more was deleted, unless newer ones
 * have taken its place.
 *
 * @param threads What is known.
 * @param before  The latest as they were, latest last.
 * @param latest  The latest as they are, latest last.
 * @param limit   How many there are at most.
 */
export function mergeLatest(
	threads: Threads,
	before: readonly ListedThread[],
	latest: readonly ListedThread[],
	limit: number
): Threads {
	const merged = withAll( threads, latest );
	const isFull = latest.length >= limit;
	const oldest = latest[ 0 ]?.lastAt ?? 0;
	const kept = new Set( latest.map( ( { uid } ) => uid ) );
	for ( const { uid, lastAt } of before ) {
		if ( ! kept.has( uid ) && ! ( isFull && lastAt < oldest ) ) {
			merged.delete( uid );
		}
	}
	return merged;
}

/** Adds older conversations; what is known already is newer. */
export function mergeOlder(
	threads: Threads,
	older: readonly ListedThread[]
): Threads {
	return withAll(
		threads,
		older.filter( ( { uid } ) => ! threads.has( uid ) )
	);
}

/** Puts in what is unread. */
export function mergeUnread(
	threads: Threads,
	unread: readonly ListedThread[]
): Threads {
	return withAll( threads, unread );
}

/** Replaces one, or removes it where it is null. */
export function replaceThread(
	threads: Threads,
	uid: string,
	thread: ListedThread | null
): Threads {
	const all = withAll( threads, thread ? [ thread ] : [] );
	if ( ! thread ) {
		all.delete( uid );
	}
	return all;
}
