/**
 * A site for the machine's own PHP: a directory with the database, the uploads and a document root of links into
 * WordPress and into this repository. WordPress itself is never copied.
 */
import {
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { mustRun, opcache, root } from './tools.mjs';
import { getSqlite, getWordPress } from './wordpress.mjs';

/** What of this repository appears in wp-content, and where. */
export const packages = {
	plugin: 'plugins/hien-core',
	theme: 'themes/hien',
	'playground/demo': 'plugins/hien-demo',
	'playground/mu-plugins': 'mu-plugins',
};

/** The steps of setting a site up, each a request of its own; playground/blueprint.json has the same for Playground. */
export const steps = [ 'install', 'activate', 'content' ].map(
	( name ) => `playground/setup/${ name }.php`
);

/** Links to a package; with another build, to all that is in it but its own. */
function link( source, target, build ) {
	if ( ! build || ! existsSync( join( source, 'theme.json' ) ) ) {
		symlinkSync( source, target );
		return;
	}
	mkdirSync( target );
	symlinkSync( build, join( target, 'build' ) );
	for ( const name of readdirSync( source ) ) {
		if ( name !== 'build' ) {
			symlinkSync( join( source, name ), join( target, name ) );
		}
	}
}

/**
 * Makes the directory of a site; an existing database and uploads stay.
 *
 * @param {string} dir               Its directory.
 * @param {Object} options
 * @param {string} options.home      Its address, which may have a path.
 * @param {string} options.siteurl   The address of WordPress itself, when that is in a folder below.
 * @param {string} options.from      The WordPress that the developer names.
 * @param {string} options.languages Its wp-content/languages, instead of WordPress's own.
 * @param {string} options.build     The build of the theme, where it is another than theme/build.
 * @param {Object} options.constants Further constants of wp-config.php.
 * @param {Object} options.linked    What of this repository is linked in, as `packages`.
 * @return {Promise<{dir: string, home: string, log: string, env: Object}>} The site; `env` tells PHP which one it is.
 */
export async function layOut(
	dir,
	{
		home,
		siteurl = home,
		from,
		languages,
		build,
		constants = {},
		linked = packages,
	}
) {
	const wordpress = await getWordPress( { from } );
	const www = join( dir, 'www' );
	const base = new URL( home ).pathname.replace( /\/$/, '' );
	const core = join( www, new URL( siteurl ).pathname );
	const content = join( core, 'wp-content' );

	rmSync( www, { recursive: true, force: true } );
	for ( const folder of [
		join( dir, 'database' ),
		join( dir, 'uploads' ),
		join( content, 'plugins' ),
		join( content, 'themes' ),
	] ) {
		mkdirSync( folder, { recursive: true } );
	}
	for ( const name of readdirSync( wordpress ).filter(
		( each ) => each !== 'wp-content'
	) ) {
		symlinkSync( join( wordpress, name ), join( core, name ) );
	}
	const theme = 'themes/twentytwentyfive';
	symlinkSync(
		join( wordpress, 'wp-content', theme ),
		join( content, theme )
	);
	symlinkSync(
		languages ?? join( wordpress, 'wp-content/languages' ),
		join( content, 'languages' )
	);
	for ( const [ source, name ] of Object.entries( linked ) ) {
		link( join( root, source ), join( content, name ), build );
	}
	symlinkSync( join( dir, 'uploads' ), join( content, 'uploads' ) );
	writeFileSync(
		join( content, 'db.php' ),
		"<?php\nrequire getenv( 'HIEN_SQLITE' ) . '/wp-includes/sqlite/db.php';\n"
	);
	if ( siteurl !== home ) {
		const loader = `${ relative( join( www, base ), core ) }/wp-blog-header.php`;
		writeFileSync(
			join( www, base, 'index.php' ),
			`<?php\nconst WP_USE_THEMES = true;\nrequire __DIR__ . '/${ loader }';\n`
		);
	}
	// WordPress looks for its configuration beside itself, then one folder up: this one serves every site.
	const config = join( root, 'playground/wp-config.php' );
	writeFileSync(
		join( dirname( wordpress ), 'wp-config.php' ),
		`<?php\nrequire '${ config.replace( /['\\]/g, '\\$&' ) }';\n`
	);

	return {
		dir,
		home,
		log: join( dir, 'debug.log' ),
		env: {
			...process.env,
			HIEN_SITE: dir,
			HIEN_HOME: home,
			HIEN_SITEURL: siteurl,
			HIEN_CORE: wordpress,
			HIEN_CONTENT: content,
			HIEN_INDEX: `${ base }/index.php`,
			HIEN_SQLITE: await getSqlite(),
			HIEN_CONSTANTS: JSON.stringify( constants ),
		},
	};
}

/**
 * Installs WordPress in a site, with the plugin and the theme.
 *
 * @param {Object}  site                What layOut() gave.
 * @param {Object}  options
 * @param {boolean} options.withContent Whether it gets the demo content.
 */
export async function setUp( site, { withContent = true } = {} ) {
	for ( const step of withContent ? steps : steps.slice( 0, -1 ) ) {
		await mustRun(
			`Setting up the site (${ basename( step ) })`,
			'php',
			[
				...opcache,
				'-d',
				'display_errors=stderr',
				'-d',
				'memory_limit=512M',
				step,
			],
			{ env: site.env }
		);
	}
	markSetUp( site.dir );
}

/** Whether a site was set up completely; one that was interrupted is made again. */
export function isSetUp( dir ) {
	return existsSync( join( dir, 'set-up' ) );
}

export function markSetUp( dir ) {
	writeFileSync( join( dir, 'set-up' ), '' );
}
