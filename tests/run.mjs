/**
 * `npm test`: everything that must hold, from a bare clone. Goes on after a failure, and ends with one line of counts.
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
import { ofJest, ofJunit, ofPlaywright } from './counts.mjs';

const reports = join( cache, 'reports' );

/** Without these there is nothing to test; the first that fails ends the run. */
const foundations = {
	'Node, PHP and Composer': checkPrograms,
	'npm packages': installNpm,
	'Composer packages': installComposer,
	'What the tests need of the machine': async () =>
		( await import( './setup-machine.mjs' ) ).setUpMachine(),
	'WordPress, the newest': async () =>
		( await import( '../playground/wordpress.mjs' ) ).getWordPress(),
	'WordPress 6.8': async () =>
		( await import( '../playground/wordpress.mjs' ) ).getWordPress( {
			version: '6.8',
		} ),
	Build: build,
};

/** Each step is a program; one with a report counts the tests in it, any other counts as one. */
const steps = {
	'Code style and analysis': npm( 'lint' ),
	Types: npm( 'types' ),
	'Sizes of the build': npm( 'size' ),
	'Contract between PHP and TypeScript': npm( 'contract' ),
	'JavaScript tests': counted( ofJest, 'jest.json', ( file ) =>
		npm( 'test:js', '--json', `--outputFile=${ file }` )
	),
	'PHP tests on SQLite': phpunit( 'sqlite' ),
	'PHP tests on MariaDB': phpunit( 'mariadb' ),
	'PHP tests on WordPress 6.8': phpunit( 'sqlite', '--wp=6.8' ),
	'Browser tests': playwright(
		'browser',
		'--project=desktop',
		'--project=phone'
	),
	'npm start on Playground': playwright( 'start', '--project=playground' ),
};

function npm( script, ...args ) {
	return {
		command: [
			'npm',
			'run',
			'--silent',
			script,
			...( args.length > 0 ? [ '--', ...args ] : [] ),
		],
	};
}

function counted( count, name, step, env = () => ( {} ) ) {
	const file = join( reports, name );
	return { ...step( file ), count: () => count( file ), env: env( file ) };
}

function phpunit( database, ...args ) {
	const name = [ 'php', database, ...args ]
		.join( '-' )
		.replace( /[^a-z0-9.]+/g, '-' );
	return counted( ofJunit, `${ name }.xml`, ( file ) =>
		npm( 'test:php', `--db=${ database }`, ...args, '--log-junit', file )
	);
}

function playwright( name, ...projects ) {
	return counted(
		ofPlaywright,
		`${ name }.json`,
		() => npm( 'test:e2e', ...projects, '--reporter=list,json' ),
		( file ) => ( { PLAYWRIGHT_JSON_OUTPUT_NAME: file } )
	);
}

const total = { passed: 0, failed: 0, skipped: 0 };

function add( counts ) {
	for ( const key of Object.keys( total ) ) {
		total[ key ] += counts[ key ];
	}
}

/** Prints a step as it begins and its time as it ends. */
async function timed( name, work ) {
	const start = Date.now();
	process.stdout.write( `${ name } … ` );
	const said = await work();
	console.log(
		`${ said } (${ Math.round( ( Date.now() - start ) / 1000 ) } s)`
	);
}

async function layFoundations() {
	for ( const [ name, lay ] of Object.entries( foundations ) ) {
		let failure = null;
		await timed( name, async () => {
			failure = await lay().then(
				() => null,
				( error ) => error
			);
			return failure ? 'failed' : 'ready';
		} );
		if ( failure ) {
			console.error(
				failure instanceof Failure ? failure.message : failure
			);
			add( { passed: 0, failed: 1, skipped: 0 } );
			return false;
		}
	}
	return true;
}

async function runStep( name, { command: [ program, ...args ], count, env } ) {
	let failing = '';
	await timed( name, async () => {
		const { status, output } = await run( program, args, {
			env: { ...process.env, ...env },
			timeout: 600_000,
		} );
		const counts = count?.() ?? {
			passed: status === 0 && ! count ? 1 : 0,
			failed: 0,
			skipped: 0,
		};
		// Nothing run at all, or a program that failed with no test to blame: that is a failure too.
		if ( counts.failed === 0 && ( status !== 0 || counts.passed === 0 ) ) {
			counts.failed = 1;
		}
		add( counts );
		failing = counts.failed > 0 ? output : '';
		const words = count
			? Object.entries( counts ).map(
					( [ word, number ] ) => `${ number } ${ word }`
				)
			: [ failing ? 'failed' : 'passed' ];
		return words.join( ', ' );
	} );
	if ( failing ) {
		console.log( `\n${ failing.trim() }\n` );
	}
}

await main( async () => {
	rmSync( reports, { recursive: true, force: true } );
	mkdirSync( reports, { recursive: true } );
	if ( await layFoundations() ) {
		for ( const [ name, step ] of Object.entries( steps ) ) {
			await runStep( name, step );
		}
	}
	console.log(
		`\n${ total.passed } passed, ${ total.failed } failed, ${ total.skipped } skipped`
	);
	process.exitCode = total.failed > 0 ? 1 : 0;
} );
