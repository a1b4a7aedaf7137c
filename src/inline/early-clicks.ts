/*
 * What a visitor presses or submits after the first paint and before the start script, which comes after the page: the
 * head keeps it, and click-queue.ts takes it over. Short, since the head is in the way of the first view.
 */

/** In the head. Forms without an address are those that only the app can send. */
export function recordEarlyClicks(): void {
	const kept: Event[] = [];
	window.hienEarlyClicks = kept;
	window.onclick = window.onsubmit = ( event: Event ) => {
		kept.push( event );
		if (
			( event.target as Element ).matches( '.hien-form:not([action])' )
		) {
			event.preventDefault();
		}
	};
}

/** What was kept. */
export function takeEarlyClicks(): readonly Event[] {
	window.onclick = window.onsubmit = null;
	return window.hienEarlyClicks ?? [];
}
