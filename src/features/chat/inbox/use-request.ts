import { useCallback, useEffect, useState } from 'react';

type State< Result > =
	| { readonly status: 'loading' }
	| { readonly status: 'error'; readonly cause: unknown }
	| { readonly status: 'ready'; readonly data: Result };

export type Requested< Result > = State< Result > & {
	readonly reload: () => void;
};

/**
 * What a request answers.
 *
 * @param send The same function while the request is the same.
 * @return Its state, and how to send it again; what is shown stays until the new answer is there.
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
	const reload = useCallback( () => setAttempt( ( last ) => last + 1 ), [] );
	return { ...state, reload };
}
