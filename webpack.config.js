const { resolve } = require( 'path' );
const autoprefixer = require( 'autoprefixer' );
const MiniCSSExtractPlugin = require( 'mini-css-extract-plugin' );
const hoverMedia = require( 'postcss-hover-media-feature' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const admin = require( './webpack.admin' );
const IconsPlugin = require( './webpack.icons' );
const ManifestPlugin = require( './webpack.manifest' );

const isProduction = process.env.NODE_ENV === 'production';
const root = ( ...parts ) => resolve( __dirname, ...parts );
const fileName = ( extension ) => `[name].[contenthash:6].${ extension }`;
/** Output directory of the build for browser tests. */
const testBuild = process.env.HIEN_BUILD;

/** Icons that menu items and settings may name (plugin/includes/Settings/Icons.php). */
const DATA_ICONS = [
	...[ 'blocks', 'book-open', 'circle-help', 'circle-play', 'code' ],
	...[ 'download', 'file-text', 'folder', 'gauge', 'graduation-cap' ],
	...[ 'handshake', 'headphones', 'house', 'images', 'info', 'layout-grid' ],
	...[ 'layout-template', 'mail', 'newspaper', 'palette', 'plug', 'search' ],
	...[ 'server', 'shield-check', 'tag', 'user-round', 'users', 'wrench' ],
	...[ 'brand-facebook', 'brand-github', 'brand-instagram', 'brand-tiktok' ],
	...[ 'brand-messenger', 'brand-telegram', 'brand-viber', 'brand-whatsapp' ],
	...[ 'brand-x', 'brand-youtube', 'brand-zalo' ],
	...[ 'circle-user-round', 'menu' ],
	'globe',
];

/** Aliases that replace files of WordPress's packages by a stub, or by nothing. */
function aliasFiles( stub, names ) {
	return Object.fromEntries(
		names.map( ( name ) => [
			root( 'node_modules/@wordpress', `${ name }.mjs` ),
			stub,
		] )
	);
}

/** The same for middlewares of @wordpress/api-fetch. */
function aliasMiddlewares( stub, names ) {
	return aliasFiles(
		stub,
		names.map( ( name ) => `api-fetch/build-module/middlewares/${ name }` )
	);
}

/** Plugins of wp-scripts for blocks and core's script handles, or set below. */
const unwanted = [
	'CopyPlugin',
	'DependencyExtractionWebpackPlugin',
	'MiniCssExtractPlugin',
	'PhpFilePathsPlugin',
	'RtlCssPlugin',
];

/** Rules for SVG files instead of those of wp-scripts, by the rule's `issuer`: the kind of file that imports the SVG. */
const SVG_RULES = {
	// In a script: the shapes of an icon.
	[ String( /\.(j|t)sx?$/ ) ]: { use: [ root( 'webpack.svg-shapes.js' ) ] },
	// In a style sheet: a small drawing is inlined as a data URL, a larger one is a file.
	[ String( /\.(pc|sc|sa|c)ss$/ ) ]: {
		type: 'asset',
		parser: { dataUrlCondition: { maxSize: 1000 } },
		generator: {
			filename: 'images/[name].[hash:8][ext]',
			// Percent-encoded text, since gzip compresses it better than the default's base64.
			dataUrl: ( content ) =>
				'data:image/svg+xml,' +
				String( content )
					.replace( /<!--.*?-->/gs, '' )
					.replace( /\s*class="lucide[^"]*"/, '' )
					.replace( /\s+/g, ' ' )
					.replace( /> </g, '><' )
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

// The build of wp-admin uses the same loaders, so this holds for its styles as well.
const { plugins: postcssPlugins } = rules
	.flatMap( ( { use } ) => ( Array.isArray( use ) ? use : [] ) )
	.find( ( { loader } ) => loader?.includes( 'postcss-loader' ) )
	.options.postcssOptions;
// Wraps `:hover` rules in `@media (hover: hover)`: on a touch screen a tap would otherwise paint the hover state before
// the click.
postcssPlugins.unshift( hoverMedia() );
// That of wp-scripts adds prefixes for the browsers of WordPress, not for those of package.json.
postcssPlugins.splice(
	postcssPlugins.findIndex(
		( { postcssPlugin } ) => postcssPlugin === 'autoprefixer'
	),
	1,
	autoprefixer()
);

/** The public front end. It bundles all its packages; each screen is a lazy chunk. */
const site = {
	...defaults,
	name: 'site',
	entry: {
		app: root( 'src/app/index.tsx' ),
		// The style sheet of the block editor's content.
		editor: root( 'src/styles/editor.scss' ),
		// The style sheet of the plugin's blocks in texts.
		blocks: root( 'src/styles/blocks.scss' ),
		// The style sheets of the page of an error, whose script is a part of the app.
		error: [
			root( 'src/components/site/footer/footer.scss' ),
			root( 'src/screens/error/error-screen.scss' ),
		],
		// Scripts that PHP prints into pages; webpack.manifest.js writes them to inline.php.
		...Object.fromEntries(
			[ 'theme', 'fonts', 'start' ].map( ( name ) => [
				`inline-${ name }`,
				root( `src/inline/${ name }.ts` ),
			] )
		),
	},
	output: {
		path: testBuild ?? root( 'theme/build' ),
		// src/lib/public-path.ts sets it from the boot data: webpack's automatic public path is wrong if a plugin
		// concatenates or inlines scripts.
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
				root( 'package.json' ), // Contains the browserslist.
			],
		},
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve.alias,
			'@wordpress/hooks': root( 'webpack.stubs.js' ),
			'@wordpress/priority-queue': root( 'webpack.stubs.js' ),
			'@wordpress/private-apis': root( 'webpack.stubs.js' ),
			'@wordpress/redux-routine': root( 'webpack.stubs.js' ),
			...aliasFiles( root( 'webpack.stubs.js' ), [
				'data/build-module/controls',
				'data/build-module/resolvers-cache-middleware',
				'api-fetch/build-module/utils/response',
			] ),
			// The app calls no function of @wordpress/data that is deprecated.
			'@wordpress/deprecated': false,
			...aliasMiddlewares( false, [
				// The app does not install these.
				'media-upload',
				'preloading',
				'theme-preview',
				'nonce',
			] ),
			...aliasMiddlewares( root( 'webpack.middleware-stub.js' ), [
				// For lists without a limit.
				'fetch-all-middleware',
				// For requests that name a namespace and an endpoint instead of a path.
				'namespace-endpoint',
				// For methods other than GET and POST.
				'http-v1',
				// Sets the language of the user, but the site uses its own language everywhere.
				'user-locale',
			] ),
		},
	},
	module: {
		...defaults.module,
		rules: [
			...rules,
			// Makes each chunk load only the parts of these features that it uses, with their styles.
			{
				test: /[\\/]features[\\/](?:comments|forms)[\\/]index\.ts$/,
				sideEffects: false,
			},
		],
	},
	optimization: {
		...defaults.optimization,
		// webpack's own minimizer: that of wp-scripts keeps the translators' comments, but `npm run pot` reads them in
		// src.
		minimizer: [ '...' ],
		runtimeChunk: false,
		moduleIds: 'deterministic',
		chunkIds: 'deterministic',
		splitChunks: {
			chunks: 'async',
			cacheGroups: {
				default: false,
				defaultVendors: false,
				// Forms are used by a few screens and panels only.
				forms: {
					name: 'forms',
					type: /^javascript/,
					test: /react-hook-form|features[\\/]forms/,
					priority: 1,
					enforce: true,
				},
				// The shared code of the slots of forms; the forms themselves load later.
				messages: {
					name: 'ask',
					type: /^javascript/,
					test: /features[\\/]messages[\\/]/,
					chunks: ( { name } ) => /^screen-/.test( name ),
					priority: 1,
					enforce: true,
				},
				// The shared code of the login screens is not part of other screens.
				auth: {
					name: 'auth',
					type: /^javascript/,
					test: /components[\\/]site[\\/]auth-card/,
					priority: 1,
					enforce: true,
				},
				// The shared code of relative dates and chat times.
				dayjs: {
					name: 'dayjs',
					test: /node_modules[\\/]dayjs[\\/]dayjs/,
					minChunks: 2,
					priority: 1,
					enforce: true,
				},
				// The further parts of dayjs for chat times.
				dayjsUtc: {
					name: 'dayjs-utc',
					test: /node_modules[\\/]dayjs[\\/]plugin[\\/]utc/,
					minChunks: 2,
					priority: 1,
					enforce: true,
				},
				// Cards that only few kinds of lists use.
				cards: {
					name: 'cards',
					type: /^javascript/,
					test: /components[\\/]cards[\\/](?:friend-card|person|video-grid)/,
					chunks: ( { name } ) => /^screen-/.test( name ),
					priority: 1,
					enforce: true,
				},
				// Articles with comments, and lists: few screens have both, so they are separate chunks.
				article: {
					name: 'article',
					type: /^javascript/,
					test: /components[\\/]post[\\/]|features[\\/]comments[\\/]/,
					chunks: ( { name } ) => /^screen-/.test( name ),
					minChunks: 2,
					priority: 1,
					enforce: true,
				},
				lists: {
					name: 'lists',
					type: /^javascript/,
					test: /components[\\/](?:cards[\\/](?:category-section|content-list|link-list|post-card|post-list)|ui[\\/]page-head|widgets)[\\/]/,
					chunks: ( { name } ) => /^(?:screen|layout)-/.test( name ),
					minChunks: 2,
					priority: 1,
					enforce: true,
				},
				// Scripts that two or more screens use are one small file, which costs a screen one more request. Their
				// style sheets are separate files for each set of screens, so that a page is printed only with those it
				// needs.
				shared: {
					name: 'shared',
					type: /^javascript/,
					// Only few screens have the slot of a form; only account and menu use signing out.
					test: ( { resource = '' } ) =>
						! /ui[\\/](?:lazy-slot|spinner)|lib[\\/](?:lazy-with-retry|unsaved-text)|features[\\/]session|api[\\/]session/.test(
							resource
						),
					minChunks: 2,
					enforce: true,
					// Lazy parts, such as forms, do not count: they load their own shared code. Nor does the chat inbox.
					chunks: ( { name } ) =>
						/^(?:screen|layout)-(?!admin)/.test( name ),
				},
				// What no first view shows, of all screens, is one file, which the browser keeps for the next page and
				// the next day. Chunks that load later have their styles with them.
				laterStyles: {
					name: 'later-styles',
					type: 'css/mini-extract',
					test: /\.later\.scss$/,
					chunks: ( { name } ) =>
						/^(?:app$|screen-|layout-)/.test( name ),
					priority: 1,
					enforce: true,
				},
				sharedStyles: {
					type: 'css/mini-extract',
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
			// No component relies on the order of style sheets.
			ignoreOrder: true,
		} ),
		new ManifestPlugin(),
		new IconsPlugin( { templates: root( 'theme' ), also: DATA_ICONS } ),
	],
	// `npm run size` checks the limits.
	performance: { hints: false },
};

module.exports = testBuild ? { ...site, devtool: false } : [ site, admin ];
