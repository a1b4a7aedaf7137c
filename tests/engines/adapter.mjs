/**
 * One thin way to use a page in Chromium, Firefox and WebKit: the few actions in which their drivers differ, and on top
 * of them those that journeys need. Chromium and Firefox are driven by puppeteer-core, WebKit's MiniBrowser over
 * WebDriver (https://www.w3.org/TR/webdriver2/), in a virtual display.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import {
	Failure,
	background,
	cache,
	isFree,
	waitFor,
} from '../../playground/tools.mjs';
import { firefox, miniBrowser, systemBrowser } from '../setup-machine.mjs';

export const ENGINES = [ 'chromium', 'firefox', 'webkit' ];

const DESKTOP = { width: 1440, height: 900 };

/** Milliseconds until an expectation fails. */
const PATIENCE = 15_000;

/** Milliseconds for a picture, which can hang. */
const PICTURE_PATIENCE = 5000;

const sleep = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * Finds the visible element with a name and returns the middle of it; null if there is none. One that is covered, or
 * outside of the window, is scrolled to its middle. Runs in the page. A name is the label that people read or hear.
 */
function locate( css, name ) {
	const words = ( text ) => text.replace( /\s+/g, ' ' ).trim();
	const nameOf = ( element ) =>
		words(
			element.getAttribute( 'aria-label' ) ??
				( element.labels?.[ 0 ] ?? element ).textContent
		);
	const found = [ ...document.querySelectorAll( css ) ].find(
		( element ) =>
			element.getClientRects().length > 0 &&
			window.getComputedStyle( element ).visibility === 'visible' &&
			( name === null || nameOf( element ) === name )
	);
	if ( ! found ) {
		return null;
	}
	// The first line of a link that is broken into two.
	const { x, y, width, height } = found.getClientRects()[ 0 ];
	const point = { x: x + width / 2, y: y + height / 2 };
	const hit = document.elementFromPoint( point.x, point.y );
	const takesClicks = [ found, ...( found.labels ?? [] ) ].some(
		( element ) => element.contains( hit )
	);
	if ( ! takesClicks ) {
		found.scrollIntoView( { block: 'center', behavior: 'instant' } );
	}
	return takesClicks ? point : null;
}

/** What a page can do in every engine. */
class Page {
	/** What the console was told as an error, and uncaught errors. */
	errors = [];

	/** Adds an error, without the stack below its first line. */
	note( error ) {
		this.errors.push( error.split( '\n' )[ 0 ] );
	}

	/** Loads a page and waits until it is hydrated. */
	async open( url ) {
		await this.load( url );
		await this.hydrated();
	}

	/** Waits until the app follows links. */
	hydrated() {
		return this.until(
			() => window.history.scrollRestoration === 'manual'
		);
	}

	/**
	 * Waits until a function, which runs in the page, returns something true.
	 *
	 * @param {Function} look
	 * @param {...*}     args Values of JSON.
	 * @return {Promise<*>} What it returned, a value of JSON.
	 */
	until( look, ...args ) {
		return this.expect( String( look ), look, ...args );
	}

	/** Like until(), with words for the failure. */
	async expect( what, look, ...args ) {
		let problem;
		for ( const end = Date.now() + PATIENCE; Date.now() < end; ) {
			try {
				const value = await this.evaluate( look, ...args );
				if ( value ) {
					return value;
				}
				problem = undefined;
			} catch ( error ) {
				problem = error; // Such as a page that is being left.
			}
			await sleep( 50 );
		}
		throw new Error( `In vain: ${ what }`, { cause: problem } );
	}

	/** Waits until an element shows a text. */
	shows( css, text ) {
		return this.expect(
			`${ css } with “${ text }”`,
			( selector, words ) =>
				[ ...document.querySelectorAll( selector ) ].some(
					( element ) =>
						element.getClientRects().length > 0 &&
						element.innerText
							.replace( /\s+/g, ' ' )
							.toLowerCase()
							.includes( words.toLowerCase() )
				),
			css,
			text
		);
	}

	/** Waits until React handles an element. A button of ours waits for that by itself, but a driver gives a file past it. */
	reacts( css ) {
		return this.until(
			( selector ) =>
				Object.keys( document.querySelector( selector ) ?? {} ).some(
					( key ) => key.startsWith( '__reactProps' )
				),
			css
		);
	}

