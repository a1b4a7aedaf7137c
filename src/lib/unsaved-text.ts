/** Types of <input> that hold written text; not `search`. */
const LINES = [ 'email', 'password', 'tel', 'text', 'url' ];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that were typed into => their saved text; React also updates `defaultValue` of controlled fields. */
const typed = new WeakMap< EventTarget, string >();

/** Starts to track which fields are typed into. */
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

/** Marks the current text of some fields as saved: it was sent, or is the initial one. */
export function markTextSaved( fields: Iterable< TextField > ): void {
	for ( const field of fields ) {
		typed.set( field, field.value );
	}
}

/** Whether a reload, or closing what is in `root`, would lose text that the visitor has typed. */
export function hasUnsavedText( root: ParentNode = document ): boolean {
	const fields = root.querySelectorAll< TextField >( 'textarea, input' );
	return [ ...fields ].some( ( field ) => {
		const { type, value, defaultValue } = field;
		const before = typed.get( field ) ?? defaultValue;
		return (
			( type === 'textarea' || LINES.includes( type ) ) &&
			value.trim() !== before.trim()
		);
	} );
}
