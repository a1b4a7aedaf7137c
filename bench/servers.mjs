/** nginx or Apache, and PHP-FPM, before a site, as docs/hosting.md has them. */
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
	Failure,
	background,
	root,
	run,
	waitFor,
} from '../playground/tools.mjs';

/** The environment in which PHP-FPM reads farm/opcache.ini too: OPcache takes its memory before the pools are read. */
export const OPCACHE = { PHP_INI_SCAN_DIR: `:${ join( root, 'bench/farm' ) }` };

/**
 * The paths of nginx, PHP-FPM and what else is needed; a Failure says how to get what is missing.
 *
 * @param {Object} more Further programs => their packages of Debian.
 */
export async function programs( more = {} ) {
	const find = async ( name ) =>
		(
			await run( 'sh', [
				'-c',
				`PATH="$PATH:/usr/sbin" command -v ${ name }`,
			] )
		).output.trim();
	const { output: branch } = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;',
	] );
	const packages = {
		nginx: 'nginx',
		...more,
		[ `php-fpm${ branch }` ]: `php${ branch }-fpm`,
	};
	const missing = [];
	for ( const [ name, each ] of Object.entries( packages ) ) {
		if ( ( await find( name ) ) === '' ) {
			missing.push( each );
		}
	}
	if ( missing.length > 0 ) {
		throw new Failure(
			`This part needs: sudo apt-get install --no-install-recommends ${ missing.join( ' ' ) }`
		);
	}
	return { fpm: await find( `php-fpm${ branch }` ) };
}

/**
 * Starts PHP-FPM with the environment of a site.
 *
 * @param {Object} site
 * @param {string} program PHP-FPM.
 * @param {string} socket  Where it listens.
 * @return {Promise<{calls: Function, pid: number}>} What counts its requests; the process whose children are the workers.
 */
