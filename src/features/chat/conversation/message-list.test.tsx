import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { chatDay } from '../../../lib/zoned-time';
import type { Message } from './message';
import { MessageList } from './message-list';

const HOUR = 60 * 60_000;

/** Messages of the member, one every seven hours; all of them were read. */
function messages( from: number, to: number ): readonly Message[] {
	return Array.from( { length: to - from }, ( _, index ) => ( {
		key: `n${ from + index }`,
		type: 'user',
		username: 'Bình',
		avt: '',
		message: `tin ${ from + index }`,
		user_id: '7',
		img: '',
		createdAt: Date.UTC( 2026, 0, 1 ) + ( from + index ) * 7 * HOUR,
		isRead: true,
		isOnPress: false,
	} ) );
}

function list( items: readonly Message[] ) {
	return (
		<MessageList
			status="ready"
			items={ items }
			hasOlder={ false }
			older="idle"
			loadOlder={ () => {} }
			retry={ () => {} }
			side="user"
			me="7"
			unsent={ [] }
			outbox={ { retry: () => {} } }
			onEdit={ () => {} }
			mayWrite
			typing={ null }
			onPicture={ undefined }
			choice={ undefined }
		/>
	);
}

const texts = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent
	);

beforeEach( () => {
	writeBoot();
} );

it( 'shows each day once, and what was read at the last message, however the messages came', () => {
	const all = messages( 100, 200 );
	const { rerender } = render( list( [] ) );
	for ( const [ from, to ] of [
		[ 80, 95 ],
		[ 33, 95 ],
		[ 0, 95 ],
		[ 0, 100 ],
	] ) {
		const items = all.slice( from, to );
		rerender( list( items ) );
		expect( texts( '.hien-message__bubble' ) ).toEqual(
			items.map( ( { message } ) => message )
		);
		expect( texts( '.hien-chat__day' ) ).toEqual( [
			...new Set(
				items.map( ( { createdAt } ) => chatDay( createdAt ) )
			),
		] );
		expect( texts( '.hien-message:has(.hien-message__seen)' ) ).toEqual( [
			expect.stringContaining( `tin ${ to === 95 ? 194 : 199 }` ),
		] );
	}
} );

it( 'keeps the elements of messages when older ones are put before them and new ones come', () => {
	const all = messages( 0, 100 );
	const { rerender } = render( list( all.slice( 50, 80 ) ) );
	rerender( list( all.slice( 24, 80 ) ) );
	const [ old, first ] = [
		screen.getByText( 'tin 24' ),
		screen.getByText( 'tin 50' ),
	];
	rerender( list( all ) );
	expect( screen.getByText( 'tin 24' ) ).toBe( old );
	expect( screen.getByText( 'tin 50' ) ).toBe( first );
} );
