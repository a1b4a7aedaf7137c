import { logError } from './log-error';

/** Maximum milliseconds between two attempts. The first pause is 1000; each further one is twice as long. */
const LONGEST_PAUSE = 30_000;

/** Event of the window that ends the pauses, as `online` does. */
export const RETRY = 'hien-retry';

async function pause( milliseconds: number ): Promise< void > {
	const waiting = new AbortController();
	const { signal } = waiting;
	await new Promise( ( resolve ) => {
		setTimeout( resolve, milliseconds );
		window.addEventListener( 'online', resolve, { signal } );
		window.addEventListener( RETRY, resolve, { signal } );
	} );
	waiting.abort();
}

/** Imports code, again and again if its chunk cannot be loaded; `onFailure` gets the failures. Never rejects. */
export async function importWithRetry< Result >(
	attempt: () => Promise< Result >,
	onFailure?: ( failures: number ) => void
): Promise< Result > {
	for ( let failures = 1; ; failures++ ) {
		try {
			return await attempt();
		} catch ( error ) {
			if ( failures === 1 ) {
				logError( error );
			}
			onFailure?.( failures );
			await pause( Math.min( 500 * 2 ** failures, LONGEST_PAUSE ) );
		}
	}
}
