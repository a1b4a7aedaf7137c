/**
 * `npm run screenshots [-- home-light …]`: the pictures of README.md and docs/chu-trang.md, or some of them, taken from the site
 * that `npm start -- --php --fresh` serves (with the same PORT), into docs/screenshots/.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure, main, root } from '../playground/tools.mjs';
import { setUpMachine, systemBrowser } from './setup-machine.mjs';

const HOME = `http://127.0.0.1:${ process.env.PORT ?? 9400 }`;

/** Of wp-admin, what is right of its menu and below its bar. */
const BESIDE_MENU = { x: 160, y: 32, width: 1120, height: 768 };

/** Name => the screen in wp-admin, and the part of it. */
const ADMIN = {
	'owner-start': { path: 'admin.php?page=hien-start' },
	'owner-settings': { path: 'admin.php?page=hien', ready: 'role=tab' },
	'owner-today': { path: 'index.php', part: '#hien_today' },
	'owner-inbox': {
		path: 'admin.php?page=hien-chat',
		ready: '.hien-inbox__item',
	},
};

/** Name => the path on the site, its theme, the link that is pressed there, and what it opens. */
const SITE = {
	'home-light': { path: '/' },
	'post-dark': {
		path: '/?s=register_rest_route',
		theme: 'dark',
		link: 'Tạo REST API riêng trong WordPress',
		opened: '.hien-post__title',
	},
	lightbox: {
		path: '/hinh-anh',
		link: 'Thuyền nhỏ lúc sớm',
		opened: 'role=dialog',
	},
};

await main( async () => {
	const only = process.argv.slice( 2 );
	const unknown = only.filter(
		( name ) => ! ( name in ADMIN || name in SITE )
	);
	if ( unknown.length > 0 ) {
		throw new Failure( `There is no picture ${ unknown.join( ', ' ) }.` );
	}
	await setUpMachine( [ 'browser' ] );
	const browser = await chromium.launch( {
		executablePath: systemBrowser() || undefined,
	} );
	const wanted = ( screens ) =>
		Object.entries( screens ).filter(
			( [ name ] ) => only.length === 0 || only.includes( name )
		);

	const desk = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
	} );
	await desk.request.get( `${ HOME }/wp-login.php` );
	await desk.request.post( `${ HOME }/wp-login.php`, {
		form: { log: 'an', pwd: 'hien-demo', testcookie: '1' },
	} );
	for ( const [ name, { path, part, ready } ] of wanted( ADMIN ) ) {
		const page = await desk.newPage();
		await page.goto( `${ HOME }/wp-admin/${ path }` );
		await page
			.locator( ready ?? '#wpbody-content' )
			.first()
			.waitFor();
		await page.waitForTimeout( 1000 ); // Until nothing moves.
		const target = { path: file( name ) };
		await ( part
			? page.locator( part ).screenshot( target )
			: page.screenshot( { ...target, clip: BESIDE_MENU } ) );
		await page.close();
	}

	for ( const [ name, { path, theme, link, opened } ] of wanted( SITE ) ) {
		const page = await browser.newPage( {
			viewport: { width: 1440, height: 900 },
			colorScheme: theme,
		} );
		await page.goto( HOME + path, { waitUntil: 'networkidle' } );
		if ( link ) {
			await page.getByRole( 'link', { name: link } ).first().click();
			await page.locator( opened ).waitFor();
			await page.waitForTimeout( 1000 ); // Until nothing moves.
		}
		await page.screenshot( { path: file( name ) } );
		await page.close();
	}
	await browser.close();
} );

function file( name ) {
	return join( root, `docs/screenshots/${ name }.png` );
}
