import { type Locator, type Page, expect } from '@playwright/test';
import {
	open,
	hydrated,
	stir,
	test,
	watchShift,
	withPictures,
} from './support';

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

for ( const [ name, path, part ] of [
	[ 'comments', POST, '.hien-comments' ],
	[ 'the latest comments', '/', '.hien-latest-comments' ],
] as const ) {
	for ( const width of [ 1440, 390 ] ) {
		test(
			`${ name } say how long ago they were, and nothing moves, ${ width } px`,
			{ tag: '@once' },
			async ( { page } ) => {
				test.skip( width === 390 && path === '/', 'No column there.' );
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( path );
				const date = page.locator( `${ part } time` ).first();
				const iso = String( await date.getAttribute( 'datetime' ) );

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
				const before = await places( page.locator( part ) );
				const shifted = await shift();

				await stir( page );
				giveWords();
				await expect( date ).toHaveText( '3 phút trước' );
				await expect( date ).toHaveAttribute(
					'title',
					`${ day( iso ) } ${ iso.slice( 11, 16 ) }`
				);
				expect( await places( page.locator( part ) ) ).toEqual(
					before
				);
				expect( await shift() ).toBe( shifted );

				await page.clock.fastForward( 60 * MINUTE );
				await expect( date ).toHaveText( 'một giờ trước' );
				expect( await places( page.locator( part ) ) ).toEqual(
					before
				);
			}
		);
	}
}

test(
	'every date leaves room for the longest words',
	{ tag: '@once' },
	async ( { page } ) => {
		await page.setViewportSize( { width: 1440, height: 900 } );
		for ( const [ path, place ] of [
			[ POST, '.hien-comments time' ],
			[ '/', '.hien-latest-comments time' ],
		] as const ) {
			await open( page, path );
			await page.evaluate( () => document.fonts.ready );
			const widths = await page
				.locator( place )
				.first()
				.evaluate( ( date, all ) => {
					const copy = date.cloneNode() as HTMLElement;
					date.after( copy );
					return all.map( ( words ) => {
						copy.textContent = words;
						return copy.getBoundingClientRect().width;
					} );
				}, WORDS );
			expect( new Set( widths ).size, widths.join() ).toBe( 1 );
		}
	}
);

test.describe( 'without JavaScript', { tag: '@once' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'comments show their day', async ( { page } ) => {
		await page.goto( POST );
		const date = page.locator( '.hien-comments time' ).first();
		const iso = String( await date.getAttribute( 'datetime' ) );
		await expect( date ).toHaveText( day( iso ) );
		await expect( date ).toHaveAttribute(
			'title',
			`${ day( iso ) } ${ iso.slice( 11, 16 ) }`
		);
	} );
} );
