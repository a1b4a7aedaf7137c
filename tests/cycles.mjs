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
	.filter( ( file ) => /\.tsx?$/.test( file ) );
const known = new Set( files );

/** The paths that a file imports, dynamic imports and `export … from` too. */
function specifiersOf( file ) {
	const found = [];
	const visit = ( node ) => {
		if ( ts.isImportDeclaration( node ) && ! isOfTypes( node ) ) {
			found.push( node.moduleSpecifier );
		} else if ( ts.isExportDeclaration( node ) && ! node.isTypeOnly ) {
			found.push( node.moduleSpecifier );
		} else if ( node.expression?.kind === ts.SyntaxKind.ImportKeyword ) {
			found.push( node.arguments[ 0 ] );
		}
		ts.forEachChild( node, visit );
	};
	visit(
		ts.createSourceFile(
			file,
			readFileSync( join( root, file ), 'utf8' ),
			ts.ScriptTarget.Latest
		)
	);
	return found.map( ( node ) => node?.text );
}

/** Whether an import is `import type …`, or each of its names has `type`. */
function isOfTypes( { importClause } ) {
	const names = importClause?.namedBindings?.elements;
	return (
		importClause?.isTypeOnly ||
		( ! importClause?.name &&
			names?.length > 0 &&
			names.every( ( name ) => name.isTypeOnly ) )
	);
}

/** The files of `files` that a file imports. */
function importsOf( file ) {
	return specifiersOf( file )
		.filter( ( path ) => path?.startsWith( '.' ) )
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
