import type { ReactNode } from 'react';
import type { ResponseState } from '../../../lib/response-state';
import { LoadError } from '../empty/empty';

interface Props< Data > {
	readonly response: ResponseState< Data >;
	readonly placeholder: ReactNode;
	readonly children: ( data: Data ) => ReactNode;
}

/** Renders a part of the page from its response; a placeholder until that is there, the message of a failure otherwise. */
export function Loaded< Data >( props: Props< Data > ) {
	const { response, placeholder, children } = props;
	switch ( response.status ) {
		case 'loading':
			return placeholder;
		case 'error':
			return (
				<LoadError
					retry={ response.retry }
					error={ response.error }
					compact
				/>
			);
		case 'ready':
			return children( response.data );
	}
}
