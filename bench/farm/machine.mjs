/**
 * The farm on one machine: the configuration files of this folder, as a host has them, with this machine's addresses and folders in
 * place of those that they name.
 */
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chatConstants, serveChat } from '../../playground/chat.mjs';
import { layOut, packages, setUp } from '../../playground/site.mjs';
import {
	Failure,
	background,
	mustRun,
	root,
	run,
} from '../../playground/tools.mjs';
import { OPCACHE, writeFastcgiParams } from '../servers.mjs';
import { getParts } from './parts.mjs';

const here = dirname( fileURLToPath( import.meta.url ) );
const env = { ...process.env, PATH: `${ process.env.PATH }:/usr/sbin` };

/** The first of the ports that the farm listens on. */
const PORT = Number( process.env.HIEN_FARM_PORT ?? 10060 );

/** Seconds that the replica is behind. */
const DELAY = 3;

/** The servers of each kind of database; the first is written to. In Galera each has all data, and is written to where those before are away. */
const DATABASES = {
	single: [ 'primary' ],
	replica: [ 'primary', 'replica' ],
	galera: [ 'primary', 'replica', 'third' ],
};

process.setMaxListeners( 50 ); // A part each.

const port = Object.fromEntries(
	[
		'balancer',
		'node1',
		'node2',
		'php1',
		'php2',
		'redis',
		'primary',
		'replica',
		's3',
		'chat',
		'third',
		...DATABASES.galera.map( ( name ) => `${ name } to others` ),
		...DATABASES.galera.map( ( name ) => `${ name } catching up` ),
		...DATABASES.galera.map( ( name ) => `${ name } beginning` ),
	].map( ( name, index ) => [ name, PORT + index ] )
);

/** Address in the configuration files => here. */
const ADDRESSES = {
	'203.0.113.10:80': `127.0.0.1:${ port.balancer }`,
	'10.0.0.11:80': `127.0.0.1:${ port.node1 }`,
	'10.0.0.12:80': `127.0.0.1:${ port.node2 }`,
	'10.0.0.21:3306': `127.0.0.1:${ port.primary }`,
	'10.0.0.22:3306': `127.0.0.1:${ port.replica }`,
	'10.0.0.23:3306': `127.0.0.1:${ port.third }`,
	'port 6379': `port ${ port.redis }`,
};

/**
 * Starts a farm.
 *
 * @param {Object}  options
 * @param {number}  options.nodes       How many nodes take requests.
 * @param {string}  options.database    'single', 'replica' or 'galera'.
 * @param {boolean} options.unprotected Whether people may miss their own writes.
 * @return {Promise<Object>} Its address, the folder of its mailboxes, its parts by name, each with `kill` and `start`, the names of its
 *         databases and how to ask them, and the sites of its nodes.
 */