export async function startFpm( site, program, socket ) {
	const log = join( site.dir, 'calls.log' );
	const config = join( site.dir, 'fpm.conf' );
	const user =
		process.getuid() === 0 ? [ 'user = root', 'group = root' ] : [];
	writeFileSync( log, '' );
	writeFileSync(
		config,
		[
			'[global]',
			`error_log = ${ join( site.dir, 'fpm.log' ) }`,
			'daemonize = no',
			'[www]',
			...user,
			`listen = ${ socket }`,
			'pm = static',
			'pm.max_children = 4',
			'clear_env = no',
			`access.log = ${ log }`,
			'access.format = "%m %{REQUEST_URI}e"',
			'php_admin_value[memory_limit] = 256M',
			'',
		].join( '\n' )
	);
	const { child } = background( program, [ '-R', '-F', '-y', config ], {
		env: { ...site.env, ...OPCACHE, HIEN_CONSTANTS: '{}' },
		stdio: 'ignore',
	} );
	for ( let tries = 0; ! existsSync( socket ); tries++ ) {
		if ( tries > 200 ) {
			throw new Failure( 'PHP-FPM did not start.' );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return {
		calls: () => readFileSync( log, 'utf8' ).split( '\n' ).length - 1,
		pid: child.pid,
	};
}

/** Starts nginx for a site at a port, by cache/nginx.conf; with its cache, if that has a folder. Returns what stops it and waits for that. */
export async function startNginx( site, { socket, port, folder } ) {
	const dir = join( site.dir, `nginx-${ port }` );
	mkdirSync( dir, { recursive: true } );
	const server = template( 'nginx.conf' )
		.replace( 'listen 80;', `listen 127.0.0.1:${ port };` )
		.replaceAll( '/var/www/example.vn', join( site.dir, 'www' ) )
		.replace( '/run/php/php-fpm.sock', socket )
		.replace( '/var/cache/nginx/hien', folder )
		.replace( /^(\s*fastcgi_(?:cache|no_cache).*)$/gm, folder ? '$1' : '' );
	const config = join( dir, 'nginx.conf' );
	const temporary = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ];
	writeFileSync(
		config,
		[
			process.getuid() === 0 ? 'user root;' : '',
			'daemon off;',
			`pid ${ join( dir, 'pid' ) };`,
			`error_log ${ join( dir, 'error.log' ) };`,
			'events {}',
			'http {',
			'include /etc/nginx/mime.types;',
			'access_log off;',
			...temporary.map(
				( name ) => `${ name }_temp_path ${ join( dir, name ) };`
			),
			server,
			'}',
		].join( '\n' )
	);
	writeFastcgiParams( dir, new URL( site.home ).host );
	return startServer( 'nginx', [ '-c', config ], { dir, port } );
}

/** The modules of Apache that Debian loads, and those that cache/apache.conf needs. */
const MODULES =
	'mpm_event authz_core authz_host deflate dir filter headers mime proxy proxy_fcgi rewrite';

/** What WordPress writes into .htaccess: WP_Rewrite::mod_rewrite_rules(). */
const HTACCESS = `RewriteEngine On
RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
`;

/** Starts Apache for a site at a port, by cache/apache.conf. Returns what stops it and waits for that. */
export async function startApache( site, { socket, port } ) {
	const dir = join( site.dir, 'apache' );
	const config = join( dir, 'apache.conf' );
	mkdirSync( dir, { recursive: true } );
	chmodSync( socket, 0o777 ); // Its workers are another user's.
	writeFileSync( join( site.dir, 'www/.htaccess' ), HTACCESS );
	writeFileSync(
		config,
		[
			`ServerRoot ${ dir }`,
			'ServerName 127.0.0.1',
			`Listen 127.0.0.1:${ port }`,
			`PidFile ${ join( dir, 'pid' ) }`,
			`ErrorLog ${ join( dir, 'error.log' ) }`,
			...MODULES.split( ' ' ).map(
				( name ) =>
					`LoadModule ${ name }_module /usr/lib/apache2/modules/mod_${ name }.so`
			),
			'TypesConfig /etc/mime.types',
			process.getuid() === 0 ? 'User www-data\nGroup www-data' : '',
			template( 'apache.conf' )
				.replace( '*:80', `127.0.0.1:${ port }` )
				.replaceAll( '/var/www/example.vn', join( site.dir, 'www' ) )
				.replace( '/run/php/php-fpm.sock', socket ),
		].join( '\n' )
	);
	return startServer( 'apache2', [ '-DFOREGROUND', '-f', config ], {
		dir,
		port,
	} );
}

/** Starts a web server that logs its errors into its folder. Returns what stops it and waits for that. */
async function startServer( program, args, { dir, port } ) {
	const { stop, ended } = background( program, args, {
		env: { ...process.env, PATH: `${ process.env.PATH }:/usr/sbin` },
		stdio: 'ignore',
	} );
	if ( ! ( await waitFor( `http://127.0.0.1:${ port }/`, ended ) ) ) {
		const log = join( dir, 'error.log' );
		throw new Failure(
			`${ program } did not start: ${ existsSync( log ) ? readFileSync( log, 'utf8' ) : 'it has no log' }`
		);
	}
	return () => {
		stop();
		return ended;
	};
}

/**
 * Writes nginx's parameters of FastCGI for a site at a port: Debian's file leaves the port out of the name of the host.
 *
 * @param {string} dir  Folder of the configuration.
 * @param {string} host Name of the host with its port, or a variable of nginx.
 */
export function writeFastcgiParams( dir, host ) {
	writeFileSync(
		join( dir, 'fastcgi_params' ),
		readFileSync( '/etc/nginx/fastcgi_params', 'utf8' ).replace(
			/(HTTP_HOST\s+)\$host;/,
			( _, name ) => `${ name }${ host };`
		)
	);
}

/** A configuration file of bench/cache. */
export function template( name ) {
	return readFileSync( join( root, 'bench/cache', name ), 'utf8' );
}
