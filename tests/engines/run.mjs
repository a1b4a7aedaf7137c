/**
 * `npm run test:engines`: the journeys of journeys.mjs in Chromium, Firefox and WebKit. Arguments are engines, if not all
 * shall run; `--only=words` runs the journeys whose name contains them.
 */
import {
	build,
	buildForDevelopment,
	checkPrograms,
	installComposer,
	installNpm,
} from '../../playground/prepare.mjs';
import { background, main, option } from '../../playground/tools.mjs';

await main( async () => {
	await checkPrograms();
	await installNpm();
	await installComposer();
	const { setUpMachine } = await import( '../setup-machine.mjs' );
	await setUpMachine( [ 'php', 'browser', 'engines' ] );
	await build();
	await buildForDevelopment();
	const engines = process.argv
		.slice( 2 )
		.filter( ( argument ) => ! argument.startsWith( '--' ) );
	const only = option( 'only' );
	const tests = background(
		process.execPath,
		[
			'--test',
			'--test-reporter=spec',
			...( only ? [ `--test-name-pattern=${ only }` ] : [] ),
			'tests/engines/journeys.mjs',
		],
		{
			stdio: 'inherit',
			env: {
				...process.env,
				...( engines.length > 0
					? { HIEN_ENGINES: engines.join() }
					: {} ),
			},
		}
	);
	await tests.ended;
	process.exitCode = tests.child.exitCode ?? 1;
} );
