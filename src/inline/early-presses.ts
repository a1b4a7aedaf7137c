/*
 * What a visitor presses or submits after the first paint and before the start script, which comes after the page: the
 * head keeps it, and presses.ts takes it over.
 */

/** Forms that only the app can send, until the app has mounted them (features/forms/form.tsx). */
export const FORM = '.hien-form:not([action]):not([novalidate])';

/** In the head. */
export function keepEarlyPresses(): void {
	window.hienEarly = [];
	for ( const type of [ 'click', 'submit' ] ) {
		window.addEventListener(
			type,
			( event ) => {
				// A click's target is no form, or does nothing.
				if (
					window.hienEarly?.push( event ) &&
					( event.target as Element ).matches( FORM )
				) {
					event.preventDefault();
				}
			},
			true
		);
	}
}

/** What was kept, once. */
export function takeEarlyPresses(): readonly Event[] {
	const kept = window.hienEarly ?? [];
	window.hienEarly = undefined;
	return kept;
}
