import { expect } from '@playwright/test';
import type { PostList } from '../../src/contract/types';
import { open, ownSite, test } from './support';

// A view changes every list of the most viewed posts, so these tests have a separate site.
const site = ownSite();

test( 'what is read for a while counts once a day, without a cookie', async ( {
	page,
	request,
	context,
} ) => {
	const slug = 'tao-rest-api-rieng-trong-wordpress';
	const views = async () => {
		const answer = await request.get(
			`${ site.url }/wp-json/hien/v1/posts/${ slug }`
		);
		return ( ( await answer.json() ) as PostList[ 'data' ][ 0 ] ).views;
	};
	const report = () => page.waitForResponse( /\/wp-json\/hien\/v1\/views/ );
	const before = await views();

	await page.clock.install();
	for ( const counted of [ true, false ] ) {
		await open( page, `${ site.url }/${ slug }` );
		const answer = report();
		await page.clock.runFor( 10_000 );
		expect( await ( await answer ).json() ).toEqual( { counted } );
	}
	expect( await views() ).toBe( before + 1 );
	expect( await context.cookies() ).toEqual( [] );
} );
