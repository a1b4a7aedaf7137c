const json2php = require( 'json2php' ).make( {
	linebreak: '\n',
	indent: '\t',
} );
const { Compilation, sources } = require( 'webpack' );

/** A relative URL in a style sheet: a file of this build, not a fragment (`#`, `%23`) of a drawing. */
const RELATIVE = /url\((?=(?:fonts|images)\/)/g;

/** A font of this build, in a style sheet. */
const FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** The prefix of the names of entries that PHP prints into pages. */
const INLINE = 'inline-';

/** The comment that names the source map of a script. */
const SOURCE_MAP = /\/\/# sourceMappingURL=\S+\s*$/;

/** The style sheet of all files named `*.later.scss`. */
const LATER = /^later-styles\..*css$/;

/** A CSS rule without nested rules. */
const RULE = /([^{}]+)\{[^{}]*\}/g;

/**
 * Writes the files from which PHP prints the first screen. manifest.php: the files of the entry, the further files of
 * each layout and screen by the names of their chunks (`layout-<name>`, `screen-<route>`: Theme Check would take the
 * name of the route /wordpress for a misspelling), the style sheet of what is below the first view, and those of the block editor and of the plugin's blocks. styles.php: the text of the
 * style sheets among them, with `%build%` before relative addresses; `fonts` has the font rules of the entry, which are
 * removed from its text. drawings.php: the rules of the style sheet `drawings` by their selectors. inline.php: the text
 * of the entries `inline-<name>` by their names; their files are left out of the build.
 */
module.exports = class ManifestPlugin {
	apply( compiler ) {
		const name = 'HienManifest';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			// At this stage the names have their final content hashes.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				const emit = ( file, data ) =>
					compilation.emitAsset(
						file,
						new sources.RawSource(
							`<?php\nreturn ${ json2php( data ) };\n`
						)
					);
				const manifest = describe( compilation );
				emit( 'manifest.php', manifest );
				emit( 'styles.php', stylesOf( compilation, manifest ) );
				emit( 'drawings.php', drawingsOf( compilation ) );
				emit( 'inline.php', takeInline( compilation ) );
			} );
		} );
	}
};

function describe( compilation ) {
	const filesOf = ( name ) => compilation.entrypoints.get( name ).getFiles();
	const [ later, entry ] = [ true, false ].map( ( isLater ) =>
		filesOf( 'app' ).filter( ( file ) => LATER.test( file ) === isLater )
	);
	const chunks = ( prefix ) =>
		Object.fromEntries(
			compilation.chunkGroups
				.filter( ( group ) => group.name?.startsWith( prefix ) )
				.map( ( group ) => [
					group.name,
					byType(
						group
							.getFiles()
							.filter(
								( file ) =>
									! [ ...entry, ...later ].includes( file )
							)
					),
				] )
				.sort()
		);
	return {
		entry: byType( entry ),
		layouts: chunks( 'layout-' ),
		screens: {
			...chunks( 'screen-' ),
			'screen-error': { js: [], css: byType( filesOf( 'error' ) ).css },
		},
		later,
		editor: byType( filesOf( 'editor' ) ).css,
		blocks: byType( filesOf( 'blocks' ) ).css,
	};
}

function stylesOf( compilation, { entry, layouts, screens, later } ) {
	const groups = [
		entry,
		...Object.values( layouts ),
		...Object.values( screens ),
	];
	const files = new Set( [
		...groups.flatMap( ( { css } ) => css ),
		...later,
	] );
	const textOf = ( file ) => styleText( compilation, file );
	return {
		fonts: entry.css
			.flatMap( ( file ) => textOf( file ).match( FONT ) ?? [] )
			.join( '' ),
		...Object.fromEntries(
			[ ...files ]
				.sort()
				.map( ( file ) => [ file, textOf( file ).replace( FONT, '' ) ] )
		),
	};
}

function styleText( compilation, file ) {
	return String( compilation.getAsset( file ).source.source() ).replace(
		RELATIVE,
		'url(%build%'
	);
}

function drawingsOf( compilation ) {
	const { files } = compilation.namedChunks.get( 'drawings' );
	const [ file ] = [ ...files ].filter( ( name ) => name.endsWith( '.css' ) );
	const rules = styleText( compilation, file )
		.replace( /\/\*.*?\*\//gs, '' )
		.matchAll( RULE );
	return Object.fromEntries(
		[ ...rules ].map( ( [ rule, selector ] ) => [ selector.trim(), rule ] )
	);
}

/** Removes the files of scripts that PHP prints into pages. Returns their texts by their names. */
function takeInline( compilation ) {
	const names = [ ...compilation.entrypoints.keys() ].filter( ( name ) =>
		name.startsWith( INLINE )
	);
	return Object.fromEntries(
		names.map( ( name ) => {
			const [ file ] = compilation.entrypoints.get( name ).getFiles();
			const text = String( compilation.getAsset( file ).source.source() );
			compilation.deleteAsset( file );
			return [
				name.slice( INLINE.length ),
				text.replace( SOURCE_MAP, '' ).trim(),
			];
		} )
	);
}

function byType( files ) {
	return {
		js: files.filter( ( file ) => file.endsWith( '.js' ) ),
		css: files.filter( ( file ) => file.endsWith( '.css' ) ),
	};
}
