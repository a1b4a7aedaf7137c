import { waitFor } from '@testing-library/react';
import { BINH } from '../../tests/js/fixtures';
import { json, offline, serve, writeBoot } from '../../tests/js/server';
import { isObject } from '../lib/is-object';
import { tokenUser } from './auth-transport';
import { signIn, signOut } from './session';
import { get, getPage, post, setUpApi } from './client';
import { upload } from './send-file';
import { SESSION_ENDED, setSigningOut } from './session-ended';
import { reportView } from './views';

const API = 'https://api.hien.example/wp-json/';
const TOKEN = `${ API }jwt-auth/v1/token`;
const POSTS = `${ API }hien/v1/posts`;
const REFRESH = `${ TOKEN }/refresh`;

const expired = () =>
	json( { code: 'jwt_auth_invalid_token', data: { status: 401 } }, 401 );
const tokenOf = ( { headers }: RequestInit ) =>
	new Headers( headers ).get( 'Authorization' );

/** Accepts requests with this token. */
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
	setSigningOut( false ); // A page that is loaded anew.
	ended.mockReset();
} );

it( 'sends the token to an API of another origin, and gets one new token for all requests once it has run out', async () => {
	serve( { [ TOKEN ]: () => json( { token: 'first' } ) } );
	await signIn( { username: 'binh', password: 'x', remember: true } );
	expect( window.localStorage.getItem( 'hien_signed-in' ) ).toBe( '1' );

	serve( { [ POSTS ]: only( 'first' ) } );
	await expect( get( 'posts' ) ).resolves.toEqual( { ok: true } );

	const asked = serve( {
		[ REFRESH ]: () => json( { token: 'second', user: BINH } ),
		[ POSTS ]: only( 'second' ),
	} );
	await Promise.all( [ get( 'posts' ), get( 'posts' ) ] );
	expect( asked.filter( ( path ) => path === REFRESH ) ).toHaveLength( 1 );
} );

