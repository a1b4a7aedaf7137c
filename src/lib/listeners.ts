type Subscribe = ( listener: () => void ) => () => void;

/** `subscribe` of useSyncExternalStore() for a value that changes with events. */
export function listenTo( target: EventTarget, ...types: string[] ): Subscribe {
	return ( listener ) => {
		types.forEach( ( type ) => target.addEventListener( type, listener ) );
		return () =>
			types.forEach( ( type ) =>
				target.removeEventListener( type, listener )
			);
	};
}

/** Listeners of changes. `start` is called for the first; what it returns, after the last has left. */
export function createListeners( start: () => () => void = () => () => {} ): {
	readonly notify: () => void;
	readonly subscribe: Subscribe;
} {
	const listeners = new Set< () => void >();
	let stop: ( () => void ) | null = null;
	return {
		notify: () => listeners.forEach( ( listener ) => listener() ),
		subscribe( listener ) {
			listeners.add( listener );
			stop ??= start();
			return () => {
				listeners.delete( listener );
				if ( listeners.size === 0 ) {
					stop?.();
					stop = null;
				}
			};
		},
	};
}
