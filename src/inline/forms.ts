/*
 * Printed in <head>. Forms without an `action` are sent by the app. One that is submitted before the app has started is
 * remembered: the app sends it when it is hydrated (features/forms/form.tsx).
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
