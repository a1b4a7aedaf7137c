import { fireEvent } from '@testing-library/react';

/**
 * Types "tiếng" as UniKey and OpenKey do: what was typed is replaced by Backspaces and letters within a few milliseconds,
 * without composition events.
 */
export function typeAsUniKey(
	field: HTMLInputElement | HTMLTextAreaElement
): void {
	const step = ( key: string, value: string, inputType: string ) => {
		fireEvent.keyDown( field, { key } );
		fireEvent.input( field, { target: { value }, inputType } );
		fireEvent.keyUp( field, { key } );
	};
	for ( const keys of [ 'tie', '<ê', 'ng', '<<<ếng' ] ) {
		for ( const key of keys ) {
			if ( key === '<' ) {
				step(
					'Backspace',
					field.value.slice( 0, -1 ),
					'deleteContentBackward'
				);
			} else {
				step( key, field.value + key, 'insertText' );
			}
		}
	}
}
