import { useCallback, useEffect, useState } from 'react';

type State< Result > =
	| { readonly status: 'loading' }
	| { readonly status: 'error'; readonly cause: unknown }
	| { readonly status: 'ready'; readonly data: Result };

export type Requested< Result > = State< Result > & {
	readonly reload: () => void;
};

/** Sends a request, stable while it is the same; `reload` sends it again. A response stays until the next succeeds. */
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
