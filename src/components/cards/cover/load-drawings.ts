import { logError } from '../../../lib/log-error';

/**
 * Loads the CSS drawings for covers without a picture. The server prints only those that its page needs; anything
 * rendered later needs them all. Never rejects: a cover works without its drawing.
 */
export async function loadDrawings(): Promise< void > {
	try {
		await import( /* webpackChunkName: "drawings" */ './drawings.scss' );
	} catch ( error ) {
		logError( error );
	}
}
