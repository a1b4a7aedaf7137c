/**
 * `npm run lint`: all style and static checks, even if one fails.
 *
 *     npm run lint -- [--fix] [--php | --scripts] [files and folders]
 *
 * `--fix` fixes what can be fixed automatically. `--php` and `--scripts` run the checks of PHP, which need no npm packages,
 * or all others. Of files, only these are checked, except by PHPStan and the search for circles, which need all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { cache, main, root } from '../playground/tools.mjs';

const fix = process.argv.includes( '--fix' );

/** The program that runs the checks which were asked for; undefined for all. */
const asked = [
	[ '--php', 'php' ],
	[ '--scripts', 'node' ],
].find( ( [ name ] ) => process.argv.includes( name ) )?.[ 1 ];

/** Each package's folder and the text domain of its translations. */
const DOMAINS = {
	plugin: 'hien-core',
	theme: 'hien',
	playground: 'hien-demo',
	tests: 'hien-tests',
	bench: 'hien-bench',
};

/** The files that were named, or are in folders that were; null for all. */
const named = process.argv
	.slice( 2 )
	.filter( ( each ) => ! each.startsWith( '--' ) );
const only =
	named.length > 0
		? execFileSync(
				'git',
				[ 'ls-files', '-co', '--exclude-standard', '--', ...named ],
				{ cwd: root, encoding: 'utf8' }
			)
				.split( '\n' )
				.filter( ( file ) => file !== '' && existsSync( file ) )
		: null;

/** The files for a checker: those it gets where none is named, or the named ones of its kind. */
function of( all, kind ) {
	return only ? only.filter( ( file ) => kind.test( file ) ) : [ all ];
}

const SCRIPTS = 'node_modules/@wordpress/scripts/bin/wp-scripts.js';

/** OPcache's compiler to machine code, which takes a third off PHP_CodeSniffer's work; PHPStan has nothing of it. */
const COMPILER = [
	'opcache.enable_cli=1',
	'opcache.jit=function',
	'opcache.jit_buffer_size=96M',
].flatMap( ( setting ) => [ '-d', setting ] );

const checks = {
	ESLint: {
		files: of( '.', /\.(js|mjs|tsx?)$/ ),
		command: [
			'node',
			SCRIPTS,
			'lint-js',
			'--max-warnings=0',
			'--no-warn-ignored',
		],
	},
	'Imports in a circle': {
		files: of( '', /\.tsx?$/ ),
		isWhole: true,
		command: [ 'node', 'tests/cycles.mjs' ],
	},
	stylelint: {
		files: of( 'src/**/*.scss', /^src\/.*\.scss$/ ),
		command: [ 'node', SCRIPTS, 'lint-style' ],
	},
	...Object.fromEntries(
		Object.entries( DOMAINS ).map( ( [ folder, domain ] ) => [
			`PHP_CodeSniffer, ${ folder }`,
			{
				files: of( folder, new RegExp( `^${ folder }/.*\\.php$` ) ),
				command: [
					'php',
					...COMPILER,
					`vendor/bin/${ fix ? 'phpcbf' : 'phpcs' }`,
					'--runtime-set',
					'text_domain',
					domain,
				],
			},
		] )
	),
	PHPStan: {
		files: of( '', /\.php$/ ),
		isWhole: true,
		command: [
			'php',
			'-d',
			'memory_limit=1G',
			'vendor/bin/phpstan',
			'analyse',
			'--no-progress',
		],
	},
};

await main( async () => {
	mkdirSync( cache, { recursive: true } ); // PHP_CodeSniffer stores its cache there, and does not create the directory.
	const failed = Object.entries( checks )
		.filter(
			( [ , { command, files } ] ) =>
				files.length > 0 &&
				[ undefined, command[ 0 ] ].includes( asked )
		)
		.filter( ( [ name, { command, files, isWhole } ] ) => {
			const [ program, ...args ] = command;
			console.log( `\n${ name }` );
			const extra = fix && program === 'node' ? [ '--fix' ] : [];
			const { status } = spawnSync(
				program,
				[ ...args, ...extra, ...( isWhole ? [] : files ) ],
				{ cwd: root, stdio: 'inherit' }
			);
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
