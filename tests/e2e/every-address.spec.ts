/**
 * Each address is loaded without JavaScript, loaded with it, and opened in the app from the address before it. All three
 * have the same title, canonical URL, headings and text, and axe finds no violations. React's development version reports where the app
 * would render something else than the server, and `test` fails on every message in the console.
 */
import { type Page, expect } from '@playwright/test';
import { type Address, addresses, oddAddresses } from './routes';
import {
	NOT_FOUND,
	development,
	hydrated,
	identity,
	navigate,
	open,
	quiet,
	test,
	violations,
	whole,
	withPictures,
} from './support';

test.use( withPictures );

type Named = readonly [ name: string, address: Address ];

type Said = Awaited< ReturnType< typeof identity > >;

const PHONE = 390;
const DESKTOP = 1440;

/** The narrowest window of a phone. */
const NARROW = 320;

/** Windows of every layout, in which letters may be twice as large (WCAG 1.4.4, 1.4.10). */
const WIDTHS = [ 640, 820, 1024, 1280, DESKTOP ];

const HEIGHT = 900;

/** How many addresses one test visits: few enough for two workers to share them, and for a report to be short. */
const AT_ONCE = 9;

const everywhere: Named[] = Object.entries< Address >( {
	...addresses,
	...oddAddresses,
} );

const visitors = {
	'a visitor': {
		session: development.visitor,
		visits: everywhere.filter(
			( [ , { isForMembers, isForAuthor } ] ) =>
				! isForMembers && ! isForAuthor
		),
	},
	'a member': {
		session: development.member,
		visits: everywhere.filter( ( [ , { isForMembers } ] ) => isForMembers ),
	},
	'the author': {
		session: development.author,
		visits: everywhere.filter( ( [ , { isForAuthor } ] ) => isForAuthor ),
	},
};

for ( const [ who, { session, visits } ] of Object.entries( visitors ) ) {
	test.describe( who, () => {
		test.use( session );

		for ( const some of inParts( visits ) ) {
			const names = some.map( ( [ name ] ) => name ).join( ' · ' );
			test( `at ${ names }`, async ( {
				page,
				browser,
				expectedErrors,
			} ) => {
				test.slow();
				expectedErrors.push( NOT_FOUND );
				const plain = await browser.newPage( {
					...session,
					javaScriptEnabled: false,
				} );
				const loaded = await page.context().newPage();
				for ( const each of [ page, loaded ] ) {
					// Else the banner goes on to its next picture.
					await each.emulateMedia( { reducedMotion: 'reduce' } );
				}
				await open( page, '/menu' );
				const first = some.find(
					( [ , { isLikeAnother } ] ) => ! isLikeAnother
				);
				for ( const one of some ) {
					const [ name, address ] = one;
					await test.step( name, () =>
						visit(
							{ page, plain, loaded },
							name,
							address,
							one === first
						)
					);
				}
			} );
		}
	} );
}

test( 'anonymous pages are the same bytes, without cookie or nonce', async ( {
	request,
} ) => {
	await request.get( '/' ); // Fills the cache of the home page.
	const first = await request.get( '/' );
	const second = await request.get( '/' );
	const bytes = async ( response: typeof first ) =>
		( await response.text() ).replace( /"generated_at":\d+/, '' );
	expect( await bytes( second ) ).toBe( await bytes( first ) );
	expect( first.headers()[ 'set-cookie' ] ).toBeUndefined();
	expect( await first.text() ).not.toContain( '"nonce":"' );
} );

function inParts( visits: Named[] ): Named[][] {
	return Array.from(
		{ length: Math.ceil( visits.length / AT_ONCE ) },
		( _, index ) => visits.slice( index * AT_ONCE, ( index + 1 ) * AT_ONCE )
	);
}

/** Opens an address in every way: `page` shows another screen of the app, `plain` runs no scripts, `loaded` loads it. */
async function visit(
	{ page, plain, loaded }: Record< 'page' | 'plain' | 'loaded', Page >,
	name: string,
	address: Address,
	isFirst: boolean
): Promise< void > {
	const { path, status } = address;
	const printed = await plain.goto( path );
	expect( printed?.status(), name ).toBe( status );
	const said = await textsOf( plain );
	for ( const { heading, language } of Object.values( said ) ) {
		expect( heading, name ).toHaveLength( 1 );
		expect( heading.join(), name ).toMatch( /\S/ );
		expect( language, name ).toBe( 'vi' );
	}

	const direct = await loaded.goto( path );
	expect( direct?.status(), name ).toBe( status );
	await hydrated( loaded );
	if ( address.opensAbove || address.isDocument ) {
		await lookAround( loaded, name, address, isFirst );
	} else {
		await page.setViewportSize( { width: PHONE, height: HEIGHT } );
		await navigate( page, path, String( said[ PHONE ]?.heading[ 0 ] ) );
		await expect( page, name ).toHaveURL( path );
		await expect( page, name ).toHaveTitle(
			String( said[ PHONE ]?.title )
		);
		// Once more: the page before may have had the same heading.
		await whole( page );
		const shown = await lookAround( page, name, address, isFirst );
		expect( said, `${ name }, in the app` ).toMatchObject( shown );
	}
	// Last, when the parts below its first view are hydrated too.
	expect( await textAt( loaded, DESKTOP ), `${ name }, hydrated` ).toEqual(
		said[ DESKTOP ]
	);
}

