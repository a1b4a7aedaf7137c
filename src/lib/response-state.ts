/** Where a response stands: the three states of every part of a page that shows data. */
export type ResponseState< Response > =
	| { readonly status: 'loading' }
	| {
			readonly status: 'error';
			readonly error: Error;
			readonly retry: () => void;
	  }
	| { readonly status: 'ready'; readonly data: Response };
