import { entryKey } from './history';

/**
 * Ignores the second click of a double click whose first click has opened another page or an overlay: it would press
 * whatever lies there now, such as the player of a video.
 */
export function ignoreSecondClicks( signal: AbortSignal ): void {
	let entry = entryKey();
	window.addEventListener(
		'click',
		( event ) => {
			if ( event.detail > 1 && entry !== entryKey() ) {
				event.preventDefault();
				event.stopImmediatePropagation();
			} else {
				entry = entryKey();
			}
		},
		{ signal, capture: true }
	);
}
