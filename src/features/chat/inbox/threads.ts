import { fold } from '../../../lib/fold';
import type { Thread } from '../conversation/message';

/** A member's conversation as the list shows it. */
export interface ListedThread extends Thread {
	/** The member's user id. */
	readonly uid: string;
}

export type Filter = 'all' | 'unread' | 'blocked';

/** Conversations by the member's user id. */
export type Threads = ReadonlyMap< string, ListedThread >;

/** Sorts conversations for the list: unread ones first, then the latest. */
export function sortThreads( threads: Threads ): ListedThread[] {
	return [ ...threads.values() ].sort(
		( a, b ) =>
			Number( b.unreadAdmin > 0 ) - Number( a.unreadAdmin > 0 ) ||
			b.lastAt - a.lastAt ||
			a.uid.localeCompare( b.uid )
	);
}

/** Returns the conversations of a filter whose member's name contains the search text, with or without accents. */
export function filterThreads(
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

export function countUnreadMessages( threads: Threads ): number {
	let count = 0;
	for ( const { unreadAdmin } of threads.values() ) {
		count += unreadAdmin;
	}
	return count;
}

export function countUnreadThreads( threads: Threads ): number {
	return [ ...threads.values() ].filter(
		( { unreadAdmin } ) => unreadAdmin > 0
	).length;
}

export function withThreads(
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
 * Merges the latest conversations (at most `limit`, oldest first) into the loaded ones. One that was among them before
 * and is not now was deleted, unless newer ones have displaced it.
 */
export function mergeLatest(
	threads: Threads,
	before: readonly ListedThread[],
	latest: readonly ListedThread[],
	limit: number
): Threads {
	const merged = withThreads( threads, latest );
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

/** Adds older conversations. Loaded ones are more recent, and are kept. */
export function mergeOlder(
	threads: Threads,
	older: readonly ListedThread[]
): Threads {
	return withThreads(
		threads,
		older.filter( ( { uid } ) => ! threads.has( uid ) )
	);
}

/** Replaces a conversation; null removes it. */
export function replaceThread(
	threads: Threads,
	uid: string,
	thread: ListedThread | null
): Threads {
	const all = withThreads( threads, thread ? [ thread ] : [] );
	if ( ! thread ) {
		all.delete( uid );
	}
	return all;
}
