import { expect } from '@playwright/test';
import { type Address, addresses } from './routes';
import {
	NOT_FOUND,
	author,
	identity,
	member,
	navigate,
	open,
	test,
} from './support';

function sessionFor( { isForMembers, isForAuthor }: Address ) {
	if ( isForAuthor ) {
		return author;
	}
	return isForMembers ? member : {};
}

/** Compares the address as a document with and without scripts, and in the app. */
function testAddress( name: string, address: Address ): void {
	const { path, status, opensAbove, isDocument } = address;
	test( `${ name }: direct load, without JavaScript and in-app agree`, async ( {
		browser,
		baseURL,
		page,
		expectedErrors,
	} ) => {
		if ( status === 404 ) {
			expectedErrors.push( NOT_FOUND );
		}
		const plain = await browser.newContext( {
			...sessionFor( address ),
			baseURL: String( baseURL ),
			javaScriptEnabled: false,
		} );
		const printed = await plain.newPage();
		const answer = await printed.goto( path );
		expect( answer?.status() ).toBe( status );
		const withoutScript = await identity( printed );
		expect( withoutScript.heading ).toHaveLength( 1 );
		expect( withoutScript.language ).toBe( 'vi' );
		await plain.close();

		await open( page, path );
		const direct = await identity( page );
		expect( direct ).toEqual( withoutScript );

		if ( opensAbove || isDocument ) {
			return;
		}
		await open( page, path === '/gioi-thieu' ? '/' : '/gioi-thieu' );
		await navigate( page, path, String( direct.heading[ 0 ] ) );
		await expect( page ).toHaveTitle( direct.title );
		await expect( page ).toHaveURL( path );
		expect( await identity( page ) ).toEqual( direct );
	} );
}

for ( const [ name, address ] of Object.entries< Address >( addresses ) ) {
	if ( address.isForMembers || address.isForAuthor ) {
		test.describe( 'for who is signed in', () => {
			test.use( sessionFor( address ) );
			testAddress( name, address );
		} );
	} else {
		testAddress( name, address );
	}
}

test(
	'anonymous pages are the same bytes, without cookie or nonce',
	{ tag: '@once' },
	async ( { request } ) => {
		const first = await request.get( '/' );
		const second = await request.get( '/' );
		expect( await second.text() ).toBe( await first.text() );
		expect( first.headers()[ 'set-cookie' ] ).toBeUndefined();
		expect( await first.text() ).not.toContain( '"nonce":"' );
	}
);
