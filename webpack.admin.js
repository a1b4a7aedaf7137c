const { basename, dirname, resolve } = require( 'path' );
const { sync: glob } = require( 'fast-glob' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );

const root = ( ...parts ) => resolve( __dirname, ...parts );

/** Plugins of wp-scripts for blocks and for right-to-left languages, which the plugin does not use. */
const unwanted = [ 'CopyPlugin', 'PhpFilePathsPlugin', 'RtlCssPlugin' ];

/** In a script, an SVG file is the shapes of an icon, as in the app. */
const rules = defaults.module.rules.map( ( rule ) =>
	String( rule.test ) === String( /\.svg$/ ) &&
	String( rule.issuer ) === String( /\.(j|t)sx?$/ )
		? { ...rule, use: [ root( 'webpack.svg-shapes.js' ) ] }
		: rule
);

// With a content hash, as for scripts: WordPress adds a version only to entries.
defaults.plugins.find(
	( plugin ) => plugin.constructor.name === 'MiniCssExtractPlugin'
).options.chunkFilename = '[name].css?ver=[contenthash]';

/**
 * The scripts of wp-admin: src/admin/<name>/index.tsx becomes plugin/build/<name>.js, with <name>.css where it imports
 * styles, and <name>.asset.php, which lists the scripts of WordPress that it depends on. React and the packages of
 * WordPress are not bundled.
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
	module: {
		...defaults.module,
		rules: [
			...rules,
			// Of the chat, wp-admin uses only the inbox.
			{
				test: /[\\/]features[\\/]chat[\\/]index\.ts$/,
				sideEffects: false,
			},
		],
	},
	plugins: defaults.plugins.filter(
		( plugin ) => ! unwanted.includes( plugin.constructor.name )
	),
	performance: { hints: false },
};
