const { basename, dirname, resolve } = require( 'path' );
const { sync: glob } = require( 'fast-glob' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );

const root = ( ...parts ) => resolve( __dirname, ...parts );

/** Plugins of wp-scripts for blocks, and for languages that no author writes here. */
const unwanted = [ 'CopyPlugin', 'PhpFilePathsPlugin', 'RtlCssPlugin' ];

/**
 * What wp-admin loads: src/admin/<name>/index.tsx becomes plugin/build/<name>.js, with <name>.css where it imports
 * styles, and <name>.asset.php, which names the scripts of WordPress that it stands on. React and the packages of
 * WordPress are those of the site, never copies.
 */
module.exports = {
	...defaults,
	name: 'admin',
	entry: Object.fromEntries(
		glob( 'src/admin/*/index.tsx', { cwd: __dirname } ).map( ( file ) => [
			basename( dirname( file ) ),
			root( file ),
		] )
	),
	output: {
		...defaults.output,
		path: root( 'plugin/build' ),
		clean: true,
	},
	plugins: defaults.plugins.filter(
		( plugin ) => ! unwanted.includes( plugin.constructor.name )
	),
	performance: { hints: false },
};