export async function startFarm( {
	nodes = 2,
	database = 'replica',
	unprotected = false,
} = {} ) {
	const folders = await getParts();
	const dir = mkdtempSync( join( tmpdir(), 'hien-farm-' ) );
	process.once( 'exit', () =>
		rmSync( dir, { recursive: true, force: true, maxRetries: 5 } )
	);
	const home = `http://127.0.0.1:${ port.balancer }`;
	const bucket = `http://127.0.0.1:${ port.s3 }`;
	const parts = {};
	const begin = async (
		name,
		number,
		command,
		args,
		{ atFirst = [], isReady = () => {}, ...options } = {}
	) => {
		const log = openSync( join( dir, `${ name }.log` ), 'a' );
		let more = atFirst;
		const part = {
			port: number,
			start: async () => {
				part.process = background( command, [ ...args, ...more ], {
					env,
					stdio: [ 'ignore', log, log ],
					...options,
				} );
				more = [];
				await listens( number, name, dir );
				await isReady();
			},
			kill: () => {
				process.kill( -part.process.child.pid, 'SIGKILL' );
				return part.process.ended;
			},
		};
		parts[ name ] = part;
		await part.start();
	};

	const mails = join( dir, 'mails' );
	mkdirSync( mails );
	mkdirSync( join( dir, 's3' ) );
	await begin( 's3', port.s3, process.execPath, [
		join( folders.s3rver, 'node_modules/s3rver/bin/s3rver.js' ),
		...[ '--port', String( port.s3 ), '--address', '127.0.0.1' ],
		...[ '--directory', join( dir, 's3' ), '--configure-bucket', 'hien' ],
	] );
	await begin( 'redis', port.redis, 'redis-server', [
		configured( dir, 'redis.conf' ),
	] );
	const sql = async ( name, query ) =>
		(
			await mustRun( 'A query', 'mariadb', [
				'--no-defaults',
				'--user=root',
				'--host=127.0.0.1',
				`--port=${ port[ name ] }`,
				'--batch',
				'--skip-column-names',
				`--execute=${ query }`,
			] )
		).trim();
	const databases = DATABASES[ database ];
	const isGalera = database === 'galera';
	for ( const name of databases ) {
		const data = join( dir, name );
		await mustRun( 'Preparing MariaDB', 'mariadb-install-db', [
			'--no-defaults',
			`--datadir=${ data }`,
			`--user=${ userInfo().username }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
		] );
		await begin(
			name,
			port[ name ],
			'mariadbd',
			[
				`--defaults-file=${ configured( dir, isGalera ? 'galera.cnf' : `${ name }.cnf` ) }`,
				`--datadir=${ data }`,
				`--user=${ userInfo().username }`,
				'--bind-address=127.0.0.1',
				`--port=${ port[ name ] }`,
				`--socket=${ join( data, 'socket' ) }`,
				...( isGalera ? galeraOptions( name ) : [] ),
			],
			isGalera
				? {
						atFirst:
							name === databases[ 0 ]
								? [ '--wsrep-new-cluster' ]
								: [],
						isReady: () => hasJoined( sql, name ),
					}
				: {}
		);
		if ( isGalera && name === databases[ 0 ] ) {
			await sql(
				name,
				"CREATE USER copies@localhost IDENTIFIED BY 'a password of its own'; GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR ON *.* TO copies@localhost"
			);
		}
	}
	const follow = () =>
		sql(
			'replica',
			`CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${ port.primary }, MASTER_USER='root', MASTER_USE_GTID=slave_pos, MASTER_DELAY=${ DELAY }; START SLAVE`
		);
	await sql( 'primary', 'CREATE DATABASE IF NOT EXISTS hien' );
	if ( database === 'replica' ) {
		await follow();
	}

	const chat = await serveChat( dir, port.chat );
	parts.chat = {
		process: chat,
		kill: () => {
			process.kill( -parts.chat.process.child.pid, 'SIGKILL' );
			return parts.chat.process.ended;
		},
		start: async () => {
			parts.chat.process = await serveChat( dir, port.chat );
		},
	};
	const constants = {
		...chatConstants( chat.url, chat.folder ),
		WP_REDIS_PORT: port.redis,
		WP_REDIS_CLIENT: 'phpredis',
		WP_REDIS_GRACEFUL: true,
		S3_UPLOADS_BUCKET: 'hien',
		S3_UPLOADS_KEY: 'S3RVER',
		S3_UPLOADS_SECRET: 'S3RVER',
		S3_UPLOADS_REGION: 'us-east-1',
		S3_UPLOADS_BUCKET_URL: `${ bucket }/hien`,
	};
	const sites = [];
	for ( const number of [ 1, 2 ] ) {
		const site = await layOut( join( dir, `node${ number }` ), {
			home,
			constants,
		} );
		Object.assign( site.env, {
			HIEN_SOCKET: join( dir, 'primary/socket' ),
			HIEN_DATABASE: 'hien',
			HIEN_AS_PUBLIC: '1',
			HIEN_FARM_AWS: join( folders.aws, 'vendor/autoload.php' ),
			HIEN_FARM_S3: folders[ 's3-uploads' ],
			HIEN_FARM_BUCKET: bucket,
			HIEN_FARM_MAILS: mails,
			HIEN_FARM_UNPROTECTED: unprotected ? '1' : '',
		} );
		furnish( site );
		sites.push( site );
	}
	await setUp( sites[ 0 ], { withContent: false } );
	await php( sites[ 0 ], 'prepare' );
	if ( database === 'replica' ) {
		const position = await sql( 'primary', 'SELECT @@gtid_binlog_pos' );
		await sql( 'replica', `SELECT MASTER_GTID_WAIT('${ position }', 120)` );
	}
	for ( const site of sites ) {
		dropIn( site, folders, dir, database );
	}
	for ( const number of [ 1, 2 ].slice( 0, nodes ) ) {
		const php8 = `php${ number }`;
		await begin(
			php8,
			port[ php8 ],
			'php-fpm8.2',
			[
				'--nodaemonize',
				'--allow-to-run-as-root',
				`--fpm-config=${ poolOf( dir, number ) }`,
			],
			{
				env: {
					...sites[ number - 1 ].env,
					...OPCACHE,
					PATH: env.PATH,
				},
			}
		);
	}
	await begin( 'nginx', port.balancer, 'nginx', [
		'-c',
		webServer( dir, sites, nodes ),
	] );
	return { home, mails, parts, databases, sql, sites };
}

/** Runs a script of this folder inside a site; what it prints. */
export async function php( site, name, ...args ) {
	return mustRun(
		`The script ${ name }`,
		'php',
		[ '-d', 'memory_limit=1G', join( here, `${ name }.php` ), ...args ],
		{ env: site.env }
	);
}

/** The path of a configuration file of this folder with this machine's addresses. */
function configured( dir, file, more = {}, name = '' ) {
	let text = readFileSync( join( here, file ), 'utf8' );
	for ( const [ there, address ] of Object.entries( {
		...ADDRESSES,
		...more,
	} ) ) {
		text = text.replaceAll( there, address );
	}
	const path = join( dir, name ? `${ name }-${ file }` : file );
	writeFileSync( path, text );
	return path;
}

/** Code of its own for a node, and the bench's must-use plugin. */
function furnish( site ) {
	const content = site.env.HIEN_CONTENT;
	rmSync( join( content, 'db.php' ) ); // The drop-in for SQLite.
	for ( const [ source, name ] of Object.entries( packages ) ) {
		if ( [ 'plugin', 'theme' ].includes( source ) ) {
			rmSync( join( content, name ), { recursive: true } );
			cpSync( join( root, source ), join( content, name ), {
				recursive: true,
			} );
		}
	}
	const folder = join( content, 'mu-plugins' );
	rmSync( folder );
	mkdirSync( folder );
	symlinkSync(
		join( root, 'playground/mu-plugins/offline.php' ),
		join( folder, 'offline.php' )
	);
	symlinkSync( join( here, 'mu-plugin.php' ), join( folder, 'farm.php' ) );
}

/** Gives a node the drop-ins of the object cache and of the database. */
function dropIn( site, folders, dir, database ) {
	const content = site.env.HIEN_CONTENT;
	cpSync(
		join( folders[ 'redis-cache' ], 'includes/object-cache.php' ),
		join( content, 'object-cache.php' )
	);
	if ( database !== 'single' ) {
		symlinkSync(
			folders.ludicrousdb,
			join( content, 'plugins/ludicrousdb' )
		);
		cpSync(
			join( folders.ludicrousdb, 'ludicrousdb/drop-ins/db.php' ),
			join( content, 'db.php' )
		);
		cpSync(
			configured(
				dir,
				database === 'galera' ? 'db-config-galera.php' : 'db-config.php'
			),
			join( content, 'db-config.php' )
		);
	}
}

/** The configuration of a node's PHP-FPM. */
function poolOf( dir, number ) {
	const path = configured(
		dir,
		'php-fpm.conf',
		{
			'www-data': userInfo().username,
			'/run/php/hien.sock': `127.0.0.1:${ port[ `php${ number }` ] }`,
		},
		`php${ number }`
	);
	writeFileSync(
		path,
		`[global]\npid = ${ dir }/php${ number }.pid\nerror_log = ${ dir }/php${ number }.error.log\n${ readFileSync( path, 'utf8' ) }`
	);
	return path;
}

/** One nginx for the balancer and for the web servers of the nodes. */
function webServer( dir, sites, nodes ) {
	const balancer = configured( dir, 'balancer.conf' );
	const servers = sites.map( ( site, index ) =>
		configured(
			dir,
			'node.conf',
			{
				'10.0.0.11:80': `127.0.0.1:${ port[ `node${ index + 1 }` ] }`,
				'/srv/hien': join( site.dir, 'www' ),
				'unix:/run/php/hien.sock': `127.0.0.1:${ port[ `php${ index + 1 }` ] }`,
			},
			`node${ index + 1 }`
		)
	);
	if ( nodes === 1 ) {
		writeFileSync(
			balancer,
			readFileSync( balancer, 'utf8' ).replace(
				new RegExp( `\\n.*server 127.0.0.1:${ port.node2 } .*` ),
				''
			)
		);
	}
	const path = join( dir, 'nginx.conf' );
	writeFileSync(
		path,
		[
			`user ${ userInfo().username };`,
			'daemon off;',
			`pid ${ dir }/nginx.pid;`,
			`error_log ${ dir }/nginx.error.log;`,
			'events {}',
			'http {',
			'include /etc/nginx/mime.types;',
			'access_log off;',
			`client_body_temp_path ${ dir }/body;`,
			`proxy_temp_path ${ dir }/proxy;`,
			`fastcgi_temp_path ${ dir }/fastcgi;`,
			...[ balancer, ...servers ].map( ( file ) => `include ${ file };` ),
			'}',
		].join( '\n' )
	);
	writeFastcgiParams( dir, '$http_host' );
	return path;
}

/** Options of MariaDB for a node of Galera: ports of its own, since all nodes are on this machine. */
function galeraOptions( name ) {
	const address = ( each, use ) =>
		`127.0.0.1:${ port[ `${ each } ${ use }` ] }`;
	const all = DATABASES.galera.map( ( each ) =>
		address( each, 'to others' )
	);
	const [ , inFile ] = /^wsrep-provider-options = "(.*)"/m.exec(
		readFileSync( join( here, 'galera.cnf' ), 'utf8' )
	);
	const options = [
		inFile,
		`gmcast.listen_addr=tcp://${ address( name, 'to others' ) }`,
		`ist.recv_addr=${ address( name, 'catching up' ) }`,
	];
	return [
		`--wsrep-cluster-address=gcomm://${ all.join() }`,
		`--wsrep-node-address=${ address( name, 'to others' ) }`,
		`--wsrep-node-name=${ name }`,
		`--wsrep-provider-options=${ options.join( ';' ) }`,
		`--wsrep-sst-receive-address=${ address( name, 'beginning' ) }`,
	];
}

/** Waits until a node of Galera has what the others have. */
async function hasJoined( sql, name ) {
	for ( const limit = Date.now() + 120_000; Date.now() < limit; ) {
		const state = await sql(
			name,
			"SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = 'wsrep_local_state_comment'"
		).catch( () => '' ); // It starts anew after it has taken all data.
		if ( state === 'Synced' ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	}
	throw new Failure( `${ name } did not join the cluster.` );
}

/** Waits until something listens on a port. */
async function listens( number, name, dir ) {
	for ( const limit = Date.now() + 60_000; Date.now() < limit; ) {
		const open = await new Promise( ( resolve ) => {
			const socket = createConnection( number, '127.0.0.1' )
				.once( 'connect', () => {
					socket.destroy();
					resolve( true );
				} )
				.once( 'error', () => resolve( false ) );
		} );
		if ( open ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	const { output } = await run( 'tail', [
		'-n',
		'5',
		join( dir, `${ name }.log` ),
	] );
	throw new Failure( `${ name } did not start: ${ output }` );
}
