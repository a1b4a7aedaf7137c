import { createListeners } from '../../lib/listeners';
import { nextTask } from '../../lib/timing';
import type { Session } from './connection-state';
import type { DataSnapshot } from './sdk';

/** The parts of a session that read the database. */
export type Reader = Pick< Session, 'sdk' | 'database' | 'follow' >;

/** The loaded part of a list of the database. */
export interface ListState< Items > {
	readonly status: 'loading' | 'ready' | 'error';
	readonly items: Items;
	readonly hasOlder: boolean;
	/** Whether older items are being loaded, or could not be loaded. */
	readonly older: 'idle' | 'loading' | 'error';
}

/** Returns the changes to a list, like an updater function of setState(). */
type Change< Items > = (
	known: ListState< Items >
) => Partial< ListState< Items > >;

interface Options< Items > {
	readonly empty: ListState< Items >;
	/** Subscribes to the newest items. Returns a function that unsubscribes. */
	readonly listen: (
		change: ( next: Change< Items > ) => void,
		fail: () => void
	) => () => void;
	readonly getOlder: (
		known: ListState< Items >
	) => Promise< Change< Items > >;
}

export interface ListSource< Items > {
	readonly getSnapshot: () => ListState< Items >;
	/** The list is subscribed to the database while it has subscribers. Returns a function that unsubscribes. */
	readonly subscribe: ( listener: () => void ) => () => void;
	readonly retry: () => void;
	readonly loadOlder: () => Promise< void >;
}

export function emptyList< Items >( items: Items ): ListState< Items > {
	return { status: 'loading', items, hasOlder: false, older: 'idle' };
}

/** Reads the children of a database value; leaves out those for which `read` returns null. */
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

/** A list that is subscribed to its newest items, so at the same cost for any length, and loads older ones. */
export function createListSource< Items >( {
	empty,
	listen,
	getOlder,
}: Options< Items > ): ListSource< Items > {
	const { notify, subscribe } = createListeners( () => {
		start();
		return () => {
			stop?.();
			stop = null;
		};
	} );
	let state = empty;
	let stop: ( () => void ) | null = null;

	function change( next: Change< Items > ): void {
		state = { ...state, ...next( state ) };
		notify();
	}

	function start(): void {
		stop = listen( change, () => change( () => ( { status: 'error' } ) ) );
	}

	return {
		getSnapshot: () => state,

		subscribe,

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
				// Renders in a separate task: reading the response was a long one.
				await nextTask();
				change( ( known ) => ( { ...next( known ), older: 'idle' } ) );
			} catch {
				change( () => ( { older: 'error' } ) );
			}
		},
	};
}
