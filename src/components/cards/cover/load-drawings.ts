import { logError } from '../../../lib/log-error';

/** Loads all drawings for covers without a picture; the server prints those of its page. Never rejects. */
export async function loadDrawings(): Promise< void > {
	try {
		await import( /* webpackChunkName: "drawings" */ './drawings.scss' );
	} catch ( error ) {
		logError( error );
	}
}
