/** What a change touches: `npm test -- --changed` runs the tests of that. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root, run } from '../playground/tools.mjs';

/** Changes to these may touch anything. */
const EVERYTHING = [
	/^(package|package-lock|composer|tsconfig)\.json$/,
	/^(webpack|jest|playwright|phpunit)\./,
	/^tests\/(changed|counts|e2e|mariadb|php|run|setup-machine)\.mjs$/,
];

/** Steps of `npm test` by the files that they look at. */
const STEPS = {
	lint: /\.(php|js|mjs|tsx?|scss|dist)$|lintrc/,
	types: /\.tsx?$/,
	build: /^(src|theme)\/|^plugin\/(blocks|build)/,
	contract: /^(plugin\/.*\.php$|src\/contract\/|tests\/contract)/,
	pot: /^(plugin|theme|src|playground)\/.*\.(php|tsx?|pot)$|^tests\/pot/,
	js: /^(src|tests\/(js|vectors))\//,
	firebase:
		/^(playground\/firebase-server|plugin\/firebase|src\/features\/chat|tests\/firebase)\//,
	playground: /^playground\/(?!demo\/|firebase-server\/)/,
};

/** Browser tests and the words, beside those of their names, in the paths of what they test. */
const SUBJECTS = {
	account: [ 'accounts' ],
	accessibility: [ 'styles' ],
	addresses: [ 'routing' ],
	authoring: [ 'admin', 'editor' ],
	'chat-settings': [ 'admin' ],
	'every-address': [ 'parts', 'screens', 'components', 'styles', 'routing' ],
	home: [ 'featured' ],
	hydration: [ 'app', 'inline', 'boundary' ],
	images: [ 'friends' ],
	inbox: [ 'chat' ],
	'layout-shift': [ 'assets', 'navigation', 'skeleton' ],
	'mailed-links': [ 'mail', 'tokens' ],
	'member-journey': [ 'accounts', 'members' ],
	navigation: [ 'app', 'stores' ],
	'odd-content': [ 'content', 'html' ],
	'open-id': [ 'openid' ],
	paint: [ 'inline', 'assets' ],
	pictures: [
		'cards',
		'banner',
		'cover',
		'images',
		'course',
		'video',
		'template',
	],
	'relative-dates': [ 'time' ],
	'screen-json': [ 'routing' ],
	sessions: [ 'session', 'tokens' ],
	'side-columns': [ 'shell', 'widgets' ],
	'sign-in': [ 'accounts', 'login' ],
	twins: [ 'parts', 'screens' ],
	updates: [ 'zip', 'screens', 'navigation' ],
	zips: [ 'zip' ],
};

/** The tests of all checks. */
const HEALTH = 'tests/php/Health';

/** PHP tests that read documents; those of translations, the first only. */
const OWNERS_GUIDE = 'tests/php/OwnersGuideTest.php';
const DOCUMENTS = [
	OWNERS_GUIDE,
	'tests/php/Admin/HelpTest.php',
	'tests/php/DocumentedNumbersTest.php',
	'tests/php/HostingTest.php',
	'tests/php/HooksTest.php',
];

/** All PHP tests. */
export const WHOLE = 'tests/php';

/** Of the plain words in a path none says what is tested. */
const PLAIN = [ 'in', 'on', 'of', 'other', 'server', 'start', 'odd', 'spec' ];

/**
 * The files that differ from where the branch left `main`; on `main` itself, from the commit before. Files that are not
 * committed yet count.
 *
 * @param {string} [since] Another commit to compare with.
 * @return {Promise<string[]>} Paths in the repository.
 */
export async function changedFiles( since ) {
	const head = await git( 'rev-parse', 'HEAD' );
	// A clone of a single branch has no `main`.
	const { status, output } = await run( 'git', [
		'merge-base',
		'HEAD',
		'main',
	] );
	const hasBranched = status === 0 && output.trim() !== head;
	const base = since ?? ( hasBranched ? output.trim() : 'HEAD~1' );
	const files = [
		await git( 'diff', '--name-only', '--no-renames', base ),
		await git( 'ls-files', '--others', '--exclude-standard' ),
	];
	return files.join( '\n' ).split( '\n' ).filter( Boolean );
}

