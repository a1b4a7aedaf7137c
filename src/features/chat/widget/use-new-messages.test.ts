import { act, renderHook } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import type { Thread } from '../conversation/message';
import { playSound, prepareSound } from './sound';
import { useNewMessages } from './use-new-messages';

jest.mock( './sound', () => ( {
	playSound: jest.fn(),
	prepareSound: jest.fn( () => () => {} ),
} ) );

function unread( lastAt: number ): Thread {
	return {
		name: 'Bình',
		avt: '',
		last: 'Chào em',
		lastAt,
		lastType: 'Admin',
		unreadAdmin: 0,
		unreadUser: 1,
	};
}

/** A tab with the chat. `opens()` returns how often the chat has opened by itself. */
function openTab() {
	const open = jest.fn();
	const { rerender } = renderHook(
		( { thread, isOpen }: { thread: Thread; isOpen: boolean } ) =>
			useNewMessages( thread, isOpen, open ),
		{
			initialProps: {
				thread: { ...unread( 1 ), unreadUser: 0 },
				isOpen: false,
			},
		}
	);
	return {
		opens: () => open.mock.calls.length,
		show: ( thread: Thread, isOpen: boolean ) =>
			rerender( { thread, isOpen } ),
	};
}

function hide( isHidden: boolean ): void {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
	act( () => {
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );
}

beforeEach( () => {
	const { chat } = writeBoot();
	writeBoot( { chat: { ...chat, sounds: false } } );
	window.localStorage.clear();
} );

afterEach( () => {
	jest.restoreAllMocks();
} );

function forbidStorage(): void {
	for ( const method of [ 'getItem', 'setItem' ] as const ) {
		jest.spyOn( Storage.prototype, method ).mockImplementation( () => {
			throw new Error( 'Forbidden' );
		} );
	}
}

it.each( [
	[ 'storage', () => {} ],
	[ 'forbidden storage', forbidStorage ],
] )(
	'with %s: opens once for a message, and not again when it is closed',
	( _, prepare ) => {
		prepare();
		const tab = openTab();
		tab.show( unread( 2 ), false );
		expect( tab.opens() ).toBe( 1 );
		tab.show( unread( 2 ), true );
		tab.show( unread( 2 ), false );
		expect( tab.opens() ).toBe( 1 );
		tab.show( unread( 3 ), false );
		expect( tab.opens() ).toBe( 2 );
	}
);

it.each( [
	[ 'storage', () => {} ],
	[ 'forbidden storage', forbidStorage ],
] )(
	'with %s: stays closed after a message that came while it was open',
	( _, prepare ) => {
		prepare();
		const tab = openTab();
		tab.show( { ...unread( 1 ), unreadUser: 0 }, true );
		tab.show( unread( 2 ), true );
		tab.show( unread( 2 ), false );
		expect( tab.opens() ).toBe( 0 );
	}
);

describe( 'the sound', () => {
	/** Shows threads in a tab, one after the other, and returns how often it has played the sound. */
	async function soundsAfter( ...threads: Thread[] ): Promise< number > {
		const tab = openTab();
		threads.forEach( ( thread ) => tab.show( thread, true ) );
		await act( async () => {} );
		return jest.mocked( playSound ).mock.calls.length;
	}

	const read = ( lastAt: number ) => ( {
		...unread( lastAt ),
		unreadUser: 0,
	} );

	beforeEach( () => {
		jest.mocked( playSound ).mockClear();
		const { chat } = writeBoot();
		writeBoot( { chat: { ...chat, sounds: true } } );
	} );

	it( 'is prepared before the first message comes', async () => {
		jest.mocked( prepareSound ).mockClear();
		expect( await soundsAfter( read( 1 ) ) ).toBe( 0 );
		expect( prepareSound ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is heard once for a message', async () => {
		expect( await soundsAfter( unread( 2 ), read( 2 ), unread( 2 ) ) ).toBe(
			1
		);
	} );

	it( 'is heard for the next message too', async () => {
		expect( await soundsAfter( unread( 2 ), unread( 3 ) ) ).toBe( 2 );
	} );

	it( 'is heard for a message that came while an earlier one was being marked as read', async () => {
		expect( await soundsAfter( unread( 2 ), read( 3 ), unread( 3 ) ) ).toBe(
			2
		);
	} );

	it( 'is not heard for what the member has written', async () => {
		expect( await soundsAfter( { ...read( 2 ), lastType: 'user' } ) ).toBe(
			0
		);
	} );
} );

it( 'of two tabs the one that is seen opens; a hidden one decides when it is seen', () => {
	hide( true );
	const tab = openTab();
	tab.show( unread( 2 ), false );
	expect( tab.opens() ).toBe( 0 );
	hide( false );
	expect( tab.opens() ).toBe( 1 );
	tab.show( unread( 2 ), true );

	hide( true );
	tab.show( unread( 2 ), false );
	tab.show( unread( 3 ), false );
	// The visible tab has opened meanwhile.
	window.localStorage.setItem( 'hien_chat-opened', '3' );
	hide( false );
	expect( tab.opens() ).toBe( 1 );
} );