it( 'reports a view with the token, since authors’ views of their own posts do not count', async () => {
	serve( { [ TOKEN ]: () => json( { token: 'first' } ) } );
	await signIn( { username: 'binh', password: 'x', remember: true } );
	const views: unknown[] = [];
	serve( {
		[ `${ API }hien/v1/views` ]: ( init ) => {
			views.push( [ tokenOf( init ), init.body ] );
			return json( { counted: false }, 201 );
		},
	} );
	reportView( 11 );
	await waitFor( () =>
		expect( views ).toEqual( [ [ 'Bearer first', '{"id":11}' ] ] )
	);
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
		[ REFRESH ]: () => json( { token: 'third', user: BINH } ),
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

it( 'waits no longer for a token than for any other answer', async () => {
	jest.useFakeTimers();
	window.localStorage.setItem( 'hien_signed-in', '1' );
	const asked = serve( {
		[ REFRESH ]: () => new Promise< Response >( () => {} ),
		[ POSTS ]: () => json( { ok: true } ),
	} );
	const answer = get( 'posts' ).catch( ( error: unknown ) => error );
	await jest.advanceTimersByTimeAsync( 15_000 );
	expect( await answer ).toMatchObject( { kind: 'timeout' } );
	expect( asked ).toEqual( [ REFRESH ] );
	jest.useRealTimers();
} );

it( 'says after a reload where it is not known who is signed in', async () => {
	window.localStorage.setItem( 'hien_signed-in', '1' );
	serve( { [ REFRESH ]: offline } );
	await expect( tokenUser() ).rejects.toMatchObject( { kind: 'network' } );
	serve( { [ REFRESH ]: expired } );
	await expect( tokenUser() ).resolves.toBeNull();
} );

it( 'finds out after a reload who is signed in, and forgets it after signing out', async () => {
	await expect( tokenUser() ).resolves.toBeNull();
	window.localStorage.setItem( 'hien_signed-in', '1' );
	serve( {
		[ REFRESH ]: () => json( { token: 'fourth', user: BINH } ),
		[ `${ API }wp/hien/v1/logout` ]: () =>
			json( { redirect_to: 'http://localhost/' } ),
	} );
	await expect( tokenUser() ).resolves.toEqual( BINH );
	await signOut();
	expect( window.localStorage.getItem( 'hien_signed-in' ) ).toBeNull();
} );

it( 'asks for no next token while the member signs out', async () => {
	serve( { [ TOKEN ]: () => json( { token: 'last' } ) } );
	await signIn( { username: 'binh', password: 'x', remember: true } );
	const asked = serve( {
		[ POSTS ]: expired,
		[ `${ API }wp/hien/v1/logout` ]: async () => {
			await expect( get( 'posts' ) ).rejects.toMatchObject( {
				status: 401,
			} );
			return json( { redirect_to: '/' } );
		},
	} );
	await signOut();
	expect( asked ).toContain( POSTS );
	expect( asked ).not.toContain( REFRESH );
} );

describe( 'a member', () => {
	/** Accepts requests with any token but the first. */
	const renewed = ( init: RequestInit ) =>
		tokenOf( init ) === 'Bearer next' ? json( { ok: true } ) : expired();
	let asked: string[];

	async function restore( answers: Parameters< typeof serve >[ 0 ] ) {
		window.localStorage.setItem( 'hien_signed-in', '1' );
		serve( { [ REFRESH ]: () => json( { token: 'now', user: BINH } ) } );
		await tokenUser();
		asked = serve( {
			[ REFRESH ]: () => json( { token: 'next', user: BINH } ),
			...answers,
		} );
	}

	afterEach( () => jest.useRealTimers() );

	it( 'gets pages of the site as a member', async () => {
		await restore( {
			'/tai-khoan': ( init ) => json( { token: tokenOf( init ) } ),
		} );
		await expect(
			getPage( 'http://localhost/tai-khoan', isObject )
		).resolves.toMatchObject( { value: { token: 'Bearer now' } } );
	} );

	it( 'has a next token before the present one has run out', async () => {
		jest.useFakeTimers( { doNotFake: [ 'setTimeout' ] } );
		await restore( { [ POSTS ]: renewed } );
		jest.setSystemTime( Date.now() + 1_750_000 );
		await get( 'posts' );
		expect( asked ).toEqual( [ REFRESH, POSTS ] );
	} );

	it( 'is told of the end of the session again when writing again', async () => {
		const visitor = { code: 'rest_not_logged_in', data: { status: 401 } };
		await restore( {
			[ REFRESH ]: expired,
			[ POSTS ]: ( init ) =>
				tokenOf( init ) === null ? json( visitor, 401 ) : expired(),
		} );
		for ( const times of [ 1, 2 ] ) {
			await expect( post( 'posts', {} ) ).rejects.toMatchObject( {
				code: SESSION_ENDED,
			} );
			await waitFor( () =>
				expect( ended ).toHaveBeenCalledTimes( times )
			);
		}
	} );

	it( 'uploads with the next token where the present one is refused', async () => {
		const sent: ( string | null )[] = [];
		await restore( {} );
		jest.spyOn( XMLHttpRequest.prototype, 'open' ).mockImplementation();
		jest.spyOn(
			XMLHttpRequest.prototype,
			'setRequestHeader'
		).mockImplementation( ( _name, value ) => void sent.push( value ) );
		jest.spyOn( XMLHttpRequest.prototype, 'send' ).mockImplementation(
			function ( this: XMLHttpRequest ) {
				const isFirst = sent.length === 1;
				Object.defineProperties( this, {
					status: { value: isFirst ? 401 : 200 },
					responseText: {
						value: JSON.stringify(
							isFirst
								? { code: 'x', data: { status: 401 } }
								: { ok: true }
						),
					},
				} );
				this.onload?.( new ProgressEvent( 'load' ) );
			}
		);
		await expect( upload( 'portrait', new FormData() ) ).resolves.toEqual( {
			ok: true,
		} );
		expect( sent ).toEqual( [ 'Bearer now', 'Bearer next' ] );
		jest.restoreAllMocks();
	} );

	it( 'never writes in the name of who has signed in in another tab', async () => {
		await restore( {
			[ POSTS ]: renewed,
			[ REFRESH ]: () =>
				json( { token: 'next', user: { ...BINH, id: 3 } } ),
		} );
		await expect( post( 'posts', {} ) ).rejects.toMatchObject( {
			code: SESSION_ENDED,
		} );
		await expect( post( 'posts', {} ) ).rejects.toMatchObject( {
			code: SESSION_ENDED,
		} );
		expect( asked ).toEqual( [ POSTS, REFRESH ] );
	} );
} );

describe( 'on a page of this origin that a cache printed for a visitor', () => {
	const OWN = '/wp-json/jwt-auth/v1/token';
	let fresh: {
		tokenUser: typeof tokenUser;
		get: typeof get;
	};

	beforeEach( async () => {
		jest.resetModules();
		window.localStorage.clear();
		document.cookie = 'hien_signed-in=; max-age=0';
		writeBoot();
		const client = await import( './client' );
		client.setUpApi();
		fresh = {
			get: client.get,
			tokenUser: ( await import( './auth-transport' ) ).tokenUser,
		};
	} );

	it( 'a member is known with one request, and is one from then on, at whichever form they have signed in', async () => {
		document.cookie = 'hien_signed-in=1';
		const asked = serve( {
			[ `${ OWN }/refresh` ]: () => json( { token: 'own', user: BINH } ),
			posts: only( 'own' ),
		} );
		await expect( fresh.tokenUser() ).resolves.toEqual( BINH );
		expect( asked ).toEqual( [ `${ OWN }/refresh` ] );
		await expect( fresh.get( 'posts' ) ).resolves.toEqual( { ok: true } );
	} );

	it( 'a browser without a session asks nothing, one whose session has ended once', async () => {
		const asked = serve( { [ `${ OWN }/refresh` ]: expired } );
		await expect( fresh.tokenUser() ).resolves.toBeNull();
		expect( asked ).toEqual( [] );
		window.localStorage.setItem( 'hien_signed-in', '1' );
		await expect( fresh.tokenUser() ).resolves.toBeNull();
		await expect( fresh.tokenUser() ).resolves.toBeNull();
		expect( asked ).toEqual( [ `${ OWN }/refresh` ] );
	} );

	it( 'a page that was printed for the member asks nothing', async () => {
		window.localStorage.setItem( 'hien_signed-in', '1' );
		writeBoot( { user: BINH, nonce: 'n0nce' } );
		const asked = serve( {} );
		await expect( fresh.tokenUser() ).resolves.toBeNull();
		expect( asked ).toEqual( [] );
	} );
} );
