import { type Page, expect, test } from '@playwright/test';
import { takenOver } from './support';

/** Screens whose two views, PHP's and React's, are written one beside the other. */
const addresses: Record< string, string > = {
	home: '/',
	'latest posts': '/tin-moi',
	'a category': '/wordpress/lap-trinh-plugin/page/2',
	'a tag': '/tag/rest-api',
	'a post': '/tao-rest-api-rieng-trong-wordpress',
	'a post without picture, title and contents': '/khong-co-tieu-de',
	'a password form': '/dap-an-bai-tap-buoi-bon',
	'answers in ten levels': '/binh-luan-muoi-tang',
	'a page': '/gioi-thieu',
	'search results': '/?s=wordpress',
	'a search in vain': '/?s=zzzz',
	'a page that is not there': '/khong-co-trang-nay',
};

/**
 * Every element of header, screen and footer: what it is, and what our style sheets and screen readers know it by; but
 * for what only a script can keep.
 */
function outline( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const CLASS = /^(hien-|is-(?!sliding))/;
		const ATTRIBUTE =
			/^(href|alt|role|type|name|datetime|aria-(?!haspopup|expanded|controls).+)$/;
		const describe = ( element: Element, depth: number ): string[] => {
			const attributes = [ ...element.attributes ]
				.filter( ( { name } ) => ATTRIBUTE.test( name ) )
				.map( ( { name, value } ) => `[${ name }=${ value }]` )
				.sort();
			return [
				'  '.repeat( depth ) +
					[
						element.localName,
						...[ ...element.classList ]
							.filter( ( name ) => CLASS.test( name ) )
							.map( ( name ) => `.${ name }` ),
						...attributes,
					].join( '' ),
				...( element.hasAttribute( 'data-hien-html' )
					? []
					: [ ...element.children ].flatMap( ( child ) =>
							describe( child, depth + 1 )
						) ),
			];
		};
		return [ ...document.querySelectorAll( 'header, main, footer' ) ]
			.filter( ( element ) => element.closest( '#root' ) )
			.filter( ( element ) => ! element.parentElement?.closest( 'main' ) )
			.flatMap( ( element ) => describe( element, 0 ) );
	} );
}

for ( const [ name, address ] of Object.entries( addresses ) ) {
	test( `${ name }: React prints what the server printed`, async ( {
		browser,
		baseURL,
		page,
	} ) => {
		const plain = await browser.newContext( {
			baseURL: String( baseURL ),
			javaScriptEnabled: false,
		} );
		const printed = await plain.newPage();
		await printed.goto( address );
		const server = await outline( printed );
		await plain.close();

		await page.goto( address );
		await takenOver( page );
		expect( await outline( page ) ).toEqual( server );
	} );
}
