import { useCallback, useEffect, useState } from 'react';

type State< Result > =
	| { readonly status: 'loading' }
	| { readonly status: 'error'; readonly cause: unknown }
	| { readonly status: 'ready'; readonly data: Result };

export type Requested< Result > = State< Result > & {
	readonly reload: () => void;
};

/**
 * Sends a request, and returns its state and response.
 *
 * @param send Sends it; must be stable while the request is the same.
 * @return The state, with `reload`, which sends it again. A response stays until the next one, and if that request
 *         fails.
 */
export function useRequest< Result >(
	send: () => Promise< Result >
): Requested< Result > {
	const [ attempt, setAttempt ] = useState( 0 );
	const [ state, setState ] = useState< State< Result > >( {
		status: 'loading',
	} );
	useEffect( () => {
		let isCurrent = true;
		send().then(
			( data ) => isCurrent && setState( { status: 'ready', data } ),
			( cause: unknown ) =>
				isCurrent &&
				setState( ( before ) =>
					before.status === 'ready'
						? before
						: { status: 'error', cause }
				)
		);
		return () => {
			isCurrent = false;
		};
	}, [ send, attempt ] );
	const reload = useCallback( () => {
		setState( ( before ) =>
			before.status === 'error' ? { status: 'loading' } : before
		);
		setAttempt( ( last ) => last + 1 );
	}, [] );
	return { ...state, reload };
}
