import { type Locator, type Page, expect } from '@playwright/test';
import { hydrated, stir, test, watchShift, withPictures } from './support';

test.use( withPictures );

const MINUTE = 60_000;
const POST = '/tao-rest-api-rieng-trong-wordpress';

/** All texts that may replace a date, with the longest ones. */
const WORDS = [
	'vừa xong',
	'một phút trước',
	'59 phút trước',
	'một giờ trước',
	'23 giờ trước',
	'một ngày trước',
	'29 ngày trước',
];

function day( iso: string ): string {
	return iso.slice( 0, 10 ).split( '-' ).reverse().join( '/' );
}

/** Delays the code for relative dates until the test releases it. */
async function holdWords( page: Page ): Promise< () => void > {
	let give = () => {};
	const given = new Promise< void >( ( resolve ) => {
		give = resolve;
	} );
	await page.route( /\/relative-time\.\w+\.js/, async ( route ) => {
		await given;
		await route.continue();
	} );
	return () => give();
}

/** The positions of all elements in a part of the page. */
function places( part: Locator ): Promise< string[] > {
	return part.evaluate( ( root ) =>
		[ ...root.querySelectorAll( '*' ) ].map( ( element ) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [ element.localName, x, y, width, height ].join( ' ' );
		} )
	);
}

/** The widths of a date with each of some texts in it. */
function roomFor( date: Locator, texts: string[] ): Promise< number[] > {
	return date.evaluate( ( element, all ) => {
		const copy = element.cloneNode() as HTMLElement;
		element.after( copy );
		const widths = all.map( ( words ) => {
			copy.textContent = words;
			return copy.getBoundingClientRect().width;
		} );
		copy.remove();
		return [ ...new Set( widths ) ];
	}, texts );
}

for ( const [ name, path, part ] of [
	[ 'comments', POST, 'hien-comments' ],
	[ 'the latest comments', '/', 'hien-latest-comments' ],
] as const ) {
	for ( const width of [ 1440, 390 ] ) {
		test( `${ name } say how long ago they were, and nothing moves, ${ width } px`, async ( {
			page,
			request,
		} ) => {
			test.skip( width === 390 && path === '/', 'No column there.' );
			await page.setViewportSize( { width, height: 900 } );
			const printed = await ( await request.get( path ) ).text();
			const [ , iso = '', title, text ] =
				printed
					.slice( printed.indexOf( `class="${ part }` ) )
					.match(
						/<time[^>]* datetime="([^"]+)"[^>]* title="([^"]+)"[^>]*>([^<]+)</
					) ?? [];
			// Without JavaScript it stays the day.
			expect( text ).toBe( day( iso ) );
			expect( title ).toBe( `${ day( iso ) } ${ iso.slice( 11, 16 ) }` );
			const date = page.locator( `.${ part } time` ).first();

			await page.clock.install( {
				time: Date.parse( iso ) + 3 * MINUTE,
			} );
			const giveWords = await holdWords( page );
			const shift = await watchShift( page );
			// The delayed request may delay the load event, too.
			await page.goto( path, { waitUntil: 'commit' } );
			await hydrated( page );
			await expect( date ).toHaveText( day( iso ) );
			await date.scrollIntoViewIfNeeded();
			await page.evaluate( () => document.fonts.ready );
			expect( await roomFor( date, WORDS ) ).toHaveLength( 1 );
			const before = await places( page.locator( `.${ part }` ) );
			const shifted = await shift();

			await stir( page );
			giveWords();
			await expect( date ).toHaveText( '3 phút trước' );
			await expect( date ).toHaveAttribute(
				'title',
				`${ day( iso ) } ${ iso.slice( 11, 16 ) }`
			);
			expect( await places( page.locator( `.${ part }` ) ) ).toEqual(
				before
			);
			expect( await shift() ).toBe( shifted );

			await page.clock.fastForward( 60 * MINUTE );
			await expect( date ).toHaveText( 'một giờ trước' );
			expect( await places( page.locator( `.${ part }` ) ) ).toEqual(
				before
			);
		} );
	}
}
