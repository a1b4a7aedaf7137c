/** The three states of a response: loading, failed, ready. */
export type ResponseState< Data > =
	| { readonly status: 'loading' }
	| {
			readonly status: 'error';
			readonly error: Error;
			readonly retry: () => void;
	  }
	| { readonly status: 'ready'; readonly data: Data };

/** Two responses as one: ready when both are, and requested again together where both have failed. */
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
