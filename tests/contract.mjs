/**
 * `npm run contract`: writes src/contract from the plugin's REST schemas, routes, paths, shell, kinds of fields and
 * constants. With `--check` it writes nothing, and fails if the committed files differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, mustRun, root } from '../playground/tools.mjs';
import { getSqlite, getWordPress } from '../playground/wordpress.mjs';
import { toTypeScript } from './contract/typescript.mjs';

const folder = join( root, 'src/contract' );

await main( async () => {
	const declared = await mustRun(
		'Reading the contract from the plugin',
		'php',
		[ '-d', 'display_errors=stderr', 'tests/contract/export.php' ],
		{
			env: {
				...process.env,
				HIEN_TEST_DB: 'sqlite',
				HIEN_TEST_CORE: await getWordPress(),
				HIEN_TEST_SQLITE: await getSqlite(),
			},
		}
	);
	const files = Object.entries(
		await toTypeScript( JSON.parse( declared ) )
	);
	const stale = files.filter( ( [ name, code ] ) => read( name ) !== code );
	if ( process.argv.includes( '--check' ) && stale.length > 0 ) {
		throw new Failure(
			`src/contract differs from the plugin's declarations (${ stale
				.map( ( [ name ] ) => name )
				.join( ', ' ) }): \`npm run contract\`.`
		);
	}
	mkdirSync( folder, { recursive: true } );
	for ( const [ name, code ] of stale ) {
		writeFileSync( join( folder, name ), code );
	}
	console.log(
		stale.length > 0
			? `Written: ${ stale.map( ( [ name ] ) => name ).join( ', ' ) }.`
			: 'src/contract is up to date.'
	);
} );

function read( name ) {
	try {
		return readFileSync( join( folder, name ), 'utf8' );
	} catch {
		return '';
	}
}
