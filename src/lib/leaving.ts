/** Milliseconds after the start of leaving in which Firefox and Safari end the requests of a page. */
const LEAVING = 1000;

let leftAt = -LEAVING;

window.addEventListener( 'beforeunload', () => {
	leftAt = performance.now();
} );

/** Whether the browser is about to load another document, and ends requests for it. */
export function isLeaving(): boolean {
	return performance.now() - leftAt < LEAVING;
}
