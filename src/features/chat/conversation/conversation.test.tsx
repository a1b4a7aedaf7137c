import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { writeBoot } from '../../../../tests/js/server';
import { Composer } from './composer';
import { imageSize, toMessage } from './message';
import type { Message } from './message';
import { mergeNewest, NEWEST } from './message-source';
import { MessageText } from './message-text';
import { pauseBefore } from './send';
import { useDraft } from './use-draft';

function message( key: string, changes: Partial< Message > = {} ): Message {
	return {
		key,
		type: 'user',
		username: 'Bình',
		avt: '',
		message: key,
		user_id: '7',
		img: '',
		createdAt: 1,
		isRead: false,
		isOnPress: false,
		...changes,
	};
}

beforeEach( () => {
	writeBoot();
} );

describe( 'the newest messages among those that are known', () => {
	const some = ( from: number, count: number ) =>
		Array.from( { length: count }, ( _, index ) =>
			message( `n${ from + index }` )
		);

	it( 'leave older ones, and objects that did not change', () => {
		const known = some( 100, NEWEST );
		const newest = some( 101, NEWEST );
		newest[ 1 ] = message( 'n102', { isRead: true } );
		const merged = mergeNewest( known, newest );
		expect( merged.map( ( { key } ) => key ) ).toEqual(
			some( 100, NEWEST + 1 ).map( ( { key } ) => key )
		);
		expect( merged[ 1 ] ).toBe( known[ 1 ] );
		expect( merged[ 2 ]?.isRead ).toBe( true );
	} );

	it( 'are all that there are where they are fewer than were asked for', () => {
		const newest = some( 200, 2 );
		expect( mergeNewest( some( 100, 5 ), newest ) ).toEqual( newest );
	} );

	it( 'replace all where there is a gap between both', () => {
		const newest = Array.from( { length: NEWEST }, ( _, index ) =>
			message( `n${ 100 + index }` )
		);
		expect( mergeNewest( [ message( 'a' ) ], newest ) ).toEqual( newest );
	} );

	it( 'are none once the conversation is deleted', () => {
		expect( mergeNewest( [ message( 'a' ) ], [] ) ).toEqual( [] );
	} );
} );

it( 'waits half a second between messages, and for the minute after thirty', () => {
	expect( pauseBefore( null, 5 ) ).toBe( 0 );
	expect( pauseBefore( { at: 1000, from: 1000, count: 1 }, 1200 ) ).toBe(
		350
	);
	expect( pauseBefore( { at: 1000, from: 1000, count: 1 }, 9000 ) ).toBe( 0 );
	expect( pauseBefore( { at: 30_000, from: 1000, count: 30 }, 40_000 ) ).toBe(
		21_050
	);
} );

it( 'reads nothing into records of another shape', () => {
	expect( toMessage( 'a', null ) ).toBeNull();
	expect(
		toMessage( 'a', { message: { html: 'x' }, createdAt: 'x', img: 5 } )
	).toMatchObject( { message: '', createdAt: 0, img: '' } );
} );

it( 'knows the size of an image by its name', () => {
	expect( imageSize( 'https://hien.vn/a-800x600.webp' ) ).toEqual( {
		width: 800,
		height: 600,
	} );
	expect( imageSize( 'https://hien.vn/a.webp' ) ).toBeNull();
} );

it( 'makes links of addresses, and nothing else of what is written', () => {
	render(
		<MessageText text="Xem (https://a.vn/b?c=1), <img src=x> javascript:alert(1)" />
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://a.vn/b?c=1'
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'rel',
		'noopener external nofollow ugc'
	);
	expect( screen.queryByRole( 'img' ) ).toBeNull();
	expect( document.body ).toHaveTextContent(
		'Xem (https://a.vn/b?c=1), <img src=x> javascript:alert(1)'
	);
} );

describe( 'the composer', () => {
	function Field( { onSend }: { readonly onSend: () => void } ) {
		const input = useRef< HTMLTextAreaElement >( null );
		return (
			<Composer
				draft={ useDraft( '7' ) }
				input={ input }
				onType={ () => {} }
				onSend={ onSend }
			/>
		);
	}

	it( 'sends by Enter, but not while an input method composes', async () => {
		const onSend = jest.fn();
		render( <Field onSend={ onSend } /> );
		const field = screen.getByRole( 'textbox' );
		const press = ( init: KeyboardEventInit ) =>
			field.dispatchEvent(
				new KeyboardEvent( 'keydown', {
					key: 'Enter',
					bubbles: true,
					cancelable: true,
					...init,
				} )
			);
		press( { isComposing: true } );
		press( { keyCode: 229 } );
		press( { shiftKey: true } );
		expect( onSend ).not.toHaveBeenCalled();
		press( {} );
		expect( onSend ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps what is typed for the next page', async () => {
		const { unmount } = render( <Field onSend={ () => {} } /> );
		await userEvent.type( screen.getByRole( 'textbox' ), 'Em chào thầy' );
		unmount();
		render( <Field onSend={ () => {} } /> );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Em chào thầy' );
	} );
} );
