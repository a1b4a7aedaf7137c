/**
 * `npm test`: runs the checks and tests, from a fresh clone. Continues after a failure, and ends with one line of
 * counts.
 *
 *     npm test                        all but what `npm run test:all` adds
 *     npm test -- --changed[=commit]  what the present branch, or the last commit of `main`, touches (changed.mjs)
 *     npm run test:all                all PHP tests on every database and WordPress, and the journeys in other browsers
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
	build,
	buildForDevelopment,
	checkPrograms,
	installComposer,
	installNpm,
} from '../playground/prepare.mjs';
import {
	Failure,
	cache,
	main,
	option,
	root,
	run,
} from '../playground/tools.mjs';
import { getWordPress } from '../playground/wordpress.mjs';
import { WHOLE, changedFiles, touchedBy } from './changed.mjs';
import { ofJest, ofJunit, ofPlaywright } from './counts.mjs';
import { installPackages, setUpMachine } from './setup-machine.mjs';

const reports = join( cache, 'reports' );
let reportCount = 0;

/** How many steps run at once: a step keeps about one processor busy. */
const AT_ONCE = 2;

/** Steps that others name as what they need. */
const NPM = 'npm packages';
const COMPOSER = 'Composer packages';
const MACHINE = 'MariaDB, a browser and extensions of PHP';
const WORDPRESS = 'WordPress';
const BUILD = 'Build';
const DEVELOPMENT_BUILD = 'Build for browser tests';
const SITE = 'Site for browser tests';

/**
 * The steps in the order in which they begin, unless one has to wait for another; each is a function that may throw, or
 * a program. A step with a report counts the tests in it; any other counts as one. All need the packages, except for
 * those that say so. The browser tests take longest, so they begin as soon as they can, and the others run beside them.
 *
 * @param {Object}      options
 * @param {boolean}     options.isAll   Whether to run what takes too long for every day.
 * @param {Object|null} options.touched What changed.mjs selects; null for everything.
 * @param {Object|null} options.latest  What the latest change touches, also where everything is to run; null for everything.
 * @param {string[]}    options.files   The files that have changed and still exist.
 */
function stepsOf( { isAll, touched, latest, files } ) {
	const touches = ( name ) => ! touched || touched.steps.includes( name );
	const php = ! touched || touched.php.length > 0;
	const browser = ! touched || touched.specs.length > 0;
	// All tests run on SQLite and on the oldest WordPress only where there is time: phpunit.xml.dist has what else runs there.
	const isWhole = touched?.php.includes( WHOLE ) ?? true;
	const on = ( suite ) => {
		if ( ! isWhole ) {
			return touched.php;
		}
		return isAll ? [] : [ `--testsuite=${ suite }` ];
	};
	const related = touched
		? [ '--passWithNoTests', '--findRelatedTests', ...files ]
		: [];
	// It takes minutes, and fails for little else than its own files.
	const isNew = ! latest || latest.steps.includes( 'playground' );
	const onWordPress = { needs: [ BUILD, WORDPRESS ] }; // The theme reads the manifest of its build.
	const onSite = { needs: [ BUILD, DEVELOPMENT_BUILD, SITE ] };
	const steps = {
		[ NPM ]: { run: installNpm, needs: [] },
		[ COMPOSER ]: { run: installComposer, needs: [] },
		// These need no npm packages, which take minutes to come.
		[ MACHINE ]: { run: () => installPackages(), needs: [] },
		'Code style and analysis of PHP': touches( 'lint' ) && {
			...npm( 'lint', '--php', ...( touched ? files : [] ) ),
			needs: [ COMPOSER ],
		},
		[ WORDPRESS ]: { run: getEveryWordPress, needs: [ NPM, MACHINE ] },
		[ BUILD ]: ( touches( 'build' ) || browser || php ) && { run: build },
		[ SITE ]: browser && {
			run: prepareSite,
			needs: [ COMPOSER, WORDPRESS ],
		},
		[ DEVELOPMENT_BUILD ]: browser && { run: buildForDevelopment },
		'Browser tests': browser && {
			...playwright(
				'test:e2e',
				'--project=desktop',
				...( touched?.specs ?? [] ).map(
					( name ) => `tests/e2e/${ name }.spec.ts`
				)
			),
			...onSite,
		},
		'PHP tests on MariaDB': php && {
			...phpunit( '--db=mariadb', ...( isWhole ? [] : touched.php ) ),
			...onWordPress,
		},
		'Code style and analysis of scripts and styles':
			touches( 'lint' ) &&
			npm( 'lint', '--scripts', ...( touched ? files : [] ) ),
		'JavaScript tests': touches( 'js' ) && jest( ...related ),
		'npm start on Playground': ( isAll || isNew ) && {
			...playwright(
				'test:e2e',
				'--project=playground',
				`--output=${ join( reports, 'playground' ) }` // Not the one of the browser tests.
			),
			...onWordPress,
		},
		'PHP tests on SQLite': php && {
			...phpunit( '--db=sqlite', ...on( 'sql' ) ),
			...onWordPress,
		},
		'PHP tests on WordPress 6.8': ! touched && {
			...phpunit( '--db=mariadb', '--wp=6.8', ...on( 'core' ) ),
			...onWordPress,
		},
		'The chat on its development server': touches( 'firebase' ) && {
			...playwright( 'test:firebase' ),
			...onWordPress,
		},
		Types: touches( 'types' ) && npm( 'types' ),
		'Contract between PHP and TypeScript': touches( 'contract' ) && {
			...npm( 'contract', '--check' ),
			...onWordPress,
		},
		'Templates of translations':
			touches( 'pot' ) && npm( 'pot', '--check' ),
		'Sizes and browsers of the build': touches( 'build' ) && {
			...npm( 'size' ),
			needs: [ BUILD ],
		},
		'Journeys in other browsers': isAll && {
			...npm( 'test:engines' ),
			...onSite,
		},
	};
	return Object.entries( steps )
		.filter( ( [ , step ] ) => step )
		.map( ( [ name, step ] ) => [
			name,
			{ needs: [ NPM, COMPOSER ], ...step },
		] );
}

