/** Helpers of the browser tests: hydrated pages, links of all kinds, a console without errors. */
import { readFileSync } from 'node:fs';
import {
	type APIRequestContext,
	type BrowserContext,
	type Page,
	type Response,
	test as base,
	expect,
} from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { SCREEN_ARGUMENT } from '../../src/contract/constants';
import { launchOptions } from './browser';
import type { Site, startSite } from './server.mjs';

interface Fixtures {
	/** Whether the app prefetches links; off by default, because that is the largest load on the machine. */
	readonly fetchesAhead: boolean;
	/** Console errors of the test's pages that it provokes on purpose; any other error fails it. */
	readonly expectedErrors: RegExp[];
	/** Closes the browser contexts that a test has opened: their pages would go on working beside later tests. */
	readonly closesContexts: void;
}

export const test = base.extend< Fixtures >( {
	fetchesAhead: [ false, { option: true } ],
	page: async ( { page, fetchesAhead }, provide ) => {
		if ( ! fetchesAhead ) {
			await page.addInitScript( () =>
				Object.defineProperty( navigator, 'connection', {
					value: { saveData: true },
				} )
			);
		}
		await provide( page );
	},
	closesContexts: [
		async ( { browser }, provide ) => {
			const before = browser.contexts();
			await provide();
			await Promise.all(
				browser
					.contexts()
					.filter( ( context ) => ! before.includes( context ) )
					.map( ( context ) => context.close() )
			);
		},
		{ auto: true },
	],
	expectedErrors: [
		async ( { context }, provide ) => {
			const expected: RegExp[] = [];
			const errors: string[] = [];
			context.on( 'weberror', ( error ) =>
				errors.push( error.error().message )
			);
			context.on( 'console', ( message ) => {
				if ( message.type() === 'error' ) {
					// The text of a failed request does not name its address.
					errors.push(
						`${ message.text() } ${ message.location().url }`
					);
				}
			} );
			await provide( expected );
			expect(
				errors.filter(
					( error ) =>
						! expected.some( ( some ) => some.test( error ) )
				)
			).toEqual( [] );
		},
		{ auto: true },
	],
} );

/** The browser itself logs the status of a page that is not found. */
export const NOT_FOUND = /status of 404/;

/** For `test.use()` of a whole file that looks at pages: they have their pictures and fonts. */
export const withPictures = { launchOptions: launchOptions( true ) };

/** A session of the member for `test.use()`; see server-setup.mjs. */
export const member = { storageState: given( 'HIEN_MEMBER' ) };

/** A session of the author for `test.use()`; see server-setup.mjs. */
export const author = { storageState: given( 'HIEN_AUTHOR' ) };

const baseURL = given( 'HIEN_DEVELOPMENT_URL' );

/**
 * The site with React's development version, for `test.use()`. It complains where the app would print something else
 * than the server, and runs in StrictMode.
 */
export const development = {
	visitor: { baseURL },
	member: { baseURL, storageState: given( 'HIEN_DEVELOPMENT_MEMBER' ) },
	author: { baseURL, storageState: given( 'HIEN_DEVELOPMENT_AUTHOR' ) },
};

function given( name: string ): string {
	return String( process.env[ name ] );
}

/** Waits until the page is hydrated: the app then follows links, and restores scroll positions instead of the browser. */
export async function hydrated( page: Page ): Promise< void > {
	await page.waitForFunction(
		() => window.history.scrollRestoration === 'manual'
	);
}

/** Signs in by the form of the login screen, which is shown. */
export async function signIn(
	page: Page,
	login: string,
	password = 'hien-demo'
): Promise< void > {
	const form = page.locator( 'main form' );
	await form.getByLabel( 'Tên đăng nhập hoặc email' ).fill( login );
	await form.getByLabel( 'Mật khẩu', { exact: true } ).fill( password );
	await form.getByRole( 'button', { name: 'Đăng nhập' } ).click();
}

