import type { Session } from './connection';
import type { DataSnapshot } from './sdk';

/** What reads the database. */
export type Reader = Pick< Session, 'sdk' | 'database' | 'follow' >;

/** A list of the database, as far as it is known. */
export interface ListState< Items > {
	readonly status: 'loading' | 'ready' | 'error';
	readonly items: Items;
	readonly hasOlder: boolean;
	/** Whether older ones are on their way, or could not be loaded. */
	readonly older: 'idle' | 'loading' | 'error';
}

/** What becomes of a list that is known. */
export type Change< Items > = (
	known: ListState< Items >
) => Partial< ListState< Items > >;

interface Options< Items > {
	/** Nothing is known yet. */
	readonly empty: ListState< Items >;
	/** Follows the newest. Returns how to stop. */
	readonly listen: (
		change: ( next: Change< Items > ) => void,
		fail: () => void
	) => () => void;
	/** Asks for those before what is known. */
	readonly getOlder: (
		known: ListState< Items >
	) => Promise< Change< Items > >;
}

export interface ListSource< Items > {
	readonly getSnapshot: () => ListState< Items >;
	/** The database is listened to while somebody has subscribed. Returns how to stop. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Listens again, after an error. */
	readonly retry: () => void;
	readonly loadOlder: () => Promise< void >;
}

export function emptyList< Items >( items: Items ): ListState< Items > {
	return { status: 'loading', items, hasOlder: false, older: 'idle' };
}

/** The children of a place of the database, without those that cannot be read. */
export function readChildren< Item >(
	snapshot: DataSnapshot,
	read: ( key: string, value: unknown ) => Item | null
): Item[] {
	const items: Item[] = [];
	snapshot.forEach( ( child ) => {
		const item = read( child.key, child.val() );
		if ( item ) {
			items.push( item );
		}
	} );
	return items;
}

/**
 * A list whose newest items are followed as they change, and whose older ones come on request. It costs the same however
 * long it is.
 */
export function createListSource< Items >( {
	empty,
	listen,
	getOlder,
}: Options< Items > ): ListSource< Items > {
	const listeners = new Set< () => void >();
	let state = empty;
	let stop: ( () => void ) | null = null;

	function change( next: Change< Items > ): void {
		state = { ...state, ...next( state ) };
		listeners.forEach( ( listener ) => listener() );
	}

	function start(): void {
		stop = listen( change, () => change( () => ( { status: 'error' } ) ) );
	}

	return {
		getSnapshot: () => state,

		subscribe( listener ) {
			listeners.add( listener );
			if ( ! stop ) {
				start();
			}
			return () => {
				listeners.delete( listener );
				if ( listeners.size === 0 ) {
					stop?.();
					stop = null;
				}
			};
		},

		retry() {
			stop?.();
			change( () => ( { status: 'loading' } ) );
			start();
		},

		async loadOlder() {
			if ( ! state.hasOlder || state.older === 'loading' ) {
				return;
			}
			change( () => ( { older: 'loading' } ) );
			try {
				const next = await getOlder( state );
				// To show them is a task of its own, after that of reading them.
				await new Promise( ( resolve ) => setTimeout( resolve ) );
				change( ( known ) => ( { ...next( known ), older: 'idle' } ) );
			} catch {
				change( () => ( { older: 'error' } ) );
			}
		},
	};
}
