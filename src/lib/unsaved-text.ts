/** Fields of one line that hold what somebody writes, as opposed to a search. */
const LINES = [ 'email', 'password', 'tel', 'text', 'url' ];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fields that somebody has typed into, and the text that needs not be kept. React sets the default value of a controlled
 * field as well, which then tells nothing.
 */
const typed = new WeakMap< EventTarget, string >();

/** Begins to note which fields somebody types into. */
export function trackTyping(): void {
	document.addEventListener(
		'input',
		( { target } ) => {
			if ( target && ! typed.has( target ) ) {
				typed.set( target, '' );
			}
		},
		true
	);
}

/** Notes that the text of some fields has been sent, or is what they held at first. */
export function markTextSaved( fields: Iterable< TextField > ): void {
	for ( const field of fields ) {
		typed.set( field, field.value );
	}
}

/** Whether a reload would lose text that the visitor has typed. */
export function hasUnsavedText(): boolean {
	const fields = document.querySelectorAll< TextField >( 'textarea, input' );
	return [ ...fields ].some( ( field ) => {
		const { type, value, defaultValue } = field;
		const before = typed.get( field ) ?? defaultValue;
		return (
			( type === 'textarea' || LINES.includes( type ) ) &&
			value.trim() !== before.trim()
		);
	} );
}
