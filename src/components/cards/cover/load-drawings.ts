import { logError } from '../../../lib/log-error';

/**
 * Loads what is drawn on covers without a picture, for what the server has not printed: a page has the drawings that it was
 * printed with. Never rejects: a cover is seen without its drawing as well.
 */
export async function loadDrawings(): Promise< void > {
	try {
		await import( /* webpackChunkName: "drawings" */ './drawings.scss' );
	} catch ( error ) {
		logError( error );
	}
}
