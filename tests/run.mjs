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

const reports = join( cache, 'reports' );
let reportCount = 0;

/** Preparations that all steps need; a failure ends the run. */
const foundations = {
	'Node, PHP and Composer': checkPrograms,
	'npm packages': installNpm,
	'Composer packages': installComposer,
	'PHP extensions, MariaDB and a browser': setUpTheMachine,
	'WordPress, the newest': getWordPress,
	'WordPress 6.8': () => getWordPress( { version: '6.8' } ),
};

/** How many steps run at once: a step keeps about one processor busy. */
const AT_ONCE = 2;

/**
 * The steps in the order in which they begin; each is a function that may throw, or a program. A step with a report
 * counts the tests in it; any other counts as one. The browser tests come last and alone: they keep all processors busy.
 *
 * @param {Object}      options
 * @param {boolean}     options.isAll   Whether to run what takes too long for every day.
 * @param {Object|null} options.touched What changed.mjs selects; null for everything.
 * @param {string[]}    options.files   The files that have changed and still exist.
 */
function stepsOf( { isAll, touched, files } ) {
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
	const together = {
		Build: touches( 'build' ) || browser || php ? build : null,
		'Code style and analysis':
			touches( 'lint' ) && npm( 'lint', ...( touched ? files : [] ) ),
		'PHP tests on MariaDB':
			php && phpunit( '--db=mariadb', ...( isWhole ? [] : touched.php ) ),
		'JavaScript tests': touches( 'js' ) && jest( ...related ),
		'PHP tests on SQLite': php && phpunit( '--db=sqlite', ...on( 'sql' ) ),
		'npm start on Playground': touches( 'playground' ) && {
			...playwright( 'test:e2e', '--project=playground' ),
			needs: 'Build',
		},
		'PHP tests on WordPress 6.8':
			! touched && phpunit( '--db=mariadb', '--wp=6.8', ...on( 'core' ) ),
		'The chat on its development server':
			touches( 'firebase' ) && playwright( 'test:firebase' ),
		Types: touches( 'types' ) && npm( 'types' ),
		'Contract between PHP and TypeScript':
			touches( 'contract' ) && npm( 'contract', '--check' ),
		'Templates of translations':
			touches( 'pot' ) && npm( 'pot', '--check' ),
		'Sizes and browsers of the build': touches( 'build' ) && {
			...npm( 'size' ),
			needs: 'Build',
		},
		'Build for browser tests': browser && buildForDevelopment,
	};
	const alone = {
		'Browser tests':
			browser &&
			playwright(
				'test:e2e',
				'--project=desktop',
				'--project=phone',
				...( touched?.specs ?? [] ).map(
					( name ) => `tests/e2e/${ name }.spec.ts`
				)
			),
		'Journeys in other browsers': isAll && npm( 'test:engines' ),
	};
	return [ together, alone ].map( ( steps ) =>
		Object.entries( steps ).filter( ( [ , step ] ) => step )
	);
}

/** Imported late, because it needs npm packages. */
async function setUpTheMachine() {
	const { setUpMachine } = await import( './setup-machine.mjs' );
	await setUpMachine();
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
		needs: 'Build', // The theme reads its manifest.
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
	const { counts, output } = await ( typeof step === 'function'
		? callStep( step )
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

/** Runs steps in their order, some at once; one that needs another waits until that has ended. */
async function runSteps( steps, atOnce ) {
	const queue = [ ...steps ];
	const ended = {};
	const goOn = async () => {
		while ( queue.length > 0 ) {
			const [ name, step ] = queue.shift();
			ended[ name ] = Promise.resolve( ended[ step.needs ] ).then( () =>
				runNamedStep( name, step )
			);
			await ended[ name ];
		}
	};
	await Promise.all( Array.from( { length: atOnce }, goOn ) );
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
	let ready = true;
	for ( const [ name, step ] of Object.entries( foundations ) ) {
		ready &&= await runNamedStep( name, step );
	}
	if ( ready ) {
		const [ together, alone ] = stepsOf( await select() );
		await runSteps( together, AT_ONCE );
		await runSteps( alone, 1 );
	}
	console.log( `\n${ describe( total ) }` );
	process.exitCode = total.failed > 0 ? 1 : 0;
} );

/** What is to be run, by the command line. */
async function select() {
	const isAll = process.argv.includes( '--all' );
	const since = option( 'changed' );
	if ( since === undefined && ! process.argv.includes( '--changed' ) ) {
		return { isAll, touched: null, files: [] };
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
	return { isAll, touched, files };
}
