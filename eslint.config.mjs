import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import wordpress from '@wordpress/eslint-plugin';

const root = import.meta.dirname;
const TYPESCRIPT = [ '**/*.{ts,mts,tsx}' ];
const TESTS = [ 'src/**/*.test.{ts,tsx}', 'tests/js/**' ];

/** Layers that features, screens and app may import. */
const BASE = [ 'contract', 'lib', 'api', 'stores', 'navigation', 'components' ];

/** Layer of src/ → the other layers that it may import. */
const LAYERS = {
	contract: [],
	lib: [ 'contract' ],
	api: [ 'contract', 'lib' ],
	stores: [ 'contract', 'lib', 'api' ],
	navigation: [ 'contract', 'lib', 'api', 'stores' ],
	// Components take their data by props.
	components: [ 'contract', 'lib' ],
	features: BASE,
	screens: [ ...BASE, 'features' ],
	app: [ ...BASE, 'features', 'screens' ],
	// Scripts that PHP prints into pages.
	inline: [ 'lib' ],
	// Panels of wp-admin use the packages of WordPress, not the site's app. Of the features only the chat's inbox is there.
	admin: [ 'contract', 'lib', 'features' ],
};

/** Packages that wp-admin provides as scripts; src/admin/wordpress*.d.ts have the types of the parts that we use. */
const CORE_SCRIPTS = [
	'@wordpress/a11y',
	'@wordpress/block-editor',
	'@wordpress/blocks',
	'@wordpress/components',
	'@wordpress/core-data',
	'@wordpress/editor',
	'@wordpress/html-entities',
	'@wordpress/media-utils',
	'@wordpress/notices',
	'@wordpress/plugins',
	'@wordpress/server-side-render',
];

/** Packages that only some files may import. */
const SOLE_IMPORTERS = {
	dompurify: 'src/components/ui/html/**',
	// In the site (all but the two clients for its types alone), and in wp-admin, where it is WordPress's own script.
	'@wordpress/api-fetch':
		'src/{api/{admin-client,auth-transport,bearer,client,send-file,session-ended}.ts,admin/settings/{chat-card.tsx,use-search-rebuild.ts}}',
	dayjs: 'src/{components/ui/meta/relative-time,features/chat/zoned-time}.ts',
	firebase: 'src/features/chat/sdk.ts',
	swiper: 'src/components/ui/carousel/**',
	'react-easy-crop': 'src/screens/account/crop*.{ts,tsx}',
	'yet-another-react-lightbox': 'src/features/lightbox/**',
	'react-hook-form': 'src/features/forms/**',
	'react-router-dom': 'src/features/chat/inbox/**',
};

/** Rules of JSDoc about types, which TypeScript has in the code: each of them looks for a comment at every node. */
const JSDOC_TYPES = [
	'check-access',
	'check-property-names',
	'check-types',
	'no-undefined-types',
	'require-property',
	'require-property-description',
	'require-property-name',
	'require-property-type',
	'valid-types',
];

const RAW_HTML = 'Only src/components/ui/html inserts raw HTML into the page.';
const rawHtml = [
	{
		selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
		message: RAW_HTML,
	},
	{
		selector: 'Property[key.name="dangerouslySetInnerHTML"]',
		message: RAW_HTML,
	},
	{
		selector:
			'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
		message: RAW_HTML,
	},
	{
		selector:
			'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
		message: RAW_HTML,
	},
];

const INDEX = [ './index.ts', './index.tsx' ];
const FEATURE_INDEX = 'A feature is imported through its index file.';
const NAVIGATION_INDEX =
	'Navigation is imported through its index file, or prefetch.ts, which starts later.';

const layerZones = Object.entries( LAYERS ).map( ( [ layer, may ] ) => ( {
	target: `./src/${ layer }`,
	from: Object.keys( LAYERS )
		.filter( ( other ) => other !== layer && ! may.includes( other ) )
		.map( ( other ) => `./src/${ other }` ),
	message: `${ layer } may import only: ${ [ layer, ...may ].join( ', ' ) }.`,
} ) );

/** A zone for each folder of a layer that forbids it to import files of the others, except some. */
function siblingZones( layer, except, message ) {
	const folders = foldersOf( layer );
	return folders.map( ( folder ) => ( {
		target: folder,
		from: folders.filter( ( other ) => other !== folder ),
		except,
		message,
	} ) );
}

const screenZones = siblingZones(
	'screens',
	[],
	'What two screens need moves to src/components or src/features.'
);

const FEATURES = foldersOf( 'features' );
const CHAT = './src/features/chat';

const featureZones = [
	...siblingZones( 'features', INDEX, FEATURE_INDEX ),
	{
		target: [ './src/screens', './src/app' ],
		from: FEATURES,
		except: INDEX,
		message: FEATURE_INDEX,
	},
	{
		target: './src/admin',
		from: CHAT,
		except: INDEX,
		message: FEATURE_INDEX,
	},
	{
		target: './src/admin',
		from: FEATURES.filter( ( folder ) => folder !== CHAT ),
		message: FEATURE_INDEX,
	},
];

const navigationZones = [ 'features', 'screens', 'app' ].map( ( layer ) => ( {
	target: `./src/${ layer }`,
	from: './src/navigation',
	except: [ './index.ts', './prefetch.ts' ],
	message: NAVIGATION_INDEX,
} ) );

const outsideZones = [ 'tests', 'playground', 'bench' ].map( ( folder ) => ( {
	target: './src',
	from: `./${ folder }`,
	message: `Nothing imports ${ folder }.`,
} ) );

