/**
 * `npm run bench -- scale`: lists, searches and pages of wp-admin of a very large site next to the same of a small one. The two databases are
 * filled once and kept in .cache/bench-scale; delete that folder to fill them again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../playground/tools.mjs';
import { compare, report, request } from './measure.mjs';
import { copyOf, firstSite, php, serve } from './sites.mjs';

const ROUNDS = 15;
const SMALL = 200;
const LARGE = 200_000;

/** Below the site's REST namespace. The searches have a page of results on both sites. */
const CALLS = [
	'posts?limit=15',
	'posts?limit=15&page=2',
	'featured',
	'categories',
	'categories/chuyen-muc-3',
	'tag/rest-api',
	'top-view',
	'users',
	'users?name=tran',
	'users?name=so%207',
	'comments',
	'options',
	'search?s=tu1',
	'search?s=t%E1%BB%AB10',
	'search?s=tu5%20tu9',
];

const PAGES = [ '/', '/tin-moi', '/chuyen-muc-3', '/thanh-vien' ];

const OF_MEMBER = [ 'comments?mine=true', 'account' ];

const OF_ADMIN = [
	'',
	'edit.php',
	'edit.php?orderby=hien_views&order=desc',
	'edit.php?post_type=page',
	'edit-tags.php?taxonomy=category',
	'edit-comments.php',
	'users.php',
	'users.php?orderby=hien_seen&order=desc',
	'admin.php?page=hien-start',
];

/** Compares the sites. */
export async function scale( site, { rounds = ROUNDS, posts = LARGE } ) {
	const keep = join( cache, 'bench-scale' );
	mkdirSync( keep, { recursive: true } );
	const first = await firstSite( [], keep );
	const small = await filled( first, keep, SMALL );
	const large = await filled( first, keep, posts );
	const people = {
		small: JSON.parse( await php( small, 'signed-in' ) ),
		large: JSON.parse( await php( large, 'signed-in' ) ),
	};
	const tables = {
		'REST calls': CALLS.map( ( path ) => [
			path,
			`/wp-json/hien/v1/${ path }`,
		] ),
		'REST calls of a member': OF_MEMBER.map( ( path ) => [
			path,
			`/wp-json/hien/v1/${ path }`,
			'member',
		] ),
		Pages: PAGES.map( ( path ) => [ path, path ] ),
		'wp-admin': OF_ADMIN.map( ( path ) => [
			path || 'index.php',
			`/wp-admin/${ path }`,
			'admin',
		] ),
	};
	await serve( small );
	await serve( large );
	for ( const [ title, tasks ] of Object.entries( tables ) ) {
		const rows = [];
		for ( const [ name, path, person ] of tasks ) {
			const of = ( which, { home } ) =>
				request( home + path, headers( people[ which ][ person ] ) );
			const times = await compare(
				{ small: of( 'small', small ), large: of( 'large', large ) },
				rounds
			);
			rows.push( {
				name,
				time: times.large,
				than: times.small,
				goal: 1.2,
			} );
		}
		report( `${ title }: ${ posts } posts / ${ SMALL }`, rows );
	}
}

function headers( person ) {
	return person ? { Cookie: person.cookie, 'X-WP-Nonce': person.nonce } : {};
}

/** A site with so many posts, filled where it is not yet. */
async function filled( first, keep, posts ) {
	const hash = createHash( 'sha1' )
		.update( readFileSync( join( root, 'bench/php/scale.php' ) ) )
		.digest( 'hex' )
		.slice( 0, 8 );
	const name = `scale_${ posts }_${ hash }`;
	const done = join( keep, name );
	const copy = await copyOf( first, name, existsSync( done ) );
	if ( ! existsSync( done ) ) {
		const start = performance.now();
		console.log( await php( copy, 'scale', String( posts ) ) );
		const seconds = Math.round( ( performance.now() - start ) / 1000 );
		console.log( `\n${ posts } posts were written in ${ seconds } s.` );
		writeFileSync( done, '' );
	}
	return copy;
}