	/** Waits until no element of these is shown. */
	lacks( css ) {
		return this.expect(
			`no ${ css }`,
			( selector ) =>
				[ ...document.querySelectorAll( selector ) ].every(
					( element ) => element.getClientRects().length === 0
				),
			css
		);
	}

	/** Waits until an element of these has the focus. */
	focuses( css ) {
		return this.expect(
			`the focus on ${ css }`,
			( selector ) =>
				!! document.querySelector( ':focus' )?.matches( selector ),
			css
		);
	}

	/** Waits until the path, with the query, is this one. */
	isAt( path ) {
		return this.expect(
			`the path ${ path }`,
			( wanted ) =>
				window.location.pathname + window.location.search === wanted,
			path
		);
	}

	/** Waits until an element stands still and nothing covers it. */
	async find( css, name = null ) {
		let last;
		for ( const end = Date.now() + PATIENCE; Date.now() < end; ) {
			const point = await this.expect(
				`${ css } “${ name ?? '' }” that can be pressed`,
				locate,
				css,
				name
			);
			if ( point.x === last?.x && point.y === last?.y ) {
				return point;
			}
			last = point;
			await sleep( 50 );
		}
		throw new Error( `${ css } “${ name }” never stood still` );
	}

	async click( css, name ) {
		await this.clickAt( await this.find( css, name ) );
	}

	async hover( css, name ) {
		await this.moveTo( await this.find( css, name ) );
	}

	/** Clicks into a field, and types instead of what it contains. */
	async fill( css, name, text ) {
		await this.click( css, name ?? undefined );
		await this.focuses( css );
		await this.evaluate( () =>
			document.querySelector( ':focus' ).select()
		);
		await this.type( text );
	}

	/** Goes back in a moment: drivers fail, or wait for a load, where the page is gone before they know. */
	back() {
		return this.evaluate( () => {
			setTimeout( () => window.history.back() );
		} );
	}

	/** Goes back to the document before. */
	backToDocument() {
		return this.back();
	}

	/** Follows a path, as another document. */
	leave( path ) {
		return this.evaluate( ( to ) => {
			setTimeout( () => window.location.assign( to ) );
		}, path );
	}

	pause( ms ) {
		return sleep( ms );
	}
}

/** A page of Chromium or Firefox, in a context of its own. */
class PuppeteerPage extends Page {
	constructor( context, page ) {
		super();
		this.context = context;
		this.page = page;
		page.on( 'pageerror', ( error ) =>
			this.note( String( error?.message ?? error ) )
		);
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				this.note( message.text() );
			}
		} );
	}

	resize( { width, height } ) {
		return this.page.setViewport( { width, height } );
	}

	signIn( cookies ) {
		return this.context.setCookie( ...cookies );
	}

	load( url ) {
		return this.page.goto( url, { waitUntil: 'load' } );
	}

	evaluate( look, ...args ) {
		return this.page.evaluate( look, ...args );
	}

	moveTo( { x, y } ) {
		return this.page.mouse.move( x, y );
	}

	async clickAt( { x, y } ) {
		await this.page.mouse.move( x, y );
		await this.page.mouse.click( x, y );
	}

	wheel( deltaY ) {
		return this.page.mouse.wheel( { deltaY } );
	}

	type( text ) {
		return this.page.keyboard.type( text, { delay: 20 } );
	}

	async press( key, modifier ) {
		if ( modifier ) {
			await this.page.keyboard.down( modifier );
		}
		await this.page.keyboard.press( key );
		if ( modifier ) {
			await this.page.keyboard.up( modifier );
		}
	}

	async upload( css, file ) {
		await this.reacts( css );
		await ( await this.page.$( css ) ).uploadFile( file );
	}

	picture() {
		return this.page.screenshot();
	}

	close() {
		return this.context.close();
	}
}

async function startPuppeteer( options, permissions = [] ) {
	const browser = await puppeteer.launch( options );
	return {
		version: await browser.version(),
		async newPage() {
			const context = await browser.createBrowserContext();
			if ( permissions.length > 0 ) {
				await context.setPermission( '*', ...permissions );
			}
			const page = new PuppeteerPage( context, await context.newPage() );
			await page.resize( DESKTOP );
			return page;
		},
		stop: () => browser.close(),
	};
}

