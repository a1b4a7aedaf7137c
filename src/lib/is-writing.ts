/** Fields of one line that hold what somebody writes, as opposed to a search. */
const LINES = [ 'email', 'password', 'tel', 'text', 'url' ];

/** Fields that somebody has typed into. React sets the default value of a controlled field as well, which then tells nothing. */
const typed = new WeakSet< EventTarget >();

/** Begins to note which fields somebody types into. */
export function watchTyping(): void {
	document.addEventListener(
		'input',
		( { target } ) => target && typed.add( target ),
		true
	);
}

/** Whether a reload would lose text that the visitor has typed. */
export function isWriting(): boolean {
	const fields = document.querySelectorAll<
		HTMLInputElement | HTMLTextAreaElement
	>( 'textarea, input' );
	return [ ...fields ].some( ( field ) => {
		const { type, value, defaultValue } = field;
		const before = typed.has( field ) ? '' : defaultValue;
		return (
			( type === 'textarea' || LINES.includes( type ) ) &&
			value.trim() !== before.trim()
		);
	} );
}
