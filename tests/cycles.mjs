/**
 * Fails where files of TypeScript import each other in a circle, and names its files. Types are no imports here: nothing
 * of them runs. Part of `npm run lint`, where ESLint's `import/no-cycle` would take a quarter of all time.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { Failure, filesUnder, main, root } from '../playground/tools.mjs';

const files = [ 'src', 'tests', 'playground', 'bench' ]
	.flatMap( filesUnder )
	.filter( ( file ) => /(?<!\.d)\.tsx?$/.test( file ) );
const known = new Set( files );

/** The paths that a file imports, dynamic imports and `export … from` too. Compiled, it has no imports of types. */
function specifiersOf( file ) {
	const { outputText } = ts.transpileModule(
		readFileSync( join( root, file ), 'utf8' ),
		{ fileName: file, compilerOptions: { jsx: ts.JsxEmit.ReactJSX } }
	);
	return ts
		.preProcessFile( outputText )
		.importedFiles.map( ( { fileName } ) => fileName );
}

/** The files of `files` that a file imports. */
function importsOf( file ) {
	return specifiersOf( file )
		.filter( ( path ) => path.startsWith( '.' ) )
		.map( ( path ) => {
			const at = join( dirname( file ), path );
			return [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ]
				.map( ( end ) => at + end )
				.find( ( each ) => known.has( each ) );
		} )
		.filter( Boolean );
}

/** The circles that are closed by an import of what leads to it. A file is followed once. */
function findCycles() {
	const cycles = [];
	const done = new Set();
	const follow = ( file, path ) => {
		if ( path.includes( file ) ) {
			cycles.push( [ ...path.slice( path.indexOf( file ) ), file ] );
		} else if ( ! done.has( file ) ) {
			for ( const imported of importsOf( file ) ) {
				follow( imported, [ ...path, file ] );
			}
			done.add( file );
		}
	};
	files.forEach( ( file ) => follow( file, [] ) );
	return cycles;
}

await main( () => {
	const cycles = findCycles().map( ( cycle ) => cycle.join( ' → ' ) );
	if ( cycles.length > 0 ) {
		throw new Failure( `Imports in a circle:\n${ cycles.join( '\n' ) }` );
	}
} );
