import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { SavedReply } from '../../../contract/types';
import { ReplyTool } from './reply-tool';

const REPLIES: readonly SavedReply[] = [ 'Chào', 'Lịch học', 'Học phí' ].map(
	( title ) => ( { title, text: `${ title } nhé.` } )
);

function Tool( { replies = REPLIES } ) {
	const input = useRef< HTMLTextAreaElement >( null );
	const [ text, setText ] = useState( '' );
	return (
		<>
			<ReplyTool
				request={ {
					status: 'ready',
					data: replies,
					reload: () => {},
				} }
				text={ text }
				setText={ setText }
				input={ input }
			/>
			<textarea
				ref={ input }
				value={ text }
				onChange={ ( { target } ) => {
					setText( target.value );
				} }
			/>
		</>
	);
}

const field = () => screen.getByRole( 'textbox' );
const list = () => screen.queryByRole( 'listbox' );
const option = ( name: RegExp ) => screen.getByRole( 'option', { name } );
const scrollIntoView = jest.fn();

beforeEach( () => {
	Element.prototype.scrollIntoView = scrollIntoView;
} );

it( 'says so where no answer is saved', async () => {
	render( <Tool replies={ [] } /> );
	await userEvent.type( field(), '/' );
	expect( screen.getByText( /^Bạn chưa lưu câu trả lời nào/ ) ).toBeVisible();
} );

it( 'inserts the answer that is clicked, and not where a finger begins to scroll', async () => {
	render( <Tool /> );
	await userEvent.type( field(), '/h' );
	fireEvent.pointerDown( option( /Học phí/ ) );
	expect( field() ).toHaveValue( '/h' );
	await userEvent.click( option( /Học phí/ ) );
	expect( field() ).toHaveValue( 'Học phí nhé.' );
	expect( field() ).toHaveFocus();
} );

it( 'keeps the chosen answer in view', async () => {
	render( <Tool /> );
	await userEvent.type( field(), '/{ArrowDown}{ArrowDown}' );
	expect( option( /Học phí/ ) ).toHaveAttribute( 'aria-selected', 'true' );
	expect( scrollIntoView.mock.contexts.at( -1 ) ).toBe( option( /Học phí/ ) );
	await userEvent.keyboard( '{Enter}' );
	expect( field() ).toHaveValue( 'Học phí nhé.' );
} );

it( 'stays closed after Escape while the words after the `/` are typed; the next `/` opens it', async () => {
	render( <Tool /> );
	await userEvent.type( field(), '/{Escape}ho' );
	expect( list() ).toBeNull();
	await userEvent.clear( field() );
	await userEvent.type( field(), '/ho' );
	expect( list() ).toBeVisible();
} );
