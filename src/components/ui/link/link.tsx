import { forwardRef, useContext } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { followLink } from '../../../lib/follow-link';
import { href } from '../../../lib/paths';

interface Props extends Omit<
	AnchorHTMLAttributes< HTMLAnchorElement >,
	'href'
> {
	/** A path below home, with its query and fragment; a whole address makes a plain link. */
	readonly to: string;
}

/** A link to a page of this site. Without a Router above it is a plain link. */
export const Link = forwardRef< HTMLAnchorElement, Props >( function Link(
	{ to, onClick, children, ...attributes },
	ref
) {
	// React Router's own Link also reads the location, which would render every link of the page again on each click.
	const router = useContext( NavigationContext ) as {
		readonly navigator: Parameters< typeof followLink >[ 1 ];
	} | null;

	function follow( event: MouseEvent< HTMLAnchorElement > ): void {
		onClick?.( event );
		if ( router ) {
			followLink( event, router.navigator );
		}
	}

	return (
		<a
			{ ...attributes }
			ref={ ref }
			href={ to.startsWith( '/' ) ? href( to ) : to }
			onClick={ follow }
		>
			{ children }
		</a>
	);
} );
