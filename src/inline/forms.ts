/*
 * Printed in <head>. A form without an address is sent by the app. One that is submitted before the app has started
 * keeps what was typed: the app sends it when it starts (features/forms/form.tsx).
 */
const FORM = '.hien-form:not([action],[novalidate])';

window.addEventListener(
	'submit',
	( event ) => {
		const { target } = event;
		if ( target instanceof HTMLFormElement && target.matches( FORM ) ) {
			event.preventDefault();
			event.stopPropagation();
			window.hienEarlyForm = target;
		}
	},
	true
);
