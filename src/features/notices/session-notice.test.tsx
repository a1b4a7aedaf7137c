import { act, fireEvent, screen } from '@testing-library/react';
import { BINH } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { SESSION_ENDED } from '../../api/session-ended';
import { alertStore } from '../../stores/alert';
import { sessionStore } from '../../stores/session';
import { SessionNotice } from './session-notice';

/** Renders the notice before the user is known. `find` resolves `restored`. */
async function show( reload: () => void, user: typeof BINH | null = null ) {
	let find: ( isKnown: boolean ) => void = () => {};
	const restored = new Promise< boolean >( ( resolve ) => {
		find = resolve;
	} );
	const { registry } = await renderWith(
		<SessionNotice reload={ reload } restored={ restored } />,
		{},
		{ user }
	);
	return {
		registry,
		find: ( isKnown: boolean ) => act( async () => find( isKnown ) ),
	};
}

/** A mock of BroadcastChannel, which carries messages between tabs. */
class Channel {
	static said: unknown[] = [];
	static open: Channel[] = [];
	onmessage: ( ( event: { data: unknown } ) => void ) | null = null;
	constructor() {
		Channel.open.push( this );
	}
	postMessage( data: unknown ): void {
		Channel.said.push( data );
	}
	close(): void {
		Channel.open = Channel.open.filter( ( each ) => each !== this );
	}
}

const tell = ( data: unknown ) =>
	act( () =>
		Channel.open.forEach( ( channel ) => channel.onmessage?.( { data } ) )
	);

beforeEach( () => {
	Object.assign( window, { BroadcastChannel: Channel } );
	Object.assign( globalThis, { BroadcastChannel: Channel } );
	Channel.said = [];
	window.sessionStorage.clear();
	document.body.replaceChildren();
} );

describe( 'another tab', () => {
	let isEnding: () => boolean;

	async function start( user: typeof BINH | null ) {
		const reload = jest.fn();
		const { find, registry } = await show( reload, user );
		await find( true );
		isEnding = () => registry.select( sessionStore ).isEnding();
		return reload;
	}

	function write( text: string ): void {
		const field = document.createElement( 'textarea' );
		document.body.append( field );
		field.value = text;
	}

	it( 'is told who is signed in on this page', async () => {
		await start( BINH );
		expect( Channel.said ).toEqual( [ '2' ] );
	} );

	it( 'is told who is signed in once the API has said so', async () => {
		const reload = jest.fn();
		const { registry, find } = await show( reload );
		expect( Channel.said ).toEqual( [] );
		tell( '2' );
		expect( reload ).not.toHaveBeenCalled();
		act( () => void registry.dispatch( sessionStore ).receive( BINH ) );
		await find( true );
		expect( Channel.said ).toEqual( [ '2' ] );
		tell( '2' );
		expect( reload ).not.toHaveBeenCalled();
		tell( '' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is told nothing, and changes nothing, where the API cannot say who is signed in', async () => {
		const reload = jest.fn();
		const { find } = await show( reload );
		await find( false );
		tell( '2' );
		expect( Channel.said ).toEqual( [] );
		expect( reload ).not.toHaveBeenCalled();
	} );

	it( 'changes nothing where the same user is signed in there', async () => {
		const reload = await start( BINH );
		tell( '2' );
		expect( reload ).not.toHaveBeenCalled();
		expect( isEnding() ).toBe( false );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'ends the end of the session where the same user signs in again there', async () => {
		await start( BINH );
		act( () => void window.dispatchEvent( new Event( SESSION_ENDED ) ) );
		expect( isEnding() ).toBe( true );
		tell( '3' );
		expect( isEnding() ).toBe( true );
		tell( '2' );
		expect( isEnding() ).toBe( false );
	} );

	it( 'makes this one reload, once, where nothing is being written', async () => {
		const reload = await start( null );
		tell( '2' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
		tell( '' );
		tell( '3' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'makes this one reload where a field holds what is stored', async () => {
		const reload = await start( BINH );
		const field = document.createElement( 'textarea' );
		field.defaultValue = 'Tôi dạy học.';
		document.body.append( field );
		tell( '' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ null, '2', 'Bạn đã đăng nhập ở thẻ khác.' ],
		[ BINH, '', 'Bạn đã đăng xuất ở thẻ khác.' ],
	] )(
		'is named in a notice where something is being written',
		async ( user, other, text ) => {
			const reload = await start( user );
			write( 'Bài hay quá' );
			tell( other );
			expect( screen.getByText( text ) ).toBeVisible();
			expect( isEnding() ).toBe( true );
			expect( reload ).not.toHaveBeenCalled();
			fireEvent.click(
				screen.getByRole( 'button', { name: 'Tải lại' } )
			);
			expect( reload ).toHaveBeenCalledTimes( 1 );
		}
	);

	describe( 'has signed out, while something is being written,', () => {
		const notice = () =>
			screen.queryByText( 'Bạn đã đăng xuất ở thẻ khác.' );
		const endSession = () =>
			act(
				() => void window.dispatchEvent( new Event( SESSION_ENDED ) )
			);

		beforeEach( async () => {
			await start( BINH );
			write( 'Bài hay quá' );
		} );

		it( 'and no notice stays beside the dialog that then says so', () => {
			tell( '' );
			expect( notice() ).toBeVisible();
			endSession();
			expect( notice() ).toBeNull();
			tell( '' );
			expect( notice() ).toBeNull();
		} );

		it( 'and no notice comes after the dialog, unless the user has signed in again', () => {
			endSession();
			tell( '' );
			expect( notice() ).toBeNull();
			tell( '2' );
			tell( '' );
			expect( notice() ).toBeVisible();
		} );
	} );

	it( 'is noticed when Back shows this page again', async () => {
		const reload = await start( null );
		window.localStorage.setItem( 'hien_user', '2' );
		fireEvent(
			window,
			Object.assign( new Event( 'pageshow' ), { persisted: true } )
		);
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	describe( 'in a document that Back has shown', () => {
		beforeEach( () => {
			jest.spyOn( performance, 'getEntriesByType' ).mockReturnValue( [
				{ type: 'back_forward' } as PerformanceNavigationTiming,
			] );
		} );

		it( 'is noticed', async () => {
			window.localStorage.setItem( 'hien_user', '2' );
			const reload = await start( null );
			expect( reload ).toHaveBeenCalledTimes( 1 );
			expect( Channel.said ).toEqual( [] );
		} );

		it.each( [ '2', null ] )( 'changes nothing', async ( latest ) => {
			if ( latest ) {
				window.localStorage.setItem( 'hien_user', latest );
			}
			const reload = await start( BINH );
			expect( reload ).not.toHaveBeenCalled();
		} );
	} );
} );

it( 'says that the session has ended, with a link to sign in that leads back here', async () => {
	window.history.replaceState( null, '', '/wordpress/bai?a=b#comments3' );
	const { registry } = await show( jest.fn() );
	act( () => void window.dispatchEvent( new Event( SESSION_ENDED ) ) );
	expect( registry.select( sessionStore ).isEnding() ).toBe( true );
	const message = registry.select( alertStore ).getMessage();
	await renderWith( <div>{ message }</div> );
	expect(
		screen.getByRole( 'link', { name: 'Đăng nhập lại' } )
	).toHaveAttribute(
		'href',
		'http://localhost/dang-nhap?redirect_to=%2Fwordpress%2Fbai%3Fa%3Db%23comments3'
	);
} );
