/** Browsers are told of pictures as wide as they are shown: they choose a file before they know the layout. */
import { expect } from '@playwright/test';
import { type Address, addresses } from './routes';
import { test } from './support';

/** How many device pixels for one of CSS are seen; finer screens need no larger file. */
const SEEN = 2;

/** What may be told for each pixel that a picture is drawn wide: words beside it make it taller than most. */
const LEAST = 0.85;
const MOST = 1.4;

/** Widths of windows, and device pixels for one of CSS. */
const WINDOWS = [
	[ 390, 2 ],
	[ 390, 3 ],
	[ 820, 2 ],
	[ 1440, 1 ],
] as const;

/** Pages that have, together, all kinds of cards and covers. */
const PAGES = [
	'home',
	'wordpress',
	'nested category',
	'post by its slug',
	'videos',
	'video',
	'courses',
	'course',
	'images',
	'image',
	'search',
] as const satisfies readonly ( keyof typeof addresses )[];

interface Picture {
	readonly name: string;
	/** The width that `sizes` tells for each pixel that it is drawn wide. */
	readonly told: number;
}

/** The pictures of the page, without those in texts. */
function pictures(): Picture[] {
	const ruler = document.body.appendChild( document.createElement( 'div' ) );
	ruler.style.position = 'absolute';
	/** The width in pixels that holds in this window; NaN if none does. */
	function widthOf( sizes: string ): number {
		for ( const size of sizes.split( /, (?![^(]*\))/ ) ) {
			const [ , condition, width = '' ] =
				/^(\([a-z-]+:.*\) )?(.*)$/.exec( size ) ?? [];
			if ( ! condition || window.matchMedia( condition ).matches ) {
				ruler.style.width = width;
				return ruler.getBoundingClientRect().width;
			}
		}
		return NaN;
	}
	const found = [ ...document.images ]
		.filter(
			( image ) =>
				image.sizes &&
				image.offsetWidth > 0 &&
				! image.closest( '.hien-prose' )
		)
		.map( ( image ) => {
			const { sizes, offsetWidth: width, offsetHeight: height } = image;
			const [ ownWidth, ownHeight ] = [ 'width', 'height' ].map(
				( side ) => Number( image.getAttribute( side ) )
			);
			const ratio = Number( ownWidth ) / Number( ownHeight );
			const isCut = getComputedStyle( image ).objectFit === 'cover';
			const drawn = isCut ? Math.max( width, height * ratio ) : width;
			return {
				name: `${ image.className } of ${ ownWidth } x ${ ownHeight } in ${ width } x ${ height }, ${ sizes }`,
				told: widthOf( sizes ) / drawn,
			};
		} );
	ruler.remove();
	return found;
}

test.use( { javaScriptEnabled: false } );

test( 'pictures are told as wide as they are shown', async ( { page } ) => {
	const devtools = await page.context().newCDPSession( page );
	for ( const name of PAGES ) {
		const { path }: Address = addresses[ name ];
		await page.goto( path );
		for ( const [ width, deviceScaleFactor ] of WINDOWS ) {
			await devtools.send( 'Emulation.setDeviceMetricsOverride', {
				width,
				height: 850,
				deviceScaleFactor,
				mobile: false,
			} );
			const shown = await page.evaluate( pictures );
			expect.soft( shown.length, name ).toBeGreaterThan( 0 );
			const least = LEAST * Math.min( 1, SEEN / deviceScaleFactor );
			expect
				.soft(
					shown.filter(
						( { told } ) => ! ( told >= least && told <= MOST )
					),
					`${ name }, ${ width } px, ${ deviceScaleFactor } times as fine`
				)
				.toEqual( [] );
		}
	}
} );
