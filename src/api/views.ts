import { boot } from '../lib/boot';

/** Tells the server that a post or video was read. Nobody waits for an answer, even when the page is left. */
export function reportView( id: number ): void {
	const { rest, namespace } = boot();
	navigator.sendBeacon(
		`${ rest }${ namespace }/views`,
		new URLSearchParams( { id: String( id ) } )
	);
}
