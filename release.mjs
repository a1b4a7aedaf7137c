/**
 * `npm run release`: releases/<version>/ with the zips of theme and plugin, SHA256SUMS, and CHANGELOG.md, the part of the
 * changelog for this version. It builds the last commit twice in two folders, and fails unless both give the same bytes.
 *
 * The zips keep the files that pages from before the update name (zip.mjs): of the two newest of releases/ before this
 * version, or of the folders of `--previous=<folder>,<folder>`, the newest first.
 */
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { installComposer } from './playground/prepare.mjs';
import {
	Failure,
	cache,
	main,
	mustRun,
	option,
	root,
} from './playground/tools.mjs';
import { newestBefore, refuseExisting } from './releases.mjs';

const ZIPS = [ 'hien.zip', 'hien-core.zip' ];

/** What each file says the version is; all must say the same. */
const VERSIONS = {
	'package.json': /"version": "(.+?)"/,
	'theme/style.css': /^Version: (\S+)/m,
	'theme/readme.txt': /^Stable tag: (\S+)/m,
	'plugin/hien-core.php': /^ \* Version: +(\S+)/m,
	'plugin/readme.txt': /^Stable tag: (\S+)/m,
};

const releases = join( root, 'releases' );

/** The copy of the commit, taken once: whoever commits while it is built changes neither build. */
const commit = join( cache, 'release', 'commit' );

/** The copy of node_modules, which the two builds take in turn. */
const taken = join( cache, 'release', 'node_modules' );

const read = ( file ) => readFileSync( join( root, file ), 'utf8' );

await main( async () => {
	const version = checkVersions();
	refuseExisting( releases, version );
	const notes = notesOf( version );
	if ( await mustRun( 'git', 'git', [ 'status', '--porcelain' ] ) ) {
		throw new Failure(
			'A release is made of the last commit: commit first.'
		);
	}
	await installComposer();
	rmSync( join( cache, 'release' ), { recursive: true, force: true } );
	const previous =
		option( 'previous' ) ?? newestBefore( releases, version ).join( ',' );
	const time = await mustRun( 'git', 'git', [ 'log', '-1', '--format=%ct' ] );
	await mustRun( 'Copying the commit', 'git', [
		'checkout-index',
		'--all',
		`--prefix=${ commit }/`,
	] );
	cpSync( join( root, 'plugin/lib' ), join( commit, 'plugin/lib' ), {
		recursive: true,
	} );
	const folders = [];
	for ( const number of [ 1, 2 ] ) {
		folders.push( await build( number, time.trim(), previous ) );
	}
	const differing = ZIPS.filter(
		( zip ) => sumOf( folders[ 0 ], zip ) !== sumOf( folders[ 1 ], zip )
	);
	if ( differing.length > 0 ) {
		throw new Failure(
			`Two builds differ in ${ differing }: ${ folders.join( ' ' ) }`
		);
	}
	const target = join( releases, version );
	mkdirSync( target, { recursive: true } );
	ZIPS.forEach( ( zip ) =>
		cpSync( join( folders[ 0 ], zip ), join( target, zip ) )
	);
	writeFileSync(
		join( target, 'SHA256SUMS' ),
		ZIPS.map( ( zip ) => `${ sumOf( target, zip ) }  ${ zip }\n` ).join(
			''
		)
	);
	writeFileSync( join( target, 'CHANGELOG.md' ), notes );
	console.log(
		`releases/${ version }; it keeps files of: ${ previous || 'none' }`
	);
} );

function checkVersions() {
	const found = Object.entries( VERSIONS ).map( ( [ file, pattern ] ) => [
		file,
		pattern.exec( read( file ) )?.[ 1 ],
	] );
	const [ [ , version ] ] = found;
	const other = found.find( ( [ , each ] ) => each !== version );
	if ( other ) {
		throw new Failure(
			`package.json has the version ${ version }, ${ other.join( ' ' ) }.`
		);
	}
	for ( const file of [ 'theme/readme.txt', 'plugin/readme.txt' ] ) {
		if ( ! read( file ).includes( `\n= ${ version } =\n` ) ) {
			throw new Failure(
				`The changelog of ${ file } lacks ${ version }.`
			);
		}
	}
	return version;
}

/** The section of CHANGELOG.md for a version. */
function notesOf( version ) {
	const section = read( 'CHANGELOG.md' )
		.split( /^(?=## )/m )
		.find( ( each ) => each.startsWith( `## [${ version }]` ) );
	if ( ! section ) {
		throw new Failure( `CHANGELOG.md has no section "## [${ version }]".` );
	}
	return `${ section.trim() }\n`;
}

/** Builds the commit in a folder of its own. Returns the folder with its zips. */
async function build( number, time, previous ) {
	const folder = join( cache, 'release', String( number ) );
	cpSync( commit, folder, { recursive: true } );
	const modules = join( folder, 'node_modules' );
	if ( existsSync( taken ) ) {
		renameSync( taken, modules );
	} else {
		// Not a link: names in the build come from the paths of files. Nor what an earlier build has cached there.
		cpSync( join( root, 'node_modules' ), modules, {
			recursive: true,
			verbatimSymlinks: true,
			filter: ( file ) => basename( file ) !== '.cache',
		} );
	}
	await mustRun( 'The build', 'npm', [ 'run', 'build' ], { cwd: folder } );
	rmSync( join( modules, '.cache' ), { recursive: true, force: true } );
	renameSync( modules, taken );
	await mustRun(
		'The zips',
		process.execPath,
		[
			join( root, 'zip.mjs' ),
			`--from=${ folder }`,
			`--to=${ join( folder, 'dist' ) }`,
			...( previous ? [ `--previous=${ previous }` ] : [] ),
		],
		{ env: { ...process.env, SOURCE_DATE_EPOCH: time } }
	);
	return join( folder, 'dist' );
}

function sumOf( folder, file ) {
	return createHash( 'sha256' )
		.update( readFileSync( join( folder, file ) ) )
		.digest( 'hex' );
}
