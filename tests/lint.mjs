/** `npm run lint`: all style and static checks, even if one fails; `--fix` fixes what can be fixed automatically. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { cache, main, root } from '../playground/tools.mjs';

const fix = process.argv.includes( '--fix' );

/** Each package's folder and the text domain of its translations. */
const DOMAINS = {
	plugin: 'hien-core',
	theme: 'hien',
	playground: 'hien-demo',
	tests: 'hien-tests',
	bench: 'hien-bench',
};

const SCRIPTS = 'node_modules/@wordpress/scripts/bin/wp-scripts.js';

const checks = {
	ESLint: [ 'node', SCRIPTS, 'lint-js', '.', '--max-warnings=0' ],
	stylelint: [ 'node', SCRIPTS, 'lint-style', 'src/**/*.scss' ],
	...Object.fromEntries(
		Object.entries( DOMAINS ).map( ( [ folder, domain ] ) => [
			`PHP_CodeSniffer, ${ folder }`,
			[
				'php',
				`vendor/bin/${ fix ? 'phpcbf' : 'phpcs' }`,
				'--runtime-set',
				'text_domain',
				domain,
				folder,
			],
		] )
	),
	PHPStan: [
		'php',
		'-d',
		'memory_limit=1G',
		'vendor/bin/phpstan',
		'analyse',
		'--no-progress',
	],
};

await main( async () => {
	mkdirSync( cache, { recursive: true } ); // PHP_CodeSniffer stores its cache there, and does not create the directory.
	const failed = Object.entries( checks )
		.filter( ( [ name, [ command, ...args ] ] ) => {
			console.log( `\n${ name }` );
			const extra = fix && command === 'node' ? [ '--fix' ] : [];
			const { status } = spawnSync( command, [ ...args, ...extra ], {
				cwd: root,
				stdio: 'inherit',
			} );
			return status !== 0;
		} )
		.map( ( [ name ] ) => name );
	console.log(
		failed.length > 0
			? `\nComplaints of: ${ failed.join( '; ' ) }.`
			: '\nAll is clean.'
	);
	process.exitCode = failed.length > 0 ? 1 : 0;
} );
