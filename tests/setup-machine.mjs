/**
 * Installs what the tests need beyond Node, PHP and Composer: through apt for root on Debian or Ubuntu; otherwise a
 * Failure says which command to run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { missingExtensions, phpBranch } from '../playground/prepare.mjs';
import { Failure, mustRun, run } from '../playground/tools.mjs';

/** Name of a requirement => the missing Debian packages. */
const parts = {
	php: missingPhpPackages,
	mariadb: missingMariaDbPackages,
	browser: missingBrowserPackages,
	engines: missingEnginePackages,
};

/** PHP extension => suffix of its Debian package. */
const extensions = new Map( [
	[ 'pdo_sqlite', 'sqlite3' ],
	[ 'mysqli', 'mysql' ],
	[ 'gd', 'gd' ],
	[ 'curl', 'curl' ],
	[ 'zip', 'zip' ],
] );

/**
 * Installs what is missing. Throws a Failure with the command to run if it may not install, or if installing did not
 * help.
 *
 * @param {string[]} names What is needed: 'php', 'mariadb', 'browser', 'engines'.
 */
export async function setUpMachine( names = [ 'php', 'mariadb', 'browser' ] ) {
	await installPackages( names );
	if ( names.includes( 'browser' ) && ! systemBrowser() ) {
		const { chromium } = await import( '@playwright/test' );
		if ( ! existsSync( chromium.executablePath() ) ) {
			await mustRun( "Installing Playwright's browser", 'npx', [
				'playwright',
				'install',
				'chromium',
			] );
		}
	}
}

/** As setUpMachine(), but only the packages of Debian, which needs no npm packages. */
export async function installPackages(
	names = [ 'php', 'mariadb', 'browser' ]
) {
	const missing = async () =>
		(
			await Promise.all( names.map( ( name ) => parts[ name ]() ) )
		).flat();
	const packages = await missing();
	if ( packages.length === 0 ) {
		return;
	}
	const args = [ 'install', '--yes', '--no-install-recommends' ];
	const command = [ 'apt-get', ...args, ...packages ].join( ' ' );
	if ( ! isRoot() || ! [ 'debian', 'ubuntu' ].includes( system() ) ) {
		throw new Failure(
			`The tests need what these packages of Debian hold: sudo ${ command }`
		);
	}
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await mustRun( 'Updating apt', 'apt-get', [ 'update' ], { env } );
	await mustRun( 'Installing with apt', 'apt-get', [ ...args, ...packages ], {
		env,
	} );
	const still = await missing();
	if ( still.length > 0 ) {
		throw new Failure(
			`${ command } did not bring what \`php\` and the PATH need: ${ still.join( ', ' ) }.`
		);
	}
}

/** Headless Chromium, like Playwright's own: it needs half the CPU time of one with windows. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Path of the given browser or of the system's; undefined for Playwright's own. */
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

/**
 * Only the programs, without the service that `mariadb-server` would start, because the tests start their own instance.
 */
async function missingMariaDbPackages() {
	const packages = {
		mariadbd: 'mariadb-server-core',
		mariadb: 'mariadb-client-core',
	};
	const missing = [];
	for ( const [ program, name ] of Object.entries( packages ) ) {
		// Server programs are in directories that only root's PATH has.
		const find = `PATH="$PATH:/usr/sbin" command -v ${ program }`;
		if ( ( await run( 'sh', [ '-c', find ] ) ).status !== 0 ) {
			missing.push( name );
		}
	}
	return missing;
}

/** Only if apt has a real package (Ubuntu's is a snap) and may install it; otherwise Playwright downloads its own. */
function missingBrowserPackages() {
	const apt = isRoot() && system() === 'debian';
	return apt && ! systemBrowser() ? [ HEADLESS_SHELL ] : [];
}

/** Firefox and WebKit with the drivers of `npm run test:engines`; it needs no window manager. */
async function missingEnginePackages() {
	const has = async ( program ) =>
		( await run( 'sh', [ '-c', `command -v ${ program }` ] ) ).status === 0;
	const packages = {
		'firefox-esr': existsSync( firefox ),
		'webkit2gtk-driver':
			( await has( 'WebKitWebDriver' ) ) &&
			( await miniBrowser() ) !== undefined,
		xvfb: await has( 'xvfb-run' ),
		xauth: await has( 'xauth' ),
	};
	return Object.keys( packages ).filter( ( name ) => ! packages[ name ] );
}

export const firefox = '/usr/bin/firefox-esr';

/** WebKit's MiniBrowser, whose directory names the machine's architecture and the library's version. */
export async function miniBrowser() {
	const { default: glob } = await import( 'fast-glob' );
	return glob.sync( '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' ).sort().at( -1 );
}

function isRoot() {
	return process.getuid?.() === 0;
}

/** The ID of the Linux distribution, such as `debian` or `ubuntu`. */
function system() {
	const file = '/etc/os-release';
	const release = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	return release.match( /^ID=(.*)$/m )?.[ 1 ];
}
