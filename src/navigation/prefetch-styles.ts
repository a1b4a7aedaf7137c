import type { Screen } from '../contract/types';
import { stylesOf } from './post-assets';

/** Brings the styles that a screen's content will need into the browser's cache. */
export function prefetchStyles( screen: Screen ): void {
	for ( const { handle, href } of stylesOf( screen ) ) {
		const id = `${ handle }-prefetch`;
		const isThere =
			document.getElementById( `${ handle }-css` ) ??
			document.getElementById( id );
		if ( href !== null && ! isThere ) {
			const link = document.createElement( 'link' );
			link.id = id;
			link.rel = 'prefetch';
			link.as = 'style';
			link.href = href;
			document.head.append( link );
		}
	}
}