async function git( ...args ) {
	const { status, output } = await run( 'git', args );
	if ( status !== 0 ) {
		throw new Failure( `git ${ args.join( ' ' ) }: ${ output.trim() }` );
	}
	return output.trim();
}

/**
 * @param {string[]} files What has changed.
 * @return {{steps: string[], php: string[], specs: string[]} | null} Steps by the names above, paths for PHPUnit, and
 *         browser tests; null where everything is to be tested.
 */
export function touchedBy( files ) {
	if (
		files.some( ( file ) =>
			EVERYTHING.some( ( pattern ) => pattern.test( file ) )
		)
	) {
		return null;
	}
	const specs = readdirSync( join( root, 'tests/e2e' ) )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.map( ( name ) => name.slice( 0, -'.spec.ts'.length ) )
		.filter( ( name ) => name !== 'start' );
	const php = [ ...new Set( files.flatMap( phpTestsOf ) ) ];
	return {
		steps: Object.keys( STEPS ).filter( ( step ) =>
			files.some( ( file ) => STEPS[ step ].test( file ) )
		),
		php: php.includes( WHOLE ) ? [ WHOLE ] : php,
		specs: specs.filter( ( spec ) =>
			files.some( ( file ) => isAbout( spec, file ) )
		),
	};
}

/** The PHP tests of a file: those that read it, those at the same path, or all. */
function phpTestsOf( file ) {
	if ( /^(docs\/|README\.md$)/.test( file ) ) {
		return DOCUMENTS;
	}
	if ( file.endsWith( '.pot' ) ) {
		return [ OWNERS_GUIDE ];
	}
	const [ , noun ] =
		file.match( /^plugin\/includes\/(\w+)\// ) ??
		file.match( /^tests\/php\/(\w+)\// ) ??
		( /^playground\/demo\//.test( file ) ? [ '', 'Demo' ] : null ) ??
		( /^theme\/.*\.(php|json)$/.test( file ) ? [ '', 'Theme' ] : [] );
	if ( noun && noun !== 'Support' ) {
		return [
			`tests/php/${ noun }`,
			// Checks of all folders are tried there.
			...( /_(Checks?|Modules)\.php$/.test( file ) ? [ HEALTH ] : [] ),
		].filter( ( path ) => existsSync( join( root, path ) ) );
	}
	const [ test ] = file.match( /^tests\/php\/\w+Test\.php$/ ) ?? [];
	if ( test ) {
		return existsSync( join( root, test ) ) ? [ test ] : [];
	}
	return /^(plugin\/(?!languages|firebase).*\.php|tests\/(php|vectors)\/)/.test(
		file
	)
		? [ WHOLE ]
		: [];
}

function isAbout( spec, file ) {
	if ( file.startsWith( 'tests/e2e/' ) ) {
		return isOf( spec, file.slice( 'tests/e2e/'.length ) );
	}
	if (
		! /^(plugin|theme|src|playground\/demo)\//.test( file ) ||
		/\.test\./.test( file )
	) {
		return false;
	}
	const said = wordsOf( file );
	return [
		...wordsOf( spec ),
		...( SUBJECTS[ spec ] ?? [] ).map( singular ),
	].some( ( word ) => said.includes( word ) && ! PLAIN.includes( word ) );
}

/** Whether a file of tests/e2e is a browser test, or what it uses; all tests use what starts their sites. */
function isOf( spec, file ) {
	const code = readFileSync(
		join( root, 'tests/e2e', `${ spec }.spec.ts` ),
		'utf8'
	);
	return (
		file === `${ spec }.spec.ts` ||
		/^(server|support|move)\b/.test( file ) ||
		( file.startsWith( 'odd/' ) &&
			[ 'every-address', 'odd-content' ].includes( spec ) ) ||
		code.includes( `'./${ file.replace( /\.ts$/, '' ) }'` )
	);
}

function wordsOf( text ) {
	return text
		.replace( /([a-z])([A-Z])/g, '$1-$2' )
		.toLowerCase()
		.split( /[^a-z]+/ )
		.map( singular );
}

function singular( word ) {
	return word.replace( /s$/, '' );
}
