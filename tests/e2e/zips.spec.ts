/** The zips of `npm run zip` meet the requirements of the directories of wordpress.org. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import Zip from 'adm-zip';

/** Playwright runs in the folder of its configuration. */
const root = process.cwd();

/** File names that Theme Check and Plugin Check refuse. */
const REFUSED =
	/^\.|\.sh|^(?:thumbs\.db|desktop\.ini|php\.ini|error_log|web\.config|favicon\.ico)$|\.(?:kpf|sql|lubith|wie|dat|xml|zip|gz|phar|exe|bin|map)$/i;

/** Files in which Theme Check looks for misspellings of WordPress. */
const TEXTS = /\.(?:txt|md|html?|json|js|xml|svg|pot?|php|css)$/;

/** WordPress in lower case without a neighbour that makes it part of an address or a name, or misspelt otherwise. */
const LOWER_CASE = /(?<![/.\-_:?#&=%@])\bwordpress\b(?![/.\-_:?#&=%@])/;
const MISSPELT =
	/\b(?!wordpress\b|WordPress\b)[Ww][Oo][Rr][Dd][Pp][Rr][Ee][Ss]{1,2}\b|\b[Ww]ord\s+[Pp]ress\b/;

/** Dependencies that WordPress itself brings to the scripts of wp-admin, and those of the site alone. */
const NOT_IN_PLUGIN = [
	/^@wordpress\//,
	/^react(-dom)?$/,
	/^(highlight\.js|react-easy-crop|react-hook-form|swiper|yet-another-react-lightbox)$/,
];

const zips: Record< string, Zip > = {};

function entries( slug: string ): string[] {
	return ( zips[ slug ]?.getEntries() ?? [] ).map(
		( { entryName } ) => entryName
	);
}

function text( slug: string, file: string ): string {
	return zips[ slug ]?.readAsText( `${ slug }/${ file }` ) ?? '';
}

test.describe.configure( { mode: 'serial' } );

test.beforeAll( () => {
	execFileSync( process.execPath, [ join( root, 'zip.mjs' ) ] );
	for ( const slug of [ 'hien', 'hien-core' ] ) {
		zips[ slug ] = new Zip( join( root, 'dist', `${ slug }.zip` ) );
	}
} );

for ( const slug of [ 'hien', 'hien-core' ] ) {
	test( `${ slug } has the source of its build, and says how to build it`, () => {
		const files = entries( slug );
		for ( const file of [
			'package.json',
			'package-lock.json',
			'tsconfig.json',
			'webpack.config.js',
			'webpack.admin.js',
			'src/app/index.tsx',
			'src/admin/settings/index.tsx',
			'src/styles/main.scss',
		] ) {
			expect( files ).toContain( `${ slug }/source/${ file }` );
		}
		expect( files.filter( ( file ) => /\.test\./.test( file ) ) ).toEqual(
			[]
		);
		expect( text( slug, 'readme.txt' ) ).toMatch(
			/source\/[\s\S]*npm run build/
		);
	} );

	test( `${ slug } has no file that the directory refuses`, () => {
		const refused = entries( slug ).filter( ( file ) =>
			file.split( '/' ).some( ( part ) => REFUSED.test( part ) )
		);
		expect( refused ).toEqual( [] );
	} );
}

/** A text without comments of blocks and values of attributes, as Theme Check reads it. */
function withoutIdentifiers( content: string ): string {
	return content
		.replace( /<!--\s*\/?wp:[\s\S]*?-->/g, '' )
		.replace( /<[^>]+>/g, ( tag ) =>
			tag.replace( /=\s*("[^"]*"|'[^']*')/g, '=""' )
		);
}

test( 'the theme spells WordPress as Theme Check wants it', () => {
	const misspelt = entries( 'hien' )
		.filter( ( file ) => TEXTS.test( basename( file ) ) )
		.flatMap( ( file ) =>
			withoutIdentifiers( text( 'hien', file.replace( 'hien/', '' ) ) )
				.split( '\n' )
				.filter(
					( line ) => LOWER_CASE.test( line ) || MISSPELT.test( line )
				)
				.map( ( line ) => `${ file }: ${ line.slice( 0, 200 ) }` )
		);
	expect( misspelt ).toEqual( [] );
} );

test( 'the theme has nothing that Theme Check takes for something else', () => {
	const mistaken = entries( 'hien' ).filter(
		( file ) =>
			file.endsWith( '.php' ) &&
			/[^\w>]exec\s*\(|_n\( '[^']*', '[^']*', [^,)]*\[/.test(
				text( 'hien', file.replace( 'hien/', '' ) )
			)
	);
	expect( mistaken ).toEqual( [] );
	expect( text( 'hien', 'style.css' ) ).not.toContain( 'Update URI' );
} );

test( 'the readmes name every library in the zips', () => {
	const { dependencies } = JSON.parse(
		readFileSync( join( root, 'package.json' ), 'utf8' )
	) as { dependencies: Record< string, string > };
	const names = Object.keys( dependencies );
	const missing = ( slug: string, libraries: string[] ) =>
		libraries.filter(
			( name ) =>
				! text( slug, 'readme.txt' ).includes(
					name.replace( '@wordpress/', '' )
				)
		);
	expect( missing( 'hien', [ ...names, 'simple-icons' ] ) ).toEqual( [] );
	expect(
		missing( 'hien-core', [
			...names.filter(
				( name ) =>
					! NOT_IN_PLUGIN.some( ( other ) => other.test( name ) )
			),
			'simple-icons',
			'php-jwt',
		] )
	).toEqual( [] );
} );

/** Files of a build of the theme: those of every build, and those with the hash of one. */
const builtFiles = ( hash: string ) => [
	`app.${ hash }.js`,
	`screen-post.${ hash }.css`,
	`fonts/main.${ hash }00.woff2`,
];

test( 'a release keeps the files that pages and tabs of the two before it name', ( {}, testInfo ) => {
	const folder = ( ...parts: string[] ) => testInfo.outputPath( ...parts );
	const release = ( version: string, hash: string, previous: string[] ) => {
		const from = folder( 'from', version );
		const files = [ 'theme/style.css', 'plugin/hien-core.php' ].concat(
			[ 'manifest.php', 'same.555555.js', ...builtFiles( hash ) ].map(
				( file ) => `theme/build/${ file }`
			)
		);
		for ( const file of files ) {
			mkdirSync( dirname( join( from, file ) ), { recursive: true } );
			writeFileSync( join( from, file ), version );
		}
		for ( const to of [ version, `${ version }-again` ] ) {
			execFileSync(
				process.execPath,
				[
					join( root, 'zip.mjs' ),
					`--from=${ from }`,
					`--to=${ folder( to ) }`,
					...( previous.length
						? [
								`--previous=${ previous
									.map( ( each ) => folder( each ) )
									.join() }`,
							]
						: [] ),
				],
				{
					env: {
						...process.env,
						SOURCE_DATE_EPOCH: '1800000000',
						// A zip has local times.
						TZ: to === version ? 'UTC' : 'Asia/Ho_Chi_Minh',
					},
				}
			);
		}
		const read = ( to: string ) =>
			readFileSync( folder( to, 'hien.zip' ) ).toString( 'base64' );
		expect( read( version ) === read( `${ version }-again` ) ).toBe( true );
	};
	release( '1', 'aaaaaa', [] );
	release( '2', 'bbbbbb', [ '1' ] );
	release( '3', 'cccccc', [ '2', '1' ] );
	release( '4', 'dddddd', [ '3', '2', '1' ] );

	const zip = new Zip( folder( '4', 'hien.zip' ) );
	const files = zip.getEntries().map( ( { entryName } ) => entryName );
	const inBuild = ( file: string ) => `hien/build/${ file }`;
	for ( const hash of [ 'bbbbbb', 'cccccc', 'dddddd' ] ) {
		expect( files ).toEqual(
			expect.arrayContaining( builtFiles( hash ).map( inBuild ) )
		);
	}
	expect( files ).not.toContain( inBuild( 'app.aaaaaa.js' ) );
	expect( zip.readAsText( inBuild( 'same.555555.js' ) ) ).toBe( '4' );
	expect( zip.readAsText( inBuild( 'manifest.php' ) ) ).toBe( '4' );
} );
