/**
 * Reads the reports of the test runners: how many tests passed, failed and were skipped. Null where a runner died and left
 * no report.
 */
import { existsSync, readFileSync } from 'node:fs';

/** Of `jest --json`; a file that does not even load counts as one failure. */
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

/** Of `phpunit --log-junit`, whose first suite sums up all others. */
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

/** Of Playwright's JSON reporter; a test that passed only when run again has passed. */
export function ofPlaywright( file ) {
	const stats = json( file )?.stats;
	return stats
		? {
				passed: stats.expected + stats.flaky,
				failed: stats.unexpected,
				skipped: stats.skipped,
				flaky: stats.flaky,
			}
		: null;
}

function json( file ) {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
}
