import { readFileSync, readdirSync } from 'fs';
import { join } from 'path';

const ROOT = join( __dirname, '../..' );

const SOURCES = [ 'src', 'theme' ]
	.flatMap( ( folder ) =>
		readdirSync( join( ROOT, folder ), {
			encoding: 'utf8',
			recursive: true,
		} ).map( ( file ) => join( folder, file ) )
	)
	.filter(
		( file ) =>
			/\.(?:scss|css|tsx?|php|svg|json)$/.test( file ) &&
			! file.startsWith( join( 'theme', 'build' ) )
	)
	.map(
		( file ) =>
			[ file, readFileSync( join( ROOT, file ), 'utf8' ) ] as const
	);

function names( text: string, expression: RegExp ): string[] {
	return [ ...text.matchAll( expression ) ].map(
		( [ , name = '' ] ) => name
	);
}

it( 'has every custom property that is used without a fallback: else its declaration counts for nothing', () => {
	const defined = new Set(
		SOURCES.flatMap( ( [ , text ] ) =>
			names( text, /(--hien-[\w-]+)['"]?\s*\]?\s*:/g )
		)
	);
	const unknown = SOURCES.flatMap( ( [ file, text ] ) =>
		names( text, /var\(\s*(--hien-[\w-]+)\s*\)/g )
			.filter( ( name ) => ! defined.has( name ) )
			.map( ( name ) => `${ file }: ${ name }` )
	);
	expect( unknown ).toEqual( [] );
} );
