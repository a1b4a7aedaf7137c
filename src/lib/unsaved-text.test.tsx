import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hasUnsavedText, trackTyping } from './unsaved-text';

function Controlled() {
	const [ text, setText ] = useState( '' );
	return (
		<textarea
			value={ text }
			onChange={ ( { target } ) => setText( target.value ) }
		/>
	);
}

beforeAll( trackTyping );

it( 'sees what is typed into a controlled field, until it is empty again', async () => {
	render( <Controlled /> );
	expect( hasUnsavedText() ).toBe( false );
	await userEvent.type( screen.getByRole( 'textbox' ), 'Chào em' );
	expect( hasUnsavedText() ).toBe( true );
	await userEvent.clear( screen.getByRole( 'textbox' ) );
	expect( hasUnsavedText() ).toBe( false );
} );

it( 'does not take for typed what a field holds at first', () => {
	render( <textarea defaultValue="Tôi dạy học." /> );
	expect( hasUnsavedText() ).toBe( false );
} );
