/** The three states of a response: loading, failed, ready. */
export type ResponseState< Data > =
	| { readonly status: 'loading' }
	| {
			readonly status: 'error';
			readonly error: Error;
			readonly retry: () => void;
	  }
	| { readonly status: 'ready'; readonly data: Data };

/** Combines two responses: ready when both are ready; retry() requests those that have failed. */
export function both< A, B >(
	a: ResponseState< A >,
	b: ResponseState< B >
): ResponseState< readonly [ A, B ] > {
	if ( a.status === 'ready' && b.status === 'ready' ) {
		return { status: 'ready', data: [ a.data, b.data ] };
	}
	const failed = [ a, b ].filter( ( { status } ) => status === 'error' );
	const [ first ] = failed;
	if ( first?.status !== 'error' ) {
		return { status: 'loading' };
	}
	return {
		...first,
		retry: () =>
			failed.forEach(
				( each ) => each.status === 'error' && each.retry()
			),
	};
}
