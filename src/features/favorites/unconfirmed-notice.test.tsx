import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWith } from '../../../tests/js/render-app';
import { json, offline, sentKeys, serve } from '../../../tests/js/server';
import { UnconfirmedNotice } from './unconfirmed-notice';

const NOTICE = <UnconfirmedNotice refusal="" dismissRefusal={ () => {} } />;

beforeEach( () => window.sessionStorage.clear() );

it( 'has the mail sent again', async () => {
	const asked = serve( {
		'account/confirmation': () => json( { message: 'Đã gửi thư.' } ),
	} );
	await renderWith( NOTICE );
	fireEvent.click( screen.getByRole( 'button', { name: 'Gửi lại thư' } ) );
	expect( await screen.findByText( 'Đã gửi thư.' ) ).toBeVisible();
	expect( asked ).toEqual( [ 'account/confirmation' ] );
} );

it( 'has one mail sent where the answer to the first request is lost', async () => {
	const keys = sentKeys(
		'account/confirmation',
		offline,
		() => json( { message: 'Đã gửi thư.' } ),
		() => json( { message: 'Đã gửi nữa.' } )
	);
	jest.spyOn( window, 'reportError' ).mockImplementation( () => {} );
	await renderWith( NOTICE );
	for ( const text of [ /Chưa gửi được/, /Đã gửi thư/, /Đã gửi nữa/ ] ) {
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Gửi lại thư' } )
		);
		expect( await screen.findByText( text ) ).toBeVisible();
	}
	const [ first, again, next ] = keys;
	expect( first ).toMatch( /^[0-9a-f]{32}$/ );
	expect( again ).toBe( first );
	expect( next ).not.toBe( first );
} );

it( 'says why the mail is not sent', async () => {
	serve( {
		'account/confirmation': () =>
			json(
				{
					code: 'x',
					message: 'Chờ một lát nhé.',
					data: { status: 429, retry_after: 60 },
				},
				429
			),
	} );
	jest.spyOn( window, 'reportError' ).mockImplementation( () => {} );
	await renderWith( NOTICE );
	fireEvent.click( screen.getByRole( 'button', { name: 'Gửi lại thư' } ) );
	expect( await screen.findByText( 'Chờ một lát nhé.' ) ).toBeVisible();
} );

it( 'disappears when it is closed', async () => {
	await renderWith( NOTICE );
	fireEvent.click( screen.getByRole( 'button', { name: 'Đóng' } ) );
	await waitFor( () =>
		expect( screen.queryByText( /chưa xác nhận/ ) ).toBeNull()
	);
} );
