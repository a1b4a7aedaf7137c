import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent, ReactNode } from 'react';
import { RegistryProvider } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { chatToken } from '../../api/chat';
import { setUpApi } from '../../api/client';
import { SESSION_ENDED } from '../../api/session-ended';
import { createSiteRegistry } from '../../app/registry';
import { loadDocument } from '../../lib/load-document';
import { alertStore } from '../../stores/alert';
import { installDialogs } from '../../../tests/js/dialog';
import { BINH } from '../../../tests/js/fixtures';
import { json, offline, serve, writeBoot } from '../../../tests/js/server';
import { useSignOut } from './sign-out';

jest.mock( '../../lib/load-document', () => ( {
	loadDocument: jest.fn( () => true ),
} ) );
const loaded = jest.mocked( loadDocument );

let registry: DataRegistry;

let clickLink = () => {};

/** Shows the link and presses it, so many times. */
function signOut( times = 1 ): void {
	registry = createSiteRegistry();
	const { result } = renderHook( useSignOut, {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	clickLink = () =>
		result.current.onClick( {
			button: 0,
			preventDefault: () => {},
		} as MouseEvent );
	for ( let pressed = 0; pressed < times; pressed++ ) {
		clickLink();
	}
}

function alertText() {
	return registry.select( alertStore ).getMessage();
}

beforeAll( () => {
	installDialogs();
	writeBoot();
	setUpApi();
} );
beforeEach( () => {
	loaded.mockReset().mockReturnValue( true );
	writeBoot();
} );

it( 'leads to the page that the owner has chosen', async () => {
	serve( {
		'/wp-json/wp/hien/v1/logout': () =>
			json( { redirect_to: 'http://localhost/hen-gap-lai' } ),
	} );
	signOut();
	await waitFor( () =>
		expect( loaded ).toHaveBeenCalledWith( 'http://localhost/hen-gap-lai' )
	);
} );

it( 'happens once, however often it is pressed', async () => {
	writeBoot( { logout: 'http://localhost/wp-login.php?action=logout' } );
	let isSignedIn = true;
	const asked = serve( {
		'/wp-json/wp/hien/v1/logout': () => {
			const status = isSignedIn ? 200 : 403;
			isSignedIn = false;
			return json( { redirect_to: 'http://localhost/' }, status );
		},
	} );
	signOut( 2 );
	await waitFor( () => expect( loaded ).toHaveBeenCalled() );
	await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
	expect( asked ).toHaveLength( 1 );
	expect( loaded.mock.calls ).toEqual( [ [ window.location.href ] ] );
} );

it( 'says that it has failed without a network', async () => {
	writeBoot( { logout: 'http://localhost/wp-login.php?action=logout' } );
	loaded.mockReturnValue( false );
	serve( { '/wp-json/wp/hien/v1/logout': offline } );
	signOut();
	await waitFor( () =>
		expect( alertText() ).toMatch( /^Chưa đăng xuất được/ )
	);
} );

it( 'logs why the next page cannot be loaded, and does not say that signing out has failed', async () => {
	const invalid = new SyntaxError( 'http:// is no address' );
	loaded.mockImplementation( () => {
		throw invalid;
	} );
	serve( {
		'/wp-json/wp/hien/v1/logout': () => json( { redirect_to: 'http://' } ),
	} );
	signOut();
	await waitFor( () =>
		expect( window.reportError ).toHaveBeenCalledWith( invalid )
	);
	expect( alertText() ).toBeNull();
} );

describe( 'on a page that was printed for a visitor', () => {
	beforeEach( () => writeBoot( { logout: null } ) );

	it( 'stays and says so where nobody could be signed out', async () => {
		const asked = serve( {
			'/wp-json/wp/hien/v1/logout': () => json( {}, 500 ),
		} );
		signOut();
		await waitFor( () =>
			expect( alertText() ).toMatch( /^Chưa đăng xuất được/ )
		);
		expect( asked ).toHaveLength( 1 );
		expect( loaded ).not.toHaveBeenCalled();
	} );
} );

describe( 'with chat messages that are not sent', () => {
	beforeEach( () => {
		const { storage } = writeBoot( { user: { ...BINH, id: 7 } } );
		for ( const name of [ '7-7-1', '7-7-2', '8-8-1' ] ) {
			window.localStorage.setItem( `${ storage }outbox-${ name }`, '{}' );
		}
	} );
	afterEach( () => window.localStorage.clear() );

	const left = () => Object.keys( window.localStorage ).length;
	const press = async ( name: string ) =>
		userEvent.click( await screen.findByRole( 'button', { name } ) );

	it( 'asks first, once, and keeps all of them for who stays', async () => {
		const asked = serve( {} );
		signOut( 2 );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveTextContent(
			'2 tin nhắn trò chuyện chưa gửi sẽ mất.'
		);
		await press( 'Hủy' );
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
		expect( [ asked, left() ] ).toEqual( [ [], 3 ] );
	} );

	it( 'signs out who wants to all the same', async () => {
		serve( {
			'/wp-json/wp/hien/v1/logout': () =>
				json( { redirect_to: 'http://localhost/hen-gap-lai' } ),
		} );
		signOut();
		await press( 'Đăng xuất' );
		await waitFor( () =>
			expect( loaded ).toHaveBeenCalledWith(
				'http://localhost/hen-gap-lai'
			)
		);
		expect( left() ).toBe( 0 );
	} );

	it( 'says in the dialog that it has failed, and loses nothing', async () => {
		loaded.mockReturnValue( false );
		serve( { '/wp-json/wp/hien/v1/logout': offline } );
		signOut();
		await press( 'Đăng xuất' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Chưa đăng xuất được.'
		);
		expect( left() ).toBe( 3 );
		await press( 'Hủy' );
	} );

	it( 'asks no more once Back has led to another page, where signing out asks anew', async () => {
		serve( {} );
		signOut();
		await screen.findByRole( 'alertdialog' );
		act( () => {
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
		clickLink();
		await press( 'Hủy' );
	} );
} );

// Last test, because the page then knows that its session has ended.
it( 'says nothing of a session that has ended when a request was under way', async () => {
	const refused = () => json( { code: 'rest_cookie_invalid_nonce' }, 403 );
	serve( {
		'/wp-json/wp/hien/v1/logout': () =>
			json( { redirect_to: 'http://localhost/hen-gap-lai' } ),
		'chat/token': refused,
		'/nonce': refused,
	} );
	writeBoot( { nonce: 'n0nce', nonce_url: 'http://localhost/nonce' } );
	const ended = jest.fn();
	window.addEventListener( SESSION_ENDED, ended );
	signOut();
	await expect( chatToken() ).rejects.toThrow( 'Phiên đăng nhập đã hết' );
	await waitFor( () => expect( loaded ).toHaveBeenCalled() );
	await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
	expect( ended ).not.toHaveBeenCalled();
	window.removeEventListener( SESSION_ENDED, ended );
} );
