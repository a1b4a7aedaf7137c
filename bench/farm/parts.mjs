/** What the farm and the part `plugins` are made of beyond this repository and Debian's packages; fetched once, never part of the product. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, cache, mustRun, once, run } from '../../playground/tools.mjs';

/** Drop-ins and plugins: repository on GitHub and the commit that is measured. */
const REPOSITORIES = {
	ludicrousdb: [
		'stuttter/ludicrousdb',
		'355972fa01fe8bc867ada714c1ffc9e23a14ad7f',
	],
	'redis-cache': [
		'rhubarbgroup/redis-cache',
		'e3c18baadbbb14649479f7edcbd02a6c21c79886',
	],
	's3-uploads': [
		'humanmade/S3-Uploads',
		'9fff80778a02e5f09eca1146668b79aebf45f0cf',
	],
	'wp-super-cache': [
		'Automattic/wp-super-cache',
		'0c4a77954b2cf70ea30bc5eaa124618378bf9c87',
	],
};

/** Program => Debian's package. */
const PROGRAMS = {
	nginx: 'nginx-light',
	'php-fpm8.2': 'php8.2-fpm',
	'redis-server': 'redis-server',
	mariadbd: 'mariadb-server-core',
};

/** The folder of a drop-in or plugin. */
export function getRepository( name ) {
	const [ repository, commit ] = REPOSITORIES[ name ];
	return once( join( 'farm', name ), async ( work ) => {
		const git = ( ...args ) =>
			mustRun( `Fetching ${ repository }`, 'git', [
				'-C',
				work,
				...args,
			] );
		const url = `https://github.com/${ repository }`;
		await git( 'init', '--quiet' );
		await git( 'fetch', '--quiet', '--depth=1', url, commit );
		await git( 'checkout', '--quiet', 'FETCH_HEAD' );
		return work;
	} );
}

/** @return {Promise<Object>} Name => folder, of all that the farm needs. */
export async function getParts() {
	await checkPrograms( PROGRAMS );
	const folders = {};
	for ( const name of [ 'ludicrousdb', 'redis-cache', 's3-uploads' ] ) {
		folders[ name ] = await getRepository( name );
	}
	folders.aws = await once( join( 'farm', 'aws' ), async ( work ) => {
		await mustRun( "Fetching AWS's SDK", 'composer', [
			'require',
			'--no-interaction',
			`--working-dir=${ work }`,
			'aws/aws-sdk-php:^3.300',
		] );
		return work;
	} );
	folders.s3rver = await once( join( 'farm', 's3rver' ), async ( work ) => {
		await mustRun( 'Fetching s3rver', 'npm', [
			'install',
			'--ignore-scripts',
			`--prefix=${ work }`,
			's3rver@3.7.1',
		] );
		return work;
	} );
	mkdirSync( join( cache, 'bench' ), { recursive: true } );
	return folders;
}

/** @param {Object} needed Program => Debian's package. */
export async function checkPrograms( needed ) {
	const missing = [];
	for ( const [ program, name ] of Object.entries( needed ) ) {
		const find = `PATH="$PATH:/usr/sbin" command -v ${ program }`;
		if ( ( await run( 'sh', [ '-c', find ] ) ).status !== 0 ) {
			missing.push( name );
		}
	}
	if ( missing.length > 0 ) {
		throw new Failure(
			`This part needs: apt-get install ${ missing.join( ' ' ) } php-redis`
		);
	}
}