/** What a page says on a phone and on a desktop; in the present window first, because another one is laid out anew. */
async function textsOf( page: Page ): Promise< Record< number, Said > > {
	const said: Record< number, Said > = {};
	const isOnPhone = page.viewportSize()?.width === PHONE;
	for ( const width of isOnPhone ? [ PHONE, DESKTOP ] : [ DESKTOP, PHONE ] ) {
		said[ width ] = await textAt( page, width );
	}
	return said;
}

/** What a page says in a window of a width, which it fits. */
async function textAt( page: Page, width: number ): Promise< Said > {
	await page.setViewportSize( { width, height: HEIGHT } );
	expect( await overhang( page ), `${ page.url() }, ${ width } px` ).toBe(
		0
	);
	return identity( page );
}

/**
 * The page fits every window, its letters may be twice as large, axe finds nothing, and fingers hit what they aim at.
 * From narrow windows to wide ones, because each is laid out anew. Returns what it says on a phone, and on a desktop unless another
 * page is made of the same parts.
 */
async function lookAround(
	page: Page,
	name: string,
	{ isForMembers, isLikeAnother }: Address,
	isFirst: boolean
): Promise< Record< number, Said > > {
	if ( isLikeAnother ) {
		return { [ PHONE ]: await textAt( page, PHONE ) };
	}
	if ( isForMembers ) {
		await quiet( page );
	}
	const said: Record< number, Said > = {};
	const look = async ( width: number, theme?: 'dark' | 'light' ) => {
		said[ width ] = await textAt( page, width );
		if ( ! theme ) {
			return;
		}
		expect
			.soft(
				await violations( page, theme, {
					// The parts around the content are the same on each.
					...( ! isFirst && {
						part: 'main',
						without: [ '.hien-layout__side' ],
					} ),
					alsoAsked: [
						'heading-order',
						'label-content-name-mismatch',
					],
				} ),
				`${ name }, ${ width } px`
			)
			.toEqual( [] );
	};
	const expectRoom = async ( width: number, withMain = true ) => {
		await page.setViewportSize( { width, height: HEIGHT } );
		expect
			.soft(
				await overhang( page, withMain ),
				`${ name }, ${ width } px`
			)
			.toBe( 0 );
	};
	const root = page.locator( 'html' );
	const isOdd = name in oddAddresses;
	await look( PHONE, 'dark' );
	await expectRoom( NARROW );
	await root.evaluate( ( html ) => {
		html.style.fontSize = '200%';
	} );
	// Long words and deep lists have no room there.
	await expectRoom( NARROW, ! isOdd );
	for ( const width of WIDTHS ) {
		await expectRoom( width );
	}
	await root.evaluate( ( html ) => {
		html.style.fontSize = '';
		html.querySelector( 'main' )?.style.removeProperty( 'overflow-x' );
	} );
	// Axe sees unusual content only once: its colours are those of others.
	await look( DESKTOP, isOdd ? undefined : 'light' );
	await page.emulateMedia( { colorScheme: null } );
	if ( isForMembers || isOdd ) {
		return said; // Lists of members have rows of one line, which are links. Around unusual content nothing is unusual.
	}
	// Makes everything visible in the viewport, because elementFromPoint() finds nothing outside of it.
	await page.setViewportSize( { width: PHONE, height: 40_000 } );
	expect.soft( await belowFooter( page ), name ).toBe( 0 );
	await expect
		.configure( { soft: true } )
		.poll( () => smallTargets( page ), { message: name } )
		.toEqual( [] );
	return said;
}

/** How far a page is wider than its window, in pixels; with what `main` cuts off, or without. */
function overhang( page: Page, withMain = true ): Promise< number > {
	return page.evaluate( ( isWhole ) => {
		const main = document.querySelector( 'main' );
		// It stays that way for the next window, since each change is a layout.
		main?.style.setProperty( 'overflow-x', isWhole ? 'visible' : '' );
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	}, withMain );
}

/** How high the background is that shows below the footer, in pixels. On a phone, the padding is below the bar at the bottom. */
function belowFooter( page: Page ): Promise< number > {
	return page.evaluate( () => {
		const { documentElement, body } = document;
		const footer = document.querySelector( '.hien-footer' );
		const end =
			documentElement.scrollHeight -
			window.scrollY -
			parseFloat( getComputedStyle( body ).paddingBottom );
		return footer
			? Math.round(
					Math.abs( end - footer.getBoundingClientRect().bottom )
				)
			: NaN;
	} );
}

/**
 * The links and buttons, outside of sentences, whose click area is less than 30 px high. Isolated ones have 44 px; two
 * links below each other, such as author and category, share the space between them.
 */
function smallTargets( page: Page ): Promise< string[] > {
	return page
		.locator( 'a[href], button, summary, select, input, textarea' )
		.evaluateAll( ( all ) =>
			all
				.filter( ( target ) => {
					const { left, top, width, height } =
						target.getBoundingClientRect();
					const x = left + width / 2;
					const isInText = target.closest(
						'.hien-prose, .hien-comment__text, .hien-skip-link, label, [aria-hidden]'
					);
					if (
						! target.checkVisibility( {
							visibilityProperty: true,
							opacityProperty: true,
						} ) ||
						isInText ||
						x < 0 ||
						x > window.innerWidth
					) {
						return false;
					}
					const answers = ( offset: number ) =>
						target.contains(
							document.elementFromPoint(
								x,
								top + height / 2 + offset
							)
						);
					let size = 0;
					for ( const step of [ -1, 1 ] ) {
						for (
							let at = step;
							size < 30 && answers( at );
							at += step
						) {
							size++;
						}
					}
					return size < 30;
				} )
				.map( ( target ) => target.outerHTML.slice( 0, 160 ) )
		);
}
