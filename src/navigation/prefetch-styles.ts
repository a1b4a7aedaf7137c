import type { Screen } from '../contract/types';
import { addBlockStyles, stylesOf } from './post-assets';

/** Prefetches the style sheets that a screen's content needs, each once, unless the page has them. */
export function prefetchStyles( screen: Screen ): void {
	addBlockStyles( screen );
	for ( const { handle, href } of stylesOf( screen ) ) {
		const id = `${ handle }-prefetch`;
		const isPresent =
			document.getElementById( `${ handle }-css` ) ??
			document.getElementById( id );
		if ( href !== null && ! isPresent ) {
			const link = document.createElement( 'link' );
			link.id = id;
			link.rel = 'prefetch';
			link.as = 'style';
			link.href = href;
			document.head.append( link );
		}
	}
}
