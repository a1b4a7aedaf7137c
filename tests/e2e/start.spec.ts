import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** A port of its own is a site of its own, so a developer's site is left alone. */
const port = 9476;
const home = `http://127.0.0.1:${ port }`;

/** Where PHP would have complained. */
const log = `.cache/sites/${ port }/wordpress/wp-content/debug.log`;

let start: ChildProcess;

/** Runs the command of the README until it says that the site is there; fails with all that it said otherwise. */
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

test.afterAll( () => {
	if ( start.pid !== undefined && start.exitCode === null ) {
		process.kill( -start.pid, 'SIGINT' );
	}
} );

test( 'npm start shows the blog in Playground', async ( { page } ) => {
	const output = await startSite();
	expect( output ).toContain( home );
	expect( output ).toContain( 'an / hien-demo' );
	expect( output ).toContain( 'binh / hien-demo' );

	// Playground takes seconds for an answer: the click must not queue behind what is fetched ahead on a guess.
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} )
	);
	await page.goto( `${ home }/` );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'vi' );

	const link = page.getByRole( 'link', { name: /^Đọc bài: / } ).first();
	const name = ( await link.getAttribute( 'aria-label' ) ) ?? '';
	const title = name.replace( 'Đọc bài: ', '' );
	await link.click();
	const heading = page.getByRole( 'heading', { level: 1 } );
	await expect( heading ).toHaveText( title );
	await expect( page ).toHaveTitle( `${ title } – Hiên` );
	expect( existsSync( log ) ).toBe( false );
} );