async function getEveryWordPress() {
	await setUpMachine(); // Also a browser of Playwright, where the system has none.
	await getWordPress();
	await getWordPress( { version: '6.8' } );
}

/** The site that browser tests copy. */
async function prepareSite() {
	const { prepare } = await import( './e2e/server.mjs' );
	await prepare();
}

function npm( script, ...args ) {
	return { args: [ 'run', '--silent', script, '--', ...args ] };
}

function jest( ...args ) {
	const report = newReport();
	return {
		mayBeEmpty: args.length > 0,
		...npm( 'test:js', '--json', `--outputFile=${ report }`, ...args ),
		count: () => ofJest( report ),
	};
}

function phpunit( ...args ) {
	const report = newReport();
	return {
		...npm( 'test:php', ...args, '--log-junit', report ),
		count: () => ofJunit( report ),
	};
}

function playwright( script, ...args ) {
	const report = newReport();
	return {
		...npm( script, ...args, '--reporter=list,json' ),
		env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
		count: () => ofPlaywright( report ),
	};
}

function newReport() {
	reportCount++;
	return join( reports, String( reportCount ) );
}

const none = { passed: 0, failed: 0, skipped: 0 };
const total = { ...none };

/** Runs a step and prints its outcome. Resolves to whether it succeeded. */
async function runNamedStep( name, step ) {
	const start = Date.now();
	const { counts, output } = await ( step.run
		? callStep( step.run )
		: runStep( step ) );
	for ( const key of Object.keys( total ) ) {
		total[ key ] += counts[ key ];
	}
	const seen = Object.keys( counts ).filter( ( kind ) => counts[ kind ] > 0 );
	const seconds = Math.round( ( Date.now() - start ) / 1000 );
	console.log( `${ name } … ${ describe( counts, seen ) } (${ seconds } s)` );
	if ( counts.failed > 0 ) {
		console.log( `\n${ output.trim() }\n` );
	}
	return counts.failed === 0;
}

/**
 * Runs steps in their order, some at once. One that needs others waits until they have ended, and is not run where one
 * of them failed.
 */
async function runSteps( steps ) {
	const queue = [ ...steps ];
	/** Whether it succeeded, of each step that has begun: a promise while it runs. */
	const begun = {};
	const isToCome = ( name ) =>
		begun[ name ] instanceof Promise ||
		queue.some( ( [ queued ] ) => queued === name );
	const goOn = async () => {
		while ( queue.length > 0 ) {
			const at = queue.findIndex(
				( [ , { needs } ] ) => ! needs.some( isToCome )
			);
			if ( at === -1 ) {
				await Promise.race(
					Object.values( begun ).filter(
						( each ) => each instanceof Promise
					)
				);
				continue;
			}
			const [ [ name, step ] ] = queue.splice( at, 1 );
			const failed = step.needs.find(
				( each ) => begun[ each ] === false
			);
			begun[ name ] = runNamedStep(
				name,
				failed
					? {
							run: () => {
								throw new Failure( `It needs: ${ failed }.` );
							},
						}
					: step
			);
			begun[ name ] = await begun[ name ];
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, goOn ) );
}

async function callStep( step ) {
	try {
		await step();
		return { counts: { ...none, passed: 1 }, output: '' };
	} catch ( error ) {
		return {
			counts: { ...none, failed: 1 },
			output: error instanceof Failure ? error.message : error.stack,
		};
	}
}

async function runStep( { args, env, count, mayBeEmpty } ) {
	const { status, output } = await run( 'npm', args, {
		env: { ...process.env, ...env },
		// Far more than any step takes, so that a hanging runner does not block the run.
		timeout: 5_400_000,
	} );
	const counts = count
		? ( count() ?? { ...none } )
		: { ...none, passed: status === 0 ? 1 : 0 };
	// A runner that failed without a failed test, or that ran no test, counts as a failure.
	if (
		counts.failed === 0 &&
		( status !== 0 || ( counts.passed === 0 && ! mayBeEmpty ) )
	) {
		counts.failed = 1;
	}
	return { counts, output };
}

function describe( counts, kinds = Object.keys( counts ) ) {
	return kinds
		.map( ( kind ) => `${ counts[ kind ] } ${ kind }` )
		.join( ', ' );
}

await main( async () => {
	rmSync( reports, { recursive: true, force: true } );
	mkdirSync( reports, { recursive: true } );
	await checkPrograms();
	await runSteps( stepsOf( await select() ) );
	console.log( `\n${ describe( total ) }` );
	process.exitCode = total.failed > 0 ? 1 : 0;
} );

/** What is to be run, by the command line. */
async function select() {
	const isAll = process.argv.includes( '--all' );
	const since = option( 'changed' );
	if ( since === undefined && ! process.argv.includes( '--changed' ) ) {
		// A copy without its history has no latest change.
		const latest = await changedFiles().then( touchedBy, () => null );
		return { isAll, touched: null, latest, files: [] };
	}
	const changed = await changedFiles( since );
	const touched = touchedBy( changed );
	console.log(
		touched
			? `Changed files: ${ changed.length }.`
			: 'The change may touch everything: all tests run.'
	);
	const files = changed.filter( ( file ) =>
		existsSync( join( root, file ) )
	);
	return { isAll, touched, latest: touched, files };
}
