/** What the farm is made of beyond this repository and Debian's packages; fetched once, never part of the product. */
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
};

/** Program => Debian's package. */
const PROGRAMS = {
	nginx: 'nginx-light',
	'php-fpm8.2': 'php8.2-fpm',
	'redis-server': 'redis-server',
	mariadbd: 'mariadb-server-core',
};

/** @return {Promise<Object>} Name => folder, of all that is fetched. */
export async function getParts() {
	await checkPrograms();
	const folders = {};
	for ( const [ name, [ repository, commit ] ] of Object.entries(
		REPOSITORIES
	) ) {
		folders[ name ] = await once( join( 'farm', name ), async ( work ) => {
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

async function checkPrograms() {
	const missing = [];
	for ( const [ program, name ] of Object.entries( PROGRAMS ) ) {
		const find = `PATH="$PATH:/usr/sbin" command -v ${ program }`;
		if ( ( await run( 'sh', [ '-c', find ] ) ).status !== 0 ) {
			missing.push( name );
		}
	}
	if ( missing.length > 0 ) {
		throw new Failure(
			`The farm needs: apt-get install ${ missing.join( ' ' ) } php-redis`
		);
	}
}
