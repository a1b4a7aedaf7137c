const { readFileSync } = require( 'fs' );
const { dirname } = require( 'path' );
const { sync: glob } = require( 'fast-glob' );
const json2php = require( 'json2php' ).make( {
	linebreak: '\n',
	indent: '\t',
} );
const { Compilation, WebpackError, sources } = require( 'webpack' );
const { shapesOf } = require( './webpack.svg-shapes' );

const CALL = /\bhien_icon\(\s*'([a-z0-9-]+)'/g;
const BRAND = 'brand-';

/**
 * Writes icons.php (name => shapes) with the icons that the templates name in
 * `hien_icon( 'name' )`: those of Lucide, which the app uses as well, and logos
 * of services from Simple Icons as `brand-<name>`.
 */
module.exports = class IconsPlugin {
	/**
	 * @param {Object}   options
	 * @param {string}   options.templates Directory of the templates.
	 * @param {string[]} options.also      Names of further icons, which data may use.
	 */
	constructor( { templates, also = [] } ) {
		this.templates = templates;
		this.also = also;
	}

	apply( compiler ) {
		const name = 'HienIcons';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap( { name, stage }, () =>
				this.emit( compilation )
			);
		} );
	}

	emit( compilation ) {
		const files = glob( '**/*.php', {
			cwd: this.templates,
			ignore: [ 'build/**' ],
			absolute: true,
		} );
		// In watch mode, a changed or new template builds the icons again.
		compilation.fileDependencies.addAll( files );
		compilation.contextDependencies.addAll(
			files
				.map( ( file ) => dirname( file ) )
				.filter( ( directory ) => directory !== this.templates )
		);

		const used = new Set( this.also );
		for ( const file of files ) {
			for ( const [ , icon ] of readFileSync( file, 'utf8' ).matchAll(
				CALL
			) ) {
				used.add( icon );
			}
		}
		const icons = {};
		for ( const icon of [ ...used ].sort() ) {
			const file = fileOf( icon );
			if ( file ) {
				icons[ icon ] = shapesOf( readFileSync( file, 'utf8' ) );
			} else {
				compilation.errors.push(
					new WebpackError( `There is no icon "${ icon }".` )
				);
			}
		}
		compilation.emitAsset(
			'icons.php',
			new sources.RawSource( `<?php\nreturn ${ json2php( icons ) };\n` )
		);
	}
};

/**
 * @param {string} icon
 * @return {string|null} Path of the icon's file; null if it does not exist.
 */
function fileOf( icon ) {
	try {
		return require.resolve(
			icon.startsWith( BRAND )
				? `simple-icons/icons/${ icon.slice( BRAND.length ) }.svg`
				: `lucide-static/icons/${ icon }.svg`
		);
	} catch {
		return null;
	}
}
