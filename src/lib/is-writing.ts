/** Fields of one line that hold what somebody writes, as opposed to a search. */
const LINES = [ 'email', 'password', 'tel', 'text', 'url' ];

/** Whether a reload would lose text that the visitor has typed. */
export function isWriting(): boolean {
	const fields = document.querySelectorAll<
		HTMLInputElement | HTMLTextAreaElement
	>( 'textarea, input' );
	return [ ...fields ].some(
		( { type, value, defaultValue } ) =>
			( type === 'textarea' || LINES.includes( type ) ) &&
			value.trim() !== defaultValue.trim()
	);
}
