/**
 * `npm run test:e2e`: installs and builds what the browser tests need, then runs Playwright with the given arguments.
 */
import {
	build,
	buildForDevelopment,
	checkPrograms,
	installComposer,
	installNpm,
} from '../playground/prepare.mjs';
import { background, main } from '../playground/tools.mjs';

await main( async () => {
	await checkPrograms();
	await installNpm();
	await installComposer();
	const { setUpMachine, systemBrowser } =
		await import( './setup-machine.mjs' );
	await setUpMachine( [ 'php', 'browser' ] );
	await build();
	await buildForDevelopment();
	const browser = systemBrowser();
	const playwright = background(
		'npx',
		[ 'playwright', 'test', ...process.argv.slice( 2 ) ],
		{
			stdio: 'inherit',
			env: {
				...process.env,
				...( browser ? { PLAYWRIGHT_CHROMIUM: browser } : {} ),
			},
		}
	);
	await playwright.ended;
	process.exitCode = playwright.child.exitCode ?? 1;
} );
