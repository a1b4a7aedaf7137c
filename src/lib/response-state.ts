/** The three states of a response: loading, failed, ready. */
export type ResponseState< Data > =
	| { readonly status: 'loading' }
	| {
			readonly status: 'error';
			readonly error: unknown;
			readonly retry: () => void;
	  }
	| { readonly status: 'ready'; readonly data: Data };
