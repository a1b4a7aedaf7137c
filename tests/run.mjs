/**
 * `npm test`: runs all checks and tests from a fresh clone. Continues after a failure, and ends with one line of
 * counts.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
	build,
	checkPrograms,
	installComposer,
	installNpm,
} from '../playground/prepare.mjs';
import { Failure, cache, main, run } from '../playground/tools.mjs';
import { getWordPress } from '../playground/wordpress.mjs';
import { ofJest, ofJunit, ofPlaywright } from './counts.mjs';

const reports = join( cache, 'reports' );
let reportCount = 0;

/** Preparations that all steps need; a failure ends the run. */
const foundations = {
	'Node, PHP and Composer': checkPrograms,
	'npm packages': installNpm,
	'Composer packages': installComposer,
};

/**
 * A step is a function that may throw, or a program. A step with a report counts the tests in it; any other counts as
 * one. The steps of a group run in sequence, the groups of a stage in parallel.
 */
const stages = [
	[
		{
			'PHP extensions, MariaDB and a browser': setUpTheMachine,
			'WordPress, the newest': getWordPress,
			'WordPress 6.8': () => getWordPress( { version: '6.8' } ),
			Build: build,
		},
	],
	[
		{
			'Code style and analysis': npm( 'lint' ),
			Types: npm( 'types' ),
			'Sizes and browsers of the build': npm( 'size' ),
			'Contract between PHP and TypeScript': npm( 'contract', '--check' ),
			'Templates of translations': npm( 'pot', '--check' ),
			'JavaScript tests': jest(),
			'The chat on its development server': playwright( 'test:firebase' ),
			'npm start on Playground': playwright(
				'test:e2e',
				'--project=playground'
			),
		},
		{
			'PHP tests on SQLite': phpunit( '--db=sqlite' ),
			'PHP tests on MariaDB': phpunit( '--db=mariadb' ),
			'PHP tests on WordPress 6.8': phpunit( '--db=mariadb', '--wp=6.8' ),
		},
	],
	[
		{
			'Browser tests': playwright(
				'test:e2e',
				'--project=desktop',
				'--project=phone'
			),
		},
	],
];

/** Imported late, because it needs npm packages. */
async function setUpTheMachine() {
	const { setUpMachine } = await import( './setup-machine.mjs' );
	await setUpMachine();
}

function npm( script, ...args ) {
	return { args: [ 'run', '--silent', script, '--', ...args ] };
}

function jest() {
	const report = newReport();
	return {
		...npm( 'test:js', '--json', `--outputFile=${ report }` ),
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

async function runGroup( steps ) {
	for ( const [ name, step ] of Object.entries( steps ) ) {
		await runNamedStep( name, step );
	}
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

async function runStep( { args, env, count } ) {
	const { status, output } = await run( 'npm', args, {
		env: { ...process.env, ...env },
		// Far more than any step takes, so that a hanging runner does not block the run.
		timeout: 5_400_000,
	} );
	const counts = count
		? ( count() ?? { ...none } )
		: { ...none, passed: status === 0 ? 1 : 0 };
	// A runner that failed without a failed test, or that ran no test, counts as a failure.
	if ( counts.failed === 0 && ( status !== 0 || counts.passed === 0 ) ) {
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
	for ( const groups of ready ? stages : [] ) {
		await Promise.all( groups.map( runGroup ) );
	}
	console.log( `\n${ describe( total ) }` );
	process.exitCode = total.failed > 0 ? 1 : 0;
} );
