import { act, screen } from '@testing-library/react';
import {
	BINH,
	categoryScreen,
	latestScreen,
	screenOf,
} from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import {
	json,
	later,
	screens,
	serve,
	writeBoot,
} from '../../../tests/js/server';
import { noteSignedIn } from '../../lib/signed-in-flag';
import { push } from '../../navigation';
import { restoreUser } from './restore-user';

const heading = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );

/** A login screen that a cache has kept for visitors, on which somebody is signed in; the page that was asked for is slow. */
async function restoreOnLogin() {
	const wanted = later( latestScreen() );
	serve( {
		'/wp-json/jwt-auth/v1/token/refresh': () =>
			json( { token: 'abc', user: BINH } ),
		'screen /tin-moi': wanted,
		...screens( categoryScreen() ),
	} );
	writeBoot();
	noteSignedIn( true );
	const params = { redirect_to: '/tin-moi' };
	const { registry } = await renderApp(
		screenOf( 'login', '/dang-nhap', { params } )
	);
	await act( () => restoreUser( registry ) );
	return wanted;
}

afterEach( () => noteSignedIn( false ) );

it( 'leads a member from the login screen to the page that was asked for', async () => {
	const wanted = await restoreOnLogin();
	wanted.give();
	expect( await heading( 'Tin mới' ) ).toBeVisible();
	expect( window.location.pathname ).toBe( '/tin-moi' );
} );

it( 'leaves a member who is on the way to another screen', async () => {
	const wanted = await restoreOnLogin();
	const followed = later( categoryScreen() );
	serve( { 'screen /wordpress': followed } );
	act( () => push( new URL( 'http://localhost/wordpress' ) ) );
	await act( async () => wanted.give() );
	await act( async () => followed.give() );
	expect( await heading( 'WordPress' ) ).toBeVisible();
	expect( window.location.pathname ).toBe( '/wordpress' );
} );

it( 'leaves a member who has followed another link meanwhile', async () => {
	const wanted = await restoreOnLogin();
	act( () => push( new URL( 'http://localhost/wordpress' ) ) );
	await heading( 'WordPress' );
	await act( async () => wanted.give() );
	await act( async () => {} );
	expect( await heading( 'WordPress' ) ).toBeVisible();
	expect( window.location.pathname ).toBe( '/wordpress' );
} );