/** Signs in by WordPress's own form at wp-login.php, which is shown. */
export async function signInAtWordPress(
	page: Page,
	login: string
): Promise< void > {
	// Its script focuses this field after a while: what is typed into the other one meanwhile would land here.
	await expect( page.locator( '#user_login' ) ).toBeFocused();
	await page.locator( '#user_login' ).fill( login );
	await page.locator( '#user_pass' ).fill( 'hien-demo' );
	await page.locator( '#wp-submit' ).click();
}

/** Loads a page and waits until it is hydrated. */
export async function open(
	page: Page,
	address: string
): Promise< Response | null > {
	const response = await page.goto( address );
	await hydrated( page );
	return response;
}

/** Inserts a link into the page's text, always visible and outside of the layout; it is removed once followed. */
export async function addLink(
	page: Page,
	href: string,
	attributes: Record< string, string > = {}
): Promise< void > {
	await page.evaluate(
		( all ) => {
			document.getElementById( 'lien-ket-thu' )?.remove();
			const link = document.createElement( 'a' );
			for ( const [ name, value ] of Object.entries( all ) ) {
				link.setAttribute( name, value );
			}
			link.textContent = 'Liên kết thử';
			link.style.cssText =
				'position: fixed; inset: 50% auto auto 0; z-index: 9999';
			link.addEventListener( 'click', () =>
				setTimeout( () => link.remove() )
			);
			document.querySelector( 'main' )?.append( link );
		},
		{ ...attributes, href, id: 'lien-ket-thu' }
	);
}

/** Follows a link in the page's text. */
export async function follow( page: Page, href: string ): Promise< void > {
	await addLink( page, href );
	await page.locator( '#lien-ket-thu' ).click();
}

/** Runs some steps and returns whether they caused no document load. */
export async function staysInApp(
	page: Page,
	steps: () => Promise< void >
): Promise< boolean > {
	type Marked = Window & { sameDocument?: boolean };
	await page.evaluate( () => {
		( window as Marked ).sameDocument = true;
	} );
	await steps();
	return page.evaluate( () => ( window as Marked ).sameDocument === true );
}

/** Goes to a page inside the app and waits for its heading. */
export async function navigate(
	page: Page,
	href: string,
	heading: string | RegExp
): Promise< void > {
	expect(
		await staysInApp( page, async () => {
			await follow( page, href );
			await expect( headingOf( page ) ).toHaveText( heading );
			await whole( page );
		} )
	).toBe( true );
}

/** Waits for what an in-app navigation renders after the title. */
export async function whole( page: Page ): Promise< void > {
	await expect( page.locator( 'main' ) ).not.toHaveAttribute( 'aria-busy' );
	await expect( page.locator( 'main .hien-later' ) ).toHaveCount( 0 );
}

/** Waits until a page has sent no request for a while. Unlike `networkidle`, this tolerates aborted requests. */
export async function quiet( page: Page ): Promise< void > {
	let last = Date.now();
	const note = () => {
		last = Date.now();
	};
	page.on( 'request', note );
	page.on( 'response', note );
	await expect
		.poll( () => Date.now() - last, { timeout: 20_000 } )
		.toBeGreaterThan( 700 );
	page.off( 'request', note );
	page.off( 'response', note );
}

/** The addresses of screens, for `page.route()`. */
export const SCREENS = ( { pathname, searchParams }: URL ) =>
	pathname.includes( `/${ SCREEN_ARGUMENT }` ) ||
	searchParams.has( SCREEN_ARGUMENT );

/** Delays the screens that the server sends until the test releases them. */
export async function holdBack( page: Page ): Promise< () => void > {
	let answer = () => {};
	const answered = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( SCREENS, async ( route ) => {
		await answered;
		await route.continue();
	} );
	return () => answer();
}

/** An interaction without effect: moves the pointer over an empty area. */
export async function stir( page: Page ): Promise< void > {
	await page.mouse.move( 2, 300 );
	await page.mouse.move( 3, 301 );
}

