import {
	BINH,
	latestScreen,
	notFoundScreen,
	screenOf,
} from '../../tests/js/fixtures';
import { setUpApiOnce } from '../../tests/js/render-app';
import {
	json,
	offline,
	screens,
	serve,
	writeBoot,
} from '../../tests/js/server';
import { noteSignedIn } from '../lib/signed-in-flag';
import { requestScreen } from './screens';

/** The response of fetch() to a redirect with `redirect: 'manual'`. */
function redirectElsewhere(): Response {
	return Object.defineProperty( new Response( null ), 'type', {
		value: 'opaqueredirect',
	} );
}

beforeEach( () => {
	writeBoot();
	setUpApiOnce();
} );

function printStyles( ...handles: string[] ): void {
	for ( const handle of handles ) {
		const styles = document.createElement( 'style' );
		styles.id = `${ handle }-inline-css`;
		document.head.append( styles );
	}
}

/** The addresses that were asked for. */
function asked(): string[] {
	return jest.mocked( fetch ).mock.calls.map( ( [ url ] ) => String( url ) );
}

it( 'requests the path of the JSON, and whether what the browser has is the newest', async () => {
	printStyles( 'global-styles' );
	serve( screens( latestScreen() ) );
	await requestScreen( '/tin-moi' );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( fetch ).toHaveBeenCalledWith(
		'http://localhost/tin-moi/hien-screen',
		expect.objectContaining( {
			cache: 'no-cache',
			headers: { Accept: 'application/json, */*;q=0.1' },
		} )
	);
} );

it.each( [
	[ 'home', '', '/', '/hien-screen/' ],
	[ 'a search', '', '/page/2?s=a/', '/page/2/hien-screen?s=a/' ],
	[ 'a search at home', '', '/?s=a', '/hien-screen/?s=a' ],
	[ 'a slash at the end', '/', '/tin-moi', '/tin-moi/hien-screen/' ],
] )(
	'inserts the ending before the slash of %s',
	async ( _, slash, path, address ) => {
		printStyles( 'global-styles' );
		writeBoot( { slash } );
		serve( {} );
		await requestScreen( path ).catch( () => {} );
		expect( asked() ).toEqual( [ `http://localhost${ address }` ] );
	}
);

it.each( [
	[ 'the page knows who is signed in', () => writeBoot( { user: BINH } ) ],
	[ 'somebody may be signed in', () => noteSignedIn( true ) ],
	[
		'the host cannot rewrite URLs',
		() => writeBoot( { root: '/index.php' } ),
	],
] )( 'asks no cache where %s', async ( _, arrange ) => {
	printStyles( 'global-styles' );
	arrange();
	serve( {} );
	await requestScreen( '/' ).catch( () => {} );
	expect( asked() ).toEqual( [ 'http://localhost/?hien-screen=1' ] );
	noteSignedIn( false );
} );

it( 'asks for the styles of blocks as well, where the page was printed without', async () => {
	serve( screens( latestScreen() ) );
	await requestScreen( '/tin-moi' );
	expect( asked() ).toEqual( [
		'http://localhost/tin-moi/hien-screen-styles',
	] );
	writeBoot( { root: '/index.php' } );
	await requestScreen( '/' ).catch( () => {} );
	expect( asked()[ 1 ] ).toBe( 'http://localhost/?hien-screen=styles' );
} );

it.each( [
	[ 'the server', {}, 0 ],
	[ 'nginx', { Date: 'Fri, 02 Jan 2026 00:00:30 GMT' }, 30 ],
	[ 'Varnish', { Date: 'Fri, 02 Jan 2026 00:00:00 GMT', Age: '30' }, 30 ],
	[ 'a CDN', { Date: 'Fri, 02 Jan 2026 00:00:30 GMT', Age: '30' }, 30 ],
	[
		'two caches',
		{ Date: 'Fri, 02 Jan 2026 00:00:00 GMT', Age: '400, 20' },
		400,
	],
	[
		'a server whose clock is set',
		{
			Date: 'Fri, 02 Jan 2026 00:00:00 GMT',
			'Hien-Date': '2000000000',
		},
		0,
	],
] )( 'knows how old an answer of %s is', async ( _, headers, seconds ) => {
	jest.useFakeTimers( { now: 1_000_000 } );
	serve( {
		'screen /tin-moi': () =>
			new Response( JSON.stringify( latestScreen() ), {
				headers: {
					'Hien-Date': '1767312000',
					...headers,
				} as Record< string, string >,
			} ),
	} );
	await expect( requestScreen( '/tin-moi' ) ).resolves.toEqual( {
		value: latestScreen(),
		time: 1_000_000 - seconds * 1000,
	} );
	jest.useRealTimers();
} );

it( 'keeps the query of a search', async () => {
	const results = screenOf( 'search', '/?s=b%C3%A0i%20hay' );
	serve( { 'screen /?s=bài+hay': () => json( results ) } );
	const { value } = await requestScreen( results.path );
	expect( value ).toEqual( results );
} );

it.each( [ 401, 403, 404, 500 ] )(
	'gives the screen that comes with status %d',
	async ( status ) => {
		const screen = { ...notFoundScreen( '/a' ), status };
		serve( screens( screen ) );
		await expect( requestScreen( '/a' ) ).resolves.toMatchObject( {
			value: screen,
		} );
	}
);

it.each( [
	[ 'a page', 0, () => new Response( '<!doctype html><p>Đăng nhập</p>' ) ],
	[
		'a page of an error',
		0,
		() => new Response( '<p>500</p>', { status: 500 } ),
	],
	[ 'nothing', 0, () => new Response( '' ) ],
	[ 'broken JSON', 0, () => new Response( '{"route":' ) ],
	[ 'other JSON', 1, () => json( { code: 'forbidden', message: '' }, 403 ) ],
	[ 'a list', 1, () => json( [] ) ],
	[
		'a screen without its path',
		1,
		() => json( { ...latestScreen(), path: undefined } ),
	],
	[
		'a screen of a newer version',
		1,
		() => json( { ...latestScreen(), route: 'newer' } ),
	],
] )(
	'fails for %s, which is no screen, with %d reports',
	async ( _, reports, answer ) => {
		serve( { 'screen /tin-moi': answer } );
		await expect( requestScreen( '/tin-moi' ) ).rejects.toMatchObject( {
			kind: 'format',
		} );
		expect( window.reportError ).toHaveBeenCalledTimes( reports );
	}
);

it( 'fails for a redirect to another host, which is no screen', async () => {
	serve( {
		'screen /tin-moi': ( { redirect } ) =>
			redirect === 'manual' ? redirectElsewhere() : offline(),
	} );
	await expect( requestScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'format',
	} );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'fails where there is no network', async () => {
	serve( { 'screen /tin-moi': offline } );
	await expect( requestScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
} );
