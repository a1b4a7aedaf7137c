type Field = HTMLInputElement | HTMLTextAreaElement;

let printed: Field[] = [];

/** Remembers the fields that the server printed, with what is typed into them before they are hydrated. */
export function rememberInput( host: Element ): void {
	printed = [
		...host.querySelectorAll< Field >(
			'textarea, input:not([type="file"])'
		),
	];
}

/**
 * Types what was typed into those fields into the ones that React has rendered in their place, because other software
 * has changed the page, and ticks what was ticked. For a form that is ready; its fields are then forgotten.
 */
export function restoreInput(): void {
	printed = printed.filter( ( before ) => {
		const field = document.getElementById( before.id );
		if ( ! field || field === before ) {
			return ! field;
		}
		if ( before.type === 'checkbox' ) {
			const { checked, defaultChecked } = before as HTMLInputElement;
			if ( checked !== defaultChecked ) {
				field.click();
			}
		} else if ( before.value !== before.defaultValue ) {
			// By the browser's setter: after its own one, React would see no change.
			Reflect.set(
				Reflect.getPrototypeOf( field ) ?? field,
				'value',
				before.value,
				field
			);
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
		return false;
	} );
}
