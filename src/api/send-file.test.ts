import { afterGive, json, serve, writeBoot } from '../../tests/js/server';
import { upload } from './send-file';
import { ApiError } from './errors';

/** The sent requests, and the response to each. */
let sent: FakeRequest[];
let answers: ( ( request: FakeRequest ) => void )[];

class FakeRequest {
	url = '';
	headers: Record< string, string > = {};
	body: unknown;
	status = 0;
	responseText = '';
	upload: { onprogress?: ( event: object ) => void } = {};
	onload?: () => void;
	onerror?: () => void;
	onabort?: () => void;

	open( method: string, url: string ): void {
		this.url = `${ method } ${ url }`;
	}
	setRequestHeader( name: string, value: string ): void {
		this.headers[ name ] = value;
	}
	abort(): void {
		this.onabort?.();
	}
	send( body: unknown ): void {
		this.body = body;
		sent.push( this );
		answers.shift()?.( this );
	}
	progress( loaded: number, total: number ): void {
		this.upload.onprogress?.( { loaded, total } );
	}
	answer( status: number, body: unknown ): void {
		this.status = status;
		this.responseText =
			typeof body === 'string' ? body : JSON.stringify( body );
		this.onload?.();
	}
}

const form = new FormData();

async function failure( answer: ( request: FakeRequest ) => void ) {
	answers = [ answer ];
	const error: unknown = await upload( 'chat/images', form ).catch(
		( cause: unknown ) => cause
	);
	return error instanceof ApiError
		? { kind: error.kind, code: error.code, status: error.status }
		: error;
}

beforeEach( () => {
	sent = [];
	Object.defineProperty( window, 'XMLHttpRequest', {
		configurable: true,
		value: FakeRequest,
	} );
	writeBoot( {
		nonce: 'n0nce',
		nonce_url:
			'http://localhost/core/wp-admin/admin-ajax.php?action=rest-nonce',
	} );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'tells how much of a file has been sent', async () => {
	answers = [
		( request ) => {
			request.progress( 10, 40 );
			request.progress( 40, 40 );
			request.answer( 201, { url: '/a.webp' } );
		},
	];
	const parts: number[] = [];
	await expect(
		upload( 'chat/images', form, ( part ) => parts.push( part ) )
	).resolves.toEqual( { url: '/a.webp' } );
	expect( parts ).toEqual( [ 0.25, 1 ] );
	expect( sent[ 0 ] ).toMatchObject( {
		url: 'POST http://localhost/wp-json/hien/v1/chat/images',
		headers: { 'x-wp-nonce': 'n0nce' },
		body: form,
	} );
} );

it( 'fails as other requests do', async () => {
	expect(
		await failure( ( request ) =>
			request.answer( 400, {
				code: 'hien_type',
				message: 'Ảnh không đọc được.',
				data: { status: 400 },
			} )
		)
	).toEqual( { kind: 'refused', code: 'hien_type', status: 400 } );
	expect( await failure( ( request ) => request.onerror?.() ) ).toMatchObject(
		{ kind: 'network' }
	);
	expect(
		await failure( ( request ) => request.answer( 413, '<html>' ) )
	).toMatchObject( { kind: 'format' } );
} );

it( 'takes any time while something is being sent, and ends where nothing is', async () => {
	jest.useFakeTimers();
	let request: FakeRequest | undefined;
	const error = failure( ( begun ) => {
		request = begun;
	} );
	await jest.advanceTimersByTimeAsync( 0 );
	for ( let part = 1; part <= 5; part++ ) {
		request?.progress( part, 10 );
		await jest.advanceTimersByTimeAsync( 14_000 );
	}
	const isOver = jest.fn();
	void error.then( isOver );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( isOver ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 2000 );
	expect( await error ).toMatchObject( { kind: 'timeout' } );
} );

it( 'leaves the server a minute for a file that was sent', async () => {
	jest.useFakeTimers();
	let request: FakeRequest | undefined;
	const error = failure( ( begun ) => {
		request = begun;
	} );
	await jest.advanceTimersByTimeAsync( 0 );
	request?.progress( 10, 10 );
	await jest.advanceTimersByTimeAsync( 59_000 );
	request?.answer( 201, { url: '/a.webp' } );
	expect( await error ).toEqual( { url: '/a.webp' } );
} );

it( 'is stopped when its caller has no more use for it', async () => {
	const stop = new AbortController();
	let isStopped = false;
	answers = [
		( request ) => {
			const { onabort } = request;
			request.onabort = () => {
				isStopped = true;
				onabort?.();
			};
			stop.abort();
		},
	];
	await expect(
		upload( 'chat/images', form, undefined, stop.signal )
	).rejects.toMatchObject( { kind: 'aborted' } );
	expect( isStopped ).toBe( true );
} );

it( 'is not sent any more once its time has run out, as while the nonce was renewed', async () => {
	jest.useFakeTimers();
	const renewal = afterGive( () => new Response( 'n0nce' ) );
	serve( { '/core/wp-admin/admin-ajax.php?action=rest-nonce': renewal } );
	const error = failure( ( request ) =>
		request.answer( 403, { code: 'rest_cookie_invalid_nonce' } )
	);
	await jest.advanceTimersByTimeAsync( 16_000 );
	renewal.give();
	expect( await error ).toMatchObject( { kind: 'timeout' } );
	expect( sent ).toHaveLength( 1 );
} );

// Last test, because the renewed nonce is module state.
it( 'is sent again with another nonce once the old one has expired', async () => {
	serve( {
		'/core/wp-admin/admin-ajax.php?action=rest-nonce': () =>
			new Response( 'n3w' ),
		'never asked': () => json( {} ),
	} );
	answers = [
		( request ) =>
			request.answer( 403, { code: 'rest_cookie_invalid_nonce' } ),
		( request ) => request.answer( 201, { url: '/a.webp' } ),
	];
	await expect( upload( 'chat/images', form ) ).resolves.toEqual( {
		url: '/a.webp',
	} );
	expect( sent.map( ( { headers } ) => headers[ 'x-wp-nonce' ] ) ).toEqual( [
		'n0nce',
		'n3w',
	] );
} );
