import { logError } from './log-error';

/** Milliseconds for which the outcome of copying is shown. */
export const OUTCOME_SHOWN = 2000;

/** Copies a text to the clipboard. Resolves to whether that worked; browsers have no clipboard on http. */
export async function copyText( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch ( error ) {
		logError( error );
		return false;
	}
}