const startChromium = () =>
	startPuppeteer(
		{
			executablePath: systemBrowser(),
			headless: systemBrowser().includes( 'headless' ) ? 'shell' : true,
			args: [ '--no-sandbox', '--disable-gpu', '--lang=vi' ],
		},
		// It has nobody to ask.
		[ { permission: { name: 'clipboard-write' }, state: 'granted' } ]
	);

const startFirefox = () =>
	startPuppeteer( {
		browser: 'firefox',
		executablePath: firefox,
		headless: true,
		extraPrefsFirefox: { 'intl.accept_languages': 'vi,en' },
	} );

/** Keys as WebDriver names them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS = {
	ArrowDown: '\uE015',
	ArrowLeft: '\uE012',
	ArrowRight: '\uE014',
	ArrowUp: '\uE013',
	Backspace: '\uE003',
	Control: '\uE009',
	End: '\uE010',
	Enter: '\uE007',
	Escape: '\uE00C',
	Home: '\uE011',
	Shift: '\uE008',
	Tab: '\uE004',
};

/** A page of WebKit: a session of WebKitWebDriver, which has one at a time. */
class WebKitPage extends Page {
	constructor( call, sessionId, sayErrorsTo ) {
		super();
		this.call = ( method, path, body ) =>
			call( method, `/session/${ sessionId }${ path }`, body );
		sayErrorsTo( this.errors );
	}

	/** The window has a frame of unknown size. */
	async resize( { width, height } ) {
		await this.call( 'POST', '/window/rect', {
			x: 0,
			y: 0,
			width,
			height,
		} );
		for ( let tries = 0; tries < 5; tries++ ) {
			const inside = await this.evaluate( () => ( {
				width: window.innerWidth,
				height: window.innerHeight,
			} ) );
			if ( inside.width === width && inside.height === height ) {
				return;
			}
			const window_ = await this.call( 'GET', '/window/rect' );
			await this.call( 'POST', '/window/rect', {
				x: 0,
				y: 0,
				width: window_.width + width - inside.width,
				height: window_.height + height - inside.height,
			} );
			await sleep( 200 );
		}
		throw new Error( `The window does not become ${ width } px wide.` );
	}

	/** A cookie is set on a page of its host. */
	async signIn( cookies, url ) {
		await this.load( `${ url }/wp-includes/images/blank.gif` );
		for ( const { expires, ...cookie } of cookies ) {
			await this.call( 'POST', '/cookie', { cookie } );
		}
	}

	load( url ) {
		return this.call( 'POST', '/url', { url } );
	}

	evaluate( look, ...args ) {
		return this.call( 'POST', '/execute/sync', {
			script: `return ( ${ look } ).apply( null, arguments )`,
			args,
		} );
	}

	perform( type, id, actions, parameters ) {
		return this.call( 'POST', '/actions', {
			actions: [
				{ type, id, actions, ...( parameters && { parameters } ) },
			],
		} );
	}

	movement( { x, y } ) {
		return {
			type: 'pointerMove',
			duration: 20,
			x: Math.round( x ),
			y: Math.round( y ),
		};
	}

	moveTo( point ) {
		return this.perform( 'pointer', 'mouse', [ this.movement( point ) ] );
	}

	clickAt( point ) {
		return this.perform( 'pointer', 'mouse', [
			this.movement( point ),
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		] );
	}

	wheel( deltaY ) {
		return this.perform( 'wheel', 'wheel', [
			{ type: 'scroll', x: 600, y: 400, deltaX: 0, deltaY },
		] );
	}

	type( text ) {
		return this.perform(
			'key',
			'keyboard',
			[ ...text ].flatMap( ( value ) => [
				{ type: 'keyDown', value },
				{ type: 'keyUp', value },
			] )
		);
	}

	press( key, modifier ) {
		const value = KEYS[ key ] ?? key;
		const around = ( type ) =>
			modifier ? [ { type, value: KEYS[ modifier ] } ] : [];
		return this.perform( 'key', 'keyboard', [
			...around( 'keyDown' ),
			{ type: 'keyDown', value },
			{ type: 'keyUp', value },
			...around( 'keyUp' ),
		] );
	}

