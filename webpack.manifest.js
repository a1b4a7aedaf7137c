const json2php = require( 'json2php' ).make( {
	linebreak: '\n',
	indent: '\t',
} );
const { Compilation, sources } = require( 'webpack' );

const SCREEN = 'screen-';

/**
 * Writes manifest.php, from which PHP prints the preloads and the stylesheets
 * of the first screen: the files of the entry, the further files of each screen
 * (a lazy chunk named `screen-<route>`), the fonts by their source names, and
 * the style sheet of the block editor.
 */
module.exports = class ManifestPlugin {
	apply( compiler ) {
		const name = 'HienManifest';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			// The names are final once the real content hashes are in.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				const code = `<?php\nreturn ${ json2php(
					describe( compilation )
				) };\n`;
				compilation.emitAsset(
					'manifest.php',
					new sources.RawSource( code )
				);
			} );
		} );
	}
};

function describe( compilation ) {
	const filesOf = ( name ) => compilation.entrypoints.get( name ).getFiles();
	const entry = filesOf( 'app' );
	const screens = compilation.chunkGroups
		.filter( ( group ) => group.name?.startsWith( SCREEN ) )
		.map( ( group ) => [
			group.name.slice( SCREEN.length ),
			byType(
				group.getFiles().filter( ( file ) => ! entry.includes( file ) )
			),
		] );
	const fonts = compilation
		.getAssets()
		.filter( ( { name } ) => name.endsWith( '.woff2' ) )
		.map( ( { name, info } ) => [
			info.sourceFilename.split( '/' ).pop(),
			name,
		] );
	return {
		entry: byType( entry ),
		screens: Object.fromEntries( screens.sort() ),
		fonts: Object.fromEntries( fonts.sort() ),
		editor: byType( filesOf( 'editor' ) ).css,
	};
}

function byType( files ) {
	return {
		js: files.filter( ( file ) => file.endsWith( '.js' ) ),
		css: files.filter( ( file ) => file.endsWith( '.css' ) ),
	};
}
