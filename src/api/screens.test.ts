import {
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

it( 'requests the address of the page itself, with one more argument', async () => {
	printStyles( 'global-styles' );
	serve( screens( latestScreen() ) );
	await expect( requestScreen( '/tin-moi' ) ).resolves.toEqual(
		latestScreen()
	);
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( fetch ).toHaveBeenCalledWith(
		'http://localhost/tin-moi?hien-screen=1',
		expect.objectContaining( {
			credentials: 'same-origin',
			headers: { Accept: 'application/json, */*;q=0.1' },
		} )
	);
} );

it( 'asks for the styles of blocks as well, where the page was printed without', async () => {
	serve( screens( latestScreen() ) );
	await requestScreen( '/tin-moi' );
	expect( fetch ).toHaveBeenCalledWith(
		'http://localhost/tin-moi?hien-screen=styles',
		expect.anything()
	);
} );

it( 'keeps the query of a search', async () => {
	const results = screenOf( 'search', '/?s=b%C3%A0i%20hay' );
	const asked = serve( { 'screen /?s=bài+hay': () => json( results ) } );
	await expect( requestScreen( results.path ) ).resolves.toEqual( results );
	expect( asked ).toHaveLength( 1 );
} );

it.each( [ 401, 403, 404, 500 ] )(
	'gives the screen that comes with status %d',
	async ( status ) => {
		const screen = { ...notFoundScreen( '/a' ), status };
		serve( screens( screen ) );
		await expect( requestScreen( '/a' ) ).resolves.toEqual( screen );
	}
);

it.each( [
	[ 'a page', () => new Response( '<!doctype html><p>Đăng nhập</p>' ) ],
	[
		'a page of an error',
		() => new Response( '<p>500</p>', { status: 500 } ),
	],
	[ 'nothing', () => new Response( '' ) ],
	[ 'broken JSON', () => new Response( '{"route":' ) ],
	[ 'other JSON', () => json( { code: 'forbidden', message: '' }, 403 ) ],
	[ 'a list', () => json( [] ) ],
	[
		'a screen of a newer version',
		() => json( { ...latestScreen(), route: 'newer' } ),
	],
] )( 'fails for %s, which is no screen', async ( _, answer ) => {
	serve( { 'screen /tin-moi': answer } );
	await expect( requestScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'format',
	} );
} );

it( 'fails for a redirect to another host, which is no screen', async () => {
	serve( {
		'screen /tin-moi': ( { redirect } ) =>
			redirect === 'manual' ? redirectElsewhere() : offline(),
	} );
	await expect( requestScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'format',
	} );
} );

it( 'fails where there is no network', async () => {
	serve( { 'screen /tin-moi': offline } );
	await expect( requestScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
} );