	async upload( css, file ) {
		await this.reacts( css );
		const element = await this.call( 'POST', '/element', {
			using: 'css selector',
			value: css,
		} );
		await this.call(
			'POST',
			`/element/${ Object.values( element )[ 0 ] }/value`,
			{
				text: file,
			}
		);
	}

	/** The driver loses a page to which the page itself goes back. */
	backToDocument() {
		return this.call( 'POST', '/back', {} );
	}

	async picture() {
		return Buffer.from( await this.call( 'GET', '/screenshot' ), 'base64' );
	}

	close() {
		return this.call( 'DELETE', '' );
	}
}

async function startWebKit( port ) {
	while ( ! ( await isFree( port ) ) ) {
		port++;
	}
	const config = join( cache, 'engines/config' );
	mkdirSync( join( config, 'gtk-3.0' ), { recursive: true } );
	// Otherwise the tool bar makes a window of 447 px at least.
	writeFileSync(
		join( config, 'gtk-3.0/gtk.css' ),
		'* { min-width: 0; padding: 0; margin: 0; } image { -gtk-icon-transform: scale( 0 ); }'
	);
	const driver = background(
		'xvfb-run',
		[
			'-a',
			'-s',
			'-screen 0 1600x1200x24',
			'WebKitWebDriver',
			`--port=${ port }`,
		],
		{
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			env: {
				...process.env,
				LANG: 'C.UTF-8',
				LANGUAGE: 'vi',
				WEBKIT_DISABLE_COMPOSITING_MODE: '1',
				XDG_CONFIG_HOME: config,
			},
		}
	);
	let errors = [];
	for ( const stream of [ driver.child.stdout, driver.child.stderr ] ) {
		stream
			.setEncoding( 'utf8' )
			.on( 'data', ( text ) =>
				errors.push(
					...text
						.split( '\n' )
						.filter( ( line ) =>
							/^CONSOLE .*\bERROR\b/.test( line )
						)
				)
			);
	}
	const address = `http://127.0.0.1:${ port }`;
	if ( ! ( await waitFor( `${ address }/status`, driver.ended ) ) ) {
		throw new Failure( 'WebKitWebDriver did not start.' );
	}

	async function call( method, path, body ) {
		const response = await fetch( address + path, {
			method,
			...( body && { body: JSON.stringify( body ) } ),
			signal: AbortSignal.timeout( 60_000 ),
		} );
		const { value } = await response.json();
		if ( ! response.ok ) {
			throw new Error( `${ value.error }: ${ value.message }` );
		}
		return value;
	}

	return {
		version: 'WebKit',
		async newPage() {
			const { sessionId } = await call( 'POST', '/session', {
				capabilities: {
					alwaysMatch: {
						'webkitgtk:browserOptions': {
							binary: await miniBrowser(),
							args: [
								'--automation',
								'--enable-write-console-messages-to-stdout=true',
							],
						},
					},
				},
			} );
			const page = new WebKitPage( call, sessionId, ( list ) => {
				errors = list;
			} );
			await page.resize( DESKTOP );
			return page;
		},
		async stop() {
			driver.stop();
			await driver.ended;
		},
	};
}

/**
 * Starts an engine.
 *
 * @param {string} engine One of ENGINES.
 * @param {number} port   From which on a port may be used.
 * @return {Promise<{version: string, newPage: Function, stop: Function}>} `newPage()` resolves to a page without cookies; one at a time.
 */
export function startEngine( engine, port ) {
	return {
		chromium: startChromium,
		firefox: startFirefox,
		webkit: startWebKit,
	}[ engine ]( port );
}

/** The cookies in a file of signIn() (tests/e2e/server.mjs). */
export function cookiesIn( file ) {
	return JSON.parse( readFileSync( file, 'utf8' ) ).cookies;
}

/** Takes a picture of a page for whoever looks into a failure, if the page can still be pictured. */
export async function takePicture( page, file ) {
	const picture = await Promise.race( [
		page.picture().catch( () => null ),
		sleep( PICTURE_PATIENCE ),
	] );
	if ( picture ) {
		mkdirSync( join( file, '..' ), { recursive: true } );
		writeFileSync( file, picture );
	}
}
