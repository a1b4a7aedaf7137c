import { useContext } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { followLink } from '../../../lib/follow-link';
import { href } from '../../../lib/paths';

interface Props extends Omit<
	AnchorHTMLAttributes< HTMLAnchorElement >,
	'href'
> {
	/** A path below home, with its query and fragment, or a whole address. */
	readonly to: string;
}

/** A link that the app follows if it leads to a screen. Outside of a Router it is a plain link. */
export function Link( { to, onClick, children, ...attributes }: Props ) {
	// React Router's Link also reads the location, so that each navigation would re-render every link of the page.
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
			href={ to.startsWith( '/' ) ? href( to ) : to }
			onClick={ follow }
		>
			{ children }
		</a>
	);
}
