import { useCallback, useEffect, useState } from 'react';
import type { ResponseState } from './response-state';

export type Requested< Result > = ResponseState< Result > & {
	readonly reload: () => void;
};

/** Sends a request, stable while it is the same; `reload` sends it again. A response stays until the next succeeds. */
export function useRequest< Result >(
	send: () => Promise< Result >
): Requested< Result > {
	const [ attempt, setAttempt ] = useState( 0 );
	const [ state, setState ] = useState< ResponseState< Result > >( {
		status: 'loading',
	} );
	const reload = useCallback( () => {
		setState( ( before ) =>
			before.status === 'error' ? { status: 'loading' } : before
		);
		setAttempt( ( last ) => last + 1 );
	}, [] );
	useEffect( () => {
		let isCurrent = true;
		send().then(
			( data ) => isCurrent && setState( { status: 'ready', data } ),
			( error: unknown ) =>
				isCurrent &&
				setState( ( before ) =>
					before.status === 'ready'
						? before
						: { status: 'error', error, retry: reload }
				)
		);
		return () => {
			isCurrent = false;
		};
	}, [ send, attempt, reload ] );
	return { ...state, reload };
}
