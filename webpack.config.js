const { resolve } = require( 'path' );
const MiniCSSExtractPlugin = require( 'mini-css-extract-plugin' );
const hoverMedia = require( 'postcss-hover-media-feature' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const admin = require( './webpack.admin' );
const IconsPlugin = require( './webpack.icons' );
const ManifestPlugin = require( './webpack.manifest' );

const isProduction = process.env.NODE_ENV === 'production';
const root = ( ...parts ) => resolve( __dirname, ...parts );
const fileName = ( extension ) =>
	isProduction
		? `[name].[contenthash:10].${ extension }`
		: `[name].${ extension }`;

/** Icons that menu items and settings may name (plugin/includes/Settings/Icons.php). */
const DATA_ICONS = [
	...[ 'blocks', 'book-open', 'circle-help', 'circle-play', 'code' ],
	...[ 'download', 'file-text', 'folder', 'gauge', 'graduation-cap' ],
	...[ 'headphones', 'house', 'images', 'info', 'layout-grid' ],
	...[ 'layout-template', 'mail', 'newspaper', 'palette', 'plug', 'search' ],
	...[ 'server', 'shield-check', 'tag', 'user-round', 'users', 'wrench' ],
	...[ 'brand-facebook', 'brand-github', 'brand-instagram', 'brand-tiktok' ],
	...[ 'brand-messenger', 'brand-telegram', 'brand-viber', 'brand-whatsapp' ],
	...[ 'brand-x', 'brand-youtube', 'brand-zalo' ],
	...[ 'circle-user-round', 'menu' ],
	'globe',
];

/** Plugins of wp-scripts for blocks and core's script handles, or set below. */
const unwanted = [
	'CopyPlugin',
	'DependencyExtractionWebpackPlugin',
	'MiniCssExtractPlugin',
	'PhpFilePathsPlugin',
	'RtlCssPlugin',
];

/** What wp-scripts does with SVG files, by who asks for them. */
const SVG_RULES = {
	// A component imports the shapes of an icon.
	[ String( /\.(j|t)sx?$/ ) ]: { use: [ root( 'webpack.shapes.js' ) ] },
	// In a style sheet a small drawing stands in the rule, a large one is a file.
	[ String( /\.(pc|sc|sa|c)ss$/ ) ]: {
		type: 'asset',
		parser: { dataUrlCondition: { maxSize: 1000 } },
		generator: {
			filename: 'images/[name].[hash:8][ext]',
			// Written out, as the default's base64 hides from gzip how alike they are.
			dataUrl: ( content ) =>
				'data:image/svg+xml,' +
				String( content )
					.trim()
					.replaceAll( '"', "'" )
					.replace( /[%#<>]/g, encodeURIComponent ),
		},
	},
};
const rules = defaults.module.rules.map( ( rule ) =>
	String( rule.test ) === String( /\.svg$/ )
		? { ...rule, ...SVG_RULES[ String( rule.issuer ) ] }
		: rule
);

// A finger hovers over nothing: what only a mouse shows would be painted in front of every tap's click. The loaders are
// those of wp-admin's build too.
rules
	.flatMap( ( { use } ) => ( Array.isArray( use ) ? use : [] ) )
	.find( ( { loader } ) => loader?.includes( 'postcss-loader' ) )
	.options.postcssOptions.plugins.unshift( hoverMedia() );

/** The public front end: all it needs is in it, and each screen is a chunk. */
const site = {
	...defaults,
	name: 'site',
	entry: {
		app: root( 'src/app/index.tsx' ),
		// What the block editor wears; a style sheet only.
		editor: root( 'src/styles/editor.scss' ),
	},
	output: {
		path: root( 'theme/build' ),
		// src/lib/public-path.ts sets it from the boot data: the browser's own
		// guess breaks under plugins that join or inline scripts.
		publicPath: '',
		filename: fileName( 'js' ),
		chunkFilename: fileName( 'js' ),
		chunkLoadingGlobal: 'hienChunks',
		uniqueName: 'hien',
		clean: true,
	},
	cache: {
		type: 'filesystem',
		name: isProduction ? 'production' : 'development',
		cacheDirectory: root( 'node_modules/.cache/webpack' ),
		buildDependencies: {
			config: [
				__filename,
				root( 'package-lock.json' ),
				root( '.browserslistrc' ),
			],
		},
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve.alias,
			'@wordpress/hooks': root( 'webpack.stubs.js' ),
			'@wordpress/private-apis': root( 'webpack.stubs.js' ),
			'@wordpress/redux-routine': root( 'webpack.stubs.js' ),
			// Middlewares of api-fetch that nothing here installs.
			...Object.fromEntries(
				[ 'media-upload', 'preloading', 'theme-preview' ].map(
					( name ) => [
						root(
							`node_modules/@wordpress/api-fetch/build-module/middlewares/${ name }.mjs`
						),
						false,
					]
				)
			),
			// A polyfill for useSelect's asynchronous mode, which nothing here asks for.
			requestidlecallback: false,
		},
	},
	module: { ...defaults.module, rules },
	optimization: {
		...defaults.optimization,
		runtimeChunk: false,
		moduleIds: 'deterministic',
		chunkIds: 'deterministic',
		splitChunks: {
			chunks: 'async',
			cacheGroups: {
				default: false,
				defaultVendors: false,
				// What the same two screens or more need: one file, so that no
				// screen loads what only others use.
				shared: {
					minChunks: 2,
					minSize: 4000,
					reuseExistingChunk: true,
				},
			},
		},
	},
	plugins: [
		...defaults.plugins.filter(
			( plugin ) => ! unwanted.includes( plugin.constructor.name )
		),
		new MiniCSSExtractPlugin( {
			filename: fileName( 'css' ),
			chunkFilename: fileName( 'css' ),
			// No component's rules lean on standing before another's.
			ignoreOrder: true,
		} ),
		new ManifestPlugin(),
		new IconsPlugin( { templates: root( 'theme' ), also: DATA_ICONS } ),
	],
	// `npm run size` holds the limits.
	performance: { hints: false },
};

module.exports = [ site, admin ];
