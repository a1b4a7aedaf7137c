const json2php = require( 'json2php' ).make( {
	linebreak: '\n',
	indent: '\t',
} );
const { Compilation, sources } = require( 'webpack' );

/**
 * Writes manifest.php, from which PHP prints the preloads and the style sheets
 * of the first screen: the files of the entry, the further files of each layout
 * and screen (lazy chunks named `layout-<name>` and `screen-<route>`), the fonts
 * by their source names, and the style sheet of the block editor.
 */
module.exports = class ManifestPlugin {
	apply( compiler ) {
		const name = 'HienManifest';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			// At this stage the names have their final content hashes.
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
	const chunks = ( prefix ) =>
		Object.fromEntries(
			compilation.chunkGroups
				.filter( ( group ) => group.name?.startsWith( prefix ) )
				.map( ( group ) => [
					group.name.slice( prefix.length ),
					byType(
						group
							.getFiles()
							.filter( ( file ) => ! entry.includes( file ) )
					),
				] )
				.sort()
		);
	const fonts = compilation
		.getAssets()
		.filter( ( { name } ) => name.endsWith( '.woff2' ) )
		.map( ( { name, info } ) => [
			info.sourceFilename.split( '/' ).pop(),
			name,
		] );
	return {
		entry: byType( entry ),
		layouts: chunks( 'layout-' ),
		screens: chunks( 'screen-' ),
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
