import { waitFor } from '@testing-library/react';
import { json, offline, serve, writeBoot } from '../../tests/js/server';
import { signIn, signOut, tokenUser } from './session';
import { get, post, setUpApi } from './client';
import { SESSION_ENDED } from './signed-out';

const API = 'https://api.hien.example/wp-json/';
const TOKEN = `${ API }jwt-auth/v1/token`;
const POSTS = `${ API }hien/v1/posts`;
const REFRESH = `${ TOKEN }/refresh`;

const expired = () =>
	json( { code: 'jwt_auth_invalid_token', data: { status: 401 } }, 401 );
const tokenOf = ( { headers }: RequestInit ) =>
	new Headers( headers ).get( 'Authorization' );

/** Answers whoever has this token. */
const only = ( token: string ) => ( init: RequestInit ) =>
	tokenOf( init ) === `Bearer ${ token }` ? json( { ok: true } ) : expired();

const ended = jest.fn();

beforeAll( () => {
	writeBoot( { rest: API } );
	setUpApi();
	window.addEventListener( SESSION_ENDED, ended );
} );

beforeEach( () => {
	writeBoot( { rest: API } );
	ended.mockReset();
} );

it( 'sends the token to an API of another origin, and gets one new token for all requests once it has run out', async () => {
	serve( { [ TOKEN ]: () => json( { token: 'first' } ) } );
	await signIn( { username: 'binh', password: 'x', remember: true } );
	expect( window.localStorage.getItem( 'hien_signed-in' ) ).toBe( '1' );

	serve( { [ POSTS ]: only( 'first' ) } );
	await expect( get( 'posts' ) ).resolves.toEqual( { ok: true } );

	const asked = serve( {
		[ REFRESH ]: () => json( { token: 'second' } ),
		[ POSTS ]: only( 'second' ),
	} );
	await Promise.all( [ get( 'posts' ), get( 'posts' ) ] );
	expect( asked.filter( ( path ) => path === REFRESH ) ).toHaveLength( 1 );
} );

it( 'waits with the next token until no other tab is asking for one', async () => {
	let release = () => {};
	const names: string[] = [];
	Object.assign( navigator, {
		locks: {
			request: async ( name: string, work: () => Promise< void > ) => {
				names.push( name );
				await new Promise< void >( ( free ) => ( release = free ) );
				return work();
			},
		},
	} );
	const asked = serve( {
		[ REFRESH ]: () => json( { token: 'third' } ),
		[ POSTS ]: only( 'third' ),
	} );
	const answer = get( 'posts' );
	await waitFor( () => expect( names ).toEqual( [ 'hien_refresh' ] ) );
	expect( asked ).not.toContain( REFRESH );
	release();
	await expect( answer ).resolves.toEqual( { ok: true } );
	Reflect.deleteProperty( navigator, 'locks' );
} );

it( 'keeps the session where the network is lost, and tells where it has ended', async () => {
	serve( { [ REFRESH ]: offline, [ POSTS ]: expired } );
	await expect( get( 'posts' ) ).rejects.toMatchObject( { kind: 'network' } );
	expect( ended ).not.toHaveBeenCalled();

	serve( {
		[ REFRESH ]: expired,
		[ POSTS ]: ( init ) =>
			tokenOf( init ) === null ? json( { ok: true } ) : expired(),
	} );
	await expect( post( 'posts', {} ) ).rejects.toMatchObject( {
		code: SESSION_ENDED,
	} );
	await waitFor( () => expect( ended ).toHaveBeenCalledTimes( 1 ) );
	await expect( get( 'posts' ) ).resolves.toEqual( { ok: true } );
} );

it( 'says after a reload where it is not known who is signed in', async () => {
	window.localStorage.setItem( 'hien_signed-in', '1' );
	serve( { [ REFRESH ]: offline } );
	await expect( tokenUser() ).rejects.toMatchObject( { kind: 'network' } );
	serve( {
		[ REFRESH ]: expired,
		[ `${ API }wp/v2/users/me` ]: expired,
	} );
	await expect( tokenUser() ).resolves.toBeNull();
} );

it( 'finds out after a reload who is signed in, and forgets it after signing out', async () => {
	await expect( tokenUser() ).resolves.toBeNull();
	window.localStorage.setItem( 'hien_signed-in', '1' );
	const user = { id: 2, name: 'Bình' };
	serve( {
		[ REFRESH ]: () => json( { token: 'third' } ),
		[ `${ API }wp/v2/users/me` ]: ( init ) =>
			tokenOf( init ) === 'Bearer third' ? json( user ) : expired(),
		[ `${ API }wp/hien/v1/logout` ]: () => json( {} ),
	} );
	await expect( tokenUser() ).resolves.toEqual( user );
	await signOut();
	expect( window.localStorage.getItem( 'hien_signed-in' ) ).toBeNull();
} );
