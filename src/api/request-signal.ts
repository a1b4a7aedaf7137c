import { ApiError } from './errors';

/** Milliseconds that a request may take. */
export const TIMEOUT = 15_000;

export interface RequestSignal {
	/** Its abort reason is an ApiError. */
	readonly signal: AbortSignal;
	/** Restarts the timeout, of TIMEOUT or of other milliseconds. */
	readonly extend: ( milliseconds?: number ) => void;
	readonly release: () => void;
}

/** Creates a signal that is aborted together with the caller's, or after TIMEOUT. */
export function createSignal( callerSignal?: AbortSignal ): RequestSignal {
	const controller = new AbortController();
	const abort = () => controller.abort( new ApiError( 'aborted' ) );
	let timer: ReturnType< typeof setTimeout >;
	const extend = ( milliseconds = TIMEOUT ) => {
		clearTimeout( timer );
		timer = setTimeout(
			() => controller.abort( new ApiError( 'timeout' ) ),
			milliseconds
		);
	};
	extend();
	callerSignal?.addEventListener( 'abort', abort );
	if ( callerSignal?.aborted ) {
		abort();
	}
	return {
		signal: controller.signal,
		extend,
		release() {
			clearTimeout( timer );
			callerSignal?.removeEventListener( 'abort', abort );
		},
	};
}
