import { json, offline, serve, writeBoot } from '../../tests/js/server';
import { get, post, remove, setUpApi } from './client';
import { ApiError } from './errors';
import { serverMessageOr } from './server-message';

const OVERRIDE = 'X-HTTP-Method-Override';

async function failure(
	path: string,
	signal?: AbortSignal
): Promise< ApiError > {
	const error: unknown = await get( path, signal ).catch(
		( cause: unknown ) => cause
	);
	if ( ! ( error instanceof ApiError ) ) {
		throw new Error( 'There was no ApiError.' );
	}
	return error;
}

const never = () => new Promise< Response >( () => {} );

// WordPress in a subdirectory, and another login URL.
const SIGNED_IN = {
	nonce: 'n0nce',
	nonce_url:
		'http://localhost/core/wp-admin/admin-ajax.php?action=rest-nonce',
};

beforeAll( () => {
	writeBoot( SIGNED_IN );
	setUpApi();
} );

beforeEach( () => {
	writeBoot( SIGNED_IN );
} );

it( 'asks below the namespace, with the nonce of a signed-in visitor', async () => {
	serve( { 'posts?page=1': () => json( { data: [] } ) } );
	await expect( get( 'posts?page=1' ) ).resolves.toEqual( { data: [] } );
	const [ url, init ] = jest.mocked( globalThis.fetch ).mock.calls[ 0 ] ?? [];
	expect( url ).toContain( 'http://localhost/wp-json/hien/v1/posts?page=1' );
	expect( init?.headers ).toMatchObject( { 'X-WP-Nonce': 'n0nce' } );
} );

it( 'asks WordPress for another nonce once the old one has expired, then sends the same again', async () => {
	const sent: unknown[] = [];
	serve( {
		'/core/wp-admin/admin-ajax.php?action=rest-nonce': () =>
			new Response( 'n3w' ),
		comments: ( { body, headers } ) => {
			sent.push( [ body, new Headers( headers ).get( 'X-WP-Nonce' ) ] );
			return sent.length === 1
				? json( { code: 'rest_cookie_invalid_nonce' }, 403 )
				: json( { id: 7 } );
		},
	} );
	await expect( post( 'comments', { content: 'Hay quá' } ) ).resolves.toEqual(
		{ id: 7 }
	);
	expect( sent ).toEqual( [
		[ '{"content":"Hay quá"}', 'n0nce' ],
		[ '{"content":"Hay quá"}', 'n3w' ],
	] );
} );

it( 'fails with the error of WordPress and its field', async () => {
	serve( {
		'posts?page=0': () =>
			json(
				{
					code: 'rest_invalid_param',
					message: 'Số trang bắt đầu từ 1.',
					data: { status: 400, params: { page: 'Số trang.' } },
				},
				400
			),
	} );
	expect( await failure( 'posts?page=0' ) ).toMatchObject( {
		kind: 'refused',
		status: 400,
		code: 'rest_invalid_param',
		message: 'Số trang bắt đầu từ 1.',
		field: 'page',
	} );
} );

it( 'fails where there is no answer', async () => {
	serve( { posts: offline } );
	expect( await failure( 'posts' ) ).toMatchObject( {
		kind: 'network',
		status: 0,
	} );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );

it( 'reports what cannot be read, but not what the server refuses to write: the form shows it', async () => {
	serve( {} );
	expect( await failure( 'posts' ) ).toMatchObject( { status: 404 } );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	await expect( post( 'contact', {} ) ).rejects.toMatchObject( {
		kind: 'refused',
	} );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	serve( { contact: offline } );
	await expect( post( 'contact', {} ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
	expect( window.reportError ).toHaveBeenCalledTimes( 2 );
} );

it( 'reports no request that the browser ends because it leaves the page', async () => {
	serve( { posts: offline } );
	window.dispatchEvent( new Event( 'beforeunload' ) );
	expect( await failure( 'posts' ) ).toMatchObject( { kind: 'network' } );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'fails where the answer is not JSON', async () => {
	serve( { posts: () => new Response( '<br>Fatal error' ) } );
	expect( await failure( 'posts' ) ).toMatchObject( { kind: 'format' } );
} );

it( 'fails after 15 seconds', async () => {
	jest.useFakeTimers();
	serve( { posts: never } );
	const result = failure( 'posts' );
	await jest.advanceTimersByTimeAsync( 15_000 );
	expect( await result ).toMatchObject( { kind: 'timeout' } );
	jest.useRealTimers();
} );

it( 'is aborted by its caller, without a report', async () => {
	serve( { posts: never } );
	const controller = new AbortController();
	const result = failure( 'posts', controller.signal );
	controller.abort();
	expect( await result ).toMatchObject( { kind: 'aborted' } );
	expect( await failure( 'posts', controller.signal ) ).toMatchObject( {
		kind: 'aborted',
	} );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'changes and deletes by POST, because hosts refuse PUT and DELETE', async () => {
	const sent: unknown[] = [];
	const answer = ( { method, body, headers }: RequestInit ) => {
		sent.push( [ method, body, new Headers( headers ).has( OVERRIDE ) ] );
		return json( { id: 7 } );
	};
	serve( { 'cmt/7': answer, 'cmt/7/delete': answer } );
	await expect( post( 'cmt/7', { content: 'Sửa' } ) ).resolves.toEqual( {
		id: 7,
	} );
	await expect( remove( 'cmt/7' ) ).resolves.toEqual( { id: 7 } );
	expect( sent ).toEqual( [
		[ 'POST', '{"content":"Sửa"}', false ],
		[ 'POST', '{}', false ],
	] );
} );

it.each( [ 403, 405, 406, 415, 501 ] )(
	'says that a firewall refused where a page or nothing with status %d comes back',
	async ( status ) => {
		for ( const body of [ '<h1>Forbidden</h1>', '', '{"error":"waf"}' ] ) {
			serve( { posts: () => new Response( body, { status } ) } );
			const error = await failure( 'posts' );
			expect( error ).toMatchObject( { kind: 'blocked', status } );
			expect( serverMessageOr( 'Thử lại.', error ) ).toMatch(
				/^Tường lửa của máy chủ đã chặn.*vẫn còn/
			);
		}
	}
);

it.each( [ 200, 404, 500, 502 ] )(
	'calls no other page with status %d a firewall',
	async ( status ) => {
		serve( { posts: () => new Response( '<h1>x</h1>', { status } ) } );
		expect( await failure( 'posts' ) ).toMatchObject( {
			kind: 'format',
			status,
		} );
	}
);