/** Sums the layout shift of the pages that are loaded from now on. Returns a function that reads it. */
export async function watchShift(
	page: Page
): Promise< () => Promise< number > > {
	type Measured = Window & { layoutShift?: number };
	await page.addInitScript( () => {
		( window as Measured ).layoutShift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { value } = entry as PerformanceEntry & {
					readonly value: number;
				};
				( window as Measured ).layoutShift =
					( ( window as Measured ).layoutShift ?? 0 ) + value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () => page.evaluate( () => ( window as Measured ).layoutShift ?? 1 );
}

export function headingOf( page: Page ) {
	return page.getByRole( 'heading', { level: 1 } );
}

/** Title, canonical URL, heading and text of a page, as people and machines read them. */
export function identity( page: Page ) {
	return page.evaluate( () => {
		const main = document.querySelector( 'main' ) ?? document.body;
		const spaced = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();
		const heading = [ ...document.querySelectorAll( 'h1' ) ].map(
			( each ) => spaced( each.innerText )
		);
		// Parts that only work with scripts are missing without them, or mention them. By styles
		// alone: React may not have hydrated them yet. A tab shows one panel, a page without scripts all.
		const style = document.createElement( 'style' );
		style.textContent =
			'main :is( .hien-code__copy, .hien-map__show, .hien-save, .hien-segment, .hien-form, .hien-needs-script, .hien-inbox-screen > :not( h1 ), .hien-relative-date, noscript ) { display: none !important; } .hien-tabs__panel, details::details-content { display: block !important; content-visibility: visible !important; }';
		document.head.append( style );
		const text = spaced( main.innerText );
		style.remove();
		return {
			title: document.title,
			canonical: [
				...document.querySelectorAll( 'link[rel="canonical"]' ),
			].map( ( link ) => link.getAttribute( 'href' ) ),
			heading,
			language: document.documentElement.lang,
			// Other tests read the same articles meanwhile. Numbers are compared by the twins' tests.
			text: text.replace(
				/(?:\d[\d.]*|Chưa có) lượt xem/g,
				'… lượt xem'
			),
			// With scripts their text is relative; the `title` has the date in both.
			dates: [ ...main.querySelectorAll( '.hien-relative-date' ) ].map(
				( date ) => date.getAttribute( 'title' )
			),
		};
	} );
}

/** Axe itself, minified: a page takes it in ten times faster than what @axe-core/playwright gives it. */
const AXE = readFileSync( 'node_modules/axe-core/axe.min.js', 'utf8' );

/** What axe complains of in a part of the page, in one theme: rules with their elements. */
export async function violations(
	page: Page,
	colorScheme: 'light' | 'dark',
	{
		part = 'html',
		without = [],
		only = [],
		alsoAsked = [],
	}: {
		readonly part?: string;
		/** Parts of that part that are not looked at. */
		readonly without?: readonly string[];
		/** Rules to check, if not all. */
		readonly only?: readonly string[];
		/** Rules that count beside those that axe calls serious or critical. Some are off unless asked for. */
		readonly alsoAsked?: readonly string[];
	} = {}
): Promise< string[][] > {
	// Without transitions the colours change at once.
	await page.emulateMedia( { colorScheme, reducedMotion: 'reduce' } );
	const { origin } = new URL( page.url() );
	// Frames of the same site answer for themselves.
	for ( const frame of page
		.frames()
		.filter( ( each ) => each.url().startsWith( origin ) ) ) {
		// A document takes its script once.
		if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
			await frame.evaluate( AXE );
		}
	}
	const context: ElementContext = {
		include: part,
		// A colour in a style attribute is the author's own, the same in both themes.
		exclude: [ '.hien-prose [style*="color:"]', ...without ],
	};
	const options: RunOptions = {
		resultTypes: [ 'violations' ],
		rules: Object.fromEntries(
			alsoAsked.map( ( rule ) => [ rule, { enabled: true } ] )
		),
		...( only.length > 0 && {
			runOnly: { type: 'rule', values: [ ...only ] },
		} ),
	};
	const found = await page.evaluate(
		async ( asked ) => {
			type WithAxe = Window & {
				axe: {
					run: ( ...args: unknown[] ) => Promise< AxeResults >;
				};
			};
			const { axe } = window as unknown as WithAxe;
			const results = await axe.run( asked.context, asked.options );
			return results.violations.map( ( { id, impact, nodes } ) => ( {
				id,
				impact,
				nodes: nodes.map( ( { html } ) => html ),
			} ) );
		},
		{ context, options }
	);
	return found
		.filter(
			( { id, impact } ) =>
				[ 'serious', 'critical' ].includes( impact ?? '' ) ||
				alsoAsked.includes( id )
		)
		.map( ( { id, nodes } ) => [ `${ id }, ${ colorScheme }`, ...nodes ] );
}

/** The rules that look at colours. */
export const COLOURS = [ 'color-contrast', 'link-in-text-block' ] as const;

/** The serious and critical violations in a part of the page, light and dark. */
export async function faults(
	page: Page,
	part = 'html'
): Promise< string[][] > {
	return [
		...( await violations( page, 'light', { part } ) ),
		// Nothing else differs.
		...( await violations( page, 'dark', {
			part,
			only: COLOURS,
		} ) ),
	];
}

/**
 * A separate site for the tests of one file or group, which run serially. `author` and `member` return a session of its
 * author and of a member for `storageState`.
 */
export function ownSite( options: Parameters< typeof startSite >[ 0 ] = {} ) {
	let site: Site;
	const sessions = new Map< string, Promise< string > >();
	// Playwright reads this file before it can run what starts sites.
	const server = () => import( './server.mjs' );

	function sessionOf( login: string ): Promise< string > {
		const session =
			sessions.get( login ) ??
			server().then( ( start ) => start.signIn( site, login ) );
		sessions.set( login, session );
		return session;
	}

	test.describe.configure( { mode: 'default' } );
	test.beforeAll( async () => {
		test.setTimeout( 180_000 );
		site = await ( await server() ).startSite( options );
	} );
	test.afterAll( () => site.stop() );
	return {
		get url() {
			return site.url;
		},
		/** Where its database and its uploads are. */
		get dir() {
			return site.dir;
		},
		/** The chat server, with the option `chat`. */
		get firebase() {
			if ( ! site.firebase ) {
				throw new Error( 'The site was started without chat.' );
			}
			return site.firebase;
		},
		author: () => sessionOf( 'an' ),
		member: () => sessionOf( 'binh' ),
		/** Signs the member in without the form. */
		enter: async ( context: BrowserContext ) => {
			const session = readFileSync( await sessionOf( 'binh' ), 'utf8' );
			const { cookies } = JSON.parse( session ) as {
				cookies: Parameters< typeof context.addCookies >[ 0 ];
			};
			await context.addCookies( cookies );
		},
	};
}

/** The response of a REST call below wp-json. */
export async function rest< Answer >(
	request: APIRequestContext,
	path: string
): Promise< Answer > {
	const response = await request.get( `/wp-json/${ path }` );
	expect( response.status() ).toBe( 200 );
	return ( await response.json() ) as Answer;
}

/** Picks the first file of the media library, in the dialog that is open. */
export async function pickFile( page: Page ): Promise< void > {
	const dialog = page.locator( '.media-modal:visible' );
	await dialog
		.locator( '#menu-item-browse' )
		.click( { timeout: 5000 } )
		.catch( () => {} );
	await dialog.locator( '.attachment' ).first().click();
	await dialog.locator( '.media-button-select' ).click();
}

/** A page of wp-admin as the server prints it. `desk` is a page of the author's. */
export async function adminHtml( desk: Page, path: string ): Promise< string > {
	const html = await (
		await desk.request.get( `/wp-admin/${ path }` )
	).text();
	return html.replaceAll( /&#0?38;|&amp;/g, '&' );
}

/** The URL in the newest mail with this subject to an address. */
export async function linkMailed(
	desk: Page,
	to: string,
	subject: string
): Promise< string > {
	const mails = await adminHtml( desk, 'tools.php?page=hien-mailbox' );
	const mail = mails
		.split( '<details' )
		.find( ( text ) =>
			text.includes( `${ subject }</strong> → ${ to },` )
		);
	const link = mail?.match( /href="([^"]+)"/ )?.[ 1 ];
	expect( link, `The mail “${ subject }” to ${ to }` ).toBeTruthy();
	return String( link );
}
