import { act, fireEvent, render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { chatDay } from '../zoned-time';
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

function list(
	items: readonly Message[],
	changes: Partial< Parameters< typeof MessageList >[ 0 ] > = {}
) {
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
			outbox={ { retry: () => {}, remove: () => {} } }
			onEdit={ () => {} }
			isOffline={ false }
			mayWrite
			typing={ null }
			onPicture={ undefined }
			choice={ undefined }
			{ ...changes }
		/>
	);
}

const texts = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent
	);

/** The callbacks of the observers of the list. */
let observers: IntersectionObserverCallback[] = [];

const count = () => document.querySelectorAll( '.hien-message' ).length;

/** The start of the list scrolls near the viewport. */
function comeNear(): void {
	act( () =>
		observers.at( -1 )?.(
			[ { isIntersecting: true } as IntersectionObserverEntry ],
			{} as IntersectionObserver
		)
	);
}

/** The reader stays at the top until all loaded messages are shown. */
function scrollToTop(): void {
	let before;
	do {
		before = count();
		comeNear();
	} while ( count() > before );
}

beforeEach( () => {
	writeBoot();
	observers = [];
	window.IntersectionObserver = class {
		constructor( callback: IntersectionObserverCallback ) {
			observers.push( callback );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
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
		scrollToTop();
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
	scrollToTop();
	const [ old, first ] = [
		screen.getByText( 'tin 24' ),
		screen.getByText( 'tin 50' ),
	];
	rerender( list( all ) );
	expect( screen.getByText( 'tin 24' ) ).toBe( old );
	expect( screen.getByText( 'tin 50' ) ).toBe( first );
} );

it( 'shows older messages a few at a time, and requests more before all are shown', () => {
	const loadOlder = jest.fn();
	const all = messages( 0, 62 );
	const props = { hasOlder: true, loadOlder };
	const { rerender } = render( list( all.slice( 32 ), props ) );
	comeNear();
	expect( loadOlder ).toHaveBeenCalledTimes( 1 );
	rerender( list( all, props ) );
	expect( count() ).toBe( 30 );
	comeNear();
	expect( count() ).toBe( 32 );
	expect( loadOlder ).toHaveBeenCalledTimes( 1 );
	for ( let step = 0; step < 8; step++ ) {
		comeNear();
	}
	expect( count() ).toBe( 48 );
	expect( loadOlder.mock.calls.length ).toBeGreaterThan( 1 );
} );

it( 'shows a portrait beside the last message of those in a row', () => {
	const [ first, second, third ] = messages( 0, 3 ).map( ( message ) => ( {
		...message,
		avt: 'https://example.org/b.svg',
	} ) ) as [ Message, Message, Message ];
	const answer: Message = {
		...first,
		key: 'a',
		type: 'Admin',
		user_id: '1',
	};
	render(
		list( [ first, answer, second, third ], { side: 'Admin', me: '1' } )
	);
	expect( texts( '.hien-message:has(.hien-avatar)' ) ).toEqual( [
		expect.stringContaining( 'tin 0' ),
		expect.stringContaining( 'tin 2' ),
	] );
} );

function unsent( id: string, refusal: string | null = null ) {
	return { id, key: null, text: id, img: '', refusal };
}

it( 'goes to the end for a message that the reader sends, not when it is delivered', () => {
	const scrollTo = jest.fn();
	Object.assign( Element.prototype, { scrollTo } );
	const all = messages( 0, 10 );
	const { rerender } = render( list( all, { unsent: [ unsent( 'a' ) ] } ) );
	expect( scrollTo ).not.toHaveBeenCalled();
	const both = [ unsent( 'a' ), unsent( 'b' ) ];
	rerender( list( all, { unsent: both } ) );
	expect( scrollTo ).toHaveBeenCalledTimes( 1 );
	for ( const left of [ both.slice( 0, 1 ), [] ] ) {
		rerender( list( all, { unsent: left } ) );
	}
	expect( scrollTo ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ 'Gửi lại', 'retry' ],
	[ 'Bỏ', 'remove' ],
] as const )(
	'%s of a refused message leaves the focus in the list',
	( name, method ) => {
		const outbox = { retry: jest.fn(), remove: jest.fn() };
		render(
			list( [], { unsent: [ unsent( 'a', 'Quá nhanh.' ) ], outbox } )
		);
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		expect( outbox[ method ] ).toHaveBeenCalledWith( 'a' );
		expect( screen.getByRole( 'log' ) ).toHaveFocus();
	}
);

it( 'says that messages wait for the network', () => {
	const { rerender } = render( list( [], { status: 'loading' } ) );
	expect(
		screen.getByRole( 'status', { name: 'Đang tải tin nhắn' } )
	).toBeVisible();
	rerender( list( [], { status: 'loading', isOffline: true } ) );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
	expect( screen.getByRole( 'log' ) ).toHaveTextContent(
		'Tin nhắn sẽ hiện ra khi có mạng trở lại.'
	);
} );

it( 'announces that there is no message any more', () => {
	const { rerender } = render( list( messages( 0, 2 ) ) );
	const place = document.querySelector( '[aria-live="polite"]' );
	expect( place ).toBeEmptyDOMElement();
	rerender( list( [] ) );
	expect( place ).toHaveTextContent( /^Chưa có tin nhắn nào/ );
} );
