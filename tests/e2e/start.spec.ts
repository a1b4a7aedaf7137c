import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { hydrated, signIn } from './support';

/** A separate port means a separate site, so a developer's site is not changed. */
const port = 9476;
const home = `http://127.0.0.1:${ port }`;
const firebase = `http://127.0.0.1:${ port + 100 }`;

/** The error log of PHP. */
const log = `.cache/sites/${ port }/wordpress/wp-content/debug.log`;

let start: ChildProcess;

/** Runs the command of the README until it reports that the site is ready; otherwise fails with its output. */
function startSite(): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		start = spawn( 'npm', [ 'start', '--', '--fresh' ], {
			env: { ...process.env, PORT: String( port ) },
			detached: true,
		} );
		let output = '';
		const listen = ( chunk: Buffer ) => {
			output += chunk.toString();
			if ( output.includes( 'Ctrl-C' ) ) {
				resolve( output );
			}
		};
		start.stdout?.on( 'data', listen );
		start.stderr?.on( 'data', listen );
		start.on( 'exit', () =>
			reject( new Error( `npm start ended:\n${ output }` ) )
		);
	} );
}

/** Registers as a visitor does, and confirms the address by the mail in the demo's mailbox. */
async function becomeMember( page: Page, desk: Page ): Promise< void > {
	await page.clock.install();
	await page.goto( `${ home }/dang-ky` );
	await hydrated( page );
	await page.getByLabel( 'Họ và tên' ).fill( 'Nguyễn Thị Lụa' );
	await page.getByLabel( 'Email' ).fill( 'lua@vi-du.vn' );
	await page
		.getByLabel( 'Mật khẩu', { exact: true } )
		.fill( 'mot cau dai de nho' );
	await page.getByLabel( 'Tôi đồng ý với' ).check();
	await page.clock.fastForward( 5000 ); // The server rejects forms that are filled in faster.
	await page
		.locator( 'main' )
		.getByRole( 'button', { name: 'Đăng ký' } )
		.click();
	await expect( page.getByText( 'Sắp xong rồi!' ) ).toBeVisible();

	await desk.goto(
		`${ home }/dang-nhap?redirect_to=${ encodeURIComponent( '/wp-admin/tools.php?page=hien-mailbox' ) }`
	);
	await hydrated( desk );
	await signIn( desk, 'an' );
	const mail = desk
		.locator( 'details' )
		.filter( { hasText: 'Xác nhận email của bạn → lua@vi-du.vn' } );
	await mail.locator( 'summary' ).click();
	await mail.getByRole( 'link', { name: /hien-account=confirm/ } ).click();
	await desk.getByRole( 'button', { name: 'Xác nhận' } ).click();
	await expect( desk.getByText( 'Đã xác nhận email.' ) ).toBeVisible();
}

/** Names of the demo's conversations, as the database gives them to the author's browser. */
async function conversations( desk: Page ): Promise< string[] > {
	await desk.goto( `${ home }/` );
	const token = await desk.evaluate( async () => {
		const boot = JSON.parse(
			document.getElementById( 'hien-boot' )?.textContent ?? ''
		) as { rest: string; nonce: string };
		const answer = await fetch( `${ boot.rest }hien/v1/chat/token`, {
			method: 'POST',
			headers: { 'X-WP-Nonce': boot.nonce },
		} );
		return ( ( await answer.json() ) as { token: string } ).token;
	} );
	const signedIn = await fetch(
		`${ firebase }/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken`,
		{ method: 'POST', body: JSON.stringify( { token } ) }
	);
	const { idToken } = ( await signedIn.json() ) as { idToken: string };
	const threads = await fetch(
		`${ firebase }/threads.json?auth=${ idToken }&orderBy="lastAt"&limitToLast=100`
	);
	return Object.values(
		( await threads.json() ) as Record< string, { name: string } | null >
	).map( ( thread ) => thread?.name ?? '' );
}

test.afterAll( () => {
	if ( start.pid !== undefined && start.exitCode === null ) {
		process.kill( -start.pid, 'SIGINT' );
	}
} );

test( 'npm start shows the blog in Playground, and takes members', async ( {
	page,
	browser,
} ) => {
	const output = await startSite();
	expect( output ).toContain( home );
	expect( output ).toContain( 'an / hien-demo' );
	expect( output ).toContain( 'binh / hien-demo' );
	expect( output ).toContain( 'page=hien-mailbox' );

	// Playground takes seconds for a response: the click must not wait behind prefetches.
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} )
	);
	await page.goto( `${ home }/` );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'vi' );

	const link = page.getByRole( 'link', { name: /^Đọc tiếp: / } ).first();
	const name = ( await link.getAttribute( 'aria-label' ) ) ?? '';
	const title = name.replace( 'Đọc tiếp: ', '' );
	await link.click();
	const heading = page.getByRole( 'heading', { level: 1 } );
	await expect( heading ).toHaveText( title );
	await expect( page ).toHaveTitle( `${ title } – Hiên` );

	const desk = await ( await browser.newContext() ).newPage();
	await becomeMember( page, desk );
	expect( await conversations( desk ) ).toContain( 'Trần Thanh Bình' );
	expect( existsSync( log ) ).toBe( false );
} );
