import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import wordpress from '@wordpress/eslint-plugin';

const root = import.meta.dirname;
const TYPESCRIPT = [ '**/*.{ts,mts,tsx}' ];
const TESTS = [ 'src/**/*.test.{ts,tsx}', 'tests/js/**' ];

/** Layer of src/ → the other layers that it may import. */
const LAYERS = {
	contract: [],
	lib: [ 'contract' ],
	api: [ 'contract', 'lib' ],
	stores: [ 'contract', 'lib', 'api' ],
	navigation: [ 'contract', 'lib', 'api', 'stores' ],
	// Components take their data by props.
	components: [ 'contract', 'lib' ],
	features: [
		'contract',
		'lib',
		'api',
		'stores',
		'navigation',
		'components',
	],
	screens: [
		'contract',
		'lib',
		'api',
		'stores',
		'navigation',
		'components',
		'features',
	],
	app: [
		'contract',
		'lib',
		'api',
		'stores',
		'navigation',
		'components',
		'features',
		'screens',
	],
	// Panels of wp-admin use the packages of WordPress, not the site's app.
	admin: [ 'contract', 'lib' ],
};

/** Packages that wp-admin has as scripts; src/admin/wordpress.d.ts types what we use of them. */
const CORE_SCRIPTS = [
	'@wordpress/a11y',
	'@wordpress/components',
	'@wordpress/core-data',
	'@wordpress/editor',
	'@wordpress/html-entities',
	'@wordpress/media-utils',
	'@wordpress/plugins',
];

/** Packages with a single door into the source. */
const DOORS = {
	dompurify: 'src/components/ui/html/**',
	// That of the site, and that of wp-admin, where it is WordPress's own script.
	'@wordpress/api-fetch':
		'src/{api/client.ts,admin/settings/use-search-rebuild.ts}',
	dayjs: 'src/lib/relative-time.ts',
	swiper: 'src/components/ui/carousel/**',
	'yet-another-react-lightbox': 'src/features/lightbox/**',
	'react-router-dom': 'src/{navigation,components/ui/link}/**',
};

const RAW_HTML =
	'Raw HTML enters the page through src/components/ui/html only.';
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

const DOOR = 'A feature is imported through its index file.';
const NAVIGATION_DOOR =
	'Navigation is imported through its index file, or prefetch.ts.';

const layerZones = Object.entries( LAYERS ).map( ( [ layer, may ] ) => ( {
	target: `./src/${ layer }`,
	from: Object.keys( LAYERS )
		.filter( ( other ) => other !== layer && ! may.includes( other ) )
		.map( ( other ) => `./src/${ other }` ),
	message: `${ layer } may import only: ${ [ layer, ...may ].join( ', ' ) }.`,
} ) );

/** No folder of a layer imports another one's files, or only its index. */
function siblingZones( layer, door, message ) {
	return directories( `src/${ layer }` ).flatMap( ( name ) =>
		directories( `src/${ layer }` )
			.filter( ( other ) => other !== name )
			.map( ( other ) => ( {
				target: `./src/${ layer }/${ name }`,
				from: `./src/${ layer }/${ other }`,
				except: door,
				message,
			} ) )
	);
}

const screenZones = siblingZones(
	'screens',
	[],
	'What two screens need moves to src/components or src/features.'
);

const featureZones = [
	...siblingZones( 'features', [ './index.ts' ], DOOR ),
	...directories( 'src/features' ).flatMap( ( name ) =>
		[ 'screens', 'app' ].map( ( layer ) => ( {
			target: `./src/${ layer }`,
			from: `./src/features/${ name }`,
			except: [ './index.ts' ],
			message: DOOR,
		} ) )
	),
];

const navigationZones = [ 'features', 'screens', 'app' ].map( ( layer ) => ( {
	target: `./src/${ layer }`,
	from: './src/navigation',
	except: [ './index.ts', './prefetch.ts' ],
	message: NAVIGATION_DOOR,
} ) );

const outsideZones = [ 'tests', 'playground', 'bench' ].map( ( folder ) => ( {
	target: './src',
	from: `./${ folder }`,
	message: `Nothing imports ${ folder }.`,
} ) );

function directories( path ) {
	try {
		return readdirSync( `${ root }/${ path }`, { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( entry ) => entry.name );
	} catch {
		return [];
	}
}

/** The rules on single doors, with the doors of some packages open. */
function doorRules( open = [] ) {
	const shut = Object.keys( DOORS ).filter(
		( name ) => ! open.includes( name )
	);
	const patterns = shut.map( ( name ) => ( {
		regex: `^${ name }(/|$)`,
		message: `Only ${ DOORS[ name ] } imports ${ name }.`,
	} ) );
	patterns.push( {
		regex: '^react-dom/client$',
		message: 'createRoot() comes from @wordpress/element.',
	} );
	return {
		'no-restricted-imports': [ 'error', { patterns } ],
		'no-restricted-syntax': [
			'error',
			...( open.includes( 'dompurify' ) ? [] : rawHtml ),
			...shut.map( ( name ) => ( {
				selector: `ImportExpression[source.value=/^${ name.replace(
					'/',
					'\\u002F'
				) }(\\u002F|$)/]`,
				message: `Only ${ DOORS[ name ] } imports ${ name }.`,
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
			// One true sentence beats a table that repeats the names and types.
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
			parserOptions: { projectService: true, tsconfigRootDir: root },
		},
		settings: {
			// Without these two, eslint-plugin-import opens no TypeScript file, and
			// import/no-cycle is silently dead.
			'import/extensions': [ '.js', '.jsx', '.ts', '.tsx' ],
			'import/parsers': {
				'@typescript-eslint/parser': [ '.ts', '.tsx' ],
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
			'import/no-cycle': 'error',
			'react-hooks/exhaustive-deps': 'error',
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
			...doorRules(),
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
	...Object.entries( DOORS ).map( ( [ name, files ] ) => ( {
		files: [ files ],
		rules: doorRules( [ name ] ),
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
		// Tests that several files share; none of these is run by itself.
		files: [ 'tests/js/**' ],
		rules: { 'jest/no-export': 'off' },
	},
	{
		files: [ 'src/contract/**', '**/*.d.ts' ],
		rules: {
			'max-lines': 'off',
			'import/no-default-export': 'off',
			// What declares a module for all cannot have an import of its own.
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ disallowTypeAnnotations: false },
			],
		},
	},
];