/** The folders of a layer. */
function foldersOf( layer ) {
	return readdirSync( `${ root }/src/${ layer }`, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => `./src/${ layer }/${ entry.name }` );
}

/** Rules that forbid imports of the packages in SOLE_IMPORTERS and raw HTML, except of the packages given. */
function packageRules( allowed = [] ) {
	const forbidden = Object.keys( SOLE_IMPORTERS ).filter(
		( name ) => ! allowed.includes( name )
	);
	const patterns = forbidden.map( ( name ) => ( {
		regex: `^${ name }(/|$)`,
		message: `Only ${ SOLE_IMPORTERS[ name ] } imports ${ name }.`,
	} ) );
	patterns.push( {
		regex: '^react-dom/client$',
		message: 'createRoot() and hydrateRoot() come from @wordpress/element.',
	} );
	return {
		'no-restricted-imports': [ 'error', { patterns } ],
		'no-restricted-syntax': [
			'error',
			...( allowed.includes( 'dompurify' ) ? [] : rawHtml ),
			...forbidden.map( ( name ) => ( {
				selector: `ImportExpression[source.value=/^${ name.replace(
					'/',
					'\\u002F'
				) }(\\u002F|$)/]`,
				message: `Only ${ SOLE_IMPORTERS[ name ] } imports ${ name }.`,
			} ) ),
		],
	};
}

export default [
	{
		ignores: [
			'**/build/**',
			'.cache/**',
			'dist/**',
			'vendor/**',
			'playwright-report/**',
			'test-results/**',
		],
	},
	...wordpress.configs.recommended,
	...tseslint.configs.recommendedTypeChecked.map( ( config ) => ( {
		...config,
		files: TYPESCRIPT,
	} ) ),
	{
		linterOptions: {
			noInlineConfig: true,
			reportUnusedDisableDirectives: 'error',
		},
		rules: {
			// TypeScript has the types, and one sentence is often clearer than a line for each parameter.
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			'no-warning-comments': 'error',
			camelcase: [
				'error',
				{ properties: 'never', allow: [ '^__webpack_' ] },
			],
			'import/order': [
				'error',
				{
					groups: [
						[ 'builtin', 'external' ],
						[ 'internal', 'parent', 'sibling', 'index' ],
					],
					pathGroups: [
						{
							pattern: '@wordpress/**',
							group: 'external',
							position: 'after',
						},
					],
					pathGroupsExcludedImportTypes: [],
				},
			],
		},
	},
	{
		files: TYPESCRIPT,
		languageOptions: {
			// Not projectService, which is made for editors and takes a tenth more.
			parserOptions: {
				project: './tsconfig.json',
				tsconfigRootDir: root,
			},
		},
		rules: {
			'@typescript-eslint/ban-ts-comment': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				// Reducers need `default: return state` for actions of others.
				{
					considerDefaultExhaustiveForUnions: true,
					requireDefaultForNonUnion: true,
				},
			],
			// The base rule contradicts noPropertyAccessFromIndexSignature.
			'dot-notation': 'off',
			'@typescript-eslint/dot-notation': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'hien' },
			],
			'func-style': [
				'error',
				'declaration',
				{ allowArrowFunctions: true },
			],
			...Object.fromEntries(
				JSDOC_TYPES.map( ( name ) => [ `jsdoc/${ name }`, 'off' ] )
			),
			'react-hooks/exhaustive-deps': 'error',
			// The types of React's classes say both.
			'react/no-direct-mutation-state': 'off',
			'react/require-render-return': 'off',
			'react/function-component-definition': [
				'error',
				{ namedComponents: 'function-declaration' },
			],
			'react/jsx-no-target-blank': 'error',
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: {
			...packageRules(),
			'import/no-default-export': 'error',
			'import/no-restricted-paths': [
				'error',
				{
					basePath: root,
					zones: [
						...layerZones,
						...screenZones,
						...featureZones,
						...navigationZones,
						...outsideZones,
					],
				},
			],
			'max-lines': [ 'error', 300 ],
		},
	},
	{
		files: [ 'src/admin/**' ],
		settings: { 'import/core-modules': CORE_SCRIPTS },
		rules: {
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'hien-core' },
			],
		},
	},
	...Object.entries( SOLE_IMPORTERS ).map( ( [ name, files ] ) => ( {
		files: [ files ],
		rules: packageRules( [ name ] ),
	} ) ),
	{
		files: [ '**/*.{js,mjs}', 'tests/**', '*.config.ts' ],
		rules: {
			'import/no-extraneous-dependencies': 'off',
			'no-console': 'off',
		},
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: TESTS,
	} ) ),
	{
		files: TESTS,
		rules: {
			'@typescript-eslint/unbound-method': 'off',
			'@typescript-eslint/require-await': 'off',
			'@typescript-eslint/no-base-to-string': 'off',
			'import/no-restricted-paths': 'off',
			'max-lines': 'off',
			'no-restricted-imports': 'off',
		},
	},
	{
		// Tests that several files share.
		files: [ 'tests/js/**' ],
		rules: { 'jest/no-export': 'off' },
	},
	{
		// After a wrong password the page reloads, and the visitor continues in the field.
		files: [ 'src/components/post/password-form.tsx' ],
		rules: { 'jsx-a11y/no-autofocus': 'off' },
	},
	{
		files: [ 'src/contract/**', '**/*.d.ts' ],
		rules: {
			'max-lines': 'off',
			'import/no-default-export': 'off',
			// A file with an import of its own cannot declare modules for all.
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ disallowTypeAnnotations: false },
			],
		},
	},
];
