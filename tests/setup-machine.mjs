/**
 * Installs what the tests need beyond Node, PHP and Composer: through apt for root on Debian or Ubuntu; otherwise a
 * Failure says which command to run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { missingExtensions, phpBranch } from '../playground/prepare.mjs';
import { Failure, mustRun, run } from '../playground/tools.mjs';

/** The part of the machine → the Debian packages that it lacks. */
const parts = {
	php: missingPhpPackages,
	mariadb: missingMariaDbPackages,
	browser: missingBrowserPackages,
};

/** PHP's extension → the end of the name of its Debian package. */
const extensions = new Map( [
	[ 'pdo_sqlite', 'sqlite3' ],
	[ 'mysqli', 'mysql' ],
	[ 'gd', 'gd' ],
	[ 'curl', 'curl' ],
	[ 'zip', 'zip' ],
] );

/**
 * Installs what is missing. Throws a Failure that names the command when it may not, or when that did not help.
 *
 * @param {string[]} names What is needed: 'php', 'mariadb', 'browser'.
 */
export async function setUpMachine( names = Object.keys( parts ) ) {
	const missing = async () =>
		(
			await Promise.all( names.map( ( name ) => parts[ name ]() ) )
		).flat();
	const packages = await missing();
	if ( packages.length > 0 ) {
		const args = [ 'install', '--yes', '--no-install-recommends' ];
		const command = [ 'apt-get', ...args, ...packages ].join( ' ' );
		if ( ! isRoot() || ! [ 'debian', 'ubuntu' ].includes( system() ) ) {
			throw new Failure(
				`The tests need what these packages of Debian hold: sudo ${ command }`
			);
		}
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		await mustRun( 'Updating apt', 'apt-get', [ 'update' ], { env } );
		await mustRun(
			'Installing with apt',
			'apt-get',
			[ ...args, ...packages ],
			{ env }
		);
		const still = await missing();
		if ( still.length > 0 ) {
			throw new Failure(
				`${ command } did not bring what \`php\` and the PATH need: ${ still.join( ', ' ) }.`
			);
		}
	}
	if ( names.includes( 'browser' ) && ! ( await hasBrowser() ) ) {
		await mustRun( "Installing Playwright's browser", 'npx', [
			'playwright',
			'install',
			'chromium',
		] );
	}
}

/** Chromium without its windows, as Playwright's own: half the work of one that draws them where nobody looks. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** A browser that is named, or the system's; Playwright's own needs no name. */
export function systemBrowser() {
	return [
		process.env.PLAYWRIGHT_CHROMIUM,
		`/usr/bin/${ HEADLESS_SHELL }`,
		'/usr/bin/chromium',
		'/usr/bin/google-chrome',
	].find( ( path ) => path && existsSync( path ) );
}

async function missingPhpPackages() {
	const missing = await missingExtensions( [ ...extensions.keys() ] );
	const branch = await phpBranch();
	return missing.map(
		( name ) => `php${ branch }-${ extensions.get( name ) }`
	);
}

/** The programs without the service that `mariadb-server` would start: the tests run an instance of their own. */
async function missingMariaDbPackages() {
	const packages = {
		mariadbd: 'mariadb-server-core',
		mariadb: 'mariadb-client-core',
	};
	const missing = [];
	for ( const [ program, name ] of Object.entries( packages ) ) {
		// Programs of a server live where only root's PATH looks.
		const find = `PATH="$PATH:/usr/sbin" command -v ${ program }`;
		if ( ( await run( 'sh', [ '-c', find ] ) ).status !== 0 ) {
			missing.push( name );
		}
	}
	return missing;
}

/** Only where apt has a real package (Ubuntu's is a snap) and may install it; elsewhere Playwright brings its own. */
async function missingBrowserPackages() {
	const apt = isRoot() && system() === 'debian';
	return apt && ! ( await hasBrowser() ) ? [ HEADLESS_SHELL ] : [];
}

async function hasBrowser() {
	const { chromium } = await import( '@playwright/test' );
	return [ systemBrowser(), chromium.executablePath() ].some( ( path ) =>
		existsSync( path ?? '' )
	);
}

function isRoot() {
	return process.getuid?.() === 0;
}

/** `debian`, `ubuntu`, or whatever a Linux calls itself. */
function system() {
	const file = '/etc/os-release';
	const release = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	return release.match( /^ID=(.*)$/m )?.[ 1 ];
}
