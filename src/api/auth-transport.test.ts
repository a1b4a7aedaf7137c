import { waitFor } from '@testing-library/react';
import { BINH } from '../../tests/js/fixtures';
import { json, offline, serve, writeBoot } from '../../tests/js/server';
import { get, post, setUpApi } from './client';
import { SESSION_ENDED } from './session-ended';
import { REST_CLOSED } from './server-message';

const NONCE = '/core/wp-admin/admin-ajax.php?action=rest-nonce';
const SIGNED_IN = {
	nonce: 'n0nce',
	nonce_url: `http://localhost${ NONCE }`,
};
const refused = () => json( { code: 'rest_cookie_invalid_nonce' }, 403 );

function nonceOf( { headers }: RequestInit ): string | null {
	return new Headers( headers ).get( 'X-WP-Nonce' );
}

const ended = jest.fn();

beforeAll( () => {
	writeBoot( SIGNED_IN );
	setUpApi();
	window.addEventListener( SESSION_ENDED, ended );
} );

beforeEach( () => {
	writeBoot( SIGNED_IN );
	ended.mockReset();
} );

it( 'renews a nonce once for all requests that wait for it', async () => {
	const answer = ( init: RequestInit ) =>
		nonceOf( init ) === 'n3w' ? json( {} ) : refused();
	const asked = serve( {
		[ NONCE ]: () => new Response( 'n3w' ),
		cmt: answer,
		contact: answer,
	} );
	await Promise.all( [ post( 'cmt', {} ), post( 'contact', {} ) ] );
	expect( asked.filter( ( path ) => path === NONCE ) ).toHaveLength( 1 );
	expect( ended ).not.toHaveBeenCalled();
} );

it( 'takes a lost connection for no end of the session', async () => {
	serve( { [ NONCE ]: offline, cmt: refused } );
	await expect( post( 'cmt', {} ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
	serve( {
		[ NONCE ]: () => new Response( '', { status: 500 } ),
		cmt: refused,
	} );
	await expect( post( 'cmt', {} ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
	expect( ended ).not.toHaveBeenCalled();
} );

it( 'tells that a session has ended; who reads gets what everybody may', async () => {
	const isSigned = ( init: RequestInit ) => nonceOf( init ) !== null;
	const asked = serve( {
		[ NONCE ]: () => new Response( '0', { status: 400 } ),
		cmt: refused,
		'posts?page=1': ( init ) =>
			isSigned( init ) ? refused() : json( { data: [] } ),
	} );
	await expect( post( 'cmt', { content: 'Hay quá' } ) ).rejects.toMatchObject(
		{ status: 401, code: SESSION_ENDED }
	);
	await waitFor( () => expect( ended ).toHaveBeenCalledTimes( 1 ) );
	// Further requests are sent as a visitor.
	await expect( get( 'posts?page=1' ) ).resolves.toEqual( { data: [] } );
	expect( asked.filter( ( path ) => path === NONCE ) ).toHaveLength( 1 );
} );

it( 'tells it again where a member writes again; what visitors may write is written', async () => {
	jest.resetModules();
	writeBoot( { ...SIGNED_IN, user: BINH } );
	const fresh = await import( './client' );
	fresh.setUpApi();
	const visitor = { code: 'rest_not_logged_in', data: { status: 401 } };
	serve( {
		[ NONCE ]: () => new Response( '0', { status: 400 } ),
		account: ( init ) =>
			nonceOf( init ) === null ? json( visitor, 401 ) : refused(),
		password: () => json( {} ),
		// A plugin that has closed REST to visitors.
		users: () => json( { code: REST_CLOSED, data: { status: 403 } }, 403 ),
	} );
	for ( const times of [ 1, 2 ] ) {
		await expect( fresh.post( 'account', {} ) ).rejects.toMatchObject( {
			code: SESSION_ENDED,
		} );
		await waitFor( () => expect( ended ).toHaveBeenCalledTimes( times ) );
	}
	await expect( fresh.post( 'password', {} ) ).resolves.toEqual( {} );
	await expect( fresh.post( 'users', {} ) ).rejects.toMatchObject( {
		code: REST_CLOSED,
	} );
} );

it( 'never writes in the name of who has signed in in another tab', async () => {
	jest.resetModules();
	writeBoot( { ...SIGNED_IN, user: BINH } );
	const fresh = await import( './client' );
	fresh.setUpApi();
	const sent: ( string | null )[] = [];
	serve( {
		[ NONCE ]: () => new Response( 'n3w' ),
		'/wp-json/wp/v2/users/me': ( init ) =>
			json( { id: nonceOf( init ) === 'n3w' ? 3 : 0 } ),
		cmt: ( init ) => {
			sent.push( nonceOf( init ) );
			return refused();
		},
	} );
	await expect( fresh.post( 'cmt', {} ) ).rejects.toMatchObject( {
		code: SESSION_ENDED,
	} );
	expect( sent ).toEqual( [ 'n0nce' ] );
} );

it( 'writes again once the same user has signed in in another tab', async () => {
	jest.resetModules();
	writeBoot( { ...SIGNED_IN, user: BINH } );
	const fresh = await import( './client' );
	fresh.setUpApi();
	let isSignedIn = false;
	const sent: ( string | null )[] = [];
	serve( {
		[ NONCE ]: () =>
			isSignedIn
				? new Response( 'n3w' )
				: new Response( '0', { status: 400 } ),
		'/wp-json/wp/v2/users/me': () => json( { id: BINH.id } ),
		cmt: ( init ) => {
			const nonce = nonceOf( init );
			sent.push( nonce );
			if ( nonce === 'n3w' ) {
				return json( {} );
			}
			const visitor = {
				code: 'rest_forbidden',
				message: 'Bạn chưa đăng nhập.',
				data: { status: 401 },
			};
			return nonce === null ? json( visitor, 401 ) : refused();
		},
	} );
	const write = () => fresh.post( 'cmt', {} );
	await expect( write() ).rejects.toMatchObject( { status: 401 } );
	await expect( write() ).rejects.toMatchObject( { status: 401 } );
	isSignedIn = true;
	await expect( write() ).resolves.toEqual( {} );
	expect( sent ).toEqual( [ 'n0nce', null, 'n3w' ] );
} );
