/**
 * Reads the reports of the test runners: how many tests passed, failed and were skipped. Null if a runner crashed and
 * left no report.
 */
import { existsSync, readFileSync } from 'node:fs';

/** Reads the report of `jest --json`; a test file that cannot be loaded counts as one failure. */
export function ofJest( file ) {
	const report = json( file );
	return (
		report && {
			passed: report.numPassedTests,
			failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
			skipped: report.numPendingTests + report.numTodoTests,
		}
	);
}

/** Reads the report of `phpunit --log-junit`, whose first suite has the sums of all others. */
export function ofJunit( file ) {
	const suite = existsSync( file )
		? readFileSync( file, 'utf8' ).match( /<testsuite [^>]*>/ )?.[ 0 ]
		: undefined;
	if ( ! suite ) {
		return null;
	}
	const number = ( name ) =>
		Number(
			suite.match( new RegExp( ` ${ name }="(\\d+)"` ) )?.[ 1 ] ?? 0
		);
	const failed = number( 'errors' ) + number( 'failures' );
	return {
		passed: number( 'tests' ) - failed - number( 'skipped' ),
		failed,
		skipped: number( 'skipped' ),
	};
}

/** Reads the report of Playwright's JSON reporter. */
export function ofPlaywright( file ) {
	const stats = json( file )?.stats;
	return (
		stats && {
			passed: stats.expected + stats.flaky,
			failed: stats.unexpected,
			skipped: stats.skipped,
		}
	);
}

function json( file ) {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
}
