/** Browsers are told of pictures as wide as they are shown: they choose a file before they know the layout. */
import { expect } from '@playwright/test';
import { type Address, addresses } from './routes';
import { test, withPictures } from './support';

/** How many device pixels for one of CSS are seen; finer screens need no larger file. */
const SEEN = 2;

/** What may be told for each pixel that a picture is drawn wide: words beside it make it taller than most. */
const LEAST = 0.85;
const MOST = 1.3;

/** Widths of windows, and device pixels for one of CSS. */
const WINDOWS = [
	[ 390, 2 ],
	[ 390, 3 ],
	[ 600, 2 ],
	[ 700, 2 ],
	[ 820, 2 ],
	[ 1440, 1 ],
] as const;

/** The narrowest window with three pictures in a row of the gallery. */
const GALLERY = [ 601, 2 ] as const;

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
	/** The width that `sizes` tells. */
	readonly told: number;
	readonly drawn: number;
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
				// The ruler would keep its width.
				if ( ! CSS.supports( 'width', width ) ) {
					return NaN;
				}
				ruler.style.width = width;
				return ruler.getBoundingClientRect().width;
			}
		}
		return NaN;
	}
	const found = [ ...document.images ]
		.filter(
			( image ) =>
				/\d+w/.test( image.srcset ) &&
				image.offsetWidth > 0 &&
				! image.closest( '.hien-prose' )
		)
		.map( ( image ) => {
			const { offsetWidth: width, offsetHeight: height } = image;
			const sizes = image.sizes || '100vw';
			const [ ownWidth, ownHeight ] = [ 'width', 'height' ].map(
				( side ) => Number( image.getAttribute( side ) )
			);
			const ratio = Number( ownWidth ) / Number( ownHeight );
			const isCut = getComputedStyle( image ).objectFit === 'cover';
			const drawn = isCut ? Math.max( width, height * ratio ) : width;
			return {
				name: `${ image.className } of ${ ownWidth } x ${ ownHeight } in ${ width } x ${ height }, ${ sizes }`,
				told: widthOf( sizes ),
				drawn,
			};
		} );
	ruler.remove();
	return found;
}

test.use( { ...withPictures, javaScriptEnabled: false } );

test( 'pictures are told as wide as they are shown', async ( { page } ) => {
	const devtools = await page.context().newCDPSession( page );
	async function shownIn(
		width: number,
		deviceScaleFactor: number
	): Promise< Picture[] > {
		await devtools.send( 'Emulation.setDeviceMetricsOverride', {
			width,
			height: 850,
			deviceScaleFactor,
			mobile: false,
		} );
		return page.evaluate( pictures );
	}
	for ( const name of PAGES ) {
		const { path }: Address = addresses[ name ];
		await page.goto( path );
		const windows = name === 'images' ? [ ...WINDOWS, GALLERY ] : WINDOWS;
		for ( const [ width, deviceScaleFactor ] of windows ) {
			const shown = await shownIn( width, deviceScaleFactor );
			expect.soft( shown.length, name ).toBeGreaterThan( 0 );
			const least = LEAST * Math.min( 1, SEEN / deviceScaleFactor );
			expect
				.soft(
					shown.filter( ( { told, drawn } ) => {
						const share = told / drawn;
						return ! ( share >= least && share <= MOST );
					} ),
					`${ name }, ${ width } px, ${ deviceScaleFactor } times as fine`
				)
				.toEqual( [] );
		}
		if ( name === 'home' ) {
			const [ fine, finer ] = [
				sumOf( await shownIn( 390, 2 ) ),
				sumOf( await shownIn( 390, 3 ) ),
			];
			expect.soft( finer / fine ).toBeLessThan( 0.8 );
		}
	}
} );

function sumOf( shown: readonly Picture[] ): number {
	return shown.reduce( ( sum, { told } ) => sum + told, 0 );
}
