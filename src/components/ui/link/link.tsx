import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { followLink } from '../../../lib/follow-link';
import { useNavigator } from '../../../lib/navigator';
import { href } from '../../../lib/paths';

interface Props extends Omit<
	AnchorHTMLAttributes< HTMLAnchorElement >,
	'href'
> {
	/** A path below home, with its query and fragment, or a whole address. */
	readonly to: string;
}

/** A link that the app follows if it leads to a screen. Outside of the app it is a plain link. */
export function Link( { to, onClick, children, ...attributes }: Props ) {
	const navigator = useNavigator();

	function follow( event: MouseEvent< HTMLAnchorElement > ): void {
		onClick?.( event );
		if ( navigator ) {
			followLink( event, navigator );
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
