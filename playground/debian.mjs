/**
 * WordPress out of Debian's packages, for networks that reach a Debian mirror but not wordpress.org. Needs apt-get
 * and dpkg-deb, no root: apt gets state directories of its own, and packages are unpacked, never installed.
 */
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Failure, mustRun, run } from './tools.mjs';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The suites of Debian that are searched for WordPress, in order, by release. */
const suites = { latest: [ 'sid', 'testing', 'stable' ], 6.8: [ 'trixie' ] };

/** What WordPress links to in other packages, and what is nice to have. */
const needed = [
	'wordpress',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-underscore',
	'libjs-lodash',
	'libjs-cropper',
	'libjs-jquery-ui',
	'ca-certificates',
];
const wanted = [ 'wordpress-theme-twentytwentyfive', 'wordpress-l10n' ];

/**
 * Unpacks WordPress with its default theme and its Vietnamese language pack.
 *
 * @param {string} version 'latest' or '6.8'.
 * @param {string} work    An empty directory; the tree that is returned lies inside it.
 * @return {Promise<string>} The directory of WordPress.
 */
export async function fromDebian( version, work ) {
	if ( ! suites[ version ] ) {
		throw new Failure(
			`no Debian suite is known to hold WordPress ${ version }`
		);
	}
	if (
		! existsSync( keyring ) ||
		( await run( 'dpkg-deb', [ '--version' ] ) ).status !== 0
	) {
		throw new Failure(
			'apt-get, dpkg-deb and debian-archive-keyring are not all there'
		);
	}
	const reasons = [];
	for ( const suite of suites[ version ] ) {
		const dir = join( work, suite );
		try {
			await download( suite, dir );
			return await unpack( dir );
		} catch ( error ) {
			if ( ! ( error instanceof Failure ) ) {
				throw error;
			}
			reasons.push( error.message );
		}
	}
	throw new Failure( reasons[ 0 ] );
}

/** The Debian mirror that this machine's apt uses, or Debian's own. */
async function mirror() {
	const { output } = await run( 'apt-get', [
		'indextargets',
		'--format',
		'$(ORIGIN) $(REPO_URI)',
		'Created-By: Packages',
	] );
	const line = output
		.split( '\n' )
		.find(
			( each ) =>
				each.startsWith( 'Debian ' ) && ! each.includes( '-security' )
		);
	return line?.split( ' ' )[ 1 ] ?? 'http://deb.debian.org/debian/';
}

async function download( suite, dir ) {
	for ( const name of [ 'lists/partial', 'archives/partial', 'debs' ] ) {
		mkdirSync( join( dir, name ), { recursive: true } );
	}
	const source = join( dir, 'debian.sources' );
	writeFileSync(
		source,
		`Types: deb\nURIs: ${ await mirror() }\nSuites: ${ suite }\nComponents: main\nSigned-By: ${ keyring }\n`
	);
	const apt = [
		'Dir::Etc::sourceparts=/dev/null',
		`Dir::Etc::sourcelist=${ source }`,
		`Dir::State::lists=${ join( dir, 'lists' ) }`,
		`Dir::Cache=${ dir }`,
		`APT::Sandbox::User=${ userInfo().username }`,
		'APT::Update::Error-Mode=any',
		'Acquire::Languages=none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
		'Acquire::Retries=1',
		'Acquire::http::Timeout=15',
		'Debug::NoLocking=1',
	].flatMap( ( option ) => [ '-o', option ] );
	const fetch = ( names ) => [
		...apt,
		'-q',
		'download',
		...names.map( ( name ) => `${ name }/${ suite }` ),
	];
	const where = { cwd: join( dir, 'debs' ) };

	await mustRun(
		`Reading the package lists of Debian ${ suite }`,
		'apt-get',
		[ ...apt, '-q', 'update' ]
	);
	await mustRun(
		`Downloading WordPress from Debian ${ suite }`,
		'apt-get',
		fetch( needed ),
		where
	);
	for ( const name of wanted ) {
		await run( 'apt-get', fetch( [ name ] ), where );
	}
}

/** Unpacks the downloaded packages and makes one tree of them, without links. */
async function unpack( dir ) {
	const tree = join( dir, 'tree' );
	for ( const deb of readdirSync( join( dir, 'debs' ) ) ) {
		await mustRun( `Unpacking ${ deb }`, 'dpkg-deb', [
			'-x',
			join( dir, 'debs', deb ),
			tree,
		] );
	}
	const wordpress = join( tree, 'usr/share/wordpress' );
	const content = join( tree, 'var/lib/wordpress/wp-content' );
	rmSync( join( wordpress, 'wp-config.php' ), { force: true } );
	rmSync( join( wordpress, '.htaccess' ), { force: true } );
	bringCertificates( tree, wordpress );
	for ( const link of entries( tree, ( entry ) => entry.isSymbolicLink() ) ) {
		const target = readlinkSync( link );
		if ( target.startsWith( '/' ) ) {
			rmSync( link );
			symlinkSync( join( tree, target ), link );
		}
	}
	const flat = join( dir, 'wordpress' );
	await mustRun( 'Following the links between the packages', 'cp', [
		'-rL',
		wordpress,
		flat,
	] );
	await mustRun( 'Copying themes and languages', 'cp', [
		'-rLn',
		`${ content }/.`,
		join( flat, 'wp-content' ),
	] );
	for ( const name of readdirSync( join( flat, 'wp-content/languages' ) ) ) {
		if ( ! /(^|-)vi[.-]/.test( name ) ) {
			rmSync( join( flat, 'wp-content/languages', name ), {
				recursive: true,
			} );
		}
	}
	return flat;
}

/** Debian's WordPress uses the system's certificates by a link; a real file makes the tree independent of them. */
function bringCertificates( tree, wordpress ) {
	const bundle = join( wordpress, 'wp-includes/certificates/ca-bundle.crt' );
	const certificates = entries(
		join( tree, 'usr/share/ca-certificates' ),
		( entry ) => entry.name.endsWith( '.crt' )
	);
	rmSync( bundle, { force: true } );
	writeFileSync(
		bundle,
		certificates
			.sort()
			.map( ( file ) => readFileSync( file ) )
			.join( '' )
	);

	const http = join( wordpress, 'wp-includes/class-wp-http.php' );
	const patched = "'/etc/ssl/certs/ca-certificates.crt'";
	writeFileSync(
		http,
		readFileSync( http, 'utf8' ).replaceAll(
			patched,
			"ABSPATH . WPINC . '/certificates/ca-bundle.crt'"
		)
	);
}

function entries( dir, accept ) {
	return readdirSync( dir, { withFileTypes: true, recursive: true } )
		.filter( accept )
		.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) );
}
